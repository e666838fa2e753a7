/**
 * A page that was prerendered is shown later: what the visitor chose meanwhile in the page before counts. Browsers that cannot
 * prerender fetch the next page when somebody reaches for its link.
 */
export function followPrerendering(): void {
  document.addEventListener('prerenderingchange', () => dispatchEvent(new Event('storage')), { once: true });
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin && !link.search && !link.download) prefetch(link.href);
  });
}

const fetched = new Set<string>();

function prefetch(href: string): void {
  const [address = ''] = href.split('#');
  if (fetched.has(address) || /\/(?:account|admin|newsletter|files|api)\b/.test(address)) return;
  fetched.add(address);
  const hint = document.createElement('link');
  Object.assign(hint, { rel: 'prefetch', href: address });
  document.head.append(hint);
}
