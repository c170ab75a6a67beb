// Made by `landmarks.ts` when the site is built.
declare module 'virtual:landmarks/*' {
  const told: Record<string, import('../landmarks').Landmark[]>;
  export default told;
}

// Painted by `small.ts` when the site is built.
declare module '*?small=720' {
  const url: string;
  export default url;
}
