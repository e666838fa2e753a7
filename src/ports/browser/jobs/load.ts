import { openPage, type Visiting } from '../open-page.ts';
import type { LoadedPage, Screen } from '../port.ts';
import { openWorld } from './in-own-world.ts';

const MOST_HTML = 5 * 1024 * 1024;

export async function load(task: { url: string; screen: Screen }, visiting: Visiting): Promise<LoadedPage> {
  const { page, session, record, response, isQuiet } = await openPage(task.url, task.screen, visiting);
  const world = await openWorld(session);
  const html = await world.call(writeOut, MOST_HTML);
  // A browser may have let go of it by now.
  const sent = await response.text().catch(() => undefined);
  const { cookies } = await session.send('Network.getCookies');
  const { ready, loaded, windows, dialogs } = record;
  return {
    url: page.url(),
    status: response.status(),
    headers: response.headers(),
    ...html,
    ...(sent !== undefined && { sent: sent.slice(0, MOST_HTML) }),
    requests: record.requests,
    console: record.console,
    cookies: cookies.slice(0, 500).map(({ name, domain, path, expires, size, httpOnly, secure, sameSite = '' }) => ({
      ...{ name, domain, path, expires, bytes: size, httpOnly, secure, sameSite },
    })),
    ...(ready !== undefined && { ready }),
    ...(loaded !== undefined && { loaded }),
    taken: record.now(),
    isQuiet,
    windows,
    dialogs,
  };
}

/** Runs in the page. Content of open shadow roots goes where people see it: their slots filled, after the rest of the host. */
function writeOut(most: number): { html: string; isWhole: boolean } {
  const unfold = (root: ParentNode) => {
    for (const host of root.querySelectorAll('*')) {
      const { shadowRoot } = host;
      if (!shadowRoot) continue;
      unfold(shadowRoot);
      for (const slot of shadowRoot.querySelectorAll('slot')) {
        const filled = slot.assignedNodes();
        if (filled.length > 0) slot.replaceWith(...filled);
      }
      host.append(...shadowRoot.childNodes);
    }
  };
  unfold(document);
  const { doctype } = document;
  const kind = doctype ? new XMLSerializer().serializeToString(doctype) : '';
  const html = `${kind}${document.documentElement?.outerHTML ?? ''}`;
  return { html: html.slice(0, most), isWhole: html.length <= most };
}
