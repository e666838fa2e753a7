const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that GitHub shows in Markdown; the content of others is shown without them. Source: its pipeline's allow-list. */
export const safeElements = names(
  'a abbr b bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt ul var wbr',
);

/** Attributes that can do no harm. */
export const safeAttributes = names(
  'align alt aria-describedby aria-hidden aria-label checked cite class colspan datetime dir disabled height href id label lang name open reversed role rowspan scope span src start title type value width',
);

/** Elements whose content is no text for people. */
export const codeElements = names('script style template noscript iframe object embed applet xml');

const addresses = names('href src action formaction cite poster background data xlink:href srcset');

/** Whether the value of an attribute would run something, or make the page of another seem one's own. */
export function isHarmful(attribute: string, value: string): boolean {
  if (/^on/.test(attribute)) return true;
  if (attribute === 'srcdoc') return true;
  if (!addresses.has(attribute)) return false;
  const address = withoutControls(value).toLowerCase();
  if (/^(?:javascript|vbscript):/.test(address)) return true;
  return /^data:/.test(address) && !/^data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/.test(address);
}

/** Browsers pass over white space and control characters in an address. */
function withoutControls(value: string): string {
  let plain = '';
  for (const sign of value.slice(0, 200)) if (sign > ' ') plain += sign;
  return plain;
}
