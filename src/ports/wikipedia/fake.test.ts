import { CONTRACT_ARTICLES, CONTRACT_LINKS, wikipediaContract } from './contract.ts';
import { createFakeWikipedia } from './fake.ts';

const links = CONTRACT_LINKS.map(([title, url]) => ({
  title,
  page: `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}`,
  url,
}));

const articles = CONTRACT_ARTICLES.map(([title, snippet]) => {
  return { title, url: `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}`, snippet };
});

wikipediaContract(async () => createFakeWikipedia(links, articles));
