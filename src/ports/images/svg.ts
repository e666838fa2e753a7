import { ToolError } from '#kit/tool-error';
import { type SniffedImage, sniffImage } from '#lib/sniff-image';
import { openPicture } from './engine.ts';

/** Bytes that the entities of a drawing may add to it. Drawing programs use a few of them, as short names for namespaces. */
const MAX_ENTITY_BYTES = 1024 * 1024;
/** Pictures that may be inside a drawing. */
const MAX_PICTURES = 200;

const SUBSET_START = /<!doctype[^[<>]*\[/i;
const SUBSET_END = /\]\s*>/;
const ENTITY = /<!entity\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/gi;
/** With or without a namespace before it, which stays as it is. */
const HREF = /(href\s*=\s*)("[^"]*"|'[^']*')/gi;
const DATA_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;
/** Written as character references, they are in long values. */
const LINE_BREAK = /&#(?:x[9ad]|9|10|13);/gi;
const PIXELS = new Set<SniffedImage>(['png', 'jpeg', 'gif', 'webp']);

/**
 * A drawing that can be drawn without harm. The drawing library reads no file and no address when it draws from memory. What is
 * left to bound are entities, and pictures inside the drawing, which it unpacks without a limit; all other references go.
 *
 * @throws ToolError `unsupported` for entities that could grow, `too-large` for the pictures inside.
 */
export async function safeDrawing(content: Uint8Array, maxPixels: number): Promise<Uint8Array> {
  const text = new TextDecoder().decode(content);
  refuseGrowingEntities(text);
  const inside = new Set<string>();
  for (const [, , quoted = ''] of text.matchAll(HREF)) {
    const target = targetOf(quoted);
    if (DATA_PICTURE.test(target) && !target.includes('&')) inside.add(target);
  }
  const sound = await soundPictures(inside, maxPixels);
  const safe = text.replace(HREF, (whole, name: string, quoted: string) => {
    const target = targetOf(quoted);
    return target.startsWith('#') || sound.has(target) ? whole : `${name}"#"`;
  });
  return new TextEncoder().encode(safe);
}

function targetOf(quoted: string): string {
  return quoted.slice(1, -1).replaceAll(LINE_BREAK, '').trim();
}

/** What a document declares for itself, between the brackets of its doctype. */
function internalSubset(text: string): string {
  const start = SUBSET_START.exec(text);
  if (!start) return '';
  const rest = text.slice(start.index + start[0].length);
  const end = rest.search(SUBSET_END);
  return end < 0 ? '' : rest.slice(0, end);
}

function refuseGrowingEntities(text: string): void {
  const refused = new ToolError('unsupported', 'The SVG drawing defines entities, which cannot be read safely here.');
  const subset = internalSubset(text);
  const declared = subset.match(/<!entity/gi)?.length ?? 0;
  if (declared === 0) {
    if (/<!entity/i.test(text)) throw refused;
    return;
  }
  const entities = [...subset.matchAll(ENTITY)].map(([, name = '', double, single]) => ({
    name,
    value: double ?? single ?? '',
  }));
  const isPlain = entities.length === declared && entities.every(({ value }) => !/[&<%]/.test(value));
  if (!isPlain) throw refused;
  const lengths = new Map(entities.map(({ name, value }) => [name, value.length]));
  let added = 0;
  for (const [, name = ''] of text.matchAll(/&([\w.:-]+);/g)) added += lengths.get(name) ?? 0;
  if (added > MAX_ENTITY_BYTES) throw refused;
}

/** Those that can be read; a drawing shows nothing in place of the others. */
async function soundPictures(pictures: ReadonlySet<string>, maxPixels: number): Promise<Set<string>> {
  const tooMany = 'The SVG drawing holds more pictures, or larger ones, than can be drawn here.';
  if (pictures.size > MAX_PICTURES) throw new ToolError('too-large', tooMany);
  const sound = new Set<string>();
  let pixels = 0;
  for (const picture of pictures) {
    const size = await sizeOf(picture.slice(picture.indexOf(',') + 1));
    if (!size) continue;
    pixels += size.width * size.height;
    if (pixels > maxPixels) throw new ToolError('too-large', tooMany);
    sound.add(picture);
  }
  return sound;
}

async function sizeOf(base64: string): Promise<{ width: number; height: number } | undefined> {
  // A drawing inside a drawing would have to be judged all over again.
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    if (!PIXELS.has(sniffImage(bytes) ?? 'svg')) return undefined;
    return await openPicture(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}
