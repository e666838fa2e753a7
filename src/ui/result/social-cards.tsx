import type { Network, SocialCard } from '#lib/social-cards';
import { fitText } from '#lib/text/search-preview';
import { Icon } from '../icon.tsx';

interface SocialCardsProps {
  cards: readonly SocialCard[];
  /** Where a picture can be fetched from, by its address; without it, the address is in its place. */
  shownAt?: ((picture: string) => string | undefined) | undefined;
}

/** Links as networks show them, side by side. */
export function SocialCards({ cards, shownAt = () => undefined }: SocialCardsProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {cards.map((card) => (
        <li key={card.network} className="min-w-0">
          <h3 className="text-sm font-semibold">{card.network}</h3>
          <Card card={card} shown={shownAt(card.picture)} />
          <p className="mt-1.5 text-sm text-muted">{card.note}</p>
        </li>
      ))}
    </ul>
  );
}

/** Room for the title and the description, in pixels of their letters. */
const rooms: Readonly<Record<Network, { title: number; description: number }>> = {
  Facebook: { title: 640, description: 340 },
  X: { title: 340, description: 600 },
  LinkedIn: { title: 640, description: 0 },
  WhatsApp: { title: 640, description: 340 },
  Slack: { title: 640, description: 1400 },
  Discord: { title: 640, description: 1400 },
};

const frames = {
  above: '',
  beneath: 'border-s-4',
  beside: 'flex items-center',
} as const;

function Card({ card, shown }: { card: SocialCard; shown: string | undefined }) {
  const { network, lines, picture, place, ratio } = card;
  const drawn = <Picture address={picture} shown={shown} ratio={ratio} isSmall={place === 'beside'} />;
  return (
    <div className={`mt-2 overflow-hidden rounded-control border border-line wrap-anywhere ${frames[place]}`}>
      {place !== 'beneath' && drawn}
      <div className="min-w-0 p-3">
        {lines.map(({ kind, text }) => (
          <p key={kind} dir="auto" className={kind === 'title' ? 'font-semibold' : 'text-sm text-muted'}>
            {kind === 'host'
              ? text
              : fitText(text, { size: kind === 'title' ? 16 : 14, limit: rooms[network][kind] }).shown}
          </p>
        ))}
      </div>
      {place === 'beneath' && drawn}
    </div>
  );
}

interface PictureProps {
  address: string;
  shown: string | undefined;
  ratio: number;
  isSmall: boolean;
}

function Picture({ address, shown, ratio, isSmall }: PictureProps) {
  if (address.trim() === '') return null;
  if (shown !== undefined) {
    return (
      <img
        src={shown}
        alt=""
        className={`${isSmall ? 'size-24 flex-none' : 'max-h-96 w-full'} ${ratio === 0 ? 'object-contain' : 'object-cover'}`}
        style={ratio === 0 ? undefined : { aspectRatio: ratio }}
      />
    );
  }
  return (
    <div className="grid min-h-32 place-items-center gap-1 bg-sunken p-3 text-center text-sm text-muted">
      <Icon name="image" className="text-2xl" />
      <bdi>{fitText(address, { size: 14, limit: 480 }).shown}</bdi>
    </div>
  );
}
