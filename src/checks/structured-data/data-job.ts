import { dataCheck } from '#families/data-check';

export default dataCheck('JobPosting', {
  passes: {
    title: 'Tea taster',
    description: '<p>Taste tea.</p>',
    datePosted: '2026-03-01',
    hiringOrganization: { '@type': 'Organization', name: 'Tea House' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Main St',
        addressLocality: 'Bath',
        postalCode: 'BA1',
        addressCountry: 'GB',
      },
    },
  },
  fails: { title: 'Tea taster' },
});
