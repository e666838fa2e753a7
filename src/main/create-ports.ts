import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPoliteVisits } from '#calls/polite-visits';
import { createSourceHealth, type SourceHealth } from '#calls/source-health';
import { oneVisitor, type Visitors } from '#calls/visitors';
import type { KeptAudits } from '#features/audits/kept-audits.ts';
import type { Ports } from '#kit/ports';
import { createChromium } from '#ports/browser/chromium';
import type { Clock } from '#ports/clock/port';
import { systemClock } from '#ports/clock/system';
import { createCodes } from '#ports/codes/here';
import { createDocuments } from '#ports/documents/threads';
import { createDrawings } from '#ports/drawings/here';
import { createFiles, type DiskFiles } from '#ports/files/disk';
import type { Files } from '#ports/files/port';
import { createRedisFiles, type FilesClient } from '#ports/files/redis';
import { createTemporaryFiles, type DiskTemporaryFiles } from '#ports/files/temporary';
import { createGeo, type OpenGeo } from '#ports/geo/mmdb';
import { createHttp } from '#ports/http/undici';
import { createImages } from '#ports/images/processes';
import { installedLettering } from '#ports/lettering/node';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { createResolver } from '#ports/net-guard/resolver';
import { createOcr } from '#ports/ocr/tesseract';
import { createPdf } from '#ports/pdf/processes';
import type { LanguageModel } from '#ports/rewriter/port';
import { createSvg } from '#ports/svg/processes';
import { openSampleSite, type SampleSite } from '#samples/sample-site';
import { ConfigError } from './config.ts';
import type { Config } from './config-shape.ts';
import { createAudits, type Keeping } from './create-audits.ts';
import { createOutsidePorts } from './create-outside-ports.ts';

/** Settings by what a fault in a database is about. */
const geoSettings = { places: 'GEO_CITY_DB', networks: 'GEO_ASN_DB' } as const;

/** How much larger than any upload a result may be: a photograph grows about fivefold as a PNG. */
const RESULT_GROWTH = 5;
/** Runs with the largest files there are that find room for them at one time. */
const RUNS_AT_WORK = 4;

interface World {
  visitors?: Visitors;
  /** Where short-lived files are instead of this machine's disk. */
  redis?: FilesClient | undefined;
  /** Where audits are kept that go on by themselves; without it they end with their call. */
  keeping?: Omit<Keeping, 'directory'>;
  /** Called with what only the operator can put right. Paths in it have names of visitors. */
  onFault?: (error: unknown) => void;
}

interface OpenPorts {
  ports: Ports;
  /** The site's own sample pages, for the server to send. */
  samples: SampleSite;
  /** What the rewriter asks, where one is set up. */
  languageModel: LanguageModel | undefined;
  /** The audits that are kept, where they are. */
  keptAudits: KeptAudits | undefined;
  /** Names of the ports that cannot work right now. */
  unready(): Promise<readonly string[]>;
  /** How the services of others have done so far. */
  sources(): readonly SourceHealth[];
  close(): Promise<void>;
}

