import { dataCheck } from '#families/data-check';

export default dataCheck('SoftwareApplication', {
  passes: {
    name: 'Tea timer',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.6', ratingCount: '12' },
  },
  fails: { name: 'Tea timer' },
});
