import { site } from '#content/site';
import { LinkAnswered } from '#features/newsletter/link-answered.tsx';
import { type LinkAnswer, linkAnswers } from '#features/newsletter/link-words.tsx';
import { definePage } from '../site/page.tsx';

const answers: readonly LinkAnswer[] = ['confirmed', 'unsubscribed', 'link'];

export default definePage({
  each: () => answers,
  load: (part) => ({ answer: answers.find((answer) => answer === part) ?? 'link' }),
  meta: ({ answer }) => ({
    title: `${linkAnswers[answer].title} - ${site.brand}`,
    description: linkAnswers[answer].text,
    unlisted: true,
  }),
  Page: ({ answer }) => <LinkAnswered answer={answer} />,
});
