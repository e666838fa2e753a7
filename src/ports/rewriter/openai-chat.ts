import { StringDecoder } from 'node:string_decoder';
import { Agent, type Dispatcher } from 'undici';
import * as z from 'zod';
import { ToolError } from '#kit/tool-error';
import { guardedConnector } from '#ports/net-guard/connector';
import type { NetGuard } from '#ports/net-guard/net-guard';
import type { Message } from './openai-prompt.ts';

export interface ChatOptions {
  /** Address of the API with its version, such as `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  /** Sent as a bearer token, and told to nobody else. */
  key: string | undefined;
  /** Lets the base address through, and nothing else that is not public. */
  guard: NetGuard;
  userAgent: string;
  /** Milliseconds without a word of the model after which it is given up. */
  idle: number;
}

interface Question {
  messages: readonly Message[];
  temperature: number;
  seed: number;
  /** UTF-16 units that the model may say. */
  mostText: number;
  signal: AbortSignal;
}

interface Chat {
  /**
   * What the model says, piece by piece, as it says it.
   *
   * @throws ToolError with a sentence that begins with "The language model": `timed-out`, `busy`, `not-configured`, `upstream-failed`;
   * the reason of the signal after an abort.
   */
  ask(question: Question): AsyncGenerator<string>;
  /** Takes no more questions, and resolves when those under way have ended. */
  close(): Promise<void>;
}

/** Bytes of one answer on the wire: a server sends some 200 for each word, and a model that thinks aloud says many. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Bytes of one line of the stream. */
const LONGEST_LINE = 512 * 1024;

const SILENT = 'The language model took too long to answer.';
const UNREACHABLE = 'The language model could not be reached.';
const BROKEN = 'The language model broke off in the middle of its answer.';
const REFUSED_KEY = 'The language model does not accept the key that is set here.';
const UNREADABLE = 'The language model gave an answer that cannot be read.';

const chunk = z.object({
  choices: z
    .array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() }))
    .nullish()
    .default([]),
  error: z.unknown().optional(),
});

const whole = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })) });

/** `POST {base}/chat/completions` with `stream`. Source: https://platform.openai.com/docs/api-reference/chat-streaming. */
export function createChat({ baseUrl, model, key, guard, userAgent, idle }: ChatOptions): Chat {
  const address = new URL(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`);
  const agent = new Agent({
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: guardedConnector(guard, idle),
  });
  /** Some servers refuse settings that others want. */
  let isPlain = false;

  async function post(
    { messages, temperature, seed }: Question,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const send = (settings: object) =>
      agent.request({
        origin: address.origin,
        path: address.pathname,
        method: 'POST',
        headers: {
          'user-agent': userAgent,
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model, messages, stream: true, ...settings }),
        // A kept connection could be filled with answers to questions nobody has asked yet.
        reset: true,
        signal,
      });
    if (isPlain) return send({});
    const answer = await send({ temperature, seed });
    if (answer.statusCode !== 400) return answer;
    discard(answer);
    const second = await send({});
    isPlain = second.statusCode === 200;
    return second;
  }

  return {
    async *ask(question) {
      const silence = new AbortController();
      const timer = setTimeout(() => silence.abort(), idle);
      const signal = AbortSignal.any([question.signal, silence.signal]);
      let answer: Dispatcher.ResponseData | undefined;
      try {
        answer = await post(question, signal);
        checkHead(answer);
        let said = 0;
        for await (const words of wordsIn(answer)) {
          timer.refresh();
          said += words.length;
          if (said > question.mostText) throw new ToolError('upstream-failed', UNREADABLE);
          if (words !== '') yield words;
        }
      } catch (error) {
        question.signal.throwIfAborted();
        if (silence.signal.aborted) throw new ToolError('timed-out', SILENT);
        if (error instanceof ToolError && error.message.startsWith('The language model')) throw error;
        throw new ToolError('upstream-failed', answer ? BROKEN : UNREACHABLE, { cause: error });
      } finally {
        clearTimeout(timer);
        if (answer) discard(answer);
      }
    },
    close: () => agent.close(),
  };
}

/** A redirect is a failure like any other: the key goes nowhere but to the address that was set. */
function checkHead({ statusCode }: Dispatcher.ResponseData): void {
  if (statusCode === 200) return;
  if (statusCode === 401 || statusCode === 403) throw new ToolError('not-configured', REFUSED_KEY);
  if (statusCode === 429) throw new ToolError('busy', 'The language model was asked too often.');
  throw new ToolError('upstream-failed', `The language model answered with an error (${statusCode}).`);
}

/** The model's words in an answer; an empty piece stands for a sign of life. */
async function* wordsIn({ headers, body }: Dispatcher.ResponseData): AsyncGenerator<string> {
  const isStream = /^text\/event-stream\b/i.test(String(headers['content-type'] ?? ''));
  if (!isStream) {
    const text = (await Array.fromAsync(linesIn(body, MOST_BYTES))).join('\n');
    const [choice] = parsed(text, whole).choices;
    yield choice?.message.content ?? '';
    return;
  }
  for await (const line of linesIn(body, LONGEST_LINE)) {
    // Comments, which some servers send to hold the line, are no sign of the model.
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') return;
    const { choices, error } = parsed(data, chunk);
    if (error !== undefined && error !== null) {
      throw new ToolError('upstream-failed', 'The language model failed in the middle of its answer.');
    }
    yield choices?.[0]?.delta?.content ?? '';
  }
}

async function* linesIn(body: AsyncIterable<Buffer>, longest: number): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    const lines = (rest + decoder.write(part)).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (bytes > MOST_BYTES || rest.length > longest) throw new ToolError('upstream-failed', UNREADABLE);
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parsed<T>(text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new ToolError('upstream-failed', UNREADABLE, { cause });
  }
}

function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => {}).destroy();
}
