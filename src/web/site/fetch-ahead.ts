/** Where a browser cannot draw pages ahead, the next one is fetched when somebody reaches for its link: with the same exceptions. */
export function fetchAhead(): void {
  const rules = document.querySelector('script[type=speculationrules]')?.textContent ?? '';
  const never = [...rules.matchAll(/"not":\{"href_matches":("[^"]*")/g)].map(
    ([, path = '']) => new URLPattern(JSON.parse(path), location.origin),
  );
  const fetched = new Set<string>();
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const [address = ''] = link?.href.split('#') ?? [];
    if (link?.origin !== location.origin || fetched.has(address) || never.some((path) => path.test(address))) return;
    fetched.add(address);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address }));
  });
}
