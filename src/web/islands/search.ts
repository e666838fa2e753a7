export { NotFoundGuess } from '../not-found-guess.tsx';
export { SearchResults } from '../search-results.tsx';
