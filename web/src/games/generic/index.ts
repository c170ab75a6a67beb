// The client of games without one of their own: the view as readable panels, the legal moves as buttons.
import type { GameClient } from '../gameClient';
import GenericBoard from './GenericBoard.svelte';

export const client: GameClient = { board: GenericBoard, catalogues: [] };
