/** What is asked of a path, or `undefined` when it is not there: another process or the sweep may have removed it. */
export async function present<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

export function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENOTEMPTY';
}
