// Made by `landmarks.ts` when the site is built.
declare module 'virtual:landmarks/*' {
  const told: Record<string, import('../landmarks').Landmark[]>;
  export default told;
}
