/** Rules of Harper that are never asked: what they find is right more often than not. */
export const unsureRules: readonly string[] = [
  // "kulak" is no "ku lak"; the spelling rule looks at the same words.
  'SplitWords',
  // "It is clear", "some 6,000 students", "the Bahamas", "working in mass organisations".
  'MissingPreposition',
  'QuantifierNumeralConflict',
  'NationalCapitals',
  'EnMasse',
  'ModalBeAdjective',
  'SingleBe',
];

/** Rules of Harper about what is a matter of taste or of house style. */
export const styleRules: ReadonlySet<string> = new Set([
  'Dashes',
  'DiscourseMarkers',
  'DisjointPrefixes',
  'LeftRightHand',
  'NumericRangeEnDash',
  'OhMyGod',
  'OrthographicConsistency',
  'PluralDecades',
  'SufficeItToSay',
]);

/** Kinds of Harper that are a matter of taste. */
export const styleKinds: ReadonlySet<string> = new Set([
  'Enhancement',
  'Readability',
  'Redundancy',
  'Style',
  'WordChoice',
  'Regionalism',
]);

/** Rules of a kind that is a matter of taste, though they ask what is meant: "eye strain", "16 MB". */
export const tasteInWords: ReadonlySet<string> = new Set([
  'CompoundNouns',
  'ExpandMemoryShorthands',
  'UpdatePlaceNames',
]);

/** Prefixes that any word may take. */
export const freePrefixes: readonly string[] =
  'anti auto bi co counter cyber demi eco electro ex extra fore geo hyper infra inter intra macro mega meta micro mid mini mono multi nano neo neuro non out over para photo physio poly post pre proto pseudo psycho quasi radio re semi socio sub super supra tele thermo trans tri ultra un under uni'.split(
    ' ',
  );

/** Words that English has in phrases of other languages only: "de facto", "lingua franca". */
export const phraseWords: ReadonlySet<string> = new Set(
  'alia alii alma ancien bono bona brac bric capita cause causa coeur corpus dolce domini dramatis ergo facto faire fide fides franca generis hoc hominem ipso ipsum jure laissez lorem magna mater memoriam modus mortem mutandis mutatis nauseam novo nouveau nulla officio operandi pares passim petit posteriori prima priori pro quo raison rasa rigueur rata semper sine situ soi stricto sui supra tempore terra verbatim vice vivendi vitro vivo vox'.split(
    ' ',
  ),
);

/** Nouns that take neither "a" nor "one": of others there are kinds ("a respect for", "a syntax"). */
export const massNouns: ReadonlySet<string> = new Set(
  'advice baggage cash clothing cutlery electricity equipment evidence feedback furniture garbage hardware homework housework information jewellery jewelry knowledge laughter luggage machinery money music news pollution progress research rubbish scenery software spaghetti stuff traffic transportation travel weather'.split(
    ' ',
  ),
);
