import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { withPoliteVisits } from '#calls/polite-visits';
import { createSourceHealth, type SourceHealth } from '#calls/source-health';
import { oneVisitor, type Visitors } from '#calls/visitors';
import type { Ports } from '#kit/ports';
import type { Clock } from '#ports/clock/port';
import { systemClock } from '#ports/clock/system';
import { createDocuments } from '#ports/documents/threads';
import { createFiles } from '#ports/files/disk';
import type { Files } from '#ports/files/port';
import { createRedisFiles, type FilesClient } from '#ports/files/redis';
import { createGeo, type OpenGeo } from '#ports/geo/mmdb';
import { createHttp } from '#ports/http/undici';
import { createImages } from '#ports/images/processes';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { createResolver } from '#ports/net-guard/resolver';
import { createOcr } from '#ports/ocr/tesseract';
import type { LanguageModel } from '#ports/rewriter/port';
import { type Config, ConfigError } from './config.ts';
import { createOutsidePorts } from './create-outside-ports.ts';

/** Settings by what a fault in a database is about. */
const geoSettings = { places: 'GEO_CITY_DB', networks: 'GEO_ASN_DB' } as const;

/** How much larger than any upload a result may be: a photograph grows about fivefold as a PNG. */
const RESULT_GROWTH = 5;

interface OpenPorts {
  ports: Ports;
  /** What the rewriter asks, where one is set up. */
  languageModel: LanguageModel | undefined;
  /** Names of the ports that cannot work right now. */
  unready(): Promise<readonly string[]>;
  /** How the services of others have done so far. */
  sources(): readonly SourceHealth[];
  close(): Promise<void>;
}

/** Every port over the real thing. @throws ConfigError when a file that was set cannot be used. */
export async function createPorts(config: Config, visitors = oneVisitor, redis?: FilesClient): Promise<OpenPorts> {
  const directory = join(config.dataDirectory, 'files');
  const clock = systemClock;
  const geo = await openGeo(config);
  const files = await openFiles(config, { directory, clock, visitors }, redis);
  const resolve = createResolver(config.dnsServers, { visitors });
  const guard = createNetGuard({ allow: config.fetchAllow, resolve });
  const userAgent = `Clearkit (+${config.publicUrl})`;
  const http = createHttp({ guard, files, userAgent, visitors, limits: { maxBytes: config.uploadMaxBytes } });
  const politeHttp = withPoliteVisits(http, clock, visitors);
  const health = createSourceHealth({ clock });
  const shared = { clock, visitors, resolve, guard, http, userAgent };
  const outside = createOutsidePorts(config, { ...shared, onOutcome: health.note });
  const { ocrConcurrency: concurrency, ocrLanguagesDirectory: languagesDirectory, idle } = config;
  const images = createImages({ ...config.images, maxInputBytes: config.uploadMaxBytes, idle, visitors });
  const documents = createDocuments({ visitors });
  const ocr = createOcr({
    concurrency,
    visitors,
    // It takes a second to start.
    idle: 2 * idle,
    maxPixels: config.images.maxPixels,
    ...(languagesDirectory !== undefined && { languagesDirectory }),
  });

  return {
    ports: { clock, documents, files, geo, http: politeHttp, images, ocr, ...outside.ports },
    languageModel: outside.languageModel,
    async unready() {
      if (redis) return [];
      const isWritable = await access(directory, constants.R_OK | constants.W_OK).then(
        () => true,
        () => false,
      );
      return isWritable ? [] : ['files'];
    },
    sources: health.list,
    async close() {
      geo.close();
      await Promise.all([http.close(), outside.close(), files.close(), images.close(), ocr.close()]);
    },
  };
}

/** Short-lived files: in the Redis that several servers share, else in a folder of this machine. */
async function openFiles(
  { publicUrl, fileTtlMinutes, fileStoreBytes, uploadMaxBytes }: Config,
  { directory, ...shared }: { directory: string; clock: Clock; visitors: Visitors },
  redis: FilesClient | undefined,
): Promise<Files & { close(): Promise<void> }> {
  const options = {
    ...shared,
    publicUrl,
    ttlMinutes: fileTtlMinutes,
    maxTotalBytes: fileStoreBytes,
    maxFileBytes: uploadMaxBytes * RESULT_GROWTH,
  };
  if (redis) return { ...createRedisFiles({ ...options, client: redis }), close: async () => {} };
  return createFiles({ ...options, directory });
}

async function openGeo({ geoCityFiles, geoAsnFiles }: Config): Promise<OpenGeo> {
  const geo = createGeo({ cityFiles: geoCityFiles, networkFiles: geoAsnFiles });
  const fault = await geo.fault();
  if (fault) throw new ConfigError(`${geoSettings[fault.of]} names ${fault.path}, which ${fault.reason}.`);
  return geo;
}
