import { type Command, readArguments } from './command.ts';

interface Summary {
  rows: number;
  sha256: string;
}

export interface BackupContext {
  write(output: string): void;
  /** Into a new file. @throws ToolError when the file exists already, or there is nothing to back up. */
  backupStore(file: string): Promise<Summary>;
  /** @throws ToolError when the file is no whole backup, or the store holds something and may not be replaced. */
  restoreStore(file: string, options: { mayReplace: boolean }): Promise<Summary>;
}

/** Of what visitors left with the site. */
export const backupCommands: readonly Command<BackupContext>[] = [
  {
    name: 'backup',
    help: [['backup <new file>', 'all that the site keeps, also while it runs']],
    async run(args, context) {
      const usage = 'backup takes the path of a new file.';
      const file = readArguments(usage, { args, allowPositionals: true }, onlyPath);
      context.write(`Backed up: ${inWords(await context.backupStore(file))}`);
    },
  },
  {
    name: 'restore',
    help: [['restore <file> [--replace]', 'puts a backup in its place']],
    async run(args, context) {
      const usage = 'restore takes the path of a backup; --replace deletes what the site has kept.';
      const options = { replace: { type: 'boolean' } } as const;
      const { file, mayReplace } = readArguments(usage, { args, options, allowPositionals: true }, (parsed) => {
        const path = onlyPath(parsed);
        return path === undefined ? undefined : { file: path, mayReplace: parsed.values.replace === true };
      });
      context.write(`Restored: ${inWords(await context.restoreStore(file, { mayReplace }))}`);
    },
  },
];

function onlyPath({ positionals: [file, ...others] }: { positionals: readonly string[] }): string | undefined {
  return file && others.length === 0 ? file : undefined;
}

function inWords({ rows, sha256 }: Summary): string {
  return `${rows} ${rows === 1 ? 'row' : 'rows'}, SHA-256 ${sha256}\n`;
}
