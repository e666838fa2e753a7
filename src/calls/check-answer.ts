import type * as z from 'zod';
import { ToolError } from '#kit/tool-error';

/** @throws ToolError `busy` when a host asks to wait, `upstream-failed` for another status that is no answer. */
export function requireSuccess(host: string, status: number, retryAfter: string | null | undefined): void {
  if (status >= 200 && status < 300) return;
  if (status === 429) {
    const seconds = Number(retryAfter);
    const wait = seconds > 0 ? { retryAfter: seconds } : {};
    throw new ToolError('busy', `${host} is not accepting more queries from this server for now.`, wait);
  }
  throw new ToolError('upstream-failed', `${host} answered with status ${status}.`);
}

/** Text as the data it must be. @throws ToolError `upstream-failed` when it is something else. */
export function parseAnswer<S extends z.ZodType>(text: string, schema: S, host: string): z.output<S> {
  const unreadable = (cause: unknown) =>
    new ToolError('upstream-failed', `The answer of ${host} cannot be read.`, { cause });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw unreadable(cause);
  }
  const { data, error, success } = schema.safeParse(content);
  if (!success) throw unreadable(error);
  return data;
}
