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
export const codeElements = names(
  'script style template noscript iframe object embed applet xml noembed noframes annotation-xml handler listener base animate set',
);
