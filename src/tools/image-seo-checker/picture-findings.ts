import type { Finding } from '#kit/shapes';
import { formatBytes } from '#lib/byte-size';
import { counted } from '#lib/counted';
import type { Place } from '#lib/page/places';
import { LARGEST, type VisitedPicture } from './visit-pictures.ts';

const web = { name: 'web.dev: image performance', url: 'https://web.dev/learn/performance/image-performance' };
const google = {
  name: 'Google: image SEO',
  url: 'https://developers.google.com/search/docs/appearance/google-images',
};
const sizes = {
  name: 'web.dev: layout shifts',
  url: 'https://web.dev/articles/optimize-cls#images-without-dimensions',
};

/** Bytes from which a picture is heavy, and from which it keeps visitors waiting. */
const [HEAVY, TOO_HEAVY] = [400_000, 1_000_000];
/** Pixels of a file for each that is shown: no screen has more than three. */
const DENSEST = 3;
/** Pixels of a file below which nobody waits for them. */
const MANY_PIXELS = 500_000;

interface Kind extends Pick<Finding, 'severity' | 'title' | 'why' | 'source'> {
  /** What is wrong with a picture of this kind, in words for its place; nothing when it is right. */
  fault: (picture: VisitedPicture) => string | undefined;
  say: (count: number) => string;
  fix: string;
}

const isShown = ({ status, format }: VisitedPicture) => status >= 200 && status <= 299 && format !== undefined;
const pixels = ({ width = 0, height = 0 }: VisitedPicture) => `${width} × ${height} pixels`;

const kinds: readonly Kind[] = [
  {
    severity: 'error',
    title: 'Pictures are missing',
    why: 'Visitors see a broken picture, and search engines have none to show.',
    source: google,
    fault: ({ status }) => (status === 404 || status === 410 || status >= 500 ? `status ${status}` : undefined),
    say: (count) =>
      `${counted(count, 'picture')} could not be found at ${count === 1 ? 'its address' : 'their addresses'}.`,
    fix: 'Put the file there, or correct the address.',
  },
  {
    severity: 'error',
    title: 'Addresses of pictures do not lead to pictures',
    why: 'What browsers get there is no picture, so they show nothing. Often it is an error page that says it is fine.',
    source: google,
    fault: ({ status, format, type, bytes }) => {
      if (status < 200 || status > 299 || format !== undefined || bytes > LARGEST) return undefined;
      return type.startsWith('image/') && bytes > 0 ? undefined : bytes === 0 ? 'empty' : type || 'no type';
    },
    say: (count) => `${counted(count, 'address of a picture leads', 'addresses of pictures lead')} to something else.`,
    fix: 'Correct the address, and let the server answer 404 for pictures that it does not have.',
  },
  {
    severity: 'warning',
    title: 'Pictures are sent as another type',
    why: 'Search engines go by the type that the server states, and do not index what says it is something else.',
    source: google,
    fault: (each) => (isShown(each) && !each.type.startsWith('image/') ? each.type || 'no type' : undefined),
    say: (count) => `${counted(count, 'picture is', 'pictures are')} not sent with a type such as image/webp.`,
    fix: 'Let the server send the right Content-Type for the ending of the file.',
  },
  {
    severity: 'warning',
    title: 'Pictures are very heavy',
    why: 'On a phone, each megabyte is seconds of waiting, and the largest picture decides how fast a page seems.',
    source: web,
    fault: ({ bytes }) => {
      if (bytes > LARGEST) return `more than ${formatBytes(LARGEST)}`;
      return bytes >= TOO_HEAVY ? formatBytes(bytes) : undefined;
    },
    say: (count) => `${counted(count, 'picture weighs', 'pictures weigh')} a megabyte or more.`,
    fix: 'Compress the picture, and save it as WebP or AVIF in the size in which it is shown.',
  },
  {
    severity: 'advice',
    title: 'Pictures are heavy',
    source: web,
    fault: ({ bytes }) => (bytes >= HEAVY && bytes < TOO_HEAVY ? formatBytes(bytes) : undefined),
    say: (count) => `${counted(count, 'picture weighs', 'pictures weigh')} 400 KB or more.`,
    fix: 'Compress the picture, and save it as WebP or AVIF in the size in which it is shown.',
  },
  {
    severity: 'warning',
    title: 'Pictures are much larger than they are shown',
    why: 'Browsers load all pixels of the file and throw most of them away.',
    source: web,
    fault(each) {
      const { width = 0, height = 0, shown, format } = each;
      if (format === 'svg' || !shown || shown.width < 10 || width * height < MANY_PIXELS) return undefined;
      return width > DENSEST * shown.width ? `${pixels(each)}, shown ${shown.width} wide` : undefined;
    },
    say: (count) =>
      `${counted(count, 'picture has', 'pictures have')} more than three times as many pixels across as the page shows.`,
    fix: 'Save the picture at twice the width in which it is shown, or offer several sizes with srcset.',
  },
  {
    severity: 'warning',
    title: 'Width and height do not fit the pictures',
    why: 'Browsers reserve space by these numbers: the picture is stretched, or the text jumps when it comes.',
    source: sizes,
    fault(each) {
      const { width = 0, height = 0, shown } = each;
      if (!shown || shown.isCut || Math.min(width, height, shown.width, shown.height) < 10) return undefined;
      const change = width / height / (shown.width / shown.height);
      return Math.abs(Math.log(change)) > 0.06
        ? `${pixels(each)}, given as ${shown.width} × ${shown.height}`
        : undefined;
    },
    say: (count) =>
      `${counted(count, 'picture has', 'pictures have')} other proportions than the tag says, and ${count === 1 ? 'is' : 'are'} distorted unless the style sheet crops.`,
    fix: 'Give the width and height of the file, or numbers of the same ratio.',
  },
  {
    severity: 'unknown',
    title: 'Pictures could not be fetched',
    fault: ({ fault, status }) =>
      fault || (status >= 300 && status < 500 && status !== 404 && status !== 410 ? `status ${status}` : undefined),
    say: (count) => `${counted(count, 'picture')} could not be looked at.`,
    fix: '',
  },
];

/** What the files of a page's pictures are like, kind by kind. `say` tells a place in words. */
export function pictureFindings(pictures: readonly VisitedPicture[], say: (place: Place) => string): Finding[] {
  const findings = kinds.flatMap(({ severity, title, why, source, fault, say: detail, fix }): Finding[] => {
    const wrong = pictures.flatMap((picture) => {
      const words = fault(picture);
      return words === undefined ? [] : [{ picture, words }];
    });
    if (wrong.length === 0) return [];
    const where = wrong.map(({ picture: { url, places }, words }) => {
      const [first] = places;
      return `${url.slice(0, 200)} (${words})${first ? ` ${say(first)}` : ''}`.slice(0, 300);
    });
    const rest = { ...(why && { why }), ...(source && { source }), ...(fix !== '' && { fix: { words: fix } }) };
    return [{ severity, title, detail: detail(wrong.length), where, ...rest }];
  });
  if (findings.length > 0 || pictures.length === 0) return findings;
  return [{ severity: 'passed', title: 'The files of the pictures are there, and not too large', detail: '' }];
}
