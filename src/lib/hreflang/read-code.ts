import { own } from '../own.ts';
import { languageCodes, regionCodes, scriptCodes } from './codes.data.ts';

/** A value of `hreflang` as Google reads it: ISO 639-1, optional ISO 15924, optional ISO 3166-1 alpha-2; or `x-default`. */
interface HreflangCode {
  /** In the usual case: `en-GB`, `zh-Hant-TW`; corrected where what was meant is known. Absent: nobody can tell. */
  code?: string;
  /** Lower case. */
  language?: string;
  script?: string;
  /** Upper case. */
  region?: string;
  /** What is wrong with it as it was written, in sentences. */
  faults: string[];
  /** What it may not be meant to say, though it is valid. */
  doubts: string[];
}

/** Countries' codes, or other ones, that people write for a language. */
const meantLanguages: Readonly<Record<string, string>> = {
  ...{
    jp: 'ja',
    cn: 'zh',
    cz: 'cs',
    dk: 'da',
    gr: 'el',
    ua: 'uk',
    vn: 'vi',
    at: 'de',
    us: 'en',
    gb: 'en',
    mx: 'es',
    rs: 'sr',
  },
  ...{
    iw: 'he',
    in: 'id',
    ji: 'yi',
    eng: 'en',
    deu: 'de',
    ger: 'de',
    fra: 'fr',
    fre: 'fr',
    spa: 'es',
    ita: 'it',
    por: 'pt',
  },
  ...{
    jpn: 'ja',
    kor: 'ko',
    zho: 'zh',
    chi: 'zh',
    rus: 'ru',
    nld: 'nl',
    dut: 'nl',
    pol: 'pl',
    tur: 'tr',
    ara: 'ar',
    swe: 'sv',
  },
};

/** Valid codes of languages that are mostly written by mistake for a country. */
const doubtful: Readonly<Record<string, readonly [is: string, meant: string]>> = {
  se: ['Northern Sami', 'Swedish is sv'],
  kr: ['Kanuri', 'Korean is ko'],
  tw: ['Twi', 'Chinese in Taiwan is zh-TW'],
  ch: ['Chamorro', 'German in Switzerland is de-CH'],
  br: ['Breton', 'Portuguese in Brazil is pt-BR'],
  be: ['Belarusian', 'Dutch in Belgium is nl-BE'],
  my: ['Burmese', 'Malay is ms'],
  ee: ['Ewe', 'Estonian is et'],
  si: ['Sinhala', 'Slovenian is sl'],
};

const meantRegions: Readonly<Record<string, string>> = {
  UK: 'GB',
  EN: 'GB',
  USA: 'US',
  GBR: 'GB',
  JA: 'JP',
  KO: 'KR',
  SU: 'RU',
};

const noCountries: Readonly<Record<string, string>> = {
  EU: 'the European Union',
  LATAM: 'Latin America',
  LAT: 'Latin America',
  APAC: 'Asia and the Pacific',
  EMEA: 'Europe, the Middle East and Africa',
  '419': 'Latin America',
  '001': 'the world',
  '150': 'Europe',
  INT: 'the world',
};

/** Reads a value of `hreflang` as a person wrote it. */
export function readHreflang(written: string): HreflangCode {
  const text = written.trim();
  if (text.toLowerCase() === 'x-default') return { code: 'x-default', faults: [], doubts: [] };
  const faults: string[] = [];
  if (text.includes('_')) faults.push(`“${text}” has an underscore; hyphens go between the parts.`);
  const parts = text.split(/[-_]/);
  if (text === '' || parts.length > 3 || parts.some((part) => !/^[a-z0-9]{2,5}$/i.test(part))) {
    return { faults: [`“${text.slice(0, 40)}” is not a code of a language, such as en or en-GB.`], doubts: [] };
  }
  const [first = '', ...rest] = parts;
  const turned = isTurned(first, rest);
  if (turned) faults.push(`“${text}” is turned round: the language comes first.`);
  const language = languageOf(turned ? (rest[0] ?? '') : first, faults);
  const { script, region } = restOf(turned ? [first] : rest, faults);
  if (language === undefined || region === null || script === null) return { faults, doubts: [] };
  const code = [language, script, region].filter((part) => part !== undefined).join('-');
  const [is, meant] = (region === undefined && own(doubtful, language)) || [];
  const doubts = is === undefined ? [] : [`${language} is ${is}. ${meant}.`];
  const elsewhere = region && regionDoubt(language, region);
  if (elsewhere) doubts.push(elsewhere);
  return { code, language, ...(script && { script }), ...(region && { region }), faults, doubts };
}

/** Countries whose codes look like a wider area, by the languages in which nobody writes for the country. */
const areas: Readonly<Record<string, readonly [is: string, meant: string, languages: string]>> = {
  LA: ['Laos', 'Latin America', 'es pt'],
  ME: ['Montenegro', 'the Middle East', 'ar fa he'],
  SA: ['Saudi Arabia', 'South America', 'es pt'],
  NA: ['Namibia', 'North America', 'es fr'],
};

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** `es-LA`, and `sv-SV`: a country that is likely another one than is meant. */
function regionDoubt(language: string, region: string): string | undefined {
  const [is, meant, written = ''] = own(areas, region) ?? [];
  if (is && written.split(' ').includes(language)) return `${region} is ${is}, and not ${meant}.`;
  const home = new Intl.Locale(language).maximize().region;
  if (language.toUpperCase() !== region || home === undefined || home === region) return undefined;
  const spoken = new Intl.Locale(`und-${region}`).maximize().language;
  return spoken === language ? undefined : `${region} is ${countries.of(region)}; ${countries.of(home)} is ${home}.`;
}

/** `GB-en`. */
function isTurned(first: string, rest: readonly string[]): boolean {
  const [second = ''] = rest;
  if (rest.length !== 1 || languageCodes.has(first.toLowerCase())) return false;
  return regionOf(first) !== undefined && languageCodes.has(second.toLowerCase());
}

function regionOf(part: string): string | undefined {
  const upper = part.toUpperCase();
  return regionCodes.has(upper) ? upper : own(meantRegions, upper);
}

function languageOf(part: string, faults: string[]): string | undefined {
  const lower = part.toLowerCase();
  if (languageCodes.has(lower)) return lower;
  const meant = own(meantLanguages, lower);
  const two = 'Languages have two letters, by ISO 639-1.';
  faults.push(
    meant ? `${part} is not a language; ${meant} is meant.` : `${part} is not a language that is known. ${two}`,
  );
  return meant;
}

/** `null` for a part that nobody knows. */
function restOf(parts: readonly string[], faults: string[]) {
  const found: { script?: string | null; region?: string | null } = {};
  for (const part of parts) {
    const script = part.charAt(0).toUpperCase() + part.slice(1).toLowerCase();
    const upper = part.toUpperCase();
    const nowhere = own(noCountries, upper);
    if (part.length === 4 && found.script === undefined && found.region === undefined) {
      found.script = scriptCodes.has(script) ? script : null;
      if (!found.script) faults.push(`${part} is not a script that is known, by ISO 15924.`);
    } else if (nowhere !== undefined) {
      faults.push(`${part} stands for ${nowhere}, which is not a country: leave it out, or name each country.`);
    } else {
      found.region = regionOf(part) ?? null;
      if (!found.region) faults.push(`${part} is not a country that is known, by ISO 3166-1.`);
      else if (found.region !== upper) faults.push(`${part} is not the code of the country; ${found.region} is.`);
    }
  }
  return found;
}
