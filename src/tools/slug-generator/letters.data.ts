/** How letters are written in ASCII where a language has a way of its own, small ones only. */
export const ownLetters: Readonly<Record<string, string>> = {
  // DIN 5007-2, and what the postal and passport offices write.
  de: 'ä ae ö oe ü ue ß ss',
  da: 'å aa ø oe æ ae',
  nb: 'å aa ø oe æ ae',
  is: 'ð d þ th ö o',
  // Resolution 55 of the Cabinet of Ministers of Ukraine, 2010.
  uk: 'г h ґ g є ie ж zh и y і i ї i й i х kh ц ts ч ch ш sh щ shch ю iu я ia',
  // The Transliteration Act of Bulgaria, 2009.
  bg: 'ж zh х h ц ts ч ch ш sh щ sht ъ a ь y ю yu я ya',
  // GOST R 52535.1-2006, as in passports until 2013, without signs.
  ru: 'ё e й i х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю yu я ya',
  // EN ISO 843 by sound, the pairs first.
  el: 'ου ou αυ av ευ ev μπ b ντ nt γγ ng γκ gk χ ch ψ ps ω o η i υ y',
  fa: 'پ p چ ch ژ zh گ g',
};

/**
 * Vowels of the Arabic script that are letters or marks, the longest first: a long vowel is written once, however it is marked. Letters
 * that can be vowels and consonants stay consonants where no mark says otherwise. Source: ALA-LC romanization, without its signs.
 */
export const arabicVowels =
  'َةٌ a َةً a َةٍ a ِيَة iya ِيَا iya ُوَة uwa ُوَا uwa ِيَ iya ِيُ iyu ِيِ iyi ُوَ uwa ُوُ uwu ُوِ uwi اُو u اِي i اُ u اِ i اَ a َا a ًا an اً an َى a ىً an َة a ةً a ةٌ a ةٍ a ُو u ِي i ِی i ا a أ a إ i آ a ٱ a ى a ة a ً an ٌ un ٍ in َ a ُ u ِ i ٰ a';

/** Signs in words, by language. */
export const signWords: Readonly<Record<string, string>> = {
  en: '& and % percent + plus @ at € euro $ dollar £ pound',
  de: '& und % prozent + plus @ at € euro $ dollar £ pfund',
  fr: '& et % pourcent + plus @ arobase € euro $ dollar £ livre',
  es: '& y % por-ciento + mas @ arroba € euro $ dolar £ libra',
  pt: '& e % por-cento + mais @ arroba € euro $ dolar £ libra',
  it: '& e % percento + piu @ chiocciola € euro $ dollaro £ sterlina',
  nl: '& en % procent + plus @ at € euro $ dollar £ pond',
  sv: '& och % procent + plus @ at € euro $ dollar £ pund',
  pl: '& i % procent + plus @ at € euro $ dolar £ funt',
  ru: '& и % процентов + плюс € евро $ доллар',
  uk: '& і % відсотків + плюс € євро $ долар',
};
