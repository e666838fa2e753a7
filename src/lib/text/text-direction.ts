/** As far as a text is read for its direction: it stands at the beginning, and texts can be long. */
const READ = 500;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\u200F]/u;

/** The direction of the first letter, as `dir="auto"` finds it, but in bounded time. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const [letter] = /\p{L}|\u200E|\u200F/u.exec(text.slice(0, READ)) ?? [];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
