import type { Ports } from '#kit/ports';
import type { AdminContext } from './commands/admin.ts';
import type { AuditContext } from './commands/audit.ts';
import type { BackupContext } from './commands/backup.ts';
import type { BrowserContext } from './commands/browser.ts';
import type { CompareContext } from './commands/compare.ts';
import type { DocumentsContext } from './commands/documents.ts';
import type { ImportContext } from './commands/import.ts';
import type { McpContext } from './commands/mcp.ts';
import type { SendPostContext } from './commands/send-post.ts';
import type { InputSources } from './read-input.ts';
import type { Tools } from './tools.ts';

/** The file store is always there: the command line itself takes pictures in and hands them out. */
export type CliPorts = Partial<Ports> & Pick<Ports, 'files'>;

/** All that the command line reaches of the program around it. */
export interface CliContext
  extends AdminContext,
    AuditContext,
    BackupContext,
    BrowserContext,
    CompareContext,
    DocumentsContext,
    ImportContext,
    McpContext,
    SendPostContext {
  stdin: InputSources['stdin'];
  write(output: string | Uint8Array): void;
  /** Writes one line to standard error. */
  writeError(line: string): void;
  directory: string;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** From now on Ctrl-C ends the process at once: what computes would not notice it. */
  leaveInterrupts(): void;
  version: string;
  tools: Tools;
  /** Makes the ports; called only when a tool or a picture needs them. */
  openPorts(): Promise<CliPorts>;
}
