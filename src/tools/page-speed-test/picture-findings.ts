import { gravity } from '#kit/judge';
import type { Finding } from '#kit/shapes';
import { formatBytes } from '#lib/byte-size';
import { counted } from '#lib/counted';
import type { SpeedItem } from '#ports/browser/port';
import { type Judged, type Saving, savedBy, severityOf, soonerBy } from './saving.ts';

/** What Lighthouse says is to be done with a picture, by a word of it. */
const SIZE = /\((\d+)x(\d+)\) for its displayed dimensions \((\d+)x(\d+)\)/;
const VIDEO = /video format/i;
const FORMAT = /modern image format/i;

/** Bytes that can be saved without a picture being the largest element, and that are more than advice all the same. */
const MANY = 300_000;

/** Of pictures that the converters take. */
const MOST_PICTURES = 50;

const why = 'Pictures are usually most of what a page loads, and the largest one is often what visitors wait for.';
const source = {
  name: 'Chrome: improve image delivery',
  url: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
};

type Fix = (wanted: readonly Wanted[]) => NonNullable<Finding['fix']>;

interface Wanted {
  url: string;
  saved: number;
  bytes: number;
  note: string;
}

const kinds: readonly { failed: string; detail: string; isOf: (note: string) => boolean; fix: Fix }[] = [
  {
    failed: 'Pictures are larger than they are shown',
    detail: 'more pixels than the screen shows',
    isOf: (note) => SIZE.test(note),
    fix: (wanted) => {
      const [, , , width] = SIZE.exec(wanted[0]?.note ?? '') ?? [];
      return {
        words:
          'Save each picture in the size at which it is shown, and offer several widths by srcset. The heaviest is filled in, with the width at which this device shows it.',
        tool: {
          slug: 'image-resizer',
          input: { imageUrl: wanted[0]?.url ?? '', width: Number(width), fit: 'contain' },
        },
      };
    },
  },
  {
    failed: 'Animations are sent as pictures',
    detail: 'an animation, which a video would say in far fewer bytes',
    isOf: (note) => VIDEO.test(note),
    fix: (wanted) => ({
      words:
        'Send a muted video that plays by itself (<video autoplay loop muted playsinline>), or at least an animated WebP.',
      tool: forPictures('convert-to-webp', wanted),
    }),
  },
  {
    failed: 'Pictures could be in a smaller format',
    detail: 'a format or a quality that takes more bytes than needed',
    isOf: (note) => FORMAT.test(note),
    fix: (wanted) => ({
      words: 'Convert them to WebP or AVIF, or compress them more. The heaviest are filled in.',
      tool: forPictures('convert-to-webp', wanted),
    }),
  },
  {
    failed: 'Pictures are hardly compressed',
    detail: 'more bytes than pictures of their size need',
    isOf: (note) => !SIZE.test(note) && !VIDEO.test(note) && !FORMAT.test(note),
    fix: (wanted) => ({
      words: 'Compress them. The heaviest are filled in; at 80 hardly anybody sees a difference.',
      tool: forPictures('compress-image', wanted),
    }),
  },
];

/** What can be done about pictures, each with the tool of ours that does it. */
export function pictureFindings({ report }: Judged): Saving[] {
  const audit = report.audits['image-delivery-insight'];
  if (!audit) return [];
  if (audit.items.length === 0) {
    return [{ severity: 'passed', title: 'Pictures are as small as they can be', detail: '', why, source, saved: 0 }];
  }
  const all = audit.items.reduce((sum, { savedBytes = 0 }) => sum + savedBytes, 0);
  return kinds.flatMap(({ failed, detail, isOf, fix }) => {
    const wanted = audit.items.flatMap((item) => wantedOf(item, isOf)).sort((a, b) => b.saved - a.saved);
    if (wanted.length === 0) return [];
    const bytes = wanted.reduce((sum, each) => sum + each.saved, 0);
    const saved = (savedBy(audit) * bytes) / (all || 1);
    const severities = [severityOf(saved), bytes >= MANY ? ('warning' as const) : ('advice' as const)];
    const [severity = 'advice'] = severities.sort((a, b) => gravity[a] - gravity[b]);
    return [
      {
        ...{ severity, title: failed, why, source, saved },
        detail: [
          `${counted(wanted.length, 'picture has', 'pictures have')} ${detail}: about ${formatBytes(bytes)} too many, together with what else can be done about them.`,
          soonerBy(saved),
        ].join(' '),
        where: wanted.map((each) => `${formatBytes(each.bytes)} ${each.url}${shownAt(each.note)}`),
        fix: fix(wanted),
      },
    ];
  });
}

function wantedOf({ url, savedBytes = 0, bytes = 0, notes }: SpeedItem, isOf: (note: string) => boolean): Wanted[] {
  const note = notes.find(isOf);
  return url?.startsWith('http') && note !== undefined ? [{ url, saved: savedBytes, bytes, note }] : [];
}

function shownAt(note: string): string {
  const [, ...sizes] = SIZE.exec(note) ?? [];
  const [width, height, shownWidth, shownHeight] = sizes;
  return shownHeight === undefined ? '' : ` (${width} × ${height}, shown at ${shownWidth} × ${shownHeight} pixels)`;
}

function forPictures(slug: string, wanted: readonly Wanted[]) {
  const pictures = [...new Set(wanted.map(({ url }) => url))].slice(0, MOST_PICTURES);
  return { slug, input: { imageUrl: pictures[0] ?? '' }, pictures };
}
