/** `any` for the rules that hold everywhere, then languages whose letters change case in other ways, in the order of their English names. */
export const languages = ['any', 'az', 'nl', 'en', 'de', 'el', 'lt', 'tr'] as const;
export type Language = (typeof languages)[number];
