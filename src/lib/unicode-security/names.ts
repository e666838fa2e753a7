import { once } from '../once.ts';
import { namesInSeries } from './name-series.ts';
import { names } from './names.data.ts';

const known = once(read);

/** The name that Unicode gives a character that is not seen, or that looks like ASCII; of others, what kind it is. */
export function characterName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return known().get(code) ?? byRule(character, code);
}

function read(): ReadonlyMap<number, string> {
  const listed = names
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [beginning = '', rest = ''] = line.split(': ');
      return rest.split(', ').map((name): [number, string] => {
        const space = name.indexOf(' ');
        return [Number.parseInt(name, 16), `${beginning}${name.slice(beginning === '' ? space + 1 : space)}`];
      });
    });
  return new Map([...namesInSeries(), ...listed]);
}

function byRule(character: string, code: number): string {
  if (/^[a-z]$/.test(character)) return `LATIN SMALL LETTER ${character.toUpperCase()}`;
  if (/^[A-Z]$/.test(character)) return `LATIN CAPITAL LETTER ${character}`;
  if (code >= 0xfe00 && code <= 0xfe0f) return `VARIATION SELECTOR-${code - 0xfe00 + 1}`;
  if (code >= 0xe0100 && code <= 0xe01ef) return `VARIATION SELECTOR-${code - 0xe0100 + 17}`;
  if (code === 0xe0020) return 'TAG SPACE';
  if (code > 0xe0020 && code < 0xe007f) return `TAG "${String.fromCharCode(code - 0xe0000)}"`;
  if (code === 0xe007f) return 'CANCEL TAG';
  if (code >= 0x13430 && code <= 0x1345f) return 'EGYPTIAN HIEROGLYPH FORMAT CONTROL';
  if (code >= 0xd800 && code <= 0xdfff) return 'HALF OF A SURROGATE PAIR';
  if (/^\p{Co}$/u.test(character)) return 'PRIVATE USE CHARACTER';
  if (/^\p{Cn}$/u.test(character)) return 'UNASSIGNED';
  return 'CONTROL CHARACTER';
}
