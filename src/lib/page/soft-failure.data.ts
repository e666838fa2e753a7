/** Words that error pages put around what they say, left out before it is looked up. */
export const aroundFailures: ReadonlySet<string> = new Set(
  (
    'the this that a an requested sorry oops uh oh whoops hoppla ups error fehler erreur errore erro ошибка błąd fel fejl feil fout ' +
    'chyba hata http php status code 404 410 500 502 503 504 403 was is were could can be been has have does do we you your our ' +
    'looking for find out die diese das der leider angeforderte wurde konnte werden cette la le est demandée désolé esta el solicitada ' +
    'solicitado se ha sido lo sentimos foi a de deze het została zostało strony temporarily currently found'
  ).split(' '),
);

/** Words by which others are said. */
export const sameWords: ReadonlyMap<string, string> = new Map(
  ['cannot', "can't", "couldn't", "doesn't", "isn't", "wasn't", "don't"].map((word) => [word, 'not']),
);

/** What is missing, by its language, and how that is said; with the words around left out. */
const missing: readonly (readonly [things: string, states: string])[] = [
  [
    'page|file|product|item|article|post|document|url|content|address|resource|listing|job|event',
    'not|not exist|not exists|not available|unavailable|no longer available|no longer exists|no longer exist|missing|gone|removed',
  ],
  [
    'seite|produkt|artikel|datei|inhalt',
    'nicht gefunden|nicht mehr gefunden|nicht vorhanden|nicht verfügbar|nicht mehr verfügbar|existiert nicht',
  ],
  ['page|article|produit|ressource', "non trouvée|non trouvé|introuvable|inexistante|n'existe pas|n'existe plus"],
  ['página|pagina|producto|artículo', 'no encontrada|no encontrado|no existe|no encuentra|no encontró|no disponible'],
  ['pagina|prodotto|articolo', 'non trovata|non trovato|non esiste|non disponibile'],
  ['página|produto|artigo', 'não encontrada|não encontrado|não existe|indisponível'],
  ['pagina|artikel|product', 'niet gevonden|bestaat niet'],
  ['strona', 'nie znaleziona|nie istnieje'],
  [
    'sidan|siden',
    'kunde inte hittas|hittades inte|finns inte|blev ikke fundet|ble ikke funnet|ikke fundet|ikke funnet|findes ikke|finnes ikke',
  ],
  ['stránka', 'nenalezena|nebyla nalezena|neexistuje|nenájdená'],
  ['страница', 'не найдена|не существует|не е намерена'],
  ['сторінку', 'не знайдено'],
];

/** Without a thing that is missing. */
const alone =
  'not|not on server|not page|nicht gefunden|non trouvé|introuvable|no encontrado|non trovato|não encontrado|niet gevonden|nie znaleziono|sivua ei löytynyt|sivua ei löydy|sayfa bulunamadı|oldal nem található|az oldal nem található|pagina nu există|pagina nu fost găsită|stranica nije pronađena|η σελίδα δεν βρέθηκε|halaman tidak ditemukan|không tìm thấy trang';

/** Where words are not apart, or begin with what others are: enough when they are in a short text. */
export const missingParts = [
  ...[
    'ページが見つかりません',
    'ページは存在しません',
    'ページが存在しません',
    '找不到页面',
    '找不到頁面',
    '找不到网页',
    '找不到網頁',
    '页面不存在',
    '頁面不存在',
    '网页不存在',
  ],
  ...[
    '页面未找到',
    '页面找不到',
    '未找到页面',
    '페이지를 찾을 수 없',
    '존재하지 않는 페이지',
    'الصفحة غير موجودة',
    'لم يتم العثور على الصفحة',
  ],
  ...[
    'الصفحة المطلوبة غير موجودة',
    'הדף לא נמצא',
    'העמוד לא נמצא',
    'صفحه یافت نشد',
    'صفحه مورد نظر یافت نشد',
    'ไม่พบหน้า',
    'पृष्ठ नहीं मिला',
  ],
] as const;

