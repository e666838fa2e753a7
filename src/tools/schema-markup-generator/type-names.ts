export const types = [
  'Article',
  'Product',
  'LocalBusiness',
  'Organization',
  'Person',
  'Event',
  'Recipe',
  'JobPosting',
  'BreadcrumbList',
  'VideoObject',
  'Course',
  'SoftwareApplication',
] as const;

/** What the types are called. */
export const typeNames: Readonly<Record<(typeof types)[number], string>> = {
  Article: 'Article or blog post',
  Product: 'Product',
  LocalBusiness: 'Local business',
  Organization: 'Organization',
  Person: 'Person',
  Event: 'Event',
  Recipe: 'Recipe',
  JobPosting: 'Job',
  BreadcrumbList: 'Breadcrumbs',
  VideoObject: 'Video',
  Course: 'Course',
  SoftwareApplication: 'App or software',
};
