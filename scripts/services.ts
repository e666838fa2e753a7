import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from '#ports/browser/apt';
import type { Outcome, Step } from './steps.ts';

/** The servers that some tests need beside the site: those that are there, or fetched where the system allows it. */

interface Service {
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

interface ProvideOptions {
  needed: readonly Service[];
  install: (packages: readonly string[]) => string;
  /** What is missing is then a failure. */
  isRequired: boolean;
  say: (line: string) => void;
}

/** Installs what is missing, where that can be done. What is not available is skipped loudly, or fails. */
export function provideServices({ needed, install, isRequired, say }: ProvideOptions): Outcome {
  const isMissing = ({ find }: Service) => find() === undefined;
  const wanted = needed.filter(isMissing);
  const output = wanted.length > 0 ? install(wanted.map(({ packaged }) => packaged)) : '';
  const missing = wanted.filter(isMissing);
  const passed = needed.length - missing.length;
  if (missing.length === 0) return { passed, failed: 0, skipped: 0, failures: [], output };
  const names = missing.map(({ name }) => name).join(' and ');
  if (isRequired) {
    const failures = [`${names}: not here, and CI is set`];
    return { passed, failed: missing.length, skipped: 0, failures, output: `${output}\n${failures[0]}` };
  }
  say(`\n!!! NOT TESTED: ${names}. Not here, and could not be installed:\n${output}\n`);
  const left = missing.map(({ name }) => `${name}, and all that needs it`);
  return { passed, failed: 0, skipped: missing.length, failures: [], left, output };
}

export const servicesStep: Step = {
  name: 'PostgreSQL and Redis for tests',
  run: async () =>
    provideServices({
      needed: Object.values(services),
      install: installWithApt,
      isRequired: mayNotSkip(),
      say: console.log,
    }),
};

function path(): string[] {
  return [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/local/bin', '/usr/bin', '/usr/sbin'];
}

function inFolders(names: readonly string[], folders: readonly string[]): string | undefined {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
