import { answerJson } from './answer-json.ts';
import { execute } from './execute.ts';
import type { Ports } from './ports.ts';
import type { ReportProgress } from './progress.ts';
import type { ToolEntry } from './registry.ts';

export interface RunRequest {
  input: unknown;
  /** Who asks: the runs of one visitor share what a visitor may have. */
  visitor: string;
  /** Bytes in which the input came; unknown when absent. */
  bytes?: number | undefined;
  /** Bytes that the result may have as JSON; any number when absent. */
  mostBytes?: number | undefined;
  /** Aborted when the caller no longer wants the answer. */
  signal?: AbortSignal | undefined;
  /** Called with how far the run has come. */
  onProgress?: ReportProgress | undefined;
}

/** JSON as text, or as UTF-8 bytes where a thread handed over so many that another copy of them costs something. */
export type Json = string | Uint8Array;

/**
 * Runs a tool wherever this program has its tools run, and gives the result as JSON.
 *
 * @throws ToolError as `execute`, `too-large` for a result over `mostBytes`, and `busy` when too many runs wait.
 */
export type RunTool = (entry: ToolEntry, asked: RunRequest) => Promise<Json>;

/** Runs tools on this very thread: for programs that serve nobody else, and for runs that are done in no time. */
export function runInThisThread(ports: Partial<Ports>): RunTool {
  return async (entry, { input, mostBytes, signal, onProgress }) =>
    answerJson(await execute(entry, input, { ports, signal, onProgress }), mostBytes);
}
