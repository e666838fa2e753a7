import { isPassing } from '#calls/outside-calls';
import { cancelledBy, ToolError } from '#kit/tool-error';
import { changedShare } from '#lib/rewrite/difference';
import { createAnswerReader } from './openai-answers.ts';
import { type Asked, type Batch, batchesOf } from './openai-batches.ts';
import { waysThatHold } from './openai-check.ts';
import { messagesFor, temperatureOf } from './openai-prompt.ts';
import type { LanguageModel, RewriteAnswer, RewriteRequest, Rewriter, RewrittenSentence } from './port.ts';

interface ModelRewriterOptions {
  /** The model's name, which is told as the engine. */
  name: string;
  model: LanguageModel;
  /** Writes what the model does not write, or not rightly. */
  builtIn: Rewriter;
  /** Milliseconds for a whole text; what is not done by then is left to the built-in engine. */
  timeout?: number;
}

const TIMEOUT = 50_000;
/** Questions at once of one text. */
const OF_ONE_TEXT = 2;
const MOST_ALTERNATIVES = 4;
/** What a model may say to one letter that it is asked: three ways, and what it thinks before. */
const SAID_FOR_ASKED = 8;
const SAID_BESIDES = 40_000;

const BUSY = 'The language model is busy.';
const UNREACHABLE = 'The language model could not be reached.';
const OUT_OF_TIME = 'The language model took too long for the whole text.';
const NOTHING_READABLE = 'The language model gave an answer that cannot be read.';
const NOTHING_HELD = 'Nothing that the language model wrote surely said the same, so the built-in engine wrote this.';

/** A language model, its answers checked, and the built-in engine for all that it does not do. */
export function createModelRewriter({ builtIn, model, name, timeout = TIMEOUT }: ModelRewriterOptions): Rewriter {
  /** Tells the ways of each sentence as they come; asked again, only for those that have not come. */
  async function askOnce(batch: Batch, { request, heard, signal }: Asking): Promise<void> {
    const missing = batch.sentences.filter(({ at }) => !heard.has(at));
    if (missing.length === 0) return;
    const asked = missing.reduce((sum, { text }) => sum + text.length, 0);
    const reader = createAnswerReader();
    const enough = new AbortController();
    let told = 0;
    const take = (answers: ReturnType<typeof reader.end>) => {
      for (const { n, ways } of answers) {
        const sentence = missing.find((one) => one.n === n);
        if (!sentence || heard.has(sentence.at) || signal.aborted) continue;
        heard.tell(sentence, ways);
        told += 1;
        if (told === missing.length) enough.abort();
      }
    };
    try {
      await model.ask({
        messages: messagesFor({ ...batch, sentences: missing }, request),
        temperature: temperatureOf(request.strength),
        seed: request.seed,
        mostText: asked * SAID_FOR_ASKED + SAID_BESIDES,
        signal: AbortSignal.any([signal, enough.signal]),
        onText: (text) => take(reader.read(text)),
      });
      take(reader.end());
      signal.throwIfAborted();
    } catch (error) {
      if (enough.signal.aborted) return;
      // A text that is too long is not the server's fault; not one sentence in all that time is.
      throw told === 0 && isOutOfTime(error) ? new ToolError('timed-out', OUT_OF_TIME) : error;
    }
    if (told === 0) throw new ToolError('upstream-failed', NOTHING_READABLE);
  }

  /** Once more where that may help, for what has not come. Why it failed first says more than why it failed again. */
  async function askTwice(batch: Batch, asking: Asking): Promise<void> {
    try {
      await askOnce(batch, asking);
    } catch (error) {
      if (!isPassing(error) || asking.signal.aborted) throw error;
      await askOnce(batch, asking).catch((second: unknown) => {
        throw isPassing(second) ? error : second;
      });
    }
  }

  async function askAll(batches: readonly Batch[], asking: Asking): Promise<ToolError | undefined> {
    const waiting = [...batches];
    let failure: ToolError | undefined;
    const worker = async () => {
      for (let batch = waiting.shift(); batch && !failure; batch = waiting.shift()) {
        const current = batch;
        try {
          await askTwice(current, asking);
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
          failure ??= error;
        }
      }
    };
    await Promise.all(Array.from({ length: OF_ONE_TEXT }, worker));
    return failure;
  }

  return {
    leaves: () => `The text goes to ${name}, the language model that this site uses.`,
    async rewrite(request) {
      const { onProgress, ...quiet } = request;
      const draft = await builtIn.rewrite(quiet);
      const batches = batchesOf(draft.sentences);
      const total = batches.reduce((sum, { sentences }) => sum + sentences.length, 0);
      if (total === 0) return draft;
      const heard = createHeard(request, (count) => onProgress?.(count / total));
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new ToolError('busy', OUT_OF_TIME)), timeout);
      const signal = AbortSignal.any([request.signal, late.signal]);
      const failure = await askAll(batches, { request, heard, signal }).finally(() => clearTimeout(timer));
      if (request.signal.aborted) throw cancelledBy(request.signal);
      if (heard.size < total) onProgress?.(1);
      return merged(draft, { name, total, held: heard.held, failure });
    },
  };
}

