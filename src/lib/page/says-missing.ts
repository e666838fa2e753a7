/** A title or heading is often said with the name of the site beside it. */
const BETWEEN = /\s[-–—|·•:»/]\s|[|·•»]|[:!?.…]\s/;

/** Letters of a title or heading that are read. */
const LONGEST = 200;

const thing =
  '(?:page|url|address|link|product|item|article|post|entry|listing|offer|job|event|category|document|content|site|resource)';
const gone =
  "(?:not (?:be )?found|not (?:currently )?available|not exist(?: any ?more)?|n[o’']t exist(?: any ?more)?|cannot be found|can[’']t be found|couldn[’']t be found|could not be found|no longer (?:exists?|available|here|online)|unavailable|(?:been )?(?:removed|deleted|discontinued)|gone|missing|expired)";

/** What a server says in place of a page, each a whole part of a title. Sources: the pages that common systems have for it. */
const sayings: readonly RegExp[] = [
  /^(?:(?:error|http|status|code|fehler|erreur|errore|erro)\s+){0,3}(?:404|410)(?:\s+(?:error|not found|page not found|gone|fehler))?$/,
  new RegExp(
    `^(?:(?:oops|sorry|error|the|this|that|your|requested)[, ]+){0,4}${thing} (?:(?:you |was |is |has |have |does |did |could |that |are |were |looking |requested |for |we ){0,8})${gone}$`,
  ),
  /^(?:(?:we|sorry we|oops we) )?(?:could not|couldn[’']t|cannot|can[’']t) find (?:that|this|the|your) (?:page|product|item|address)$/,
  /^(?:not found|file not found|no such page|nothing found|nothing was found|no results? found|no products? found|0 results?)$/,
  /^(?:diese |die (?:angeforderte |gewünschte |gesuchte )?)?(?:seite|artikel|produkt|inhalt|der artikel|das produkt) (?:wurde |ist |konnte |existiert )?(?:leider )?(?:nicht gefunden(?: werden)?|nicht(?: mehr)? (?:verfügbar|vorhanden)|existiert nicht(?: mehr)?|nicht(?: mehr)?)$/,
  /^(?:cette |la )?(?:page|produit|article)(?: que vous cherchez| demandée)? (?:est )?(?:introuvable|non trouvée?|n[’']existe (?:pas|plus)|n[’']est plus disponible)$/,
  /^(?:esta |la )?página (?:solicitada )?(?:no (?:encontrada|existe|disponible)|no se (?:encuentra|encontró|ha encontrado))$/,
  /^(?:esta |a )?página (?:solicitada )?não (?:encontrada|existe|foi encontrada)$/,
  /^(?:questa |la )?pagina (?:richiesta )?(?:non (?:trovata|esiste|è stata trovata|disponibile))$/,
  /^(?:deze |de )?pagina (?:is |werd |kan )?(?:niet (?:gevonden|beschikbaar)|bestaat niet(?: meer)?)$/,
  /^(?:sidan|siden) (?:hittades inte|kunde inte hittas|finns inte|blev ikke fundet|findes ikke|ble ikke funnet|finnes ikke)$/,
  /^(?:nie znaleziono strony|strona nie (?:istnieje|została znaleziona)|stránka nenalezena|stránka nebyla nalezena|sivua ei löytynyt|sayfa bulunamadı|az oldal nem található|pagina nu a fost găsită|страница не найдена|сторінку не знайдено)$/,
  /^(?:お探しの)?ページ[がは]見つかりません(?:でした)?$|^(?:页面(?:不存在|未找到|找不到)|找不到(?:页面|網頁|頁面)|頁面不存在)$|^페이지를 찾을 수 없습니다$/,
];

/** The words by which a title or heading says that there is no page; nothing where it says something else. */
export function saysMissing(heading: string): string | undefined {
  const parts = heading.slice(0, LONGEST).split(BETWEEN);
  return parts.map((part) => part.trim().replace(/[.!?…。！]{1,9}$/, '')).find((part) => isMissing(part.toLowerCase()));
}

function isMissing(part: string): boolean {
  const words = part
    .replace(/[,;()[\]"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return sayings.some((saying) => saying.test(words));
}