export const missingPhrases: ReadonlySet<string> = new Set([
  ...missing.flatMap(([things, states]) =>
    things.split('|').flatMap((thing) => states.split('|').map((state) => `${thing} ${state}`)),
  ),
  ...alone.split('|'),
]);

/** A list without anything in it. */
export const nothingPhrases: ReadonlySet<string> = new Set([
  ...[
    'results',
    'result',
    'products',
    'items',
    'articles',
    'posts',
    'matches',
    'entries',
    'listings',
    'search results',
  ].flatMap((things) => [
    `no ${things}`,
    `0 ${things}`,
    `zero ${things}`,
    `no ${things} available`,
    `no matching ${things}`,
  ]),
  ...'nothing|nothing here|nothing to see here|keine ergebnisse|keine treffer|keine produkte|keine artikel|0 ergebnisse|0 treffer|keine ergebnisse gefunden|keine produkte gefunden'.split(
    '|',
  ),
  ...'aucun résultat|aucun produit|aucun article|0 résultat|aucun résultat trouvé|sin resultados|no hay resultados|no hay productos|no encontraron resultados|0 resultados'.split(
    '|',
  ),
  ...'nessun risultato|nessun risultato trovato|nessun prodotto|0 risultati|nenhum resultado|nenhum resultado encontrado|nenhum produto encontrado|sem resultados'.split(
    '|',
  ),
  ...'geen resultaten|geen resultaten gevonden|geen producten gevonden|brak wyników|inga resultat|inga träffar|ничего не найдено|нет результатов|検索結果はありません|没有结果|没有找到结果|검색 결과가 없습니다|لا توجد نتائج'.split(
    '|',
  ),
]);

/** Things that are pages as a whole: with the number 404 beside them, they are missing. */
export const wholePages: ReadonlySet<string> = new Set(['', 'page', 'seite', 'página', 'pagina', 'strona']);

/** What a program writes in place of a page, with the words around left out. */
export const failurePhrases: ReadonlySet<string> = new Set(
  (
    'establishing database connection|service unavailable|bad gateway|gateway timeout|gateway time-out|forbidden|access denied|' +
    'something went wrong|looks like something went wrong|account suspended|bandwidth limit exceeded|internal server'
  ).split('|'),
);

export const failureStarts = [
  'fatal uncaught',
  'parse syntax',
  'uncaught ',
  'traceback (most recent call last)',
] as const;

export const errorWords = ['error', 'fehler', 'erreur', 'errore', 'erro', 'ошибка', 'エラーが発生しました'] as const;

/** What stands beside the word for an error. */
export const namedErrors: ReadonlySet<string> = new Set(
  'database|application|occurred|unexpected|server|fatal|unknown|system|runtime|ein ist aufgetreten|une survenue|une est survenue|producido un|ocurrido un|si è verificato un|ocorreu um|произошла|エラーが発生しました'.split(
    '|',
  ),
);

/** What a server or a provider shows before there is a site. */
export const placeholderPhrases: ReadonlySet<string> = new Set([
  ...[
    'welcome to nginx',
    'welcome to caddy',
    'welcome to openresty',
    'apache2 ubuntu default page',
    'apache2 debian default page',
    'it works',
  ],
  ...[
    'iis windows server',
    'http server test page',
    'domain parked',
    'parked domain',
    'domain sale',
    'domain name sale',
  ],
  ...[
    'coming soon',
    'under construction',
    'website coming soon',
    'site coming soon',
    'site under construction',
    'website under construction',
  ],
  ...[
    'page under construction',
    'site under maintenance',
    'website under maintenance',
    'under maintenance',
    'down maintenance',
    'site down maintenance',
  ],
  ...[
    'maintenance mode',
    'seite im aufbau',
    'wartungsarbeiten',
    'wartungsmodus',
    'site en construction',
    'site en maintenance',
    'sitio en construcción',
  ],
  ...[
    'página en construcción',
    'sitio en mantenimiento',
    'sito in costruzione',
    'sito in manutenzione',
    'test page apache',
  ],
]);
