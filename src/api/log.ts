import * as z from 'zod';

/** Where the server writes structured lines. Fields never hold what a visitor sent. */
export interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * A bug as fields of a log line: what failed and where, without the error's message, which may repeat what a visitor sent.
 */
export function bugFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' ? { reason: error.code } : {}),
    ...(error instanceof z.ZodError ? { issues: error.issues.map(({ code, path }) => ({ code, at: path[0] })) } : {}),
    stack: frames(error),
    ...(error.cause === undefined ? {} : { cause: bugFields(error.cause) }),
  };
}

function frames({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}
