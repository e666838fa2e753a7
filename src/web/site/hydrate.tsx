import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { showKeptNotices } from '#ui/notice/notices';
import { IslandBoundary } from './island-boundary.tsx';
import { stayWhereOffline } from './stay-where-offline.ts';

/** A component, and where it is long, how its props are read from what was drawn of them. */
type IslandComponent = ComponentType & { readDocument?: (element: Element) => object };

let isStarted = false;

/** Brings a page to life: each island by itself. Once: a development server hands out modules under several addresses. */
export async function hydrateAll(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  showKeptNotices();
  stayWhereOffline();
  if (import.meta.env.PROD) keepWhatIsUsed();
  catchUp();
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    // Without its code, nothing is fetched ahead.
    import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead()).catch(console.error);
  }
  for (const [place, element] of document.querySelectorAll('site-island').entries()) {
    // A press is answered between two islands.
    await new Promise((resolve) => setTimeout(resolve));
    void hydrate(element, place);
  }
}

/** What keeps the site for times without a line comes when the page is touched, or when there is none. */
function keepWhatIsUsed(): void {
  const begin = (event?: Event) => import('../offline/start.ts').then(({ start }) => start(event?.target), whenGone);
  for (const type of ['pointerdown', 'keydown', 'offline']) addEventListener(type, begin, { once: true });
  if (!navigator.onLine) void begin();
}

/** Code that is no longer there is of an older build than the server has: nothing was entered yet, and the page comes again. */
async function whenGone(): Promise<void> {
  const answer = await fetch(location.pathname).catch(() => undefined);
  if (answer?.ok && !(await answer.text()).includes(new URL(import.meta.url).pathname)) location.reload();
}

/** A page that was drawn ahead, or is come back to, is shown later than it was made: what was chosen meanwhile counts. */
function catchUp(): void {
  const follow = () => dispatchEvent(new Event('storage'));
  document.addEventListener('prerenderingchange', follow);
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

/** Brings one island to life. Without its code, or where it throws, it stays as it was drawn. */
async function hydrate(element: Element, place: number): Promise<void> {
  const [module, name, props] = ['module', 'name', 'props'].map((attribute) => element.getAttribute(attribute) ?? '');
  try {
    const exported: Record<string, IslandComponent> = await import(/* @vite-ignore */ module ?? '');
    const Component = exported[name ?? ''];
    if (!Component) throw new Error(`${module} exports no ${name}`);
    hydrateRoot(
      element,
      <IslandBoundary drawn={element.innerHTML} onReady={() => ready(element)}>
        <Component {...(Component.readDocument?.(element) ?? JSON.parse(props || '{}'))} />
      </IslandBoundary>,
      { identifierPrefix: `i${place}-` },
    );
  } catch (error) {
    console.error(error);
    // The line was down: tried again when somebody reaches for it.
    element.addEventListener('focusin', () => void hydrate(element, place), { once: true });
  }
}

/** What was pressed before its island was alive (`script-loader.ts`) is pressed now; files that were chosen are told first. */
function ready(element: Element & { pressed?: HTMLElement }): void {
  element.setAttribute('data-ready', '');
  for (const input of element.querySelectorAll<HTMLInputElement>('input[type=file]'))
    if (input.value) input.dispatchEvent(new Event('change', { bubbles: true }));
  element.pressed?.click();
}
