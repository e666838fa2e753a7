/** `npm run walk`: everything is tried of which `npm test` takes a share. */
export const isWhole = process.env.WHOLE === '1';
