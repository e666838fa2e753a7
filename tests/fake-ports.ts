import type { Ports } from '#kit/ports';
import type { ToolEntry } from '#kit/registry';
import { textsIn } from '#lib/texts-in';
import { createFakeAudits } from '#ports/audits/fake';
import { createFakeAuthority } from '#ports/authority/fake';
import { createFakeBrowser } from '#ports/browser/fake';
import { createFakeCertificates } from '#ports/certificates/fake';
import { createFakeClock } from '#ports/clock/fake';
import { createCodes } from '#ports/codes/here';
import { createFakeDns } from '#ports/dns/fake';
import { createFakeDocuments } from '#ports/documents/fake';
import { createDrawings } from '#ports/drawings/here';
import { createFakeExperience } from '#ports/experience/fake';
import { createFakeFiles, createFakeTemporaryFiles } from '#ports/files/fake';
import { createFakeGeo } from '#ports/geo/fake';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { createFakeImages } from '#ports/images/fake';
import { workWithSharp } from '#ports/images/sharp';
import { installedLettering } from '#ports/lettering/node';
import { createFakeOcr } from '#ports/ocr/fake';
import { pdfHere } from '#ports/pdf/browser';
import { skiaCanvas } from '#ports/pdf/canvas';
import { createFakeRdap } from '#ports/rdap/fake';
import { createBuiltInRewriter } from '#ports/rewriter/built-in';
import { createFakeSources, samplePages } from '#ports/sources/fake';
import { svgHere } from '#ports/svg/here';
import { installedFiles } from '#ports/svg/installed';
import { createFakeTls } from '#ports/tls/fake';
import { createFakeWhois } from '#ports/whois/fake';
import { createFakeWikipedia } from '#ports/wikipedia/fake';
import { alphaPng, animatedGif, animatedWebp, htmlPage, photoJpeg } from './servers/sample-images.ts';
import { samplePdf } from './servers/sample-pdf.ts';

const robotsTxt: FakeResponse = {
  headers: { 'content-type': 'text/plain' },
  body: 'User-agent: *\nDisallow: /private/\n',
};

/** The instant at which the fake clock is. */
const NOW = Date.UTC(2026, 0, 15, 12);

/**
 * Every port, without a network, a disk or a real clock. The web answers each address in the examples of `tools`: with
 * a picture where its path ends like one, else with a page; the robots.txt of its site; and the pages that the fake sources find.
 * The same call gives the same answers again.
 */
export async function createFakePorts(
  tools: readonly ToolEntry[] = [],
  temporary = createFakeTemporaryFiles(),
): Promise<Ports> {
  const clock = createFakeClock(NOW);
  const files = createFakeFiles({
    temporary,
    publicUrl: 'http://localhost:3000',
    ttlMinutes: 60,
    maxTotalBytes: 64 << 20,
    maxFileBytes: 16 << 20,
    clock,
  });
  const addresses = tools.flatMap(({ tool }) => tool.examples.flatMap(({ input }) => addressesIn(input)));
  const web = await Promise.all([...new Set(addresses)].map(async (url) => [url, await answerAt(url)] as const));
  const robots = addresses.map((url) => [new URL('/robots.txt', url).href, robotsTxt] as const);
  const found = samplePages.map(({ url, title, text }) => [url, asPage(title, text)] as const);
  const http = createFakeHttp(Object.fromEntries([...robots, ...web, ...found]), { files, temporary });
  workWithSharp();
  const images = createFakeImages(temporary);
  return {
    audits: createFakeAudits(),
    authority: createFakeAuthority(),
    browser: createFakeBrowser({ http, temporary, picture: await drawing() }),
    certificates: createFakeCertificates(),
    clock,
    codes: createCodes(),
    dns: createFakeDns(),
    documents: createFakeDocuments(),
    drawings: createDrawings(),
    experience: createFakeExperience(),
    files,
    geo: createFakeGeo(),
    http,
    images,
    metadata: images,
    lettering: installedLettering,
    ocr: createFakeOcr({ files: temporary }),
    pdf: pdfHere(temporary, skiaCanvas),
    svg: svgHere(temporary, installedFiles),
    rdap: createFakeRdap(),
    rewriter: createBuiltInRewriter(),
    sources: createFakeSources(),
    tls: createFakeTls(),
    whois: createFakeWhois(),
    wikipedia: createFakeWikipedia(),
  };
}

function asPage(title: string, text: string): FakeResponse {
  const body = `<!doctype html><title>${title}</title><main><p>${text}</p></main>`;
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

function addressesIn(input: Record<string, unknown>): string[] {
  return textsIn(input).filter((value) => /^https?:/.test(value) && URL.canParse(value));
}

/** Made once: a test may open the ports a thousand times. */
function once(make: () => Promise<Uint8Array>): () => Promise<Uint8Array> {
  let made: Promise<Uint8Array> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const photo = once(photoJpeg);
const drawing = once(alphaPng);

const pictures: Record<string, { type: string; make: () => Promise<Uint8Array> }> = {
  jpg: { type: 'image/jpeg', make: photo },
  jpeg: { type: 'image/jpeg', make: photo },
  png: { type: 'image/png', make: drawing },
  gif: { type: 'image/gif', make: once(animatedGif) },
  webp: { type: 'image/webp', make: once(animatedWebp) },
  pdf: { type: 'application/pdf', make: async () => samplePdf({ pages: [['One'], ['Two'], ['Three'], ['Four']] }) },
};

async function answerAt(url: string): Promise<FakeResponse> {
  const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? '';
  const picture = pictures[extension];
  if (!picture) return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: htmlPage };
  return { headers: { 'content-type': picture.type }, body: await picture.make() };
}
