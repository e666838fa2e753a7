import { Icon } from '#ui/icon';
import { Prose } from '#ui/prose';

interface Card {
  title: string;
  html: string;
}

interface AboutSectionProps {
  title: string;
  html: string;
  cards: readonly Card[];
}

/** By a card's title; a card with another title has no picture. */
const pictures = [
  { title: '100% Free', icon: 'gift' },
  { title: 'User-Friendly', icon: 'smile' },
  { title: 'Comprehensive', icon: 'wrench' },
  { title: 'Privacy-Focused', icon: 'shield-check' },
  { title: 'A page', icon: 'app-window' },
  { title: 'An API', icon: 'braces' },
  { title: 'A command', icon: 'terminal' },
  { title: 'A tool for AI agents', icon: 'bot' },
];

/** What the site is for, in large type. */
export function Mission({ html }: { html: string }) {
  return <Prose className="prose max-w-3xl text-xl sm:text-2xl" html={html} />;
}

/** A section of the about page: its heading on the left where there is room, and text or cards beside it. */
export function AboutSection({ title, html, cards }: AboutSectionProps) {
  return (
    <section className="mt-12 grid grid-cols-1 gap-4 border-t border-line pt-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
      <h2 className="text-2xl">{title}</h2>
      <div>
        {html && <Prose className="prose max-w-[68ch]" html={html} />}
        {cards.length > 0 && (
          <ul className={`grid gap-4 sm:grid-cols-2 ${html ? 'mt-6' : ''}`}>
            {cards.map((card) => (
              <li key={card.title} className="card p-4 sm:p-6">
                <CardIcon title={card.title} />
                <h3 className="text-xl">{card.title}</h3>
                <Prose className="prose mt-2 text-muted" html={card.html} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function CardIcon({ title }: { title: string }) {
  const picture = pictures.find((each) => each.title === title);
  if (!picture) return null;
  return (
    <span className="mb-3 block text-2xl text-accent">
      <Icon name={picture.icon} />
    </span>
  );
}
