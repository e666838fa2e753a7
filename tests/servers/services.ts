import { inject } from 'vitest';
import { mayNotSkip } from '../../scripts/services.ts';

/**
 * The address of the run's PostgreSQL or Redis, which all tests share: take a database, or names, of your own. `undefined`
 * when it is not here and its tests may be skipped.
 *
 * @throws Error when it must be there, or does not start.
 */
export async function sharedService(name: 'postgres' | 'redis'): Promise<string | undefined> {
  const response = await fetch(`${inject('services')}/${name}`);
  const answer = await response.text();
  if (response.ok) return answer;
  if (response.status === 404 && !mayNotSkip()) {
    console.warn(`!!! NOT TESTED with ${name}: it is not installed.`);
    return undefined;
  }
  throw new Error(`The ${name} of the tests is not to be had: ${answer || 'it is not installed'}`);
}
