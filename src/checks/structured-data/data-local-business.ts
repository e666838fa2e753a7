import { dataCheck } from '#families/data-check';

export default dataCheck('LocalBusiness', {
  passes: {
    name: 'Tea House',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Main St',
      addressLocality: 'Bath',
      postalCode: 'BA1',
      addressCountry: 'GB',
    },
  },
  fails: { telephone: '+441225000000' },
});
