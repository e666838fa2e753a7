import { isRouteErrorResponse } from 'react-router';
import { notify } from '#ui/notice/notices';
import type { Route } from './+types/root';

type Results = Awaited<ReturnType<Parameters<Route.ClientMiddlewareFunction>[1]>>;

/**
 * On the way to another page: when what it needs cannot be fetched, the visitor stays where they are and a notice says so.
 * A page that is there after all, such as one of a newer build or a missing one, is loaded by its address.
 */
export async function keepPage(request: Request, next: () => Promise<Results>): Promise<Results> {
  const results = await withoutReload(next);
  const failed = results && Object.values(results).find(({ type }) => type === 'error');
  if (results && !(failed && isOutOfReach(failed.result))) return results;
  await loadByAddress(request.url);
  // The way to the page stays open until another is taken, which aborts it.
  const { promise, reject } = Promise.withResolvers<Results>();
  request.signal.addEventListener('abort', reject);
  return promise;
}

/** A script that did not come, a line that is down, or an address that the router alone does not know. */
function isOutOfReach(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status === 404);
}

/**
 * The router loads the document again when a route's script does not come, which loses the page when there is no line.
 *
 * @returns `undefined` when it wanted to.
 */
async function withoutReload(next: () => Promise<Results>): Promise<Results | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const stop = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated) return;
    event.preventDefault();
    resolve(undefined);
  };
  // Not in every browser: there the router has its way.
  const navigation = 'navigation' in window ? window.navigation : undefined;
  navigation?.addEventListener('navigate', stop);
  try {
    return await Promise.race([next(), promise]);
  } finally {
    navigation?.removeEventListener('navigate', stop);
  }
}

async function loadByAddress(url: string): Promise<void> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store' });
  } catch {
    notify({
      kind: 'error',
      message: 'This page could not be fetched.',
      reason: navigator.onLine ? 'The site does not answer.' : 'You seem to be offline.',
      action: { label: 'Try again', run: () => void loadByAddress(url) },
    });
    return;
  }
  window.location.assign(url);
}
