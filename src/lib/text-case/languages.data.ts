/** Languages whose letters change case in ways of their own, and `any` for the rules that hold everywhere. */
export const languages = ['any', 'az', 'de', 'el', 'en', 'lt', 'nl', 'tr'] as const;
export type Language = (typeof languages)[number];
