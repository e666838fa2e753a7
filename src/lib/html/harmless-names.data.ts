/**
 * What HTML may hold that runs nothing. Sources: HTML Living Standard (elements, attributes, schemes that a page may ask to
 * open), SVG 2, MathML Core and MathML 3. Names are in small letters, as the reader gives them.
 */
const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Without plug-ins, frames of old and `base`, which would move the addresses of all scripts of a page. */
export const harmlessElements = names(
  `a abbr acronym address area article aside audio b bdi bdo big blink blockquote body br button canvas caption center cite
   code col colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer form h1 h2
   h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee menu meta meter
   nav nobr noscript ol optgroup option output p picture pre progress q rb rp rt rtc ruby s samp search section select slot small
   source span strike strong style sub summary sup table tbody td template textarea tfoot th thead time title tr track tt u ul
   var video wbr
   animate animatecolor animatemotion animatetransform circle clippath defs desc ellipse feblend fecolormatrix
   fecomponenttransfer fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood
   fefunca fefuncb fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight
   fespecularlighting fespotlight fetile feturbulence filter foreignobject g image line lineargradient marker mask metadata mpath
   path pattern polygon polyline radialgradient rect set stop svg switch symbol text textpath tspan use view
   annotation math menclose merror mfenced mfrac mglyph mi mlabeledtr mmultiscripts mn mo mover mpadded mphantom mprescripts mroot
   mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics`,
);

/** Values that are an address. */
export const addressAttributes = names('action background cite formaction href longdesc poster src usemap xlink:href');

/** Values between which an animation moves, parted by semicolons. */
export const movingAttributes = names('by from to values');

/** Besides those above, `style`, `srcset`, and all that begin with `aria-` or `data-`. */
export const harmlessAttributes = names(
  `abbr about accept accept-charset accesskey align alink allow allowfullscreen alt as async autocapitalize autocomplete
   autocorrect autofocus autoplay axis bgcolor border bordercolor capture cellpadding cellspacing char charoff charset checked
   class clear color cols colspan command commandfor compact content contenteditable controls controlslist coords crossorigin
   datatype datetime decoding default dir dirname disabled disablepictureinpicture disableremoteplayback download draggable
   enctype enterkeyhint exportparts face fetchpriority for form formenctype formmethod formnovalidate formtarget frame frameborder
   headers height hidden high hreflang hspace id imagesizes inert inputmode integrity ismap itemid itemprop itemref
   itemscope itemtype kind label lang link list loading loop low marginheight marginwidth max maxlength media method min minlength
   multiple muted name nohref nomodule noshade novalidate nowrap open optimum part pattern placeholder playsinline popover
   popovertarget popovertargetaction prefix preload property pubdate radiogroup readonly referrerpolicy rel required resource rev
   reversed role rows rowspan rules sandbox scheme scope scrolling selected shape size sizes slot span spellcheck srclang start
   step summary tabindex target text title translate type typeof valign value vlink vocab vspace width wrap writingsuggestions
   xml:lang xml:space xmlns xmlns:xlink
   accumulate additive alignment-baseline amplitude attributetype azimuth basefrequency baseprofile baseline-shift
   begin bias calcmode clip clip-path clip-rule clippathunits color-interpolation color-interpolation-filters color-rendering
   cursor cx cy d diffuseconstant direction display divisor dominant-baseline dur dx dy edgemode elevation
   enable-background end exponent fill fill-opacity fill-rule filter filterunits flood-color flood-opacity focusable font-family
   font-size font-size-adjust font-stretch font-style font-variant font-weight fr fx fy gradienttransform gradientunits
   image-rendering in in2 intercept isolation k1 k2 k3 k4 kernelmatrix kernelunitlength kerning keypoints keysplines keytimes
   lengthadjust letter-spacing lighting-color limitingconeangle marker-end marker-mid marker-start markerheight markerunits
   markerwidth mask mask-type maskcontentunits maskunits mix-blend-mode mode numoctaves offset opacity operator order orient
   orientation origin overflow paint-order path pathlength patterncontentunits patterntransform patternunits pointer-events points
   pointsatx pointsaty pointsatz preservealpha preserveaspectratio primitiveunits r radius refx refy repeatcount repeatdur
   requiredfeatures restart result rotate rx ry scale seed shape-rendering side slope spacing specularconstant specularexponent
   spreadmethod startoffset stddeviation stitchtiles stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
   stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width surfacescale systemlanguage tablevalues targetx
   targety text-anchor text-decoration text-rendering textlength transform transform-origin unicode-bidi vector-effect version
   viewbox visibility word-spacing writing-mode x x1 x2 xchannelselector y y1 y2 ychannelselector z zoomandpan
   accent accentunder bevelled close columnalign columnlines columnspacing columnspan depth denomalign displaystyle encoding
   equalcolumns equalrows fence framespacing largeop linethickness lquote lspace mathbackground mathcolor mathsize mathvariant
   maxsize minsize movablelimits notation numalign rowalign rowlines rowspacing rquote rspace scriptlevel scriptminsize
   scriptsizemultiplier selection separator separators stretchy subscriptshift superscriptshift symmetric voffset`,
);

/** What an animation may change: looks and places, never an address, a style or a handler. */
export const animatedAttributes = names(
  `amplitude azimuth basefrequency bias clip-path clip-rule color color-interpolation color-interpolation-filters cx cy d
   diffuseconstant display divisor dx dy elevation exponent fill fill-opacity fill-rule filter flood-color flood-opacity font-size
   font-weight fr fx fy gradienttransform height image-rendering intercept k1 k2 k3 k4 kernelmatrix letter-spacing lighting-color
   limitingconeangle markerheight markerwidth mask numoctaves offset opacity order orient overflow pathlength patterntransform
   pointer-events points pointsatx pointsaty pointsatz preserveaspectratio r radius refx refy rotate rx ry scale seed
   shape-rendering slope specularconstant specularexponent startoffset stddeviation stop-color stop-opacity stroke
   stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width surfacescale
   tablevalues targetx targety text-anchor textlength transform transform-origin viewbox visibility width word-spacing x x1 x2 y
   y1 y2 z`,
);

/** Schemes that a page may hand to a program of the visitor's (HTML Living Standard, "safelisted scheme"), and those of pages and mails. */
export const harmlessSchemes = names(
  `http https callto cid
   bitcoin ftp ftps geo im irc ircs magnet mailto matrix mms news nntp openpgp4fpr sftp sip sips sms smsto ssh tel urn webcal wtai
   xmpp`,
);

/** What a `link` may be for. */
export const harmlessLinks = names(
  `alternate amphtml apple-touch-icon apple-touch-icon-precomposed apple-touch-startup-image author canonical dns-prefetch help
   icon license manifest mask-icon me next pingback preconnect prefetch preload prev privacy-policy search shortcut shortlink
   stylesheet terms-of-service`,
);

/** What a `meta` may stand for in place of the server. */
export const harmlessHeaders = names(
  'content-language content-security-policy content-style-type content-type default-style imagetoolbar x-ua-compatible',
);

/** Properties of `document` without a capital letter (DOM Standard and HTML Living Standard). */
export const documentWords = names(
  `all anchors append applets body charset children clear close constructor contains cookie dir doctype domain embeds evaluate
   fonts forms fullscreen head hidden images implementation links location normalize open plugins prepend prerendering referrer
   scripts timeline title when write writeln`,
);
