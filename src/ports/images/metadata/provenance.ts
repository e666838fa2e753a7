import { latin } from './bytes.ts';

/** What signed origins say of a picture (C2PA); the signature itself is not checked. */
interface Provenance {
  /** The program that made the claim, as it calls itself. */
  generator?: string;
  /** What IPTC calls the way the picture came about, such as `trainedAlgorithmicMedia`. */
  sources: string[];
}

const SOURCE = /digitalsourcetype\/([A-Za-z]{3,60})/gi;
/** Longest blocks that are looked through. */
const MOST = 4 << 20;

export function provenanceIn(blocks: readonly Uint8Array[]): Provenance | undefined {
  const text = blocks
    .map((block) => textOf(block.subarray(0, MOST)))
    .join('')
    .slice(0, MOST);
  if (!/c2pa|jumb/.test(text)) return undefined;
  const sources = [...new Set([...text.matchAll(SOURCE)].map(([, name = '']) => name))];
  const generator = generatorIn(text);
  return { sources, ...(generator && { generator }) };
}

/** The name of the program, in the claim itself or in what is told of the program in it. */
function generatorIn(text: string): string | undefined {
  const at = text.search(/claim_generator(?!_)/);
  if (at !== -1) return cborText(text, at + 'claim_generator'.length);
  const info = text.indexOf('claim_generator_info');
  const name = info === -1 ? -1 : text.indexOf('dname', info);
  return name === -1 || name > info + 400 ? undefined : cborText(text, name + 'dname'.length);
}

/** A text in CBOR: a byte or two with its length come before it (RFC 8949, 3.1). */
function cborText(text: string, from: number): string | undefined {
  const head = text.charCodeAt(from);
  const isShort = head >= 0x60 && head < 0x78;
  if (!isShort && head !== 0x78) return undefined;
  const start = isShort ? from + 1 : from + 2;
  const found = text.slice(start, start + (isShort ? head - 0x60 : text.charCodeAt(from + 1)));
  return /^[\x20-\x7e]{2,200}$/.test(found) ? found : undefined;
}

function textOf(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(latin(bytes, at, Math.min(bytes.length, at + 8192)));
  return parts.join('');
}
