/** Base form first, then the forms that no rule leads to it. Words by themselves are left as they are by every rule. */
export const irregularForms = `
man men|woman women|child children|person people|foot feet|tooth teeth|goose geese|mouse mice|ox oxen|life lives
wife wives|knife knives|leaf leaves|shelf shelves|half halves|wolf wolves|loaf loaves|thief thieves|calf calves
self selves|elf elves|hoof hooves|scarf scarves|bus buses|gas gases|quiz quizzes|criterion criteria|phenomenon phenomena
medium media|index indices indexes|matrix matrices|vertex vertices|appendix appendices|analysis analyses|basis bases
crisis crises|thesis theses|hypothesis hypotheses|diagnosis diagnoses|axis axes|datum data|curriculum curricula
be is are was were been being am|have has had having|do does did done doing|go goes went gone going
say said|make made|get got gotten getting|see saw seen|come came|take took taken|know knew known|think thought
give gave given|find found|tell told|become became|show shown|leave left|feel felt|put putting|bring brought
begin began begun|keep kept|hold held|write wrote written writing|stand stood|hear heard|let letting|mean meant
set setting|meet met|run ran|pay paid|sit sat|speak spoke spoken|lie lay lain lying lies lied|lead led|read reads reading
grow grew grown|lose lost|fall fell fallen|send sent|build built|understand understood|draw drew drawn
break broke broken|spend spent|cut cutting|rise rose risen|drive drove driven|buy bought|wear wore worn
choose chose chosen|seek sought|throw threw thrown|catch caught|deal dealt|win won|forget forgot forgotten
sell sold|teach taught|eat ate eaten|sing sang sung|sleep slept|fly flew flown flies flying|swim swam swum
ride rode ridden|drink drank drunk|shake shook shaken|steal stole stolen|hide hid hidden|bite bit bitten
blow blew blown|wake woke woken|freeze froze frozen|feed fed|fight fought|hang hung|bend bent|lend lent
tear tore torn|swear swore sworn|weave wove woven|sweep swept|dig dug digging|stick stuck|swing swung|spin spun
shoot shot|slide slid|strike struck|shine shone|bear bore borne|arise arose arisen|forgive forgave forgiven
withdraw withdrew withdrawn|overcome overcame|undertake undertook undertaken|mistake mistook mistaken
rewrite rewrote rewritten|use uses used using|die dies died dying|tie ties tied tying|agree agreed|guarantee guaranteed
free freed freeing|decree decreed|see sees seeing|age ages aged ageing aging|owe owes owed owing
travel travelled travelling|cancel cancelled cancelling|control controlled controlling|label labelled labelling
model modelled modelling|level levelled levelling|signal signalled signalling|total totalled totalling
fuel fuelled fuelling|dial dialled dialling|counsel counselled counselling|patrol patrolled patrolling
compel compelled compelling|expel expelled expelling|excel excelled excelling|propel propelled propelling
channel channelled channelling|tunnel tunnelled tunnelling|quarrel quarrelled quarrelling|marvel marvelled marvelling
enrol enrolled enrolling|fulfil fulfilled fulfilling|equal equalled equalling|focus focused focusing focuses
add adds added adding|err errs erred erring|egg eggs|odd odds
evening evenings|nothing|something|anything|everything|during|united|news|string strings|hundred hundreds|series|species
wedding weddings|meaning meanings|less|lens lenses|always|perhaps|across|towards|besides|sometimes|its|whereas|others
`;
