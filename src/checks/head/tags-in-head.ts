import { defineCheck } from '#kit/check';
import { endedBy } from '#lib/page/early-end';
import { linksOf, metasNamed } from '#lib/page/head';

export default defineCheck({
  title: 'Title, description and icon are in the head',
  failed: 'A tag of the head is in the body',
  severity: 'warning',
  why: 'Search engines and browsers look for the title, the description and the icon in the head, and may pass over them elsewhere.',
  source: {
    name: 'Google: use valid page metadata',
    url: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  },
  looksAt: ['head', 'document'],
  judge: ({ head, document }) => {
    const tags = [
      { name: 'title', all: head.titlePlaces },
      { name: 'description', all: metasNamed(head, 'description') },
      { name: 'icon', all: linksOf(head, 'icon') },
    ].filter(({ all }) => all.length > 0);
    if (tags.length === 0) return 'does-not-apply';
    return tags.flatMap(({ name, all }) => {
      const outside = all.filter(({ isInBody }) => isInBody);
      // What the body repeats is read from the head.
      return outside.length < all.length
        ? []
        : [
            {
              about: name,
              title: `The ${name} is in the body`,
              detail: `The ${name} is in the body, where it may be passed over.${endedBy(head, document)}`,
              where: outside,
            },
          ];
    });
  },
  fix: 'Move the tag into the head, before </head>.',
  cases: {
    passes: [
      '<head><title>Tea</title><meta name=description content=x><link rel=icon href=/a.svg></head><p>x',
      '<head><title>Tea</title></head><p>x<svg><title>A cup</title></svg>',
    ],
    fails: [
      '<head></head><body><title>Tea</title>',
      '<head><title>Tea</title></head><body><p>x</p><meta name=description content=x>',
      '<head><title>Tea</title></head><body><p>x</p><link rel="shortcut icon" href=/a.svg>',
    ],
    doesNotApply: '<p>x',
  },
});
