import { fromList } from '../from-list.ts';

/**
 * Names of months in the languages of registries, without accents and in lower case, January first. Words of one month
 * are separated by spaces; a word that means another month elsewhere is settled by `monthsByEnding`.
 */
export const monthWords: readonly (readonly string[])[] = [
  // English
  'january jan, february feb, march mar, april apr, may, june jun, july jul, august aug, september sep sept, october oct, november nov, december dec',
  // Spanish
  'enero ene, febrero, marzo, abril abr, mayo, junio, julio, agosto ago, septiembre setiembre set, octubre, noviembre, diciembre dic',
  // Portuguese
  'janeiro, fevereiro fev, marco, abril, maio mai, junho, julho, agosto, setembro, outubro out, novembro, dezembro dez',
  // French
  'janvier janv, fevrier fevr, mars, avril avr, mai, juin, juillet juil, aout, septembre, octobre, novembre, decembre',
  // Italian
  'gennaio gen, febbraio, marzo, aprile, maggio mag, giugno giu, luglio lug, agosto, settembre, ottobre ott, novembre, dicembre',
  // German
  'januar janner, februar, marz mrz, april, mai, juni, juli, august, september, oktober okt, november, dezember dez',
  // Dutch, Danish, Norwegian, Swedish
  'januari, februari, maart mrt marts, april, mei maj, juni, juli, augustus augusti, september, oktober, november, december des desember',
  // Polish
  'stycznia styczen sty, lutego luty lut, marca marzec, kwietnia kwiecien kwi, maja, czerwca czerwiec cze, lipca lipiec lip, sierpnia sierpien sie, wrzesnia wrzesien wrz, pazdziernika pazdziernik paz, listopada listopad lis, grudnia grudzien gru',
  // Turkish
  'ocak oca, subat sub, mart, nisan nis, mayis, haziran haz, temmuz tem, agustos agu, eylul eyl, ekim eki, kasim kas, aralik ara',
  // Slovak
  'januar januara, februar februara, marec marca, aprila, maja, jun juna, jul jula, augusta, septembra, oktobra, novembra, decembra',
  // Czech
  'leden ledna, unor unora, brezen brezna, duben dubna, kveten kvetna, cerven cervna, cervenec cervence, srpen srpna, zari, rijen rijna, listopad, prosinec prosince',
  // Hungarian
  'januar, februar, marcius, aprilis, majus, junius, julius, augusztus, szeptember, oktober, november, december',
  // Romanian
  'ianuarie ian, februarie, martie, aprilie, mai, iunie iun, iulie iul, august, septembrie, octombrie, noiembrie noi, decembrie',
  // Serbian and Slovene
  'januar, februar, mart marec, april, maj, jun junij, jul julij, avgust avg, septembar, oktobar, novembar, decembar',
  // Finnish
  'tammikuuta tammi, helmikuuta helmi, maaliskuuta maalis, huhtikuuta huhti, toukokuuta touko, kesakuuta kesa, heinakuuta heina, elokuuta elo, syyskuuta syys, lokakuuta loka, marraskuuta marras, joulukuuta joulu',
  // Lithuanian and Latvian short forms
  'sausio, vasario, kovo, balandzio, geguzes, birzelio, liepos, rugpjucio, rugsejo, spalio, lapkricio, gruodzio',
  // Russian
  'января янв, февраля фев, марта мар, апреля апр, мая май, июня июн, июля июл, августа авг, сентября сен, октября окт, ноября ноя, декабря дек',
  // Ukrainian
  'січня, лютого, березня, квітня, травня, червня, липня, серпня, вересня, жовтня, листопада, грудня',
  // Indonesian
  'januari, februari, maret, april, mei, juni, juli, agustus agt, september, oktober, november, desember',
].map(fromList);

const croatian = fromList(
  'sijecanj sijecnja, veljaca veljace, ozujak ozujka, travanj travnja, svibanj svibnja, lipanj lipnja lip, srpanj srpnja srp, kolovoz kolovoza, rujan rujna, listopad listopada lis, studeni studenoga, prosinac prosinca',
);

/** Words that mean another month in one country than in the others. */
export const monthsByEnding: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  hr: Object.fromEntries(croatian.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1]))),
};
