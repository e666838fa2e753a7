import { ToolError } from '#kit/tool-error';
import { decodePage } from '#lib/html/decode-page';
import type { TemporaryFiles } from '#ports/files/port';
import type { Http } from '#ports/http/port';
import type {
  Browser,
  InspectedPage,
  InspectedRule,
  LayoutFacts,
  LoadedPage,
  PageRequest,
  SpeedReport,
  Visit,
} from './port.ts';

interface FakeBrowserOptions {
  /** The web that it sees. */
  http: Http;
  temporary: TemporaryFiles;
  /** What every picture of a page is: a file of the format asked for. */
  picture: Uint8Array;
  /** What every page on paper is; the first bytes of a PDF unless told. */
  document?: Uint8Array;
  /** What the scripts of pages do to their HTML; nothing by default. */
  scripts?: (html: string) => string;
  /** What is measured of every page, beside its address. */
  measured?: Partial<SpeedReport>;
  /** What is found of every page's accessibility, beside its address; a picture without a text unless told. */
  inspected?: Partial<InspectedPage>;
  /** How every page lies on a phone, beside its address; without a fault unless told. */
  laidOut?: Partial<LayoutFacts>;
  /** What else is recorded of each visit. */
  recorded?: Recorded;
}

/** Requests are those besides the document's own: they succeed unless told. */
type Recorded = Partial<Omit<LoadedPage, 'html' | 'requests'>> & {
  requests?: readonly (Partial<PageRequest> & Pick<PageRequest, 'url'>)[];
};

/** A page with one picture that is too large. */
const sampleSpeed = (url: string): Omit<SpeedReport, 'frames' | 'runs'> => {
  const picture = new URL('/photo.jpg', url).href;
  const element = { selector: 'main > img', code: '<img src="/photo.jpg">' };
  return {
    ...{ url, warnings: [], benchmark: 1_500, version: '13.5.0' },
    largest: {
      ...element,
      parts: [
        { name: 'timeToFirstByte', time: 40 },
        { name: 'resourceLoadDelay', time: 10 },
        { name: 'resourceLoadDuration', time: 300 },
        { name: 'elementRenderDelay', time: 25 },
      ],
    },
    audits: {
      'image-delivery-insight': {
        ...{ hasPassed: false, savedFirstPaint: 0, savedLargestPaint: 1_200 },
        items: [
          {
            ...{ url: picture, element, bytes: 600_000, savedBytes: 500_000 },
            notes: [
              'This image file is larger than it needs to be (2400x1600) for its displayed dimensions (720x480). Use responsive images to reduce the image download size.',
            ],
          },
        ],
      },
    },
    files: [
      { url, type: 'Document', mime: 'text/html', sentBytes: 4_000, decodedBytes: 12_000 },
      { url: picture, type: 'Image', mime: 'image/jpeg', sentBytes: 600_300, decodedBytes: 600_000 },
    ],
  };
};

const sampleRun = {
  ...{ score: 71, firstByte: 600, firstPaint: 1_500, largestPaint: 4_200 },
  ...{ speedIndex: 2_100, blockingTime: 90, layoutShift: 0.02 },
};

/** A picture without a text, a contrast that nobody can tell, and a language. */
const sampleRules: readonly InspectedRule[] = [
  {
    ...{ id: 'image-alt', outcome: 'failed', impact: 'critical', tags: ['cat.text-alternatives', 'wcag2a', 'wcag111'] },
    ...{ count: 1, places: [{ selector: 'main > img', code: '<img src="/photo.jpg">', measured: {} }] },
  },
  {
    ...{ id: 'color-contrast', outcome: 'unclear', impact: 'serious', tags: ['cat.color', 'wcag2aa', 'wcag143'] },
    ...{ count: 1, places: [{ selector: 'h1', code: '<h1>', measured: { messageKey: 'bgImage' } }] },
  },
  {
    ...{ id: 'html-has-lang', outcome: 'passed', impact: '', tags: ['cat.language', 'wcag2a', 'wcag311'] },
    ...{ count: 1, places: [] },
  },
];

/** Pages as the server sends them, and as `scripts` changes them. */
export function createFakeBrowser(options: FakeBrowserOptions): Browser {
  const {
    http,
    temporary,
    picture,
    measured = {},
    inspected = {},
    laidOut = {},
    scripts = (html) => html,
    recorded: visit = {},
  } = options;
  const { requests = [], ...recorded } = visit;
  const { document = new TextEncoder().encode('%PDF-1.7\n') } = options;
  async function load({ url: address, signal }: Omit<Visit, 'screen'>): Promise<LoadedPage> {
    const answer = await http.get({ url: address, anyStatus: true, ...(signal && { signal }) });
    const { url, status, headers, body } = answer;
    const mime = headers['content-type']?.split(';', 1)[0] ?? '';
    // One that states no type is looked at.
    if (mime !== '' && !/html/.test(mime))
      throw new ToolError('unsupported', 'This address leads to a file that browsers save.');
    const request: PageRequest = {
      ...{ url, method: 'GET', type: 'Document', askedBy: '', priority: 'VeryHigh', start: 0, head: 20, end: 30 },
      ...{ status, statusText: '', protocol: 'http/1.1', mime, isCached: false },
      ...{ encodedBytes: answer.encodedBytes, decodedBytes: body.length },
      ...{ requestHeaders: {}, responseHeaders: headers },
    };
    const sent = decodePage(body, headers['content-type']).text;
    const others = requests.map((one) => ({ ...request, type: 'Fetch', askedBy: url, ...one }));
    return {
      ...{ url, status, headers, isWhole: true, requests: [request, ...others], console: [], cookies: [] },
      ...{ html: scripts(sent), sent },
      ...{ ready: 40, loaded: 50, taken: 600, isQuiet: true, windows: 0, dialogs: 0 },
      ...recorded,
    };
  }

  return {
    missing: async () => undefined,
    load,
    async shoot(visit, shots) {
      await load(visit);
      const file = await temporary.write(picture, visit.signal);
      return shots.map(({ screen: { width, height, scale } }) => ({
        ...{ file, width: Math.round(width * scale), height: Math.round(height * scale), isCut: false },
      }));
    },
    async print(visit) {
      const { url, status, html } = await load(visit);
      const [, title = ''] = /<title>([^<]*)/i.exec(html) ?? [];
      const file = await temporary.write(document, visit.signal);
      return { url, status, title, file, pages: 1, isCut: false };
    },
    async inspect(visit) {
      const { url, status, isQuiet } = await load(visit);
      const file = await temporary.write(picture, visit.signal);
      return {
        ...{ url, status, isQuiet, version: '4.14.1', frames: 0, rules: sampleRules },
        pictures: [{ rule: 'image-alt', file, width: 240, height: 120 }],
        ...inspected,
      };
    },
    async layout(visit) {
      const { url, status } = await load(visit);
      const file = await temporary.write(picture, visit.signal);
      return {
        ...{ url, status, zoom: 1, width: visit.screen.width, characters: { all: 400, small: 0 } },
        ...{ small: [], targets: { count: 0, places: [] }, wide: [], picture: { file, width: 721, height: 1440 } },
        ...laidOut,
      };
    },
    async measure(visit, { runs }) {
      const { url } = await load(visit);
      const file = await temporary.write(picture, visit.signal);
      return {
        ...sampleSpeed(url),
        runs: Array.from({ length: runs }, (_, at) => ({ ...sampleRun, score: sampleRun.score + at })),
        frames: [{ at: 375, file }],
        ...measured,
      };
    },
  };
}
