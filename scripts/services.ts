import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.ts';
import type { Outcome, Step } from './steps.ts';

/** The servers that some tests need beside the site: those that are there, or fetched where the system allows it. */

export interface Service {
  name: string;
  /** Debian's package. */
  packaged: string;
  /** Path of its program; `undefined` when it is not here. */
  find(): string | undefined;
}

/** Debian keeps the programs of each version in a folder that is not in the PATH. */
const POSTGRES_FOLDER = '/usr/lib/postgresql';

export const services = {
  postgres: {
    name: 'PostgreSQL',
    packaged: 'postgresql',
    find: () => {
      const versions = existsSync(POSTGRES_FOLDER) ? readdirSync(POSTGRES_FOLDER) : [];
      const folders = versions.sort((a, b) => Number(b) - Number(a)).map((name) => join(POSTGRES_FOLDER, name, 'bin'));
      return inFolders(['postgres'], [...folders, ...path()]);
    },
  },
  redis: {
    name: 'Redis',
    packaged: 'redis-server',
    find: () => inFolders(['redis-server', 'valkey-server'], path()),
  },
} as const satisfies Record<string, Service>;

/** Whether a missing server is a fault: a run that decides may leave out nothing. */
export function mayNotSkip(): boolean {
  return !['', '0', 'false'].includes(process.env.CI ?? '');
}

/** Installs what is missing, where that can be done. What cannot be had is skipped loudly, or fails where `CI` is set. */
export const servicesStep: Step = {
  name: 'PostgreSQL and Redis for tests',
  run: async (): Promise<Outcome> => {
    const isMissing = ({ find }: Service) => find() === undefined;
    const wanted = Object.values(services).filter(isMissing);
    const output = wanted.length > 0 ? installWithApt(wanted.map(({ packaged }) => packaged)) : '';
    const missing = wanted.filter(isMissing);
    const passed = Object.keys(services).length - missing.length;
    if (missing.length === 0) return { passed, failed: 0, skipped: 0, failures: [], output };
    const names = missing.map(({ name }) => name).join(' and ');
    if (mayNotSkip()) {
      const failures = [`${names} must be there, as CI is set`];
      return { passed, failed: missing.length, skipped: 0, failures, output: `${output}\n${failures[0]}.` };
    }
    console.log(`\n!!! ${names}: NOT TESTED. It is not here and could not be installed:\n${output}\n`);
    return { passed, failed: 0, skipped: missing.length, failures: [], output };
  },
};

function path(): string[] {
  return [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/local/bin', '/usr/bin', '/usr/sbin'];
}

function inFolders(names: readonly string[], folders: readonly string[]): string | undefined {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
