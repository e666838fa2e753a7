import { CONTRACT_LINKS, wikipediaContract } from './contract.ts';
import { createFakeWikipedia } from './fake.ts';

const links = CONTRACT_LINKS.map(([title, url]) => ({
  title,
  page: `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}`,
  url,
}));

wikipediaContract(async () => createFakeWikipedia(links));
