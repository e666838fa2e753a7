import { base64 } from '@scure/base';
import { strToU8 } from 'fflate';
import { letteringFor } from '#families/letters';
import type { Run, ToolInput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { icoFile } from '#lib/ico';
import { zipped } from '#lib/zipped';
import { type Content, iconDrawing, letterContent, pictureContent, SIDE } from './drawing.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;
type Given = Pick<Ports, 'http' | 'images' | 'files' | 'lettering'>;

/** What devices cut to a shape of their own shows a circle of four fifths of the width for certain. */
const SAFE = (1 - 0.8 * Math.SQRT1_2) / 2;

const TABS = [16, 32, 48] as const;

const run: Run<typeof tool> = async (input, ports, { signal }) => {
  const { shape, background, path } = input;
  const padding = input.padding / 100;
  const { content, drawing, isSmall } = await contentOf(input, ports, signal);
  const own = iconDrawing(content, { shape, background, padding });
  const full = iconDrawing(content, { shape: 'square', background, padding: Math.max(padding, 0.1) });
  const safe = iconDrawing(content, { shape: 'square', background, padding: Math.max(padding, SAFE) });
  const drawn = [
    ...TABS.map((size) => ({ name: `favicon-${size}.png`, size, from: own })),
    { name: 'apple-touch-icon.png', size: 180, from: full },
    ...[192, 512].map((size) => ({ name: `icon-${size}.png`, size, from: own })),
    { name: 'icon-maskable-512.png', size: 512, from: safe },
  ];
  const paint = painter(ports, signal);
  const made: Awaited<ReturnType<typeof paint>>[] = [];
  for (const each of drawn) made.push(await paint(each));
  const svg = drawing ?? (input.from === 'letters' ? own : undefined);
  const manifest = manifestOf(input);
  const html = htmlOf(path, { background, hasDrawing: svg !== undefined });
  const ico = icoFile(TABS.flatMap((size) => made.filter((icon) => icon.name === `favicon-${size}.png`)));
  const files = {
    'favicon.ico': ico,
    ...Object.fromEntries(made.map(({ name, content }) => [name, content])),
    ...(svg !== undefined && { 'icon.svg': strToU8(svg) }),
    'site.webmanifest': strToU8(manifest),
    'favicon.html': strToU8(html),
  };
  return {
    preview: { name: input.name || 'My site', background },
    archive: {
      name: 'favicons.zip',
      type: 'application/zip',
      base64: base64.encode(zipped(files)),
    },
    html,
    manifest,
    icons: made.map(({ name, url, size, bytes }) => ({ name, url, width: size, height: size, bytes })),
    expiresAt: new Date(Math.min(...made.map(({ expiresAt }) => expiresAt))).toISOString(),
    note: isSmall ? `The picture has fewer than ${SIDE} pixels a side, so that the large icons are soft.` : null,
  };
};

export default run;

interface Source {
  content: Content;
  /** A drawing of the visitor's that can be the icon by itself. */
  drawing?: string | undefined;
  isSmall?: boolean;
}

async function contentOf(input: Input, { http, images, lettering }: Given, signal: AbortSignal): Promise<Source> {
  const { from, letters, color, imageUrl, shape, padding } = input;
  if (from === 'letters') {
    const text = letters.trim();
    return { content: letterContent(await letteringFor(lettering, [[text, 700]]), text, color) };
  }
  const original = await http.download({ url: imageUrl.trim(), accept: ['image/*'], signal });
  const { source, content: bytes } = await images.read(original, signal);
  const isDrawing = source.format === 'svg';
  const resize = { width: SIDE, height: SIDE, fit: 'contain', enlarge: isDrawing } as const;
  const png = await images.transform(original, { format: 'png', resize, quality: 100, signal });
  const { content } = await images.read(png.content, signal);
  const isBare = isDrawing && shape === 'none' && padding === 0;
  return {
    content: pictureContent(base64.encode(content)),
    drawing: isBare ? new TextDecoder().decode(bytes) : undefined,
    isSmall: !isDrawing && Math.max(source.width, source.height) < SIDE,
  };
}

interface Wanted {
  name: string;
  size: number;
  from: string;
}

/** Makes PNGs of drawings, each of which is kept once. */
function painter({ http, images, files }: Given, signal: AbortSignal) {
  return async ({ name, size, from }: Wanted) => {
    const kept = await files.put({ content: strToU8(from), name: 'icon.svg', type: 'image/svg+xml' });
    const drawing = await http.download({ url: kept.url, accept: ['image/*'], signal });
    const resize = { width: size, height: size, fit: 'stretch', enlarge: true } as const;
    const made = await images.transform(drawing, { format: 'png', resize, quality: 100, signal });
    const { content } = await images.read(made.content, signal);
    const { url, bytes, expiresAt } = await files.put({ content: Uint8Array.from(content), name, type: 'image/png' });
    return { name, size, url, bytes, expiresAt, content: Uint8Array.from(content) };
  };
}

/** By the Web Application Manifest of W3C. */
function manifestOf({ name, path, background }: Input): string {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `${path}${file}`,
    sizes,
    type: 'image/png',
    purpose,
  });
  const shown = name.trim() || 'My site';
  const manifest = {
    ...{ name: shown, short_name: shown.length > 12 ? shown.slice(0, 12).trim() : shown },
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
    ...{ start_url: '/', display: 'standalone', theme_color: background, background_color: background },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function htmlOf(path: string, { background, hasDrawing }: { background: string; hasDrawing: boolean }): string {
  return [
    `<link rel="icon" href="${path}favicon.ico" sizes="32x32">`,
    ...(hasDrawing ? [`<link rel="icon" href="${path}icon.svg" type="image/svg+xml">`] : []),
    `<link rel="apple-touch-icon" href="${path}apple-touch-icon.png">`,
    `<link rel="manifest" href="${path}site.webmanifest">`,
    `<meta name="theme-color" content="${background}">`,
    '',
  ].join('\n');
}
