import { dataCheck } from '#families/data-check';

export default dataCheck('Product', {
  passes: {
    name: 'Teapot',
    image: ['https://example.com/a.jpg'],
    offers: { '@type': 'Offer', price: '19.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  },
  fails: { name: 'Teapot' },
});
