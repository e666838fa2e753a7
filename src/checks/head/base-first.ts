import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { quoted } from '#lib/page/quoted';
import { isLocal } from '#lib/url/local-host';

export default defineCheck({
  title: 'The base address comes before what it changes',
  failed: 'The base address comes after what it changes',
  severity: 'warning',
  why: 'The base element changes where relative addresses of the whole page lead. Files above it are asked for at one address or another, by what the browser has read.',
  source: {
    name: 'HTML Living Standard: the base element',
    url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-base-element',
  },
  looksAt: ['head', 'resources', 'document'],
  judge: ({ head: { basesAt, base, links }, resources, document }) => {
    const [baseAt] = basesAt;
    if (baseAt === undefined) return 'does-not-apply';
    if (!URL.canParse(base, document.url))
      return [
        {
          ...{ severity: 'error', title: 'The base address is malformed', where: [{ at: baseAt }] },
          detail: `The base address ${quoted(base)} is malformed.`,
        },
      ];
    if (isLocal(new URL(base, document.url).href) && !isLocal(document.url))
      return [
        {
          ...{ severity: 'error', title: 'The base address is a local address', where: [{ at: baseAt }] },
          detail: `The base address ${quoted(base)} only works on the computer or network where the page was made.`,
        },
      ];
    if (basesAt.length > 1)
      return [
        {
          ...{ title: 'There are several base addresses', where: basesAt.map((at) => ({ at })) },
          detail: `The page has ${basesAt.length} base elements. Browsers go by the first alone.`,
        },
      ];
    const before = [...links, ...resources.scripts.filter(({ url }) => url !== '')].filter(
      ({ at }) => (at ?? 0) < baseAt,
    );
    return before.length === 0
      ? 'passed'
      : [
          {
            about: 'base',
            detail: `${counted(before.length, 'address comes', 'addresses come')} before the base element, which changes where relative ones lead.`,
            where: [{ at: baseAt }, ...before],
          },
        ];
  },
  fix: 'Put base first in the head, after the encoding, or remove it and write addresses from the root of the site.',
  cases: {
    passes: '<base href="/v1/"><link rel=stylesheet href=a.css>',
    fails: [
      '<link rel=stylesheet href=a.css><script src=a.js></script><base href="/v1/">',
      '<base href="https://exa mple/">',
      '<base href="http://localhost:3000/">',
      '<base href="/a/"><base href="/b/">',
    ],
    doesNotApply: '<base target=_blank><p>x',
  },
});
