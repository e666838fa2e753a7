/** A sentence of a text and other ways to say it. */
export interface RewrittenSentence {
  /** What is before it: spaces and line breaks. */
  space: string;
  source: string;
  /** In other words; as it was where no way was sure. */
  text: string;
  /** Further ways to say it, without the one in `text`. */
  alternatives: readonly string[];
  /** Share of words that are others or are elsewhere, 0 to 1. */
  changed: number;
  /** Why it stayed as it was: another language, or no way that surely says the same. */
  kept?: 'language' | 'unsure';
}

export interface RewriteRequest {
  text: string;
  mode: 'standard' | 'fluent' | 'formal' | 'simple' | 'short';
  /** 0 to 100: how much is changed. */
  strength: number;
  /** Another one gives another version; the same one the same, with the built-in engine. */
  seed: number;
  /** Words and phrases that stay as they are. */
  locked: readonly string[];
  /** Whether a term becomes the same words wherever it is said in other words; the built-in engine sees to it. */
  isConsistent?: boolean;
  signal: AbortSignal;
  /** Called with the share that is done, 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface RewriteAnswer {
  /** The pieces, put together, are the whole text. */
  sentences: readonly RewrittenSentence[];
  /** Who wrote it: "built-in", or the name of a model. */
  engine: string;
  /** Why another engine than the one that was set up did it, as a full sentence. */
  note?: string;
}

interface ModelQuestion {
  messages: readonly { role: 'system' | 'user'; content: string }[];
  temperature: number;
  seed: number;
  /** UTF-16 units that the model may say. */
  mostText: number;
  signal: AbortSignal;
  /** Called with what the model says, piece by piece, as it says it. */
  onText: (text: string) => void;
}

/** A language model that the operator has set up. Asked by a rewriter, never by a tool. */
export interface LanguageModel {
  /**
   * Resolves when the model has said all, or when the signal was aborted after it began to speak.
   *
   * @throws ToolError with a sentence that begins with "The language model": `timed-out`, `busy`, `not-configured`, `upstream-failed`;
   * the reason of the signal after an abort.
   */
  ask(question: ModelQuestion): Promise<void>;
}

/** Says English texts in other words. */
export interface Rewriter {
  /**
   * Sentence by sentence; numbers, names, quotations, code, addresses and locked words stay as they are.
   *
   * @throws ToolError `unsupported` when no line of the text is English, `busy`, `cancelled`.
   */
  rewrite(request: RewriteRequest): Promise<RewriteAnswer>;
  /** Where a text goes to be rewritten, as a sentence. */
  leaves(): string;
}
