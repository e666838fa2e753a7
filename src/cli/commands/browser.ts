import { ToolError } from '#kit/tool-error';
import { createProgressLines } from '../progress-lines.ts';
import { type Command, readArguments } from './command.ts';

export interface BrowserContext {
  write(output: string): void;
  writeError(line: string): void;
  /** Finds a browser for the tools that load pages in one, or fetches it. */
  installBrowser(onProgress: (bytes: number, of: number) => void): Promise<{
    /** A program that starts; absent when there is none. */
    path?: string;
    /** Whether it was there before. */
    isOld: boolean;
    /** What was tried, for people. */
    tried: string;
  }>;
}

const MB = 1024 * 1024;
const usage = 'browser takes one word: install.';

/** What the tools need that load pages in a browser. */
export const browserCommand: Command<BrowserContext> = {
  name: 'browser',
  help: [['browser install', 'a Chromium, for the tools that load pages in a browser']],
  run: install,
};

async function install(args: readonly string[], context: BrowserContext): Promise<void> {
  readArguments(usage, { args, allowPositionals: true }, ({ positionals }) =>
    positionals.join(' ') === 'install' ? true : undefined,
  );
  const printProgress = createProgressLines(context);
  const { path, isOld, tried } = await context.installBrowser((bytes, of) =>
    printProgress(`${Math.round(bytes / MB)} of ${Math.round(of / MB)} MB`),
  );
  if (path) return context.write(`${isOld ? 'A browser is there already' : 'Browser installed'}: ${path}\n`);
  if (tried !== '') context.writeError(tried);
  throw new ToolError(
    'not-configured',
    'No browser could be installed. Install Chromium or Chrome by hand, or set BROWSER_PATH to its program.',
  );
}
