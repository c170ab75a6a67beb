// The client of games without a client of their own: shows the view as panels and the legal moves as buttons.
import type { GameClient } from '../gameClient';
import GenericBoard from './GenericBoard.svelte';

export const client: GameClient = {
  board: GenericBoard,
  catalogues: [],
  shortcuts: [
    { key: '1–9', message: 'web-key-choose' },
    { key: 'Enter', message: 'web-key-confirm' },
  ],
};
