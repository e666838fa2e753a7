import { createHmac, randomBytes } from 'node:crypto';
import { oneVisitor } from '#calls/visitors';
import type { FilesOptions } from './limits.ts';

/** Names of visitors as owners of files, that nobody can trace back to them, and that this process alone would give again. */
export function ownerNames({ visitors = oneVisitor }: Pick<FilesOptions, 'visitors'>): () => string {
  const secret = randomBytes(32);
  return () => createHmac('sha256', secret).update(visitors.current()).digest('base64url');
}
