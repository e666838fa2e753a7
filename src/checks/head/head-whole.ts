import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { earlyEnd } from '#lib/page/early-end';

export default defineCheck({
  title: 'Nothing ends the head early',
  failed: 'Something ends the head early',
  severity: 'error',
  why: 'Browsers close the head at the first thing that does not belong there. Search engines then pass over the canonical address, the language versions and more of what follows.',
  source: {
    name: 'Google: use valid page metadata',
    url: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  },
  looksAt: ['head', 'document'],
  judge: ({ head, document }) => {
    const end = earlyEnd(head, document.source);
    if (!end) return 'passed';
    const { what, at, moved } = end;
    return [
      {
        detail: `${what} ends the head, so ${counted(moved.length, 'tag that follows is', 'tags that follow are')} in the body.`,
        where: [{ at, shown: `${what} ends the head` }, ...moved],
      },
    ];
  },
  fix: 'Move what ends the head behind </head>, into the body. Pictures and frames for browsers without scripts belong there as well.',
  cases: {
    passes: [
      '<head><title>Tea</title><meta name=description content=x></head><body><p>x<img src=a.jpg>',
      '<head><link rel=canonical href=/a></head><div>x</div><link rel=stylesheet href=a.css>',
      '<title>Tea</title><p>x<span itemprop=name><meta itemprop=price content=1></span>',
    ],
    fails: [
      '<html><head><title>Tea</title><img src=a.gif><link rel=canonical href="https://example.com/page"><meta name=description content=x></head><body><p>x',
      '<head>\uFEFF\n<title>Tea</title></head><p>x',
      '<head><noscript><iframe src=/tag></iframe></noscript><link rel=alternate hreflang=de href="https://example.com/de"></head><p>x',
      '<title>Tea</title><p>x</p><meta name=robots content=nofollow>',
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
