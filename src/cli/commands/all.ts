import type { CliContext } from '../context.ts';
import { adminCommands } from './admin.ts';
import { auditCommand } from './audit.ts';
import { backupCommands } from './backup.ts';
import { browserCommand } from './browser.ts';
import type { Command } from './command.ts';
import { compareCommand } from './compare.ts';
import { documentsCommands } from './documents.ts';
import { importCommands } from './import.ts';
import { listCommand } from './list.ts';
import { mailsCommand } from './mails.ts';
import { mcpCommand } from './mcp.ts';
import { sendPostCommand } from './send-post.ts';
import { visitorDataCommands } from './visitor-data.ts';

/** Every command that is not a tool, in the order of the help. */
export const commands: readonly Command<CliContext>[] = [
  listCommand,
  auditCommand,
  mcpCommand,
  browserCommand,
  ...visitorDataCommands,
  sendPostCommand,
  mailsCommand,
  ...adminCommands,
  ...backupCommands,
  ...importCommands,
  ...documentsCommands,
  compareCommand,
];
