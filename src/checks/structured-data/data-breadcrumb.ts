import { dataCheck } from '#families/data-check';

export default dataCheck('BreadcrumbList', {
  passes: {
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Tea', item: 'https://example.com/tea' },
      { '@type': 'ListItem', position: 2, name: 'Green' },
    ],
  },
  fails: {
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Tea' },
      { '@type': 'ListItem', position: 2 },
    ],
  },
});
