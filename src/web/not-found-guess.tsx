import { site } from '#content/site';
import { useCatalogue } from '#ui/search/catalogue';
import { didYouMean, type Suggestion } from './did-you-mean.ts';

/** Its place is kept from the beginning, so that nothing moves when a guess comes. */
export function NotFoundGuess() {
  const guesses = useGuesses();
  return (
    <p className="mt-3 min-h-12.5 sm:min-h-6.5" role="status">
      {guesses.length > 0 && 'Did you mean '}
      {guesses.map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 && ' or '}
          <a className="link inline-block py-0.5 font-semibold" href={href}>
            {label}
          </a>
        </span>
      ))}
      {guesses.length > 0 && '?'}
    </p>
  );
}

/** A guess is a courtesy: without the list of tools there is none. */
function useGuesses(): readonly Suggestion[] {
  const { tools } = useCatalogue();
  return tools ? didYouMean(window.location.pathname, { tools, pages: [...site.navigation, ...site.company] }) : [];
}
