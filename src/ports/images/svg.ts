import { ToolError } from '#kit/tool-error';
import { plainEntities } from '#lib/plain-entities';
import { type SniffedImage, sniffImage } from '#lib/sniff-image';
import { openPicture } from './engine.ts';

const ENTITIES_REFUSED = 'The SVG drawing defines entities, which cannot be read safely here.';
/** Pictures that may be inside a drawing. */
const MAX_PICTURES = 200;

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
  if (!plainEntities(text)) throw new ToolError('unsupported', ENTITIES_REFUSED);
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
