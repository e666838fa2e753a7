/** As far as a text is read for its direction: it is at the beginning, and texts can be long. */
const READ = 500;
/** The blocks that Unicode sets apart for scripts written from the right, and the mark that says so. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u200F\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The direction of the first letter, as `dir="auto"` finds it, but in bounded time. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const [letter] = /\p{L}|\u200E|\u200F/u.exec(text.slice(0, READ)) ?? [];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
