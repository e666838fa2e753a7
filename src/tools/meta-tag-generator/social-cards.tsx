import { Icon } from '#ui/icon';
import type { MetaValues } from './meta-tags.ts';
import { fitText } from './search-preview.ts';
import { hostOf } from './shown-address.ts';

interface Network {
  name: string;
  /** What stands in the card, from top to bottom. */
  parts: readonly ('image' | 'host' | 'title' | 'description')[];
  /** Room for the title and the description, in pixels of their letters. */
  title: number;
  description: number;
  note: string;
}

/** What each network shows of a link, as observed; they change it now and then. */
function networks({ twitterCard }: MetaValues): readonly Network[] {
  const isLarge = twitterCard === 'summary_large_image';
  return [
    {
      name: 'Facebook',
      parts: ['image', 'host', 'title', 'description'],
      ...{ title: 640, description: 340 },
      note: 'Reads Open Graph.',
    },
    {
      name: 'X',
      parts: isLarge ? ['image', 'title', 'host'] : ['host', 'title', 'description'],
      ...{ title: 340, description: 600 },
      note: 'Reads the Twitter tags first, then Open Graph.',
    },
    {
      name: 'LinkedIn',
      parts: ['image', 'title', 'host'],
      ...{ title: 640, description: 0 },
      note: 'Reads Open Graph; shows no description.',
    },
    {
      name: 'WhatsApp',
      parts: ['image', 'title', 'description', 'host'],
      ...{ title: 640, description: 340 },
      note: 'Reads Open Graph.',
    },
    {
      name: 'Slack',
      parts: ['host', 'title', 'description', 'image'],
      ...{ title: 640, description: 1400 },
      note: 'Reads Open Graph and the Twitter tags.',
    },
  ];
}

/** A link to the page as five networks show it. */
export function SocialCards({ values }: { values: MetaValues }) {
  return (
    <section aria-label="Shared links">
      <h2 className="font-semibold">Shared links</h2>
      <p className="mt-1 text-sm text-muted">
        Sketches. The image stays unfetched, so that its server does not learn of your visit: its address stands in its
        place.
      </p>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2">
        {networks(values).map((network) => (
          <li key={network.name}>
            <h3 className="text-sm font-semibold">{network.name}</h3>
            <Card network={network} values={values} />
            <p className="mt-1.5 text-sm text-muted">{network.note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ network, values }: { network: Network; values: MetaValues }) {
  const host = hostOf(values.canonical) ?? 'example.com';
  const title = fitText(values.ogTitle, { size: 16, limit: network.title }).shown || host;
  const description = fitText(values.ogDescription, { size: 14, limit: network.description }).shown;
  const [first] = network.parts;
  return (
    <div
      className={`mt-2 overflow-hidden wrap-anywhere rounded-control border border-line ${first === 'host' ? 'border-s-4 ps-1' : ''}`}
    >
      {network.parts.map((part) => {
        if (part === 'image') return <Picture key={part} address={values.image} />;
        if (part === 'host') {
          return (
            <p key={part} className="px-3 py-1 text-sm text-muted">
              {host}
            </p>
          );
        }
        if (part === 'title') {
          return (
            <p key={part} dir="auto" className="px-3 py-1 font-semibold">
              {title}
            </p>
          );
        }
        return (
          description && (
            <p key={part} dir="auto" className="px-3 py-1 text-sm text-muted">
              {description}
            </p>
          )
        );
      })}
    </div>
  );
}

function Picture({ address }: { address: string }) {
  if (address.trim() === '') return null;
  return (
    <div className="grid h-32 place-items-center gap-1 bg-sunken p-3 text-center text-sm text-muted">
      <Icon name="image" className="text-2xl" />
      <bdi>{fitText(address, { size: 14, limit: 480 }).shown}</bdi>
    </div>
  );
}
