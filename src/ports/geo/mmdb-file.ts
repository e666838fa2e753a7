import { basename } from 'node:path';
import { open, type Reader, type Response } from 'maxmind';
import { sourceOf } from './database-maker.ts';
import type { GeoSource } from './port.ts';

export type IpVersion = 4 | 6;

interface MmdbFileOptions {
  path: string;
  /** Milliseconds without a question after which the file's bytes are given back. */
  idle: number;
  /** The one version of addresses in it; by default found out when it is opened. */
  version?: IpVersion;
}

/** A database that is in memory only while it is used. */
export interface MmdbFile {
  path: string;
  /** Whether addresses of this version may be in it, as far as that is known without opening it. */
  mayHold(version: IpVersion): boolean;
  /**
   * What the database holds of an address, `undefined` when nothing; with the database itself.
   *
   * @throws Error when the file is missing or broken.
   */
  find(ip: string): Promise<{ record: unknown; source: GeoSource }>;
  close(): void;
}

interface OpenFile {
  reader: Reader<Response>;
  source: GeoSource;
}

/** Records that are kept decoded. */
const KEPT_RECORDS = 1_000;

export function mmdbFile({ path, idle, version }: MmdbFileOptions): MmdbFile {
  let only = version;
  let opened: Promise<OpenFile> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function close(): void {
    clearTimeout(timer);
    opened = undefined;
  }

  async function opening(): Promise<OpenFile> {
    if (opened) timer?.refresh();
    else timer = setTimeout(close, idle).unref();
    opened ??= read(path);
    try {
      const file = await opened;
      // One made for IPv6 may hold IPv4 as well.
      if (file.reader.metadata.ipVersion === 4) only ??= 4;
      return file;
    } catch (error) {
      close();
      throw error;
    }
  }

  return {
    path,
    close,
    mayHold: (wanted) => only === undefined || only === wanted,
    async find(ip) {
      const { reader, source } = await opening();
      return { record: reader.get(ip) ?? undefined, source };
    },
  };
}

async function read(path: string): Promise<OpenFile> {
  const reader = await open<Response>(path, { cache: { max: KEPT_RECORDS } });
  const { databaseType, buildEpoch, ipVersion, nodeCount } = reader.metadata;
  const isWhole = typeof databaseType === 'string' && [4, 6].includes(ipVersion) && Number.isInteger(nodeCount);
  if (!isWhole) throw new Error('What describes the database in its file is damaged.');
  return { reader, source: sourceOf({ type: databaseType, built: buildEpoch, fileName: basename(path) }) };
}
