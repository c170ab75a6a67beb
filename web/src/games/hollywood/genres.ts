export const GENRES = ['action', 'horror', 'romance'] as const;
