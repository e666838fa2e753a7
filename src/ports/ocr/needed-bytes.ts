/** Bytes of what a browser fetches to read pictures, without their compression: by it, progress is told. */
export const NEEDED_BYTES = { core: 2_857_601, english: 5_199_098 };
