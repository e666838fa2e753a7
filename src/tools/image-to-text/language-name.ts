import { own } from '#lib/own';

/** What the parts of a code behind the language say, as in `chi_sim` or `deu_frak`. */
const VARIANTS: Readonly<Record<string, string>> = {
  sim: 'simplified',
  tra: 'traditional',
  vert: 'vertical',
  latn: 'Latin script',
  cyrl: 'Cyrillic',
  frak: 'Fraktur',
  old: 'old',
};

/** Codes of the reader's data that no standard knows. */
const OTHERS: Readonly<Record<string, string>> = { chi: 'zho', frm: 'frm', kmr: 'ku' };

/** A language as people call it: "German" for `deu`, "Chinese, simplified" for `chi_sim`; the code itself when it says nothing. */
export function languageName(code: string): string {
  const [language = '', ...variants] = code.toLowerCase().split('_');
  const name = nameOf(own(OTHERS, language) ?? language) ?? language;
  return [name, ...variants.map((variant) => own(VARIANTS, variant) ?? variant)].join(', ');
}

function nameOf(language: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language);
  } catch {
    return undefined;
  }
}
