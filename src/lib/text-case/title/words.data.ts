const list = (words: string) => words.trim().split(/\s+/);

/** English prepositions. Some can be something else, which what is beside them tells. */
export const prepositions: ReadonlySet<string> = new Set(
  list(`
  à à-la aboard about above across after against along alongside amid amidst among amongst around as at atop before behind
  below beneath beside besides between beyond by concerning despite down during en except for from in inside into like
  minus near of off on onto opposite out outside over past per plus pro qua re regarding sans since through throughout till
  to toward towards under underneath unlike until unto up upon versus via with within without worth
`),
);

/** Prepositions that open a clause as well: "Before You Leap". */
export const clauseOpeners: ReadonlySet<string> = new Set(['after', 'as', 'before', 'like', 'since', 'till', 'until']);

/** Words that begin a clause: what is before them is a conjunction. */
export const subjects: ReadonlySet<string> = new Set(
  list(`
  i you he she it we they there i'm i'd i've i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd
  it'll we're we've we'd we'll they're they've they'd they'll there's who nobody everybody everyone someone
`),
);

/** Words that open the object of a preposition. */
export const determiners: ReadonlySet<string> = new Set(
  list(`
  a an the my your his her its our their this that these those every each some any no another all both
  me you him us them it one's
`),
);

/** Verbs that make "like" and "past" and their kind something else than prepositions: "What You Like". */
export const likers: ReadonlySet<string> = new Set(
  list(
    `i you we they who to would do don't does doesn't did didn't might may will won't can i'd you'd we'd they'd really`,
  ),
);

/** Verbs in their plain form: after "to" they make an infinitive. */
export const plainVerbs: ReadonlySet<string> = new Set(
  list(`
  accept achieve act add admit adopt afford agree aim allow answer apologise apologize appear apply argue arrange arrive ask
  avoid be beat become begin behave believe belong bend bet bite blame bleed blow boost borrow break breathe bring build
  burn buy calculate call cancel capture care carry catch celebrate change charge choose claim clean climb close collect come
  compare compete complain complete compose configure confirm connect consider contact contain continue convert convince cook
  cope count create cross cry customise customize cut dance deal decide declare decorate define delete deliver deny depend
  describe deserve design destroy determine develop die dig discover discuss do download draw dream drink drive drop earn eat
  edit eliminate embrace encourage end enjoy ensure enter escape establish evaluate examine exist expand expect explain
  explore express extend face fail fall fear feed feel fight figure fill find finish fit fix fly focus follow forget forgive
  fund gain gather generate get give go grab grow guess handle hang happen hate have hear help hide hire hit hold hope hurt
  identify ignore imagine implement improve include increase indent inspire install introduce invent invest invite join judge
  jump keep kick kill know land last laugh launch lead learn leave lend let lie lift listen live look lose love make manage
  marry master matter maximise maximize mean measure meet migrate minimise minimize miss monitor motivate move negotiate
  notice obtain offer open operate optimise optimize order organise organize overcome own pack paint participate pass pay
  perform persuade pick plan plant play please pray predict prefer prepare present prevent produce promote protect prove
  provide publish pull push put quit raise reach react read realise realize receive recognise recognize recommend record
  reduce refuse regret relax release remain remember remove rent repair replace require resist resolve respect rest retire
  return reveal ride rise rule run save say scale scare search see seek seem sell send serve set settle share shine ship shoot
  shop show sing sink sit skip sleep slow smile solve sound speak specify spend stand start stay steal stop strengthen
  struggle study style submit succeed suffer suggest support surprise surrender survive swim switch take talk teach tell test
  thank think thrive throw tie touch track train transform travel treat trust try turn understand update upgrade use value
  visit wait wake walk want warn wash watch wear weigh win wish wonder work worry write yield
`),
);

/** After these, "to" leads somewhere and a verb-like word is a noun: "Road to Work". */
export const destinations: ReadonlySet<string> = new Set(
  list(`
  according access addicted answer approach back close committed connected contributions dedicated devoted door due from
  gateway guide guides home intro introduction invitation journey key keys letter letters married next ode opposed path
  pathway pathways prelude related response return returning returns road roads route routes run similar stairway thanks
  threat threats tribute welcome
`),
);

/** A period after these ends no sentence. */
export const shortenings: ReadonlySet<string> = new Set(
  list(`v vs mr mrs ms dr prof st jr sr inc co corp ltd llc no vol pp ed eds fig ch sec dept est approx ft mt gen col sgt capt
    rev hon gov sen rep jan feb mar apr jun jul aug sept oct nov dec cf al etc`),
);

/** Acronyms that are no words, for titles written in capitals only: there nothing else tells them. */
export const knownAcronyms: ReadonlySet<string> = new Set(
  list(`
  abc aids ai apa api atm bbc bmw ceo cfo cia cio cnn covid-19 cpu css cto dna dvd ecb eu fbi fda fifa fm gdp gif gps gpu hbo
  hiv hr html http https ibm imf ios ip iq irs jpg kgb lcd lgbt lgbtq mba mit mla mlb mp3 mp4 mtv nasa nato nba nbc nfl ngo nhl
  nsa nyc nypd oecd opec pc pdf php phd png pr ptsd rna roi sec seo sms sql suv tcp tv ufo uk un unesco unicef url usa usb
  vip vpn wifi wto www wwi wwii xml
`),
);
