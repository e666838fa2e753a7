const members = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => ({ name, value }));

export const exampleInputs = [
  {
    name: 'A product',
    input: {
      type: 'Product' as const,
      members: members({
        name: 'Blue mug',
        image: 'https://example.com/mug-front.jpg\nhttps://example.com/mug-side.jpg',
        'offers.price': '12.50',
        'offers.priceCurrency': 'EUR',
        'offers.availability': 'InStock',
        'brand.name': 'Mill Lane',
      }),
    },
    output: {
      markup: `<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "Product",
  "name": "Blue mug",
  "image": [
    "https://example.com/mug-front.jpg",
    "https://example.com/mug-side.jpg"
  ],
  "offers": {
    "@type": "Offer",
    "price": 12.5,
    "priceCurrency": "EUR",
    "availability": "https://schema.org/InStock"
  },
  "brand": {
    "@type": "Brand",
    "name": "Mill Lane"
  }
}
</script>`,
    },
  },
  {
    name: 'A bakery',
    input: {
      type: 'LocalBusiness' as const,
      members: members({
        name: 'Mill Lane Bakery',
        'address.streetAddress': '4 Mill Lane',
        'address.addressLocality': 'York',
        'address.postalCode': 'YO1 7HH',
        'address.addressCountry': 'GB',
        telephone: '+44 1904 555 0100',
        url: 'https://example.com/',
        openingHoursSpecification: 'Mo-Fr 06:00-18:00\nSa 07:00-14:00',
        'geo.latitude': '53.9614',
        'geo.longitude': '-1.0739',
        priceRange: '£',
      }),
    },
  },
  {
    name: 'A recipe',
    input: {
      type: 'Recipe' as const,
      members: members({
        name: 'Rye bread',
        image: 'https://example.com/rye.jpg',
        'author.name': 'Ann Miller',
        recipeIngredient: '500 g rye flour\n350 ml water\n10 g salt',
        recipeInstructions: 'Mix everything.\nLet it rise overnight.\nBake at 230 °C.',
        prepTime: '20 min',
        cookTime: '1 h 10 min',
        recipeYield: '1 loaf',
      }),
    },
  },
  {
    name: 'Breadcrumbs',
    input: {
      type: 'BreadcrumbList' as const,
      members: members({
        itemListElement: 'Shop | https://example.com/shop\nMugs | https://example.com/shop/mugs\nBlue mug',
      }),
    },
  },
] as const satisfies readonly object[];
