import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { metaContent } from '#lib/page/head';
import { screens } from '#lib/screens';
import { checkPage, withVisits } from '#lookups/check-page';
import { visitProgress } from '#lookups/visit-progress';
import type { VisitNews } from '#ports/browser/port';
import { layoutFindings } from './layout.ts';
import type tool from './tool.ts';

const topics =
  'viewport picture size-missing form media frame-lazy script-blocking document answer compression-used link-phone dialog-at-start';

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser, files }, { signal, report }) => {
  const checked = await checkPage(url, {
    http,
    browser,
    rendered,
    signal,
    report,
    checks: checksAbout(...topics.split(' ')),
  });
  const { facts, view } = checked;
  const onNews = visitProgress(report, 'Looking at the page on a phone');
  const seen = rendered ? await onPhone(view.url, { browser, files, signal, onNews }) : undefined;
  const { head, document, pictures = [] } = facts;
  return {
    ...(seen ? withVisits(checked, seen.findings) : view),
    screens: seen?.screens ?? [],
    expiresAt: seen?.expiresAt ?? null,
    viewport: head ? metaContent(head, 'viewport').slice(0, 500) : '',
    ...{ elements: document?.elements ?? 0, pictures: pictures.length },
    responsive: pictures.filter(({ srcset, sourceTypes }) => srcset !== '' || sourceTypes.length > 0).length,
  };
};

export default run;

interface PhoneOptions extends Pick<Ports, 'browser' | 'files'> {
  signal: AbortSignal;
  onNews: (news: VisitNews) => void;
}

/** What is only seen on a screen. */
async function onPhone(url: string, { browser, files, signal, onNews }: PhoneOptions) {
  const { phone } = screens;
  const facts = await browser.layout({ url, screen: { ...phone, colours: 'light' }, signal, onNews });
  const { file, width, height } = facts.picture;
  const name = `${new URL(url).hostname}-phone`;
  const stored = await files.put({ content: file, type: 'image/webp', name });
  const note = 'Dotted: text that is too small. Solid: targets too close. Dashed: what sticks out.';
  const picture = { name: 'First screens on a phone', url: stored.url, width, height, bytes: stored.bytes };
  const findings = layoutFindings(facts, phone.width);
  const isMarked = findings.some(({ severity }) => severity !== 'passed');
  const expiresAt = new Date(stored.expiresAt).toISOString();
  return { expiresAt, findings, screens: [{ ...picture, ...(isMarked && { note }) }] };
}
