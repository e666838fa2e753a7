import type * as z from 'zod';
import type { AnyTool, ToolOutput } from '#kit/define-tool';
import { parseInput, timeLimitOf, tookTooLong } from '#kit/execute';
import type { CardFacts, InputFacts } from '#kit/facts';
import type { Progress } from '#kit/progress';
import { cancelledBy, ToolError } from '#kit/tool-error';
import { withTexts } from '#lib/texts-in';
import { type Files, prepareInPage, runInPage } from '#workers/run-in-page';
import { sendFile } from '../form/upload-file.tsx';
import { notify } from '../notice/notices.tsx';
import type { Leaving } from './ask-to-send.tsx';
import { callApi } from './call-api.tsx';
import { heldIn, holdAll, picturesIn } from './made-here.tsx';
import { endRun } from './sent.tsx';
import type { ToolSource } from './use-tool.tsx';

interface ToolCall<T extends AnyTool> {
  facts: CardFacts;
  source: ToolSource<T>;
  input: unknown;
  signal: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Whether pictures that cannot be worked on here may be sent to the server. */
  mayLeave?: typeof mayLeaveByAsking;
}

/** Has what the tool needs in the browser loaded ahead of its first run. */
export function prepareRun({ slug, runsIn }: CardFacts): void {
  // What pictures need is fetched when one is chosen.
  if (runsIn === 'browser') prepareInPage(slug);
}

/**
 * Validates, runs and tells the visitor by notices. Resolves with the result, or with `undefined` when there is none.
 * What is no ToolError is a bug and thrown.
 */
export async function runTool<T extends AnyTool>(call: ToolCall<T>): Promise<ToolOutput<T> | undefined> {
  const { facts, source, input } = call;
  const { default: tool } = await source.tool();
  for (const { name, expects } of facts.inputs) if (expects) warnOf(Object(input)[name], expects);
  const fault = faultIn(tool.input, input);
  if (fault !== undefined) {
    notify({ kind: 'error', message: fault });
    return undefined;
  }
  try {
    const answer = await ask(call, tool);
    if (answer !== undefined) notify({ kind: 'success', message: facts.labels.done });
    return answer;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error.code === 'cancelled') return undefined;
    // Nothing of what was entered is in it.
    console.warn(`${facts.labels.failed}: ${error.code}`);
    notify({ kind: 'error', message: facts.labels.failed, ...(error.message ? { reason: error.message } : {}) });
    return undefined;
  } finally {
    endRun({ isLive: false });
  }
}

/** Says what may not be meant; the tool runs all the same. */
function warnOf(value: unknown, { endings, warning }: NonNullable<InputFacts['expects']>): void {
  const address = String(value ?? '').trim();
  const path = (URL.parse(address)?.pathname ?? address).toLowerCase();
  if (address !== '' && !endings.some((ending) => path.endsWith(ending))) notify({ kind: 'warning', message: warning });
}

/**
 * Asks in the browser, or by the API, as the definition says. Resolves with `undefined` for a refusal that passes in silence.
 *
 * @throws ToolError with the reason there is no result.
 */
export async function ask<T extends AnyTool>(
  { facts, source, input, signal, onProgress, mayLeave = mayLeaveByAsking }: ToolCall<T>,
  tool: T,
): Promise<ToolOutput<T> | undefined> {
  const { slug } = facts;
  const heard = { signal, ...(onProgress && { onProgress }) };
  const files = facts.runsIn === 'both' ? heldIn(input) : undefined;
  const pictures = files && picturesIn(facts.inputs, input);
  // A text in the place of pictures asks for nothing that is elsewhere.
  if (files && pictures && (files.size > 0 || pictures.length === 0)) {
    try {
      if (pictures.some((address) => !files.has(address)))
        throw Object.assign(new Error(FROM_WEB), { name: 'NotHere' });
      return await runInPage<ToolOutput<T>>({ slug, input, files, onMade: holdAll, ...heard });
    } catch (error) {
      if (error instanceof ToolError) throw error;
      if (files.size === 0) throw new ToolError('unsupported', reasonOf(error));
      const sent = await uploaded(input, { files, reason: reasonOf(error), mayLeave, signal });
      return ask({ facts, source, input: sent, ...heard }, tool);
    }
  }
  if (facts.runsIn === 'browser') {
    const timeLimit = timeLimitOf(tool);
    const end = tool.mayRunAway && { timeLimit, error: tookTooLong(tool, timeLimit) };
    return runInPage<ToolOutput<T>>({ slug, input, ...heard, ...(end && { end }) });
  }
  const envelope = await callApi(`/tools/${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    ...heard,
  });
  if (!envelope.success) return refused(facts);
  return parseOutput<T['output']>(tool.output, envelope.data);
}

const FROM_WEB = 'Other files of the list are on the web, where only the server can fetch them.';

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'NotHere') return error.message;
  console.warn(error);
  return 'Your browser could not work on this file.';
}

/** The question is fetched when there is one to ask. */
export async function mayLeaveByAsking(leaving: readonly Leaving[], signal?: AbortSignal): Promise<boolean> {
  return (await import('./ask-to-send.tsx')).askToSend(leaving, signal);
}

interface Sending {
  files: Files;
  reason: string;
  mayLeave: typeof mayLeaveByAsking;
  signal: AbortSignal;
}

/**
 * The input with addresses of our own store in place of files, which are sent there when the visitor agrees.
 *
 * @throws ToolError `unsupported` when not.
 */
async function uploaded(input: unknown, { files, reason, mayLeave, signal }: Sending): Promise<unknown> {
  const leaving = [...files.values()].map(({ name, size }) => ({ name, bytes: size, reason }));
  const isAgreed = await mayLeave(leaving, signal);
  if (signal.aborted) throw cancelledBy(signal);
  if (!isAgreed) throw new ToolError('unsupported', `${reason} It was not sent anywhere.`);
  const sent = new Map<string, string>();
  for (const [address, file] of files) {
    sent.set(address, (await sendFile(file, { signal, onProgress: () => undefined })).url);
  }
  return withTexts(input, (text) => sent.get(text.trim()) ?? text);
}

/** What is wrong with an input, in the schema's sentence: told before anything is sent. */
export function faultIn(schema: z.ZodObject, input: unknown): string | undefined {
  try {
    parseInput(schema, input);
    return undefined;
  } catch (error) {
    if (error instanceof ToolError) return error.message;
    throw error;
  }
}

/** The result of what has been entered so far, or the sentence why there is none: the worker validates. What is no ToolError is a bug and thrown. */
export async function answerOnce<T extends AnyTool>(
  call: ToolCall<T>,
): Promise<{ fault: string | undefined; result?: ToolOutput<T> | undefined }> {
  const { source, input } = call;
  const { default: tool } = await source.tool();
  try {
    if (source.here) return { result: await source.here(input), fault: undefined };
    return { result: await ask(call, tool), fault: undefined };
  } catch (error) {
    if (error instanceof ToolError) return { fault: error.message };
    throw error;
  } finally {
    endRun({ isLive: true });
  }
}

function parseOutput<S extends z.ZodObject>(schema: S, data: unknown): z.output<S> {
  return schema.parse(data);
}

function refused(facts: CardFacts): undefined {
  if (facts.ignoresFailedAnswers) return undefined;
  throw new ToolError('upstream-failed', '');
}
