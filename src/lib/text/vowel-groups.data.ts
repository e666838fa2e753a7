/** How syllables are counted from the spelling, by the code of the language. English has a way of its own. */
interface VowelGroups {
  vowels: string;
  /** What counts as one syllable of more than one vowel, the longest first; absent: every vowel is one. */
  together?: string;
  /** What is no syllable, before vowels are counted. */
  silent?: RegExp;
  /** Whether the e of a last "e", "es" or "ent" is not spoken, but in a word's only syllable. */
  isEndSilent?: boolean;
}

export const vowelGroups: ReadonlyMap<string, VowelGroups> = new Map([
  [
    'de',
    {
      vowels: 'aeiouyäöü',
      together: 'aa|ai|au|ay|ee|ei|eu|ey|ie|oo|äu|oi|oy',
      silent: /(?<=q)u|y(?=[aeiouäöü])/g,
    },
  ],
  [
    'nl',
    {
      vowels: 'aeiouyéèëïöüáóí',
      together: 'aai|eau|ooi|oei|eeuw|ieuw|aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au|ai|oi',
      silent: /(?<=q)u/g,
    },
  ],
  // A weak vowel (i, u) joins its neighbour, unless it bears an accent.
  [
    'es',
    {
      vowels: 'aeiouáéíóúü',
      together: '[iuü][aeoáéó][iuy]|[aeoáéó][iuy]|[iuü][aeoáéó]|[iu][iuúí]',
      silent: /(?<=q)u(?=[eiéí])|(?<=g)u(?=[eiéí])/g,
    },
  ],
  [
    'pt',
    {
      vowels: 'aeiouáéíóúâêôãõàü',
      together: 'ões|ãe|ão|õe|[aeoáéóâêô][iu]|[iu][iu]|(?<=[qg])u[aoáóãâ]',
      silent: /(?<=[qg])u(?=[eiéíê])/g,
    },
  ],
  [
    'it',
    {
      vowels: 'aeiouàèéìíòóùú',
      together: '[iu][aeoàèéòó][iu]|[aeoàèéòó][iu]|[iu][aeoàèéòó]|[iu][iu]',
      silent: /(?<=q)u|(?<=[cg]|sc|gl)i(?=[aouàòù])/g,
    },
  ],
  [
    'fr',
    {
      vowels: 'aeiouyàâéèêëîïôùûüœæ',
      together:
        'eau|[aeoué]?[iy]eu[xr]?|oui|aie|oie|uie|ieu|œu|eu|ai|aî|au|ei|ou|où|oû|oi|oî|ui|uî|ie|iè|ié|ia|io|eo|ea|oe',
      silent: /(?<=[qg])u(?=[eéèêiîa])/g,
      isEndSilent: true,
    },
  ],
  ['ru', { vowels: 'аеёиоуыэюя' }],
]);
