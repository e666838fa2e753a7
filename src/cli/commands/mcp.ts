import type { Command } from './command.ts';

export interface McpContext {
  /** Serves agents over standard input and output until that ends. */
  serveMcp(args: readonly string[]): Promise<void>;
}

export const mcpCommand: Command<McpContext> = {
  name: 'mcp',
  help: [['mcp [--category <name>]', 'serve the tools to an AI agent over standard input and output']],
  run: (args, context) => context.serveMcp(args),
};
