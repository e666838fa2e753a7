import { makeSet, type Piece, pieceOf } from '#families/picture-set';
import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { downloadName } from '#lib/download-name';
import { type NetworkId, nameOfSize, networkSizes, networks, sizeSources } from '#lib/network-sizes.data';
import type { CropBox, ImageInfo } from '#ports/images/port';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;
type Size = (typeof networkSizes)[number];

/** Pixels that a side of the copy has at most on which crops are moved. */
const PREVIEW = 1_000;

const run: Run<typeof tool> = async (input, ports, context) => {
  const { images, files } = ports;
  const { signal } = context;
  const chosen = networkSizes.filter(({ network }) => input[network]);
  if (chosen.length === 0) throw new ToolError('invalid-input', 'Please choose at least one network');
  const isCropped = input.fit === 'cover';
  let places: Place[] = [];
  let previewUrl: string | null = null;
  const { source, sourceBytes, made, expiresAt } = await makeSet({
    imageUrl: input.imageUrl,
    ports,
    context,
    async pieces(source, original) {
      if (!isCropped) return chosen.map((size) => pieceFor(size, input));
      const isFocusKnown = input.focusX !== undefined && input.focusY !== undefined;
      const found = isFocusKnown ? { x: 0.5, y: 0.5 } : await images.focus(original, signal);
      const focus = {
        x: input.focusX === undefined ? found.x : input.focusX / 100,
        y: input.focusY === undefined ? found.y : input.focusY / 100,
      };
      places = chosen.map((size) => placeOf(size, { source, focus, moves: input.moves }));
      const resize = { width: PREVIEW, height: PREVIEW, fit: 'contain', enlarge: false } as const;
      const { content, type } = await images.transform(original, { resize, format: 'webp', quality: 80, signal });
      previewUrl = (await files.put({ content, type, name: downloadName(input.imageUrl, 'preview') })).url;
      return chosen.map((size, at) => pieceFor(size, input, places[at]?.crop));
    },
  });
  const small = chosen.filter((size, at) => {
    const { width, height } = places[at]?.crop ?? source;
    return isCropped ? width < size.width || height < size.height : width < size.width && height < size.height;
  });
  return {
    crops: places.map(({ crop, ...place }) => place),
    previewUrl,
    ...{ sourceWidth: source.width, sourceHeight: source.height },
    pictures: made.map(pieceOf),
    ...{ sourceBytes, expiresAt },
    note: noteOn(small, source),
    sources: sourcesOf(chosen),
  };
};

export default run;

interface Place {
  size: string;
  width: number;
  height: number;
  x: number | null;
  y: number | null;
  crop: CropBox;
}

interface Placing {
  source: ImageInfo;
  focus: { x: number; y: number };
  moves: Input['moves'];
}

/** The largest part of the size's shape, where it was moved to, or with the focus in its middle as far as there is room. */
function placeOf(size: Size, { source, focus, moves }: Placing): Place {
  const scale = Math.min(source.width / size.width, source.height / size.height);
  const width = Math.min(source.width, Math.max(1, Math.round(size.width * scale)));
  const height = Math.min(source.height, Math.max(1, Math.round(size.height * scale)));
  const name = nameOfSize(size);
  const moved = moves.find((move) => move.size === name);
  const x = along(source.width, width, { focus: focus.x, moved: moved?.x });
  const y = along(source.height, height, { focus: focus.y, moved: moved?.y });
  const crop = { x: x.start, y: y.start, width, height };
  return { size: name, width: size.width, height: size.height, x: x.percent, y: y.percent, crop };
}

function along(whole: number, part: number, { focus, moved }: { focus: number; moved: number | undefined }) {
  const room = whole - part;
  const wanted = moved === undefined ? focus * whole - part / 2 : (moved / 100) * room;
  const start = Math.round(Math.min(room, Math.max(0, wanted)));
  return { start, percent: room === 0 ? null : Math.round((start / room) * 100) };
}

function pieceFor(size: Size, { format, quality, background, fit }: Input, crop?: CropBox): Piece {
  const name = nameOfSize(size);
  const { width, height } = size;
  const suffix = `${name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')}-${width}x${height}`;
  const written = { format, background, ...(format !== 'png' && { quality }) };
  const resize = { width, height, fit: fit === 'pad' ? ('pad' as const) : ('stretch' as const), enlarge: true };
  return { name, suffix, options: { ...written, ...(crop && { crop }), resize } };
}

function noteOn(small: readonly Size[], source: ImageInfo): string | null {
  const notes = [
    small.length > 0 &&
      `The picture has ${source.width} × ${source.height} pixels, and was enlarged for ${small.length} of the sizes: ${small.map(nameOfSize).join(', ')}.`,
    source.frames > 1 && 'The first frame was used.',
  ];
  return notes.filter(Boolean).join(' ') || null;
}

function sourcesOf(chosen: readonly Size[]) {
  const groups = Map.groupBy(chosen, ({ network, source }) => `${network} ${source}`);
  return [...groups.values()].flatMap((sizes) => {
    const [first] = sizes;
    if (!first) return [];
    const network: NetworkId = first.network;
    const said = sizes.map(({ name, width, height }) => `${name} ${width} × ${height}`).join(', ');
    const { url, seen } = sizeSources[first.source];
    return [{ network: networks[network], sizes: said, source: url, seen }];
  });
}
