import { createEmbeddedJobs } from '#ports/jobs/embedded';
import type { Jobs } from '#ports/jobs/port';
import type { Store } from '#ports/store/port';
import type { Config } from './config-shape.ts';

/** Work that outlasts a call: in PostgreSQL, where servers share it, else in this process, with its state in the store. */
export async function openJobs(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  { audits }: Pick<Store, 'audits'>,
  onFault: (error: unknown) => void,
): Promise<Jobs> {
  if (databaseUrl === undefined) return createEmbeddedJobs({ unfinished: audits.unfinished, onFault });
  const { createPgBossJobs } = await import('#ports/jobs/pg-boss');
  return createPgBossJobs({ url: databaseUrl, onFault });
}
