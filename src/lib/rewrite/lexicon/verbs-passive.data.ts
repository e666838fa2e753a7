const be = '<is/are/was/were/be/been/being';

/** What is done to somebody or something: passive forms that another verb says from the same side, or from the other. */
export const passiveVerbs = `
was given | x | received | >a/an/the/N !>to !>>choice/chance/option/opportunity/task/job/impression/day/time/responsibility/run/lead/space/look/reason/start/power/role/death/life/freedom/priority/way/command/control/up
were given | x | received | >a/an/the/N !>to !>>choice/chance/option/opportunity/task/job/impression/day/time/responsibility/run/lead/space/look/reason/start/power/role/death/life/freedom/priority/way/command/control/up
been given | x | received | >a/an/the/N !>to !>>choice/chance/option/opportunity/task/job/impression/day/time/responsibility/run/lead/space/look/reason/start/power/role/death/life/freedom/priority/way/command/control/up
be given | x | receive | >a/an/the/N !>to !>>choice/chance/option/opportunity/task/job/impression/day/time/responsibility/run/lead/space/look/reason/start/power/role/death/life/freedom/priority/way/command/control/up
was awarded / were awarded / been awarded | x | received, won | >a/an/the/N !>to >>prize/award/medal/scholarship/fellowship/grant/star/cross/oscar/trophy/cup/gold/silver/bronze
was awarded | x | received | >a/an/the/N !>to !>>contract/damages/penalty/point/prize/award/medal
were awarded | x | received | >a/an/the/N !>to !>>contract/damages/penalty/point/prize/award/medal
been awarded | x | received | >a/an/the/N !>to !>>contract/damages/penalty/point/prize/award/medal
was granted | x | received, was given | >a/an/N !>to >>status/permission/citizenship/licence/license/charter/patent/pension/land/right/visa/scholarship/title/power/asylum
was granted | x | was given | >a/an/N !>to
were granted | x | received, were given | >a/an/N !>to >>status/permission/citizenship/licence/license/charter/patent/pension/land/right/visa/scholarship/title/power/asylum
were granted | x | were given | >a/an/N !>to
presented with | x | given | ${be} >a/an/the !>>problem/challenge/choice/fact/opportunity/situation/dilemma/task/decision/bill/evidence/picture/image/scenario/case/question/list/option/argument/proposal
provided with | x | given | ${be} >np
supplied with | x | given, provided with | ${be} >np
was taught by | x | studied under | >NNP
was educated at / were educated at | x | studied at, attended | >np
educated in | x | schooled in | ${be} >NNP
was trained at | x | trained at | >np
was elected to | x | won a seat in | >the >>parliament/senate/house/assembly/congress/legislature
was elected to | x | won a seat on | >the/its >>council/board/committee/commission
elected | x | chosen | ${be} >president/chairman/mayor/leader/speaker/pope/king/emperor/captain/secretary/chairperson/governor
promoted to | x | moved up to | <was/were >the >>league/division/tier/flight/premiership/bundesliga
relegated to | x | sent down to | <was/were >the >>league/division/tier
transferred to | x | handed to | <is/are/was/were/be/been >np <<power/sovereignty/authority/ownership/responsibility/land/property/title
transferred to | x | moved to, sent to | ${be} >np !>>account/control !<<right/share/fund
stationed in | x | based in | ${be}/,/N >np
stationed at | x | based at | ${be}/,/N >np
deployed to / dispatched to | x | sent to | ${be} >np
posted to | x | sent to | <was/were/been/be >N <<he/she/they/who/soldier/officer/regiment/battalion/diplomat/unit/husband/father
commissioned to | x | asked to, hired to | ${be} >B
commissioned by | x | ordered by | ${be} >np
was replaced by | x | gave way to | >a/an !>>@person
were replaced by | x | gave way to | >np !>>@person !>NNP
been replaced by | x | given way to | >np !>>@person !>NNP
was owned by / were owned by | x | belonged to | >np
is owned by | x | belongs to | >np
are owned by / be owned by | x | belong to | >np
was opened in / were opened in | x | opened in | >np
was opened on | x | opened on | >np
opened in | x | was opened in | <<school/station/museum/hospital/library/theatre/theater/hotel/factory/bridge/line/church/park/stadium/airport/store/shop/building/university/college/railway/centre/center/branch/plant/mine/gallery/zoo !<is/are/was/were/be/been/which/that
opened on | x | was opened on | <<school/station/museum/hospital/library/theatre/theater/hotel/factory/bridge/line/church/park/stadium/airport/store/building/university/college/railway/centre/center/branch/plant !<is/are/was/were/be/been/which/that
was closed in | x | closed in, shut in | >np !<<he/she/case/investigation/file
was closed on | x | closed on | >np !<<he/she/case/investigation/file
were closed in | x | closed in | >np
was formed in | x | was created in, was set up in | >np !<<rock/valley/lake/crater/cloud/star/crystal/island/mountain/hill/cave/basin/bay/gorge/canyon/layer/ridge/planet/galaxy/earth/sun/deposit/coal/ice/storm/hurricane/word/plural/image/it
was formed by | x | was created by, was set up by | >np !<<rock/valley/lake/crater/cloud/star/island/mountain/hill/cave/basin/bay/gorge/canyon/layer/ridge/planet/galaxy/earth/sun/deposit/coal/word/plural/it
were formed in | x | were created in, were set up in | >np !<<rock/valley/lake/crater/cloud/star/crystal/island/mountain/hill/cave/basin/bay/gorge/canyon/layer/ridge/planet/galaxy/earth/sun/deposit/coal/ice/storm/hurricane/word/plural
formed from | x | made up of | ${be} >np !>>merger/union/amalgamation/combination/split/remnant/part/erosion !<<club/company/party/county/state/district
formed by | x | created by | ${be}/, >np <<valley/lake/crater/cave/canyon/island/gorge
was released in | x | came out in | >N/C/D <<film/movie/album/song/single/game/record/version/book/video/soundtrack/track/series/ep/remake/sequel/it/edition/software
was released on | x | came out on | >N/C/D <<film/movie/album/song/single/game/record/version/book/video/soundtrack/track/series/ep/remake/sequel/it/edition/software
was released as | x | came out as, was issued as | >np <<film/movie/album/song/single/game/record/version/video/soundtrack/track/it/ep
were released in | x | came out in | <<film/movie/album/song/single/game/record/version/book/video/soundtrack/track/series/edition/model
were released on | x | came out on | <<film/movie/album/song/single/game/record/version/book/video/soundtrack/track/series/edition/model
been released on | x | come out on | >np <<film/movie/album/song/single/game/record/version/video/soundtrack/track
released in | x | issued in | <N/, >N/C <<film/album/song/single/game/record/version/soundtrack
was published in | x | appeared in, came out in | >np !<<report/study/figure/result/data/list/he/she/who/finding/statistics/survey
were published in / been published in | x | appeared in | >np !<<report/study/figure/result/data/list/he/she/who/finding/statistics/survey
was first published in / were first published in | x | first appeared in | >np
was originally published in | x | originally appeared in | >np
published in | x | printed in, issued in | <N/, >N/C <<book/novel/volume/edition/magazine/newspaper
published in | x | printed in | <N/, >N/C <<article/poem/essay
published by | x | issued by, brought out by | ${be}/N/, >np !<<report/study/figure/findings
was first recorded in | x | was first noted in | >np <<name/word/species/village/place/town/it
was first used in | x | was first employed in | >np
was first performed in | x | was first staged in | >np <<play/opera/musical/ballet/it/work
was first performed at | x | was first staged at | >np <<play/opera/musical/ballet/it/work
was broadcast on | x | aired on, was shown on | >np
was broadcast in | x | aired in | >np
was filmed in | x | was shot in | >np <<film/movie/series/show/scene/episode/video/it/season/programme/program/documentary/drama/sequence/pilot/commercial
was filmed at | x | was shot at | >np <<film/movie/series/show/scene/episode/video/it/season/programme/program/documentary/drama/sequence/pilot/commercial
filmed in | x | shot in | ${be} >np <<film/movie/series/show/scene/episode/video/it/season/programme/program/documentary/drama/sequence/pilot/commercial
filmed on | x | shot on | ${be} >np <<film/movie/series/show/scene/episode/video/it/season/programme/program/documentary/drama/sequence/pilot/commercial
directed by | x | by | <<film/movie/documentary/comedy/drama/thriller <N
written by | x | by | <<book/novel/play/song/poem/letter/article/essay/story/screenplay/script/report/opera/music/column <N >np
composed by | x | by, written by | <<music/song/opera/symphony/score/piece/hymn/anthem <N >np
composed by | x | written by | ${be} >np
painted by | x | by | <<portrait/picture/mural/fresco/work <N >np
was designed by | x | was the work of | >np <<building/church/house/garden/bridge/park/hall/station/it/theatre/theater/hospital/library/tower/monument/stadium/memorial/palace
were designed by | x | were the work of | >np <<building/church/house/garden/bridge/park/hall/station/theatre/library/tower/window
recorded by | x | by | <<song/album/single <N >np
is named after | x | takes its name from, is called after | >np <<it/city/town/village/street/species/river/island/company/lake/ship/park/county/building/mountain/asteroid/school/stadium/club/band/airport/district/road/neighborhood/neighbourhood/disease/unit/element/award/prize/crater/station/bridge/square/hospital/museum/theatre/suburb/team/law/plant/genus
was named after | x | took its name from, was called after | >np <<it/city/town/village/street/species/river/island/company/lake/street/ship/park/county/building/mountain/asteroid/school/stadium/club/band/airport/district/road
are named after | x | take their name from | >np
was named | x | was declared | >a/an/the >>champion/winner/landmark/site/monument/year/park/reserve
named | x | made, appointed~f | <was/were/been/be >captain/director/manager/head/chairman/president/chief/ambassador/editor/minister/coach/leader/bishop
named | x | called | <<man/woman/boy/girl/village/town/place/company/group/ship/island/river/band/character/street/dog/horse/song/book/soldier/student/teacher/employee/officer/friend/lawyer/farmer/doctor/file/folder/app/product/son/daughter/child/baby/cat/tab/goddess/planet/team/family <N >N
known to | x | familiar to | <is/are/was/were/well/best >the/many/most/people/them
situated | x | located | <is/are/was/were !>by/after
located | x | situated | <is/are/was/were >about/approximately/just/directly/some/roughly/around/immediately/entirely/partly/mainly/north/south/east/west/northeast/northwest/southeast/southwest/close/next/outside/off/along/around/opposite/under/above/below/inside/beside/between/near/within/to
found mainly in | x | mainly found in | ${be} >np
is bordered by | x | borders | >np
are bordered by | x | border | >np
was bordered by | x | bordered | >np
surrounded by | x | encircled by~f, enclosed by | <is/are/was/were/, >>city/town/village/country/district/township/state/county/area/land/region/house/building/suburb
characterized by / characterised by | x | marked by | ${be}/, >np
is different from | x | differs from | >np
are different from | x | differ from | >np
was different from / were different from | x | differed from | >np
is very different from | x | differs greatly from | >np
are very different from | x | differ greatly from | >np
is dependent on | x | depends on | >np
are dependent on | x | depend on | >np
was dependent on / were dependent on | x | depended on | >np
is heavily dependent on | x | depends heavily on, relies heavily on | >np
are heavily dependent on | x | depend heavily on, rely heavily on | >np
is in favour of | x | supports, favours
was in favour of / were in favour of | x | supported, favoured
are in favour of | x | support, favour
is in favor of | x | supports, favors
was in favor of / were in favor of | x | supported, favored
are in favor of | x | support, favor
was aware of / were aware of | x | knew of, knew about | >np
is native to | x | comes from, is originally from | >np
are native to | x | come from, are originally from | >np
native to | x | from | <,/N >np
responsible for | x | in charge of | <is/was/are/were/be >managing/running/administering/organising/organizing/overseeing/maintaining/collecting/training/providing/coordinating/enforcing/operating/ensuring/developing/implementing/supervising/planning
listed on | x | included on | ${be} >the !*exchange/stock/share/nasdaq/market/company
listed in | x | included in | ${be} >the !*exchange/stock/share/nasdaq
listed as | x | classed as | ${be} >np !>>@person
classified as | x | classed as, listed as | ${be} >np/J
ranked | x | placed | ${be} >C/number/first/second/third/fourth/fifth/sixth/seventh/eighth/ninth/tenth
inducted into | x | admitted to | ${be} >the
credited with | x | given credit for | ${be}/often/widely/generally >np/G !>>role/part
credited as | x | listed as | ${be} >np
attributed to | x | credited to | ${be}/often/usually/partly/traditionally/generally >np <<work/painting/poem/quote/quotation/saying/invention/discovery/success/victory/book/song/play/design/idea/statement/line/drawing/text/hymn/letter
attributed to | x | put down to~p | ${be}/often/usually/partly/generally >np <<rise/fall/increase/decrease/decline/drop/growth/loss/failure/delay/death/change/problem/difference/success/popularity/cost/improvement/accident/crash/reduction/shortage/time
ascribed to | x | attributed to | ${be}/often/usually >np
blamed for | x | held responsible for | ${be} >np/G
blamed on | x | put down to~p, attributed to | ${be} >np
said to | x | reported to, thought to | <is/are/was/were >B !>me/him
rumoured to | x | said to | ${be} >B
reported to | x | said to | <is/are/was/were >be/have
feared | x | believed, thought | <is/are/was/were >dead/drowned/lost
divided by | x | split by | ${be}/, >np !>C <<country/city/community/party/society/region/people/family/nation/land/area/town/village/opinion
affected by | x | hit by | ${be} >the/a >>crisis/storm/flood/earthquake/drought/strike/disaster/recession/famine/epidemic/outbreak/shortage/cut/closure/ban/delay/hurricane/fire/flooding
affected by | x | influenced by | ${be} >the/a >>climate/size/type/factor/environment/culture/temperature/condition/choice/presence/level/amount/position/shape
created with | x | made with, produced with | ${be} >np
made with | x | prepared with | <<dish/soup/sauce/bread/cake/drink/salad/pie/stew/dessert/dough/cheese/meal >np
made up mainly of = composed mainly of | x |
made up mostly of | x | composed mostly of
made up primarily of | x | composed mainly of
composed primarily of | x | made up mainly of
composed entirely of | x | made up entirely of
made entirely of | x | made wholly of | ${be} >np
constructed of | x | built of, made of | ${be}/, >np
constructed from | x | built from, made from | ${be}/, >np
built of | x | made of, constructed of | ${be}/, >np
built with | x | constructed with | ${be} >np
built from | x | constructed from | ${be}/, >np
built for | x | constructed for | ${be}/N >np
built between | x | constructed between | ${be}/,/N
built around | x | constructed around | ${be} >C/D
built during | x | constructed during | ${be}/,/N
built at | x | constructed at | ${be}/,/N >np
built as | x | constructed as | ${be}/, >np
built near | x | constructed near | ${be} >np
used as | x | employed as~f | ${be} >np !<<term/word/name/phrase
is used as | x | serves as | >np
are used as / be used as | x | serve as | >np
was used as / were used as / been used as | x | served as | >np
is also used as | x | also serves as | >np
are also used as / also be used as | x | also serve as | >np
was also used as / were also used as | x | also served as | >np
is often used as | x | often serves as | >np
are often used as | x | often serve as | >np
is sometimes used as | x | sometimes serves as | >np
are sometimes used as | x | sometimes serve as | >np
is now used as | x | now serves as | >np
are now used as | x | now serve as | >np
was later used as | x | later served as | >np
was once used as | x | once served as | >np
is mainly used as | x | mainly serves as | >np
is usually used as | x | usually serves as | >np
is set in | x | takes place in | >np <<film/novel/story/book/play/series/game/movie/it/opera/show/drama
are set in | x | take place in | >np <<film/novel/story/book/play/series/game
was sold to | x | was bought by | >N/the !>>public/people/customer/slavery/person
were sold to | x | were bought by | >N/the !>>public/people/customer/slavery/person
been sold to | x | been bought by | >N/the !>>public/people/customer/slavery/person
be sold to | x | be bought by | >N/the !>>public/people/customer/person
added to | x | included in | <was/were/been/be >the >>list/collection/programme/program/catalogue/register/edition/version/schedule/repertoire/curriculum
described by | x | characterised by | ${be} >N >>critic/reviewer
shown that | x | found that | <has/have/had/been
estimated at | x | put at | ${be} >C/about/around/more/over/up/between/nearly/some/$/£/€
held responsible for | x | blamed for | ${be}
brought to | x | taken to | ${be} >>hospital/court/england/america/london/paris/prison/trial/museum
brought into | x | taken into | ${be} >>hospital/custody
taken by | x | captured by, seized by | ${be} >the >>army/force/troop/british/french/germans/ottomans/romans/turks/spanish/enemy/rebel
taken from | x | drawn from, borrowed from | ${be} >>novel/book/poem/song/story/line/play/film/bible/title/name/speech/word/opera/work
taken over by | x | acquired by | ${be} >np <<company/firm/business/bank/line/railway/station/newspaper/club/estate
put into service | x | brought into service, introduced | ${be}
closely related to | x | closely linked to | ${be} >np <<problem/issue/question/concept/theory/topic/development/field/subject/method/idea/trade/growth/price/activity/factor/poverty/quality/success
invited to | x | asked to | ${be} >B
permitted to | x | allowed to | ${be}/not >B
encouraged by | x | spurred on by | ${be}/, >np
supported by | x | helped by, backed by | ${be} >the >>government/state/union/fund/foundation/council/company/party/bank/ministry
led to believe | x | made to believe | ${be} >that
forced to | x | made to, compelled to~f | ${be}/and/,/been >B
allowed to | x | permitted to | ${be}/not/only/longer/never >B
`;
