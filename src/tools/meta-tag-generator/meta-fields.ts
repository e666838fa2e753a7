export const twitterCards = ['summary', 'summary_large_image', 'app', 'player'] as const;

export type TwitterCard = (typeof twitterCards)[number];

/** What a visitor enters, as it is in the fields. An empty text means: none. */
export interface MetaFields {
  title: string;
  description: string;
  keywords: string;
  author: string;
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  twitterCard: TwitterCard;
  twitterUsername: string;
  canonicalUrl: string;
}

export type FieldName = keyof MetaFields;

export const emptyFields: MetaFields = {
  title: '',
  description: '',
  keywords: '',
  author: '',
  ogTitle: '',
  ogDescription: '',
  ogImage: '',
  twitterCard: 'summary_large_image',
  twitterUsername: '',
  canonicalUrl: '',
};

function isTwitterCard(text: unknown): text is TwitterCard {
  return twitterCards.some((card) => card === text);
}

/** Fields from a link or a sample: what is missing is empty, what is no text is passed over. */
export function readFields(values: object): MetaFields {
  const given: Record<string, unknown> = { ...values };
  const text = (name: FieldName) => (typeof given[name] === 'string' ? given[name] : '');
  return {
    title: text('title'),
    description: text('description'),
    keywords: text('keywords'),
    author: text('author'),
    ogTitle: text('ogTitle'),
    ogDescription: text('ogDescription'),
    ogImage: text('ogImage'),
    twitterCard: isTwitterCard(given.twitterCard) ? given.twitterCard : emptyFields.twitterCard,
    twitterUsername: text('twitterUsername'),
    canonicalUrl: text('canonicalUrl'),
  };
}
