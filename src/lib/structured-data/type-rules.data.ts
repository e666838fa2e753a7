import { articleRules } from './article-rules.data.ts';
import type { TypeRules } from './types.ts';
import { may, must, part, rules, should } from './write-rules.ts';

const address = (path: string) => [
  should(`${path}.streetAddress`, 'Street and number'),
  should(`${path}.addressLocality`, 'Town'),
  should(`${path}.postalCode`, 'Postcode'),
  may(`${path}.addressRegion`, 'Region'),
  should(`${path}.addressCountry`, 'Country', 'text', { placeholder: 'GB' }),
];

const rating = [
  must('aggregateRating.ratingValue', 'Average rating', 'number', { placeholder: '4.6' }),
  may('aggregateRating.ratingCount', 'Number of ratings', 'number'),
  may('aggregateRating.reviewCount', 'Number of reviews', 'number'),
];
const ratingPart = part('AggregateRating', 'rating', 'recommended');

const availability = should('offers.availability', 'Availability', 'choice', {
  or: ['offers.offers.availability', 'offers.lowPrice'],
  values: ['InStock', 'OutOfStock', 'PreOrder', 'BackOrder', 'SoldOut', 'LimitedAvailability', 'Discontinued'],
});
const currency = (path: string, or: readonly string[] = []) =>
  should(path, 'Currency', 'currency', { placeholder: 'EUR', or });

/** Where the price of an offer may be: an `AggregateOffer` has the lowest of several, a `priceSpecification` says it in parts. */
const priced = (name: string) =>
  ['offers.', 'offers.priceSpecification.', 'offers.offers.', 'offers.offers.priceSpecification.'].map(
    (place) => `${place}${name}`,
  );
const prices = ['offers.lowPrice', ...priced('price'), ...priced('minPrice')];

/**
 * What Google's documentation of structured data required and recommended in 2025, by type. What schema.org allows besides is not
 * listed, but for a few members that most people want. Source of each: its own page below.
 */
