// Built by `landmarks.ts`.
declare module 'virtual:landmarks/*' {
  const landmarksByDream: Record<string, import('../landmarks').Landmark[]>;
  export default landmarksByDream;
}

// Built by `rasterise.ts`.
declare module '*?small=480' {
  const url: string;
  export default url;
}
