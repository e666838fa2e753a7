import { expect, it } from 'vitest';
import { ownTime } from '../../../tests/own-time.ts';
import { saysMissing } from './says-missing.ts';

it.each([
  'Page not found – Harbour Tea',
  '404',
  'Error 404 | Shop',
  '404 - Page not found',
  'Oops! That page can’t be found.',
  'Sorry, this page does not exist',
  'Sorry, the page you requested could not be found',
  'The product is no longer available - Shop',
  'This item has been removed',
  "We couldn't find that page",
  'Not Found',
  'Seite nicht gefunden',
  'Die angeforderte Seite konnte nicht gefunden werden',
  'Dieses Angebot | Die Seite existiert nicht mehr',
  'Cette page n’existe plus',
  'Page introuvable',
  'Página no encontrada',
  'Página não encontrada',
  'Pagina niet gevonden',
  'ページが見つかりませんでした',
  '页面不存在',
])('%s says that there is no page', (heading) => {
  expect(saysMissing(heading)).toBeDefined();
});

it.each([
  '',
  'Brewing green tea',
  'How to fix “page not found” in WordPress',
  'Why your product pages are missing from search',
  'Bus 404 to Oxford',
  'Peugeot 404',
  '404 Restaurant',
  'Lost and found',
  'Missing persons',
  'The missing page',
  'What to do when the page is gone',
  'Offers for a gone summer',
])('%s says something else', (heading) => {
  expect(saysMissing(heading)).toBeUndefined();
});

it('reads a hostile heading soon', async () => {
  expect(await ownTime(async () => saysMissing('page you was '.repeat(50_000)))).toBeLessThan(500);
});
