/** How browsers lay a page out by its doctype; `none` where there is none. Source: HTML Living Standard, "The initial insertion mode". */
type DoctypeMode = 'standards' | 'limited-quirks' | 'quirks' | 'none';

interface Doctype {
  mode: DoctypeMode;
  at: number;
}

/** UTF-16 units before and in the doctype that are read. */
const LONGEST = 4_000;

const quirkyNames = new Set(['-//w3o//dtd w3 html strict 3.0//en//', '-/w3c/dtd html 4.0 transitional/en', 'html']);

/** Beginnings of public names of the time before the standards. */
const quirky = [
  ...['+//silmaril//dtd html pro', '-//as//dtd html 3.0 aswedit', '-//advasoft ltd//dtd html 3.0 aswedit'],
  ...['-//ietf//dtd html', '-//metrius//dtd metrius presentational', '-//microsoft//dtd internet explorer'],
  ...['-//netscape comm. corp.//dtd', "-//o'reilly and associates//dtd html", '-//sq//dtd html 2.0 hotmetal'],
  ...['-//softquad', '-//spyglass//dtd html 2.0 extended', '-//sun microsystems corp.//dtd hotjava'],
  ...['-//w3c//dtd html 3', '-//w3c//dtd html 4.0 frameset//', '-//w3c//dtd html 4.0 transitional//'],
  ...['-//w3c//dtd html experimental', '-//w3c//dtd w3 html 3.0//', '-//w3o//dtd w3 html 3.0//'],
  ...['-//webtechs//dtd mozilla html'],
];
const loose = ['-//w3c//dtd html 4.01 frameset//', '-//w3c//dtd html 4.01 transitional//'];
const limited = ['-//w3c//dtd xhtml 1.0 frameset//', '-//w3c//dtd xhtml 1.0 transitional//'];

const declaration =
  /^<!doctype\s+([^\s>]+)\s*(?:(?:public\s*(?:"([^">]*)"|'([^'>]*)')|(system))\s*(?:"([^">]*)"|'([^'>]*)')?)?\s*([^>]?)/i;

/** The doctype of a page, which may follow white space and comments only. */
export function doctypeOf(html: string): Doctype {
  const before = beforeDoctype(html);
  const text = html.slice(before, before + LONGEST);
  if (!/^<!doctype/i.test(text)) return { mode: 'none', at: before };
  const parts = declaration.exec(text);
  if (!parts) return { mode: 'quirks', at: before };
  const [, name = '', inDouble, inSingle, system, systemDouble, systemSingle, rest] = parts;
  const publicName = (inDouble ?? inSingle)?.toLowerCase();
  const address = (systemDouble ?? systemSingle)?.toLowerCase();
  const isBroken = rest !== '' || (system !== undefined && address === undefined);
  return { mode: isBroken || name.toLowerCase() !== 'html' ? 'quirks' : modeOf(publicName, address), at: before };
}

function modeOf(name = '', address: string | undefined): DoctypeMode {
  const begins = (list: readonly string[]) => list.some((each) => name.startsWith(each));
  const isOld = quirkyNames.has(name) || begins(quirky) || (begins(loose) && address === undefined);
  if (isOld || address === 'http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd') return 'quirks';
  return begins(limited) || begins(loose) ? 'limited-quirks' : 'standards';
}

/** Where the first thing begins that is neither white space nor a comment nor an instruction. */
function beforeDoctype(html: string): number {
  let at = html.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (;;) {
    while (at < html.length && ' \t\n\f\r'.includes(html.charAt(at))) at += 1;
    const end = html.startsWith('<!--', at)
      ? html.indexOf('-->', at + 4) + 2
      : html.startsWith('<?', at)
        ? html.indexOf('>', at)
        : 0;
    if (end <= at) return at;
    at = end + 1;
  }
}
