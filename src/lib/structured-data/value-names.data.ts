/** Properties whose values are written in one way, in things of whatever type. Source: schema.org. */
export const valueNames = {
  addresses: [
    ...['url', 'image', 'logo', 'sameAs', 'contentUrl', 'embedUrl', 'thumbnailUrl', 'mainEntityOfPage'],
    ...['discussionUrl', 'downloadUrl', 'installUrl'],
  ],
  amounts: ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'],
  currencies: ['priceCurrency', 'currency', 'salaryCurrency'],
  dates: [
    ...[
      'datePublished',
      'dateModified',
      'dateCreated',
      'uploadDate',
      'startDate',
      'endDate',
      'datePosted',
      'validFrom',
    ],
    ...['validThrough', 'priceValidUntil'],
  ],
  durations: ['prepTime', 'cookTime', 'totalTime', 'performTime', 'timeRequired', 'duration', 'repeatFrequency'],
  /** Whose values are members of a list. */
  choices: ['availability', 'itemCondition', 'eventStatus', 'eventAttendanceMode', 'dayOfWeek', 'bookFormat'],
  coordinates: ['latitude', 'longitude'],
  ratings: ['ratingValue', 'ratingCount', 'reviewCount', 'bestRating'],
} as const;
