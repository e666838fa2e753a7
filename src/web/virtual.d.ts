declare module 'virtual:tool-card-addresses' {
  const addresses: Record<string, { url: string; preload: string[] }>;
  export default addresses;
}
