const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** "English (United Kingdom)", as the system that runs this calls it. */
export function languageName(code: string): string {
  return code === 'x-default' ? 'All other visitors' : (names.of(code) ?? code);
}
