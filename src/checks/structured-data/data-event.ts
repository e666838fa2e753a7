import { dataCheck } from '#families/data-check';

export default dataCheck('Event', {
  passes: {
    name: 'Tasting',
    startDate: '2026-03-01T19:00:00+01:00',
    location: {
      '@type': 'Place',
      name: 'Tea House',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Main St',
        addressLocality: 'Bath',
        postalCode: 'BA1',
        addressCountry: 'GB',
      },
    },
  },
  fails: { name: 'Tasting' },
});
