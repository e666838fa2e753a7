import { dataCheck } from '#families/data-check';

export default dataCheck('VideoObject', {
  passes: { name: 'Brewing', thumbnailUrl: ['https://example.com/a.jpg'], uploadDate: '2026-03-01T09:00:00+01:00' },
  fails: { name: 'Brewing' },
});
