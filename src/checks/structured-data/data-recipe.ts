import { dataCheck } from '#families/data-check';

export default dataCheck('Recipe', {
  passes: { name: 'Iced tea', image: ['https://example.com/a.jpg'] },
  fails: { name: 'Iced tea' },
});
