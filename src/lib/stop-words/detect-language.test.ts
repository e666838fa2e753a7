import { describe, expect, it } from 'vitest';
import { detectLanguage, noteOnDoubt, otherLanguage } from './detect-language.ts';
import { languages } from './languages.data.ts';
import { loadStopWords } from './load-stop-words.ts';

const texts = {
  en: 'The keeper of the lighthouse wrote a line every evening, and nobody but the wind ever asked him what it was for.',
  de: 'Der Wärter des Leuchtturms schrieb jeden Abend eine Zeile, und außer dem Wind fragte ihn niemand, wozu das gut sei.',
  fr: "Le gardien du phare écrivait une ligne chaque soir, et personne, sauf le vent, ne lui demandait à quoi c'était bon.",
  es: 'El guardián del faro escribía una línea cada noche, y nadie, salvo el viento, le preguntaba para qué servía todo eso.',
  pt: 'O guarda do farol escrevia uma linha todas as noites, e ninguém, a não ser o vento, lhe perguntava para que servia.',
  it: 'Il guardiano del faro scriveva una riga ogni sera, e nessuno, tranne il vento, gli chiedeva a che cosa servisse.',
  nl: 'De wachter van de vuurtoren schreef elke avond een regel, en niemand behalve de wind vroeg hem waar dat goed voor was.',
  sv: 'Fyrvaktaren skrev en rad varje kväll, och ingen utom vinden frågade honom vad det skulle vara bra för.',
  pl: 'Latarnik pisał co wieczór jedno zdanie i nikt oprócz wiatru nie pytał go, do czego to jest potrzebne ani dla kogo.',
  cs: 'Strážce majáku psal každý večer jednu větu a nikdo kromě větru se ho neptal, k čemu to je a pro koho to píše.',
  tr: 'Fenerin bekçisi her akşam bir satır yazardı ve rüzgârdan başka kimse ona bunun ne için olduğunu sormazdı.',
  id: 'Penjaga mercusuar itu menulis satu baris setiap malam, dan tidak ada yang bertanya kepadanya untuk apa semua itu.',
  ru: 'Смотритель маяка каждый вечер писал одну строку, и никто, кроме ветра, не спрашивал его, для чего это нужно.',
  uk: 'Доглядач маяка щовечора писав один рядок, і ніхто, крім вітру, не питав його, для чого це потрібно та кому.',
  el: 'Ο φύλακας του φάρου έγραφε μια γραμμή κάθε βράδυ και κανείς εκτός από τον άνεμο δεν τον ρωτούσε γιατί.',
  ar: 'كان حارس المنارة يكتب سطرا كل مساء، ولم يسأله أحد غير الريح عن الفائدة من هذا الذي يكتب في الليل.',
  he: 'שומר המגדלור כתב שורה אחת בכל ערב, ואיש מלבד הרוח לא שאל אותו לשם מה הדבר טוב.',
  hi: 'प्रकाशस्तंभ का रखवाला हर शाम एक पंक्ति लिखता था और हवा के सिवा किसी ने उससे नहीं पूछा कि यह किस लिए है।',
  zh: '灯塔的看守人每天晚上都写一行字,除了风以外,没有人问过他这是为了什么。',
  ja: '灯台守は毎晩一行ずつ書いていたが、風のほかに、それが何のためかと尋ねる者はいなかった。',
  ko: '등대지기는 매일 저녁 한 줄씩 글을 썼고, 바람 말고는 아무도 그것이 무엇을 위한 것인지 묻지 않았다.',
  th: 'คนเฝ้าประภาคารเขียนหนึ่งบรรทัดทุกเย็น และไม่มีใครนอกจากลมถามเขาว่าทำไปเพื่ออะไร',
};

describe('otherLanguage', () => {
  it.each(Object.entries(texts))('knows that a text is in %s, and not in English', (code, text) => {
    expect(otherLanguage(text, 'en')?.code).toBe(code === 'en' ? undefined : code);
    expect(otherLanguage(text.repeat(200), 'en')?.code).toBe(code === 'en' ? undefined : code);
  });

  it.each([
    ['Olivetti took a controlling stake in Acorn Computers in September.'],
    ['Late 60s Machine-oriented language of the Czech firms Tesla and Zbrojovka, used by Kolář, Dvořák and Novák.'],
  ])('gives a short text full of names the benefit of the doubt: %s', (text) => {
    expect(otherLanguage(text, 'en')).toBeUndefined();
  });
});

describe('noteOnDoubt', () => {
  it('says what a short text full of names looks like, and what it was taken for', () => {
    const text = 'Olivetti took a controlling stake in Acorn Computers in September.';
    expect(noteOnDoubt(text, 'en', 'rewritten')).toBe(
      'The text is short and looks like Italian. It was rewritten as English.',
    );
  });

  it('says nothing of a text in the language, or in one that is refused', () => {
    expect(noteOnDoubt(texts.en, 'en', 'checked')).toBeUndefined();
    expect(noteOnDoubt(texts.de, 'en', 'checked')).toBeUndefined();
  });
});

describe('detectLanguage', () => {
  it.each(Object.entries(texts))('knows %s', (code, text) => {
    expect(detectLanguage(text)?.code).toBe(code);
    expect(detectLanguage(text.repeat(200))?.code).toBe(code);
  });

  it.each([
    ['nothing', ''],
    ['too little', 'Hello world'],
    ['a list of names', 'Lighthouse Harbour Storm Keeper Lantern Oil Brass Window Rope Anchor Tide Cliff'],
    ['figures', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20'],
    ['emoji', '👩‍👩‍👧‍👦🎉'.repeat(40)],
    [
      'Danish',
      'Fyrpasseren skrev en linje hver aften, og ingen andre end vinden spurgte ham, hvad det skulle være godt for på øen.',
    ],
    [
      'Bulgarian',
      'Пазачът на фара пишеше по един ред всяка вечер и никой освен вятъра не го питаше за какво му е това.',
    ],
    [
      'Persian',
      'نگهبان فانوس دریایی هر شب یک خط می‌نوشت و هیچ کس جز باد از او نمی‌پرسید که این کار برای چیست و به چه درد می‌خورد.',
    ],
    [
      'Hungarian',
      'A világítótorony őre minden este írt egy sort, és a szélen kívül senki sem kérdezte tőle, hogy mire jó ez.',
    ],
    ['two languages in equal parts', `${texts.en} ${texts.ru}`],
  ])('says nothing of %s', (_what, text) => {
    expect(detectLanguage(text)).toBeUndefined();
  });
});

describe('loadStopWords', () => {
  it.each(languages.map(({ code }) => code))('has a list for %s, in small letters and composed', async (code) => {
    const words = [...(await loadStopWords(code))];
    expect(words.length).toBeGreaterThan(140);
    expect(words.filter((word) => word !== word.toLowerCase().normalize('NFC') || /[’,.;]/.test(word))).toEqual([]);
  });

  it('has none for other languages', async () => {
    expect((await loadStopWords('xx')).size).toBe(0);
    expect((await loadStopWords('constructor')).size).toBe(0);
  });
});
