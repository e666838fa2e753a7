const KEY = 'account';

/**
 * Notes in this browser that somebody is logged in, so that the header says so from its first picture on. It is a hint, and
 * no right: what an account holds is for the server to give.
 */
export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn === seemsSignedIn()) return;
  if (isSignedIn) document.documentElement.dataset.account = '';
  else delete document.documentElement.dataset.account;
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden here: the header asks to log in, and everything else works.
  }
  dispatchEvent(new Event('account'));
}

/** Whether this browser believes that somebody is logged in. */
export function seemsSignedIn(): boolean {
  return 'account' in document.documentElement.dataset;
}

/** Where to go after logging in: a page of this site that the address names, else the account. */
export function nextPage(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('next');
  if (!wanted?.startsWith('/')) return '/account';
  const url = URL.parse(wanted, origin);
  // A path such as "//evil.example", which "/.//evil.example" becomes, is the address of another site.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return '/account';
  return url.pathname + url.search;
}
