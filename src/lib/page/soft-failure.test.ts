import { describe, expect, it } from 'vitest';
import { gatherCase } from '../../../tests/page-case.ts';
import { softFailure } from './soft-failure.ts';

async function ask(title: string, heading = '', text = 'Go back to the start.') {
  const { facts } = await gatherCase(`<title>${title}</title>${heading && `<h1>${heading}</h1>`}<p>${text}`, new Set());
  const { head, headings, text: read } = facts;
  return head && headings && read ? softFailure({ head, headings, text: read }) : undefined;
}

describe('softFailure', () => {
  it.each([
    'Page not found | Harbour Tea',
    '404',
    'Error 404: Not Found',
    'Oops! That page can’t be found. - Blog',
    '404 - Page Not Found',
    'Product no longer available',
    'The requested page could not be found',
    'Fehler 404 – Seite nicht gefunden',
    'Die Seite wurde nicht gefunden',
    'Page introuvable · Le Courrier',
    'Página no encontrada – Tienda',
    'Pagina non trovata',
    'Página não encontrada',
    'Pagina niet gevonden',
    'Sidan kunde inte hittas',
    'Страница не найдена',
    'ページが見つかりません',
    '页面不存在',
    'الصفحة غير موجودة',
  ])('takes %s for a page that is not there', async (title) => {
    expect(await ask(title)).toMatchObject({ kind: 'not-found', isPlain: true });
  });

  it.each([
    ['Database Error', 'Error establishing a database connection', 'failure'],
    ['Welcome to nginx!', 'Welcome to nginx!', 'placeholder'],
    ['Index of /backup', 'Index of /backup', 'placeholder'],
    ['0 results | Orchard Hall', 'No results', 'nothing'],
    ['Keine Treffer', '', 'nothing'],
  ])('takes %s with %s for %s', async (title, heading, kind) => {
    expect(await ask(title, heading)).toMatchObject({ kind });
  });

  it.each([
    ['Lost and found', 'Lost and found'],
    ['How to design a 404 page', 'How to design a 404 page'],
    ['Peugeot 404', 'Peugeot 404'],
    ['Hotel 404 – Nashville', 'Hotel 404'],
    ['The missing page – a novel', 'The missing page'],
    ['Gone with the wind', 'Gone with the wind'],
    ['Error messages explained', 'Error messages'],
    ['Maintenance contracts', 'Maintenance'],
  ])('has nothing against %s', async (title, heading) => {
    expect(await ask(title, heading)).toBeUndefined();
  });

  it('has nothing against an article about them', async () => {
    expect(await ask('404 not found', '404 not found', 'What a server says and why. '.repeat(60))).toBeUndefined();
  });

  it('tells a page of which only the title says so', async () => {
    expect(await ask('Not found', 'Green tea')).toMatchObject({ kind: 'not-found', isPlain: false });
  });
});
