import { type MadePiece, makeSet, type Piece, pieceOf } from '#families/picture-set';
import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { escapeMarkup } from '#lib/markup';
import type { ImageInfo, PixelFormat } from '#ports/images/port';
import { layouts, slotWidth } from './sizes.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

const MOST_WIDTHS = 10;
const WIDEST = 8_192;
/** Screens whose loads are told: CSS pixels, and device pixels to each. */
const SCREENS = [
  ['Phone, 360 pixels at 2×', 360, 2],
  ['Phone, 360 pixels at 3×', 360, 3],
  ['Laptop, 1440 pixels at 1×', 1440, 1],
  ['Laptop, 1440 pixels at 2×', 1440, 2],
] as const;
/** What is written as PNG where nothing else is asked for. */
const SHARP: ReadonlySet<string> = new Set(['png', 'gif', 'svg', 'ico']);

const run: Run<typeof tool> = async (input, ports, context) => {
  const widths = widthsIn(input.widths);
  const sizes = input.layout === 'own' ? input.sizes.trim() || layouts.full : layouts[input.layout];
  const { source, sourceBytes, made, expiresAt } = await makeSet({
    imageUrl: input.imageUrl,
    ports,
    context,
    pieces: (source) => piecesOf(source, { input, widths: fittingWidths(widths, source.width) }),
  });
  const isSmaller = widths.some((width) => width > source.width);
  const screens = screensOf({ made, sizes, sourceBytes });
  const notes = [
    isSmaller && `The picture is only ${source.width} pixels wide, and was not enlarged.`,
    source.frames > 1 && 'Only WEBP keeps it moving: of the others, the first frame was used.',
    screens.length === 0 && 'What screens load is not known for these sizes.',
  ];
  return {
    html: htmlOf({ made, sizes, input }),
    phones: screens,
    pictures: made.map(pieceOf),
    ...{ sourceBytes, expiresAt },
    note: notes.filter(Boolean).join(' ') || null,
  };
};

export default run;

function widthsIn(text: string): number[] {
  const refuse = (message: string) => new ToolError('invalid-input', message, { field: 'widths' });
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const widths = words.map((word) => (/^\d{1,5}(?:px|w)?$/i.test(word) ? Number.parseInt(word, 10) : 0));
  if (widths.length === 0) throw refuse('Please enter at least one width');
  if (widths.length > MOST_WIDTHS) throw refuse(`Please enter at most ${MOST_WIDTHS} widths`);
  if (widths.some((width) => width < 16 || width > WIDEST)) {
    throw refuse(`Each width is a whole number between 16 and ${WIDEST.toLocaleString('en')}`);
  }
  return [...new Set(widths)].sort((a, b) => a - b);
}

function fittingWidths(widths: readonly number[], own: number): number[] {
  const fitting = widths.filter((width) => width < own);
  return fitting.length < widths.length ? [...fitting, own] : fitting;
}

interface Wanted {
  input: Input;
  widths: readonly number[];
}

function piecesOf(source: ImageInfo, { input, widths }: Wanted): Piece[] {
  const auto = SHARP.has(source.format) ? 'png' : 'jpeg';
  const fallback: PixelFormat = input.fallback === 'auto' ? auto : input.fallback;
  const formats: PixelFormat[] = [
    ...(input.avif ? ['avif' as const] : []),
    ...(input.webp ? ['webp' as const] : []),
    fallback,
  ];
  return formats.flatMap((format) =>
    widths.map((width) => ({
      name: `${format === 'jpeg' ? 'JPG' : format.toUpperCase()}, ${width} pixels`,
      suffix: String(width),
      options: {
        format,
        ...(format !== 'png' && { quality: input.quality }),
        resize: { width, fit: 'contain' as const, enlarge: false },
      },
    })),
  );
}

interface Shown {
  made: readonly MadePiece[];
  sizes: string;
}

function htmlOf({ made, sizes, input }: Shown & { input: Input }): string {
  const folder = input.path.trim() === '' ? '' : `${input.path.trim().replace(/\/$/, '')}/`;
  const address = ({ file }: MadePiece) => escapeMarkup(folder + encodeURIComponent(file));
  const bySize = [...Map.groupBy(made, ({ format }) => format)];
  const setOf = (files: readonly MadePiece[]) => files.map((each) => `${address(each)} ${each.width}w`).join(', ');
  const [, fallback = []] = bySize.at(-1) ?? [];
  const largest = fallback.at(-1);
  // Old browsers get one that is enough for most.
  const usual = fallback.findLast(({ width }) => width <= 1_100) ?? fallback[0];
  if (!largest || !usual) throw new Error('A picture without files');
  const image = [
    `<img src="${address(usual)}"`,
    `srcset="${setOf(fallback)}"`,
    `sizes="${escapeMarkup(sizes)}"`,
    `width="${largest.width}" height="${largest.height}"`,
    `alt="${escapeMarkup(input.alt)}"`,
    `${input.lazy ? 'loading="lazy" ' : ''}decoding="async">`,
  ];
  if (bySize.length === 1) return image.join('\n  ');
  const sources = bySize
    .slice(0, -1)
    .map(([format, files]) =>
      [`  <source type="image/${format}"`, `srcset="${setOf(files)}"`, `sizes="${escapeMarkup(sizes)}">`].join(
        '\n    ',
      ),
    );
  return ['<picture>', ...sources, `  ${image.join('\n    ')}`, '</picture>'].join('\n');
}

/** What the best format costs on each screen: of the widths, browsers take the first that is enough. */
function screensOf({ made, sizes, sourceBytes }: Shown & { sourceBytes: number }) {
  const best = made.filter(({ format }) => format === made[0]?.format);
  return SCREENS.flatMap(([screen, width, density]) => {
    const slot = slotWidth(sizes, width);
    const taken = slot === undefined ? undefined : (best.find((each) => each.width >= slot * density) ?? best.at(-1));
    if (!taken) return [];
    const saved = Math.round((1 - taken.bytes / sourceBytes) * 1_000) / 10;
    return [{ screen, file: taken.file, bytes: taken.bytes, original: sourceBytes, saved }];
  });
}