/** Every port over the real thing. @throws ConfigError when a file that was set cannot be used. */
export async function createPorts(config: Config, { visitors = oneVisitor, ...parts }: World = {}): Promise<OpenPorts> {
  const clock = systemClock;
  const geo = await openGeo(config);
  const directory = join(config.dataDirectory, 'files');
  const { redis } = parts;
  // On the disk of the files where they are on one, so that a file needs no copy to be kept.
  const kept = redis ? await mkdtemp(join(tmpdir(), 'clearkit-')) : join(directory, '.temporary');
  const maxBytes = RUNS_AT_WORK * config.uploadMaxBytes * (1 + RESULT_GROWTH);
  const temporary = await createTemporaryFiles({ directory: kept, clock, visitors, maxBytes, ...parts });
  const files = await openFiles(config, { directory, clock, temporary, visitors, ...parts });
  const resolve = createResolver(config.dnsServers, { visitors });
  const guard = createNetGuard({ allow: config.fetchAllow, resolve });
  const userAgent = `Clearkit (+${config.publicUrl})`;
  const limits = { maxBytes: config.uploadMaxBytes };
  const samples = await openSampleSite(config.publicUrl);
  const http = createHttp({ guard, files, held: samples, temporary, userAgent, visitors, limits });
  const politeHttp = withPoliteVisits(http, clock, visitors);
  const health = createSourceHealth({ clock });
  const shared = { clock, visitors, resolve, guard, http, userAgent };
  const outside = createOutsidePorts(config, { ...shared, onOutcome: health.note });
  const { ocrConcurrency: concurrency, ocrLanguagesDirectory: languagesDirectory, idle } = config;
  const pictures = { ...config.images, maxInputBytes: config.uploadMaxBytes };
  const images = createImages({ ...pictures, files: temporary, idle, visitors });
  const documents = createDocuments({ visitors });
  const pdf = createPdf({ files: temporary, idle, visitors });
  const svg = createSvg({ files: temporary, idle, visitors });
  const ocr = createOcr({
    files: temporary,
    concurrency,
    visitors,
    // It takes a second to start.
    idle: 2 * idle,
    maxPixels: config.images.maxPixels,
    ...(languagesDirectory !== undefined && { languagesDirectory }),
  });

  const crawls = join(config.dataDirectory, 'audits');
  if (parts.keeping) await mkdir(crawls, { recursive: true });
  const { kept: keptAudits, ...audits } = createAudits({
    ...{ http: politeHttp, clock, visitors, idle, publicUrl: config.publicUrl, mostPages: config.auditPagesMax },
    keeping: parts.keeping && { ...parts.keeping, directory: crawls },
  });
  const browser = createChromium({
    ...config.browser,
    files: temporary,
    allow: config.fetchAllow,
    dnsServers: config.dnsServers,
    publicUrl: config.publicUrl,
    profiles: join(kept, 'browsers'),
    limits: { memory: config.browser.memory },
    idle,
    visitors,
  });

  return {
    ports: {
      ...{
        audits,
        browser,
        clock,
        documents,
        files,
        geo,
        http: politeHttp,
        images,
        metadata: images,
        ocr,
        ...outside.ports,
      },
      ...{ codes: createCodes(), drawings: createDrawings(), lettering: installedLettering, pdf, svg },
    },
    samples,
    languageModel: outside.languageModel,
    keptAudits,
    async unready() {
      return (await files.isWritable()) ? [] : ['files'];
    },
    sources: health.list,
    async close() {
      geo.close();
      await Promise.all([
        http.close(),
        outside.close(),
        files.close(),
        images.close(),
        ocr.close(),
        pdf.close(),
        svg.close(),
        browser.close(),
        audits.close(),
      ]);
      temporary.close();
      if (redis) await rm(kept, { recursive: true, force: true });
    },
  };
}

interface FilesSetting extends World {
  directory: string;
  clock: Clock;
  temporary: DiskTemporaryFiles;
}

/** Short-lived files: in the Redis that several servers share, else in a folder of this machine. */
async function openFiles(
  { publicUrl, fileTtlMinutes, fileStoreBytes, uploadMaxBytes }: Config,
  { directory, redis, onFault = () => {}, ...shared }: FilesSetting,
): Promise<Files & Pick<DiskFiles, 'isWritable' | 'close'>> {
  const options = {
    ...shared,
    publicUrl,
    ttlMinutes: fileTtlMinutes,
    maxTotalBytes: fileStoreBytes,
    maxFileBytes: uploadMaxBytes * RESULT_GROWTH,
  };
  if (!redis) return createFiles({ ...options, directory, onFault });
  // Whether Redis answers is asked of its client.
  const { isWritable } = options.temporary;
  return { ...createRedisFiles({ ...options, client: redis }), isWritable, close: async () => {} };
}

async function openGeo({ geoCityFiles, geoAsnFiles }: Config): Promise<OpenGeo> {
  const geo = createGeo({ cityFiles: geoCityFiles, networkFiles: geoAsnFiles });
  const fault = await geo.fault();
  if (fault) throw new ConfigError(`${geoSettings[fault.of]} names ${fault.path}, which ${fault.reason}.`);
  return geo;
}
