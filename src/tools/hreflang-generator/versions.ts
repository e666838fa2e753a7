import { readHreflang } from '#lib/hreflang/read-code';
import { pastedColumns } from '#lib/pasted-columns';
import { languageName } from './language-name.ts';

export interface Version {
  /** As it was written. */
  written: string;
  /** As it is to be written; absent when nobody can tell. */
  code: string | undefined;
  region: string | undefined;
  language: string | undefined;
  meaning: string;
  /** Complete; absent when it is not. */
  url: string | undefined;
  entered: string;
  faults: string[];
  doubts: string[];
}

interface Entered {
  versions: readonly { language: string; region: string; url: string }[];
  list: readonly string[];
  fallback: string;
}

/** What was entered, in its order; rows and lines without anything in them are passed over. */
export function readVersions({ versions, list, fallback }: Entered): Version[] {
  const rows = versions
    .map(({ language, region, url }) => [
      [language, region]
        .map((part) => part.trim())
        .filter(Boolean)
        .join('-'),
      url,
    ])
    .filter(([code, url]) => code !== '' || url?.trim() !== '');
  const lines = list
    .flatMap((each) => each.split(/\r\n|\r|\n/))
    .map(pastedColumns)
    .filter((columns) => columns.length > 0);
  const last = fallback.trim() === '' ? [] : [['x-default', fallback]];
  return [...rows, ...lines.map(turned), ...last].map(([code = '', url = '']) => versionOf(code, url.trim()));
}

/** The code first, however the columns were. */
function turned([first = '', second = '', third]: string[]): [string, string] {
  if (third !== undefined && !isAddress(second)) return [[first, second].filter(Boolean).join('-'), third];
  const [code, url] = isAddress(first) && !isAddress(second) ? [second, first] : [first, second];
  return [code.split(/\s+/).join('-'), url];
}

function isAddress(text: string): boolean {
  return /[/.]/.test(text);
}

function versionOf(written: string, entered: string): Version {
  const { code, language, region, faults, doubts } = readHreflang(written);
  const url = /^https?:\/\//i.test(entered) ? URL.parse(entered)?.href : undefined;
  const meaning = code === undefined ? '' : languageName(code);
  return { written, code, language, region, meaning, url, entered, faults, doubts };
}