export const typeRules = {
  Article: articleRules,
  Product: rules(
    'Product',
    'product',
    [
      must('name', 'Name'),
      should('image', 'Pictures', 'addresses'),
      should('description', 'Description', 'long'),
      must('offers.price', 'Price', 'number', { placeholder: '19.90', or: prices }),
      currency('offers.priceCurrency', priced('priceCurrency')),
      availability,
      may('offers.url', 'Address of the offer', 'url'),
      may('offers.priceValidUntil', 'Price is valid until', 'date'),
      should('brand.name', 'Brand'),
      should('sku', 'Article number (SKU)'),
      should('gtin', 'Barcode (GTIN)'),
      ...rating,
    ],
    {
      parts: {
        offers: part('Offer', 'offer'),
        brand: part('Brand', 'brand'),
        aggregateRating: part('AggregateRating', 'rating'),
      },
      oneOf: [
        ['offers', 'aggregateRating', 'review'],
        ['aggregateRating.ratingCount', 'aggregateRating.reviewCount'],
      ],
      kinds: ['IndividualProduct', 'ProductModel', 'Vehicle', 'Car', 'Drug'],
    },
  ),
  LocalBusiness: rules(
    'Local business',
    'local-business',
    [
      must('name', 'Name'),
      ...address('address'),
      should('telephone', 'Telephone', 'text', { placeholder: '+44 20 7946 0000' }),
      should('url', 'Address of its page', 'url'),
      should('openingHoursSpecification', 'Opening hours, one line each', 'hours', {
        placeholder: 'Mo-Fr 09:00-18:00',
      }),
      should('priceRange', 'Price range', 'text', { placeholder: '$$' }),
      should('geo.latitude', 'Latitude', 'number', { placeholder: '51.50735' }),
      should('geo.longitude', 'Longitude', 'number', { placeholder: '-0.12776' }),
      may('image', 'Pictures', 'addresses'),
      may('servesCuisine', 'Cuisine, of a restaurant'),
      may('menu', 'Menu, of a restaurant', 'url'),
    ],
    {
      parts: {
        address: part('PostalAddress', 'address', 'required'),
        geo: part('GeoCoordinates', 'position', 'recommended'),
      },
      kinds: [
        ...[
          'Restaurant',
          'Bakery',
          'CafeOrCoffeeShop',
          'BarOrPub',
          'FoodEstablishment',
          'Store',
          'Hotel',
          'LodgingBusiness',
        ],
        ...[
          'Dentist',
          'Physician',
          'MedicalClinic',
          'LegalService',
          'Attorney',
          'HairSalon',
          'BeautySalon',
          'AutoRepair',
        ],
        ...[
          'RealEstateAgent',
          'TravelAgency',
          'ProfessionalService',
          'HomeAndConstructionBusiness',
          'Plumber',
          'Electrician',
        ],
      ],
    },
  ),
  Organization: rules(
    'Organization',
    'organization',
    [
      should('name', 'Name'),
      should('url', 'Address of its site', 'url'),
      should('logo', 'Logo', 'url'),
      should('description', 'Description', 'long'),
      should('telephone', 'Telephone'),
      should('email', 'Email'),
      should('sameAs', 'Profiles elsewhere, one line each', 'addresses'),
      ...address('address'),
      may('legalName', 'Registered name'),
      may('alternateName', 'Other name'),
      may('foundingDate', 'Founded', 'date'),
      may('vatID', 'VAT number'),
    ],
    {
      parts: { address: part('PostalAddress', 'address', 'recommended') },
      kinds: [
        'Corporation',
        'NGO',
        'OnlineStore',
        'OnlineBusiness',
        'NewsMediaOrganization',
        'EducationalOrganization',
        'GovernmentOrganization',
      ],
    },
  ),
  Person: rules(
    'Person',
    'profile-page',
    [
      must('name', 'Name'),
      should('alternateName', 'Name on the site, such as a handle'),
      should('description', 'About the person', 'long'),
      should('image', 'Pictures', 'addresses'),
      should('sameAs', 'Profiles elsewhere, one line each', 'addresses'),
      may('jobTitle', 'Job'),
      may('worksFor.name', 'Works for'),
      may('url', 'Address of the page', 'url'),
    ],
    { parts: { worksFor: part('Organization', 'employer') } },
  ),
  Event: rules(
    'Event',
    'event',
    [
      must('name', 'Name'),
      must('startDate', 'Begins', 'date', { placeholder: '2026-09-12T19:30:00+02:00' }),
      should('endDate', 'Ends', 'date'),
      should('location.name', 'Place'),
      ...address('location.address'),
      should('description', 'Description', 'long'),
      should('image', 'Pictures', 'addresses'),
      should('eventStatus', 'State', 'choice', {
        values: ['EventScheduled', 'EventCancelled', 'EventPostponed', 'EventRescheduled'],
      }),
      should('organizer.name', 'Organizer'),
      should('organizer.url', 'Page of the organizer', 'url'),
      should('performer.name', 'Performer'),
      should('offers.price', 'Price of a ticket', 'number', { or: prices }),
      currency('offers.priceCurrency', priced('priceCurrency')),
      availability,
      should('offers.url', 'Where tickets are sold', 'url'),
      should('offers.validFrom', 'Tickets are sold from', 'date'),
    ],
    {
      parts: {
        location: part('Place', 'place', 'required'),
        'location.address': part('PostalAddress', 'address', 'required', ['location.url']),
        organizer: part('Organization', 'organizer', 'recommended'),
        performer: part('PerformingGroup', 'performer', 'recommended'),
        offers: part('Offer', 'tickets', 'recommended'),
      },
      kinds: [
        'MusicEvent',
        'Festival',
        'TheaterEvent',
        'SportsEvent',
        'BusinessEvent',
        'EducationEvent',
        'ExhibitionEvent',
        'SocialEvent',
      ],
    },
  ),
  Recipe: rules(
    'Recipe',
    'recipe',
    [
      must('name', 'Name of the dish'),
      must('image', 'Pictures', 'addresses'),
      should('author.name', 'Author'),
      should('datePublished', 'Published', 'date'),
      should('description', 'Description', 'long'),
      should('recipeIngredient', 'Ingredients, one line each', 'lines'),
      should('recipeInstructions', 'Steps, one line each', 'steps'),
      should('prepTime', 'Preparation', 'duration', { placeholder: '20 min' }),
      should('cookTime', 'Cooking', 'duration', { placeholder: '1 h 15 min' }),
      should('totalTime', 'In all', 'duration'),
      should('recipeYield', 'Servings', 'text', { placeholder: '4 servings' }),
      should('recipeCategory', 'Course', 'text', { placeholder: 'Dessert' }),
      should('recipeCuisine', 'Cuisine', 'text', { placeholder: 'French' }),
      should('keywords', 'Keywords, with commas'),
      should('nutrition.calories', 'Calories of a serving', 'text', { placeholder: '270 calories' }),
      ...rating,
    ],
    {
      parts: {
        author: part('Person', 'author', 'recommended'),
        nutrition: part('NutritionInformation', 'nutrition', 'recommended'),
        aggregateRating: ratingPart,
      },
      oneOf: [['aggregateRating.ratingCount', 'aggregateRating.reviewCount']],
    },
  ),
  JobPosting: rules(
    'Job posting',
    'job-posting',
    [
      must('title', 'Job'),
      must('description', 'Description, HTML allowed', 'long'),
      must('datePosted', 'Posted', 'date'),
      should('validThrough', 'Apply until', 'date'),
      must('hiringOrganization.name', 'Employer'),
      may('hiringOrganization.sameAs', 'Site of the employer', 'url'),
      ...address('jobLocation.address'),
      should('jobLocationType', 'Where', 'choice', { values: ['TELECOMMUTE'] }),
      should('applicantLocationRequirements.name', 'Country of those who work remotely'),
      should('employmentType', 'Kind', 'choice', {
        values: ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
      }),
      should('baseSalary.value.value', 'Salary', 'number', {
        or: ['baseSalary.value.minValue', 'baseSalary.value.maxValue'],
      }),
      currency('baseSalary.currency'),
      should('baseSalary.value.unitText', 'Salary for', 'choice', { values: ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] }),
    ],
    {
      parts: {
        hiringOrganization: part('Organization', 'employer', 'required'),
        jobLocation: part('Place', 'place'),
        'jobLocation.address': part('PostalAddress', 'address', 'required'),
        applicantLocationRequirements: part('Country', 'country of applicants'),
        baseSalary: part('MonetaryAmount', 'salary', 'recommended'),
        'baseSalary.value': part('QuantitativeValue', 'amount of the salary', 'recommended'),
      },
      oneOf: [['jobLocation', 'jobLocationType']],
    },
  ),
  BreadcrumbList: rules('Breadcrumbs', 'breadcrumb', [
    must('itemListElement', 'Pages from the top, one line each: name | address', 'crumbs', {
      placeholder: 'Books | https://example.com/books',
    }),
  ]),
  VideoObject: rules('Video', 'video', [
    must('name', 'Title'),
    must('thumbnailUrl', 'Pictures', 'addresses'),
    must('uploadDate', 'Published', 'date', { placeholder: '2026-03-12T08:00:00+01:00' }),
    should('description', 'Description', 'long'),
    should('duration', 'Length', 'duration', { placeholder: '1 min 54 s' }),
    should('contentUrl', 'Address of the video file', 'url'),
    should('embedUrl', 'Address of the player', 'url'),
    should('expires', 'Available until', 'date'),
  ]),
  Course: rules(
    'Course',
    'course',
    [
      must('name', 'Name'),
      must('description', 'Description', 'long'),
      should('provider.name', 'Provider'),
      may('provider.sameAs', 'Site of the provider', 'url'),
      may('url', 'Address of the page', 'url'),
    ],
    { parts: { provider: part('Organization', 'provider', 'recommended') } },
  ),
  SoftwareApplication: rules(
    'App or software',
    'software-app',
    [
      must('name', 'Name'),
      must('offers.price', 'Price, 0 if free', 'number', { or: prices }),
      currency('offers.priceCurrency', priced('priceCurrency')),
      should('applicationCategory', 'Category', 'text', { placeholder: 'GameApplication' }),
      should('operatingSystem', 'Operating system', 'text', { placeholder: 'Android, Windows' }),
      ...rating,
    ],
    {
      parts: { offers: part('Offer', 'offer', 'required'), aggregateRating: part('AggregateRating', 'rating') },
      oneOf: [
        ['aggregateRating', 'review'],
        ['aggregateRating.ratingCount', 'aggregateRating.reviewCount'],
      ],
      kinds: ['MobileApplication', 'WebApplication', 'VideoGame'],
    },
  ),
} as const satisfies Record<string, TypeRules>;

export type KnownType = keyof typeof typeRules;

export function isKnownType(name: string): name is KnownType {
  return Object.hasOwn(typeRules, name);
}
