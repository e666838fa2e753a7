const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements without content or end tag. Source: HTML Living Standard, 13.1.2. */
export const voidElements = names('area base br col embed hr img input link meta param source track wbr');

/** What may be in `head`; anything else ends it. */
export const headElements = names('title meta link base style script noscript template');

/** What runs within a line of text: such an element may be closed across the blocks in it. */
export const inlineElements = names(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output q rp rt ruby s samp small span strike strong sub sup time tt u var',
);

/** End tags within these do not reach elements outside. Source: HTML Living Standard, "has an element in scope". */
export const scopeElements = names('table td th caption template object marquee svg math');

/** Parts of a table, whose end tags end whatever is still open in them. */
export const tableParts = names('table thead tbody tfoot tr td th caption');

const blocks =
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul';

/** Which open element, when it is the innermost, ends where another begins: `<li>` ends the `<li>` before it. */
export const endedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...[...names(blocks)].map((name) => [name, names('p')] as const),
  ['li', names('li p')],
  ['dt', names('dt dd p')],
  ['dd', names('dt dd p')],
  ['option', names('option')],
  ['optgroup', names('option optgroup')],
  ['tr', names('tr td th p li')],
  ['td', names('td th p li')],
  ['th', names('td th p li')],
  ['thead', names('tr td th caption p')],
  ['tbody', names('thead tbody tr td th caption p')],
  ['tfoot', names('thead tbody tr td th caption p')],
  ['body', names('head title')],
]);
