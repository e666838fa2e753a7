import type { Browser } from 'playwright-core';
import { harmIn, type SeenElement, surroundings } from './vectors.ts';

/** Lets no script run, so that the browser reports each that wants to. */
const POLICY = "script-src 'none'; frame-src 'none'; object-src 'none'";
const PAGE = '<!doctype html><title>Judge</title><body>';

interface Seen {
  elements: SeenElement[];
  /** Samples of code that the browser kept from running. */
  refused: string[];
}

/**
 * What a real browser finds wrong with each text: elements that may run something once it is read as a page, pasted into other
 * surroundings, and written and read again; and code that asks to run by itself or when events are sent.
 */
export async function judgeIn(browser: Browser, texts: readonly string[]): Promise<string[]> {
  const page = await browser.newPage();
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({ body: PAGE, contentType: 'text/html', headers: { 'content-security-policy': POLICY } })
      : route.abort(),
  );
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.goto('http://judge.test/');
  const found: string[] = [];
  for (const text of texts) {
    const { elements, refused } = await page.evaluate(readEveryWay, { text, places: surroundings });
    const harms = [...elements.flatMap((element) => harmIn(element) ?? []), ...refused];
    if (harms.length > 0) found.push(`${text}\n${[...new Set(harms)].join('\n')}`);
  }
  await page.close();
  return found;
}

/** Runs in the page. Names in a text may hide functions of its document and its forms, so these are asked of their prototypes. */
async function readEveryWay({ text, places }: { text: string; places: typeof surroundings }): Promise<Seen> {
  const elements = new Map<string, SeenElement>();
  const refused: string[] = [];
  const { prototype: element } = Element;
  const events = 'click error load focus mouseover toggle begin end repeat animationstart input submit'.split(' ');
  const nameOf = (each: Element) => String(Reflect.get(element, 'localName', each)).toLowerCase();

  const look = (found: Iterable<Element>) => {
    for (const each of found) {
      const name = nameOf(each);
      const attributes = element.getAttributeNames
        .call(each)
        .map((attribute) => [attribute, element.getAttribute.call(each, attribute) ?? ''] as const);
      elements.set(JSON.stringify([name, attributes]), { name, attributes });
      for (const [attribute, value] of attributes) {
        const isNamed = attribute === 'name' || (attribute === 'id' && element.hasAttribute.call(each, 'name'));
        const hides = isNamed && /^(?:img|form|iframe|embed|object)$/.test(name) && value in Document.prototype;
        if (hides) refused.push(`hides document.${value}`);
      }
      look(Reflect.get(each, 'content')?.querySelectorAll?.('*') ?? []);
      const shadow = Reflect.get(element, 'shadowRoot', each);
      if (shadow) look(shadow.querySelectorAll('*'));
    }
  };
  const use = (found: Iterable<Element>) => {
    for (const each of found) {
      for (const name of events)
        EventTarget.prototype.dispatchEvent.call(each, new Event(name, { bubbles: true, cancelable: true }));
    }
  };
  /** Calls back when the browser has reported all that was refused so far: it reports in turn, and what is refused now comes last. */
  const reports = async (within: Element) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const last = document.createElement('img');
    within.append(last);
    last.addEventListener('securitypolicyviolation', (event) => {
      event.stopPropagation();
      resolve();
    });
    last.setAttribute('onerror', 'last');
    last.dispatchEvent(new Event('error'));
    await promise;
    last.remove();
  };
  const hear = (target: Document) => {
    EventTarget.prototype.addEventListener.call(target, 'securitypolicyviolation', (event) => {
      if (!`${Reflect.get(event, 'effectiveDirective')}`.startsWith('script-src')) return;
      refused.push(`refused: ${Reflect.get(event, 'sample') || Reflect.get(event, 'blockedURI')}`);
    });
  };
  const { prototype: page } = Document;

  const frames = [document.createElement('iframe'), document.createElement('iframe')];
  document.body.replaceChildren(...frames);
  const [written, pasted] = frames.map(({ contentDocument }) => contentDocument);
  if (!written || !pasted) throw new Error('A frame has no document.');
  hear(pasted);
  const box = pasted.body.appendChild(pasted.createElement('div'));
  let inWritten: Element[] = [];
  for (const [before, after] of places) {
    const whole = before + text + after;
    Reflect.apply(page.open, written, []);
    hear(written);
    page.write.call(written, whole);
    page.close.call(written);
    inWritten = [...page.querySelectorAll.call(written, '*')];
    look(inWritten);
    if (before === '') use(inWritten);
    // What changes when it is written and read again shows at the second or third time.
    for (const content of [() => whole, () => box.innerHTML, () => box.innerHTML]) {
      box.innerHTML = content();
      look(box.querySelectorAll('*'));
    }
    if (before === '') use([...box.querySelectorAll('*')]);
  }
  const [root] = inWritten;
  if (root) await reports(root);
  await reports(box);
  return { elements: [...elements.values()], refused };
}