interface Asking {
  request: RewriteRequest;
  heard: Heard;
  signal: AbortSignal;
}

/** What the model said to which sentence. */
interface Heard {
  /** Sentences that were answered, rightly or not. */
  readonly size: number;
  /** Ways that hold, by the place of the sentence. */
  readonly held: ReadonlyMap<number, readonly string[]>;
  has(at: number): boolean;
  tell(sentence: Asked, ways: readonly string[]): void;
}

function createHeard({ locked }: RewriteRequest, onTold: (count: number) => void): Heard {
  const all = new Map<number, readonly string[]>();
  return {
    get size() {
      return all.size;
    },
    held: all,
    has: (at) => all.has(at),
    tell({ at, text }, ways) {
      if (all.has(at)) return;
      all.set(at, waysThatHold(text, ways, locked));
      onTold(all.size);
    },
  };
}

interface Outcome {
  name: string;
  /** Sentences that the model was to write. */
  total: number;
  held: Heard['held'];
  failure: ToolError | undefined;
}

function merged({ sentences, engine }: RewriteAnswer, { name, total, held, failure }: Outcome): RewriteAnswer {
  const written = [...held.values()].filter((ways) => ways.length > 0).length;
  const note = noteOf({ written, total, failure });
  return {
    sentences: sentences.map((sentence, at) => inWords(sentence, held.get(at) ?? [])),
    engine: written > 0 ? name : engine,
    ...(note !== undefined && { note }),
  };
}

function inWords(sentence: RewrittenSentence, [first, ...others]: readonly string[]): RewrittenSentence {
  if (first === undefined) return sentence;
  const { space, source } = sentence;
  const alternatives = others.slice(0, MOST_ALTERNATIVES);
  return { space, source, text: first, alternatives, changed: changedShare(source, first) };
}

function noteOf({ written, total, failure }: Pick<Outcome, 'total' | 'failure'> & { written: number }) {
  if (failure && written < total) {
    const reason = reasonOf(failure).replace(/\.$/, '');
    return `${reason}, so the built-in engine wrote ${written > 0 ? 'the rest' : 'this'}.`;
  }
  if (written === 0) return NOTHING_HELD;
  if (written === total) return undefined;
  const rest = total - written;
  const those = rest === 1 ? 'one sentence' : `${rest} sentences`;
  return `What the language model made of ${those} of ${total} did not surely say the same, so the built-in engine wrote ${rest === 1 ? 'that one' : 'those'}.`;
}

/** Words about the breaker or the queue name the server, which is no visitor's business. */
function reasonOf({ message, code }: ToolError): string {
  if (message.startsWith('The language model')) return message;
  return code === 'busy' ? BUSY : UNREACHABLE;
}

function isOutOfTime(error: unknown): boolean {
  return error instanceof ToolError && error.message === OUT_OF_TIME;
}
