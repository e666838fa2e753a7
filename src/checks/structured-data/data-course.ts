import { dataCheck } from '#families/data-check';

export default dataCheck('Course', {
  passes: { name: 'Tea', description: 'All about tea.', provider: { '@type': 'Organization', name: 'Tea House' } },
  fails: { name: 'Tea' },
});
