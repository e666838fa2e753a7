import { fromList } from '../from-list.ts';

/** Verbs whose past is no rule's: base, past, participle. Where both are alike the participle is left out. */
export const irregularVerbs: readonly string[] = fromList(`
  arise arose arisen, awake awoke awoken, be was been, bear bore borne, beat beat beaten, become became become,
  befall befell befallen, begin began begun, behold beheld, bend bent, bet bet, bid bid, bind bound, bite bit bitten,
  bleed bled, blow blew blown, break broke broken, breed bred, bring brought, broadcast broadcast, build built,
  burn burned, burst burst, buy bought, cast cast, catch caught, choose chose chosen, cling clung, come came come,
  cost cost, creep crept, cut cut, deal dealt, dig dug, do did done, draw drew drawn, drink drank drunk,
  drive drove driven, dwell dwelt, eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found,
  flee fled, fling flung, fly flew flown, forbid forbade forbidden, forecast forecast, foresee foresaw foreseen,
  forget forgot forgotten, forgive forgave forgiven, forgo forwent forgone, freeze froze frozen, get got got,
  give gave given, go went gone, grind ground, grow grew grown, hang hung, have had, hear heard, hide hid hidden,
  hit hit, hold held, hurt hurt, keep kept, kneel knelt, know knew known, lay laid, lead led, leave left, lend lent,
  let let, lie lay lain, light lit, lose lost, make made, mean meant, meet met, mislead misled,
  mistake mistook mistaken, misunderstand misunderstood, outdo outdid outdone, outgrow outgrew outgrown,
  overcome overcame overcome, overhear overheard, oversee oversaw overseen, overtake overtook overtaken,
  overthrow overthrew overthrown, pay paid, put put, quit quit, read read, rebuild rebuilt, redo redid redone,
  remake remade, repay repaid, reset reset, rethink rethought, retell retold, rewrite rewrote rewritten, rid rid,
  ride rode ridden, ring rang rung, rise rose risen, run ran run, say said, see saw seen, seek sought, sell sold,
  send sent, set set, sew sewed sewn, shake shook shaken, shed shed, shine shone, shoot shot, show showed shown,
  shrink shrank shrunk, shut shut, sing sang sung, sink sank sunk, sit sat, sleep slept, slide slid, slit slit,
  speak spoke spoken, speed sped, spend spent, spin spun, split split, spread spread, spring sprang sprung,
  stand stood, steal stole stolen, stick stuck, sting stung, stride strode stridden, strike struck,
  strive strove striven, swear swore sworn, sweep swept, swell swelled swollen, swim swam swum, swing swung,
  take took taken, teach taught, tear tore torn, tell told, think thought, throw threw thrown, thrust thrust,
  tread trod trodden, undergo underwent undergone, understand understood, undertake undertook undertaken,
  undo undid undone, uphold upheld, upset upset, wake woke woken, wear wore worn, weave wove woven, weep wept,
  win won, wind wound, withdraw withdrew withdrawn, withhold withheld, withstand withstood, write wrote written
`);

/** Further forms that are met and not written: `dreamt` is read, `dreamed` is written. */
export const otherPasts: readonly string[] = fromList(`
  bear bore born, bid bade bidden, burn burnt, dream dreamt, get got gotten, hang hanged, kneel kneeled, lean leant,
  leap leapt, learn learnt, light lighted, prove proved proven, saw sawed sawn, shine shined, smell smelt,
  sow sowed sown, speed speeded, spell spelt, spill spilt, spoil spoilt, strike struck stricken, strive strived,
  swell swelled, wake waked, weave weaved
`);

/** Verbs of more than one syllable, stressed on the last, that double their final consonant: `refer`, `referred`. */
export const doubling: readonly string[] =
  'abet abhor acquit admit allot annul begin beget befit commit compel concur confer control corral debar defer demur deter dispel emit distil enrol enthral equip excel expel extol forget format forbid fulfil impel incur infer input instil inter occur offset omit outbid outrun outwit output patrol permit prefer propel quiz rebel rebut recap recur refer regret remit repel reset submit transfer transmit unplug unzip upset'.split(
    ' ',
  );
