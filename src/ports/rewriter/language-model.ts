import { createOutsideCalls, type OutsideCallsOptions } from '#calls/outside-calls';
import { oneVisitor, type Visitors } from '#calls/visitors';
import { type ChatOptions, createChat } from './openai-chat.ts';
import type { LanguageModel } from './port.ts';

export interface LanguageModelOptions extends Omit<ChatOptions, 'idle'> {
  clock: OutsideCallsOptions['clock'];
  /** Milliseconds without a word of the model after which a question is given up. */
  idle?: number;
  visitors?: Visitors;
}

export interface OpenLanguageModel extends LanguageModel {
  /** Takes no more questions, and resolves when those under way have ended. */
  close(): Promise<void>;
}

const IDLE = 20_000;
/** Questions at once, of all texts. */
const OF_ALL = { capacity: 4, share: 3, queue: 64, patience: 60_000 };
/** A language model is slow enough by itself. */
const RATE = { gap: 20, burst: 100, patience: 5_000 };
const BUSY = 'The language model is busy.';

/** A server that speaks the chat protocol of OpenAI, asked by everybody together. */
export function createLanguageModel({
  clock,
  idle = IDLE,
  visitors = oneVisitor,
  ...server
}: LanguageModelOptions): OpenLanguageModel {
  const chat = createChat({ ...server, idle });
  const { host } = new URL(server.baseUrl);
  const shares = visitors.share('questions to the model', { ...OF_ALL, busy: BUSY });
  const calls = createOutsideCalls({ clock, visitors, ...RATE });
  return {
    ask({ signal, onText, ...question }) {
      const call = async () => {
        let hasSpoken = false;
        try {
          for await (const text of chat.ask({ ...question, signal })) {
            hasSpoken = true;
            onText(text);
          }
        } catch (error) {
          if (!hasSpoken || !signal.aborted) throw error;
        }
      };
      return shares.run(visitors.current(), () => calls.once(host, call, signal), { signal });
    },
    close: () => chat.close(),
  };
}
