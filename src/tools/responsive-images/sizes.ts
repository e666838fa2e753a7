/** Pixels of CSS in an em and a rem of a page's own size. */
const EM = 16;

/** The `sizes` of each way in which a picture is shown. */
export const layouts = {
  full: '100vw',
  column: '(min-width: 768px) 720px, 100vw',
  half: '(min-width: 768px) 50vw, 100vw',
  third: '(min-width: 768px) 33vw, 100vw',
} as const;

const CONDITION = /^\((min|max)-width: ?([\d.]{1,10})(px|em|rem)\)$/;
const LENGTH = /^([\d.]{1,10})(vw|px|em|rem)$/;

/**
 * Pixels of CSS that a picture has on a screen of this width, by its `sizes`; nothing for what is more than lengths behind `min-width` or
 * `max-width`. Source: HTML, parse a sizes attribute.
 */
export function slotWidth(sizes: string, screen: number): number | undefined {
  for (const part of sizes.split(',')) {
    const words = part.trim().replace(/\s+/g, ' ').toLowerCase();
    const end = words.lastIndexOf(')') + 1;
    const [condition, length] = [words.slice(0, end), words.slice(end).trim()];
    const [, amount = '', unit = ''] = LENGTH.exec(length) ?? [];
    const [, side = '', limit = '', limitUnit = ''] = CONDITION.exec(condition) ?? [];
    if (amount === '' || (condition !== '' && side === '')) return undefined;
    const bound = pixels(limit, limitUnit, screen);
    if (condition === '' || (side === 'min' ? screen >= bound : screen <= bound)) return pixels(amount, unit, screen);
  }
  return undefined;
}

function pixels(amount: string, unit: string, screen: number): number {
  if (unit === 'vw') return (Number(amount) * screen) / 100;
  return Number(amount) * (unit === 'px' ? 1 : EM);
}
