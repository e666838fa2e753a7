import { dataCheck } from '#families/data-check';

export default dataCheck('Article', {
  passes: {
    headline: 'Green tea',
    image: ['https://example.com/a.jpg'],
    datePublished: '2026-03-01',
    dateModified: '2026-03-02',
    author: { '@type': 'Person', name: 'Ann', url: 'https://example.com/ann' },
  },
  fails: { headline: 'Green tea' },
});
