import { plantCanonicals } from './plant-canonicals.ts';
import { plantLinks } from './plant-links.ts';
import { plantMore } from './plant-more.ts';
import { plantRedirects } from './plant-redirects.ts';
import { plantSitemap } from './plant-sitemap.ts';
import { plantTexts } from './plant-texts.ts';
import { createPlantedSite, type PlantedSite } from './site.ts';

const all = [plantLinks, plantRedirects, plantCanonicals, plantSitemap, plantTexts, plantMore];

/** A site with every fault that an audit knows, at places that the seed chooses; without plants, one as it should be. */
export function plantedSite(seed: number, plants: readonly ((site: PlantedSite) => void)[] = all): PlantedSite {
  const site = createPlantedSite(seed);
  for (const plant of plants) plant(site);
  return site;
}
