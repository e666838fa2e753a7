import { notify } from '#ui/notice/notices';

/** A press on a link of ours while there is no line leaves the visitor where they are, with what they typed, unless the page is kept. */
export function stayWhereOffline(): void {
  document.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isElsewhere = !link || link.origin !== location.origin || link.hasAttribute('download') || link.target !== '';
    if (isElsewhere || event.defaultPrevented || navigator.onLine || isHere(link)) return;
    event.preventDefault();
    // Storage may be refused.
    if (await globalThis.caches?.match(link.pathname, { ignoreVary: true }).catch(() => undefined)) {
      location.assign(link.href);
      return;
    }
    notify({
      kind: 'error',
      message: 'This page could not be fetched.',
      reason: 'You seem to be offline.',
      action: { label: 'Try again', run: () => link.click() },
    });
  });
}

/** Whether a link leads to a place on this very page. */
function isHere({ href, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && href.split('#')[0] === location.href.split('#')[0];
}
