// Ready-made remarks in the chat: their speaker and their text, in the viewer's language.
import type { ChatLine } from './api';
import { hasMessage, say } from './i18n.svelte';

/** Return the name of a person, or of a bot by the number of its name. */
const nameOf = (name: string, botNumber: number | undefined): string =>
  botNumber ? say('web-bot-name', { seat: botNumber }) : name;

/** Return the name of whoever wrote a chat line. */
export const speakerName = ({ name, bot_number }: ChatLine): string => nameOf(name, bot_number);

/** Return the text of a chat line. A remark has none until the game's messages are loaded. */
export function lineText({ text, remark, about }: ChatLine, family: string): string {
  const id = `${family}-remark-${remark}`;
  if (!remark || !hasMessage(id)) return text ?? '';
  return say(id, { name: about ? nameOf(about.name, about.bot_number) : '' });
}
