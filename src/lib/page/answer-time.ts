import type { AnswerHead } from './facts.ts';

/** When the server says that it answered, in milliseconds since 1970; nothing where it does not say. */
export function answerTime({ headers }: Pick<AnswerHead, 'headers'>): number | undefined {
  const time = Date.parse(headers.date ?? '');
  return Number.isNaN(time) ? undefined : time;
}
