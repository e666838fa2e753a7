/** `--color-paper` of the style sheet as browsers' frames understand it; a test holds the two together. */
export const themeColours = { light: '#fbfaf7', dark: '#0f1412' } as const;
