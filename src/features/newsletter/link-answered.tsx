import { Icon } from '#ui/icon';
import { LinkCard } from './link-card.tsx';
import { type LinkAnswer, linkAnswers } from './link-words.tsx';

/** What came of a press on the page of a link. */
export function LinkAnswered({ answer }: { answer: LinkAnswer }) {
  const { title, text } = linkAnswers[answer];
  return (
    <LinkCard title={title} lead={text}>
      <div className="flex flex-wrap items-center gap-4">
        <span className={`text-2xl ${answer === 'link' ? 'text-warning' : 'text-accent'}`}>
          {answer === 'link' ? <Icon name="triangle-alert" /> : <Icon name="circle-check" />}
        </span>
        {answer === 'link' ? (
          <a className="button-quiet" href="#newsletter-email">
            Enter my address anew
          </a>
        ) : (
          <a className="link" href="/blog">
            To the blog
          </a>
        )}
      </div>
    </LinkCard>
  );
}
