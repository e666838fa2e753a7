import type { CollectionTag, ScalarTag, Tags } from 'yaml';

const yamlTag = (name: string) => `tag:yaml.org,2002:${name}`;

export const BINARY = yamlTag('binary');

function isBase64(text: string): boolean {
  const digits = text.replace(/={1,2}$/, '');
  const isWhole = digits === text ? digits.length % 4 !== 1 : text.length % 4 === 0;
  return isWhole && /^[A-Za-z\d+/]*$/.test(digits);
}

/** Lists and maps with a meaning that JSON does not have: a list of pairs is a list of maps with one key each. */
const collections = (
  [
    ['omap', 'seq'],
    ['pairs', 'seq'],
    ['set', 'map'],
  ] as const
).map(([name, collection]): CollectionTag => ({ tag: yamlTag(name), collection, resolve: (read) => read }));

const scalars: readonly ScalarTag[] = [
  {
    tag: BINARY,
    resolve: (text, onError) => {
      const plain = text.replace(/\s+/g, '');
      if (!isBase64(plain)) onError('This is marked as !!binary, but it is not Base64.');
      return plain;
    },
  },
  // Found as a time it would be written in another form, and in UTC.
  { tag: yamlTag('timestamp'), resolve: (text) => text },
];

const own: ReadonlySet<string> = new Set([...collections, ...scalars].map(({ tag }) => tag));

/** A whole number that is marked as a fraction; without the mark it was read before. */
const markedFloat: ScalarTag = {
  tag: yamlTag('float'),
  default: true,
  test: /^[-+]?\d+$/,
  resolve: Number,
};

/** Tags under which the library would make values that JSON cannot hold: read as they are written instead. */
export function asWritten(tags: Tags): Tags {
  const others = tags.filter((tag) => typeof tag === 'string' || !own.has(tag.tag));
  return [...collections, ...scalars, ...others, markedFloat];
}
