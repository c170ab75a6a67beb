// What a table shows at the end of a game, in a chunk that is loaded during the game.
export { default as Ceremony } from './Ceremony.svelte';
export { default as Result } from './Result.svelte';
