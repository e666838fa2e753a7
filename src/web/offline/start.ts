import { notify } from '#ui/notice/notices';
import { fetchPlan, filesOf, keepFiles, markUsed } from './kept.ts';

let isStarted = false;

/** Milliseconds in which the tool itself fetches what it needs first. */
const TOOL_FIRST = 2_000;

/** When a page is first touched, at `target`, or has lost its line. */
export async function start(target: EventTarget | null | undefined): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  sayWhereOffline();
  // Where service workers are refused, the site is as it would be without.
  const registration = await register().catch(() => undefined);
  if (!registration) return;
  tellOfUpdates(registration);
  const card = document.getElementById('tool');
  if (!card) return;
  // Whoever saves data keeps what they ask for, and no more.
  if (Reflect.get(navigator, 'connection')?.saveData) return;
  const use = () => setTimeout(() => void keepTool().catch(() => undefined), TOOL_FIRST);
  if (target instanceof Node && card.contains(target)) use();
  else card.addEventListener('focusin', use, { once: true });
}

/** Rejects, or resolves with nothing, where a browser has no service worker for us. */
export async function register(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' });
}

/** Keeps the code of the tool on this page, which somebody uses: it then works without a line, and after an update. */
async function keepTool(): Promise<void> {
  const slug = window.location.pathname.split('/').at(-1) ?? '';
  const plan = await fetchPlan();
  if (!plan.tools[slug]) return;
  await markUsed(slug);
  await keepFiles(filesOf(plan, { used: [slug], isEverything: false }));
}

/** A new version waits until nobody is on a page of the old one, or somebody asks for it. */
function tellOfUpdates(registration: ServiceWorkerRegistration): void {
  const tell = async () => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller || !(await isOld())) return;
    notify({
      kind: 'news',
      message: 'A new version is ready',
      reason: 'This page goes on working as it is until you reload it.',
      action: {
        label: 'Reload',
        run() {
          navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
          waiting.postMessage('take over');
        },
      },
    });
  };
  const follow = () => registration.installing?.addEventListener('statechange', () => void tell().catch(console.error));
  follow();
  registration.addEventListener('updatefound', follow);
  void tell().catch(console.error);
  document.addEventListener('visibilitychange', () => {
    // Without a line there is nothing to ask.
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** Whether this page is of an older build than the server has: pages come from there, and may be newer than the worker. */
async function isOld(): Promise<boolean> {
  const { files } = await fetchPlan();
  const now = new Set(files.map(([path]) => path));
  const own = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts?.split(' ') ?? [];
  return own.some((path) => !now.has(path));
}

/** Before anything is pressed: a tool that asks the server says that there is no line to it. */
function sayWhereOffline(): void {
  const card = document.querySelector('#tool[data-runs-in=server]');
  if (!card) return;
  const words = document.createElement('p');
  words.role = 'status';
  words.className = 'mb-4 rounded-control bg-warning-soft p-3';
  const follow = () => {
    words.textContent = navigator.onLine
      ? ''
      : 'You are offline. This tool asks our server, so it needs a connection. What you enter stays here.';
    words.hidden = navigator.onLine;
  };
  card.prepend(words);
  follow();
  addEventListener('online', follow);
  addEventListener('offline', follow);
}
