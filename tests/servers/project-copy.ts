import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FILES = /^(package|package-lock|tsconfig.*)\.json$|^vite\.config\.ts$|^\.gitignore$/;
const FOLDERS = ['src', 'content', 'public', 'scripts', 'types'];

export interface ProjectCopy {
  directory: string;
  /** Builds the site of the copy. @throws Error with what the build said. */
  build(): void;
  remove(): void;
}

/** The project in another folder, with the packages of this one: to add tools and build without touching this one. */
export function copyProject(): ProjectCopy {
  const directory = mkdtempSync(join(tmpdir(), 'clearkit-copy-'));
  for (const name of [...readdirSync(ROOT).filter((file) => FILES.test(file)), ...FOLDERS]) {
    cpSync(join(ROOT, name), join(directory, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(directory, 'node_modules'), 'junction');
  return {
    directory,
    build() {
      const script = join(directory, 'scripts', 'build.ts');
      const options = { cwd: directory, encoding: 'utf8', maxBuffer: 64 << 20 } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [script], options);
      if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
