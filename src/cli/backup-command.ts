import { parseArgs } from 'node:util';
import { ToolError } from '#kit/tool-error';

const backupCommands = ['backup', 'restore'] as const;

type BackupCommand = (typeof backupCommands)[number];

export function isBackupCommand(name: string): name is BackupCommand {
  return backupCommands.some((command) => command === name);
}

interface Summary {
  rows: number;
  sha256: string;
}

/** What the commands reach of the world. */
export interface BackupWorld {
  write(output: string): void;
  /** Into a new file. @throws ToolError when it is there already, or there is nothing to back up. */
  backupStore(file: string): Promise<Summary>;
  /** @throws ToolError when the file is no whole backup, or the store holds something and may not be replaced. */
  restoreStore(file: string, options: { mayReplace: boolean }): Promise<Summary>;
}

const usages: Readonly<Record<BackupCommand, string>> = {
  backup: 'backup takes the path of a new file.',
  restore: 'restore takes the path of a backup; --replace deletes what the site has kept.',
};

/**
 * `clearkit backup <file>` or `clearkit restore <file> [--replace]`, of what visitors left with the site.
 *
 * @throws ToolError `invalid-input` for other arguments, and as the world does.
 */
export async function runBackup(command: BackupCommand, args: readonly string[], world: BackupWorld): Promise<void> {
  const { file, mayReplace } = readArguments(command, args);
  const { rows, sha256 } =
    command === 'backup' ? await world.backupStore(file) : await world.restoreStore(file, { mayReplace });
  const done = command === 'backup' ? 'Backed up' : 'Restored';
  world.write(`${done}: ${rows} ${rows === 1 ? 'row' : 'rows'}, SHA-256 ${sha256}\n`);
}

function readArguments(command: BackupCommand, args: readonly string[]) {
  const usage = usages[command];
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: command === 'restore' ? { replace: { type: 'boolean' } } : {},
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (file && others.length === 0) return { file, mayReplace: values.replace === true };
  } catch (cause) {
    // The parser's own sentences are about its configuration as much as about what was typed.
    throw new ToolError('invalid-input', usage, { cause });
  }
  throw new ToolError('invalid-input', usage);
}
