/** Expressions of how many, how much and to what degree; determiners. */
export const amounts = `
a number of | x | several | >times
a number of | x | several, some | <end >N/J !>of !<is/was
a number of | x | several, some | >N/J !<is/was
large numbers of | x | great numbers of | >N/J
a limited number of | x | a small number of | >N/J
an increasing number of = a growing number of | x | more and more~p | >N/J
increasing numbers of = growing numbers of | x | more and more~p | >N/J
an increasing amount of | x | a growing amount of, more and more~p | >N/J
more and more | x | an increasing number of, a growing number of | >NNS/people/companies/countries/women/men/students/families/businesses/users/consumers/scientists/children/cities/states/firms/schools
a wide range of = a broad range of = a wide variety of | x | | >N/J
a large variety of / a great variety of | x | a wide variety of, a wide range of | >N/J
a whole range of | x | an entire range of | >N/J
a range of | x | a variety of, various | >>issue/subject/topic/factor/product/service/activity/source/reason/purpose/language/style/method/field/area/problem/role/event/measure/skill/option/condition/disease/industry/sector/programme/program/technique/tool/course/device/material
a variety of | x | various, a range of, different | >>NNS !<is/was/as
a diverse range of | x | a wide range of, a wide variety of | >N/J
a diversity of | x | a variety of, a range of | >N/J
a series of | x | a string of, a succession of | >>attack/defeat/victory/event/scandal/meeting/win/bombing/loss/incident/crisis/protest/accident/explosion/raid/battle/war/strike/success/failure/injury
a set of | x |
the majority of | x | most of | >the/its/his/her/their/these/those/this/our/which/whom/them
the majority of | x | most | >N/J !>>vote/seat/ballot
the vast majority of = the great majority of | x | | >np
the bulk of | x | the greater part of | >the/its/his/her/their/these/those/this
most of the | x | the majority of the | >NNS/people/members/students/residents/players/workers/villages/countries/houses/buildings/songs/soldiers/victims/passengers/inhabitants/others/children/states/cities/films/characters
most of its | x | the majority of its | >>NNS/life/career/time/territory/land/population/income/revenue/budget !<the
most of his | x | the majority of his | >>NNS/life/career/time !<the
most of their | x | the majority of their | >>NNS/life/career/time/territory/land/population/income/revenue/budget !<the
most people | x | the majority of people | !<the
a lot of | x | much~f, plenty of | >>work/time/money/attention/information/energy/interest/effort/space/power/support/trouble/pressure/damage/criticism/traffic/water/food/experience/fun/sense !<quite/such/what/not
a lot of | x | many, plenty of~p | >people/things/companies/countries/women/men/students/families/businesses/problems/questions/words/ways/users/places/films/movies/books/children/times/friends/cases/countries/folks/others/politicians/fans/players !<quite/such/what/not
lots of | x | many, plenty of, a lot of | >people/things/companies/countries/women/men/students/families/businesses/problems/questions/words/ways/users/places/films/movies/books/children/times/friends
lots of | x | plenty of, a lot of | >N/J
a great deal of | x | a lot of~p, much | >N/J
a good deal of | x | quite a bit of~p | >N/J
a large amount of | x | a considerable amount of, a substantial amount of | >N/J
large amounts of | x | considerable amounts of, substantial amounts of | >N/J
a huge amount of | x | an enormous amount of, a vast amount of | >N/J
huge amounts of = vast amounts of | x | enormous amounts of | >N/J
large quantities of | x | large amounts of, great quantities of | >N/J !>>NNS
large quantities of | x | great quantities of | >N/J
a significant amount of = a considerable amount of = a substantial amount of | x | | >N/J
a significant number of = a considerable number of = a substantial number of | x | | >N/J
a significant part of | x | a large part of, a considerable part of | >np
a large part of = a great part of | x | a big part of~p | >np
a large portion of | x | a large part of, a big part of~p | >np !>NNS !>>food/rice/meat/salad/soup/cream/pasta/meal
a large proportion of | x | a high proportion of, a large share of | >np
a significant portion of | x | a large part of, a significant part of | >np !>NNS
a significant proportion of | x | a substantial proportion of, a large share of | >np
a small amount of | x | a small quantity of | >>water/oil/food/salt/sugar/liquid/butter/milk/flour/material/powder/alcohol/gas/fuel/acid/drug/paint/glue/blood/soap/cream/cannabis/cocaine/heroin/gold/soil
small amounts of | x | small quantities of | >N/J !>>time/money/work
a small part of | x | a small portion of | >np
a small portion of | x | a small part of | >np !>NNS !>>food/rice/meat/salad/soup/cream/pasta/meal
a handful of | x | a few | >>NNS/people !>>seed/leaf/nut/berry/raisin/grape/almond/walnut/bean/herb/spinach/cherry/date
a few | x | a handful of | >people/countries/companies/members/states/cases/students !<only/quite/just/past/last/next/first
quite a few | x |
half of | x | half | >the/its/his/her/their/these/those !<J/N/C/D
half the | x | half of the | >N !>>size/price/amount/number/distance/length/cost/speed/weight/rate/height/width/time/fun/battle/man/strength/level/value
half of the | x | half the | >N !<J/N/C/D
all of the | x | all the | >N/J/C
all of his | x | all his
all of her | x | all her
all of its | x | all its
all of their | x | all their
all of these | x | all these | >N/J
all of this | x | all this
all of which | x |
all the | x | all of the | >N/J !<at/after/above/for/by/with/of !>way/more/better/difference/while/world/year/night/day/fun/best/usual/right/same
all these | x | all of these | >N/J !>years/days
both of the | x | both the, both | >N/J
both of these | x | both these, both | >N/J
both of them | x |
each of the | x | every one of the | >NNS !>following
each and every | x |
every single | x |
several | x | a number of | >N/J !>of/feet/inches/miles/pounds/kilometres/kilometers/metres/meters/yards/points/degrees/hundred/thousand/million/billion/dozen/more/liability !<past/last/D/or
several of the | x | some of the, a number of the~f
several of his | x | some of his, a number of his
several of its | x | some of its, a number of its
several of their | x | some of their, a number of their
a number of the | x | several of the, some of the
several different | x | a number of different
several other | x | a number of other | >N/J
various other | x | a range of other | >N/J
various | x | different | >>part/time/place/point/stage/way/occasion/side/member/people/level/position/date/name/title/location/degree/aspect !>other/others/and !<some/such/D
various | x | different, a range of, a variety of | >N/J !<the/these/those/its/his/her/their/of/our !>other/others/different/and !<some/such
various | x | different | <the/these/those/its/his/her/their/our >N/J !>other/others/and
many | x | numerous | >NNS/N !<so/too/how/as/very/not/the/his/her/its/their/these/those/in/great/for/of/good/many/there/this/that/rather/nearly/one !>years/months/weeks/days/hours/people/things/thanks/others/thousands/hundreds/millions !*n't/not/never/without
many | x | numerous | >NNS <start/, !>years/months/weeks/days/hours/people/things/thanks/others/thousands/hundreds/millions
many | x | numerous, a lot of~p | <are/were/have/has/had/by/with/from/on/also/including/and/to/there >N/J !>more/other/different/such !>years/months/weeks/days/hours/thanks/thousands/hundreds/millions !*n't/not/never/without
many different | x | numerous different, a lot of different~p | !<so/too/how/as/the/in/of
many other | x | numerous other, a lot of other~p | >N/J !<so/too/how/as/the/of
numerous | x | many | >N/J
numerous | a | many | >N/J !<the/these/those/more/his/her
countless | x | innumerable | >N/J
multiple | x | various | >>award/source/study/report/project/language/device/platform/location/country/city/site/issue/problem/factor/department/agency/organization/organisation/field/form/role/genre !<of/the
much of the | x | a lot of the~p, a great deal of the~f | !<too/so/how/very/as/not/n't/that/this/pretty
much of his | x | a lot of his~p | !<too/so/how/very/as/not/n't/that/this/pretty
much of its | x | a lot of its~p | !<too/so/how/very/as/not/n't/that/this/pretty
much of her | x | a lot of her~p | !<too/so/how/very/as/not/n't/that/this/pretty
much of their | x | a lot of their~p | !<too/so/how/very/as/not/n't/that/this/pretty
not much | x |
not many | x |
enough | x | sufficient~f, adequate~f | >>time/space/funding/resource/support/protection/training/food/sleep/care/light/housing !<R/J/not
enough | x | sufficient~f | >N/J !<R/J/not
sufficient | x | enough | >N !<D/J/R/and/or/is/more !>condition
a sufficient number of / sufficient numbers of / a sufficient amount of | x | enough | >N/J
more than | x | over | >C/$/£/€ !<no/not/any/little/nothing/the !<C/many/much/far
over | x | more than | >C/$/£/€ <by/for/with/of/to/has/have/had/is/are/was/were/at/from/spent/killed/sold/earned/raised/cost/costs/won/scored/reached/includes/contains/covers/include
over | x | more than | >C/$/£/€ <,/that/and !>one/two/three/four/five/six/seven/eight/nine/ten
less than | x | under | >C/$/£/€ !<no/not !<much/far/even/little/nothing/anything/C
under | x | less than | >C/$/£/€ <just/in/for/to/of/at/with/from
approximately | x | about, around, roughly | >C/$/£/€
about | x | around, approximately~f, roughly | >C/$/£/€ !>one !<said/say/says/talk/talking/talked/talks/know/knew/think/thought/learn/learned/told/tell/write/writes/wrote/written/information/book/books/story/stories/question/questions/worry/worried/concerned/complain/news/article/film/hear/heard/ask/asked/debate/true/anything/something/nothing !<N/J/more/all/much/care/cares/cared/feel/felt/argue/argued/joke/joked/dream/dreamed/speak/spoke !*film/movie/novel/play/series/song/documentary
around | x | about, approximately~f, roughly | >C/$/£/€ !>World !<revolves/revolve/revolved/centers/centred/centered/built/based/turned/turn/wrapped/ran/passed/gathered
roughly | x | about, around, approximately~f | >C/$/£/€
nearly = almost | x | | >C/$/£/€
nearly | r | almost, practically | >all/every/always
nearly | r | almost | >J/half/twice/K
almost | r | nearly, practically | >all/every/always/impossible/unknown/unheard/unanimous
almost | r | nearly | >impossible/clean/dry/new/white/black/flat/invisible/silent/unchanged/identical/complete/empty/full/certain/ready/equal/inevitable/universal/total/unanimous/perfect/blind/dead/extinct/half/twice/K
almost | x | nearly | >all/every/half/twice/always/C
nearly | x | almost | >all/every/half/twice/always
almost entirely | x | almost completely
almost completely | x | nearly completely, almost entirely
almost exclusively | x | nearly exclusively
almost certainly | x |
in total | x | altogether, overall | !>N/J
half as many | x |
to a great extent = to a large extent | x | | >./,/;/and
to a great extent | x | largely, to a large extent, in large part
to a large extent | x | largely, in large part, to a great extent
to a large degree / to a great degree | x | to a large extent | >./,/;/and
to a large degree / in large measure | x | largely, to a large extent
to a great degree | x | largely, to a large extent
to a certain extent / to some degree / to a certain degree | x | to some extent
to a lesser extent = to a lesser degree | x |
to a greater extent = to a greater degree | x |
in large part | x | largely, to a large extent, mainly
in good part | x | largely
in part | x | partly | >because/by/to/due/of/on/from !>of
for the most part | x |
at large | x |
largely because of | x | mainly because of, chiefly because of, mostly due to
mainly because of | x | largely because of, chiefly because of, mainly due to
partly because of = in part because of | x | partly due to
largely due to | x | mainly due to, mostly due to, largely because of
mainly due to | x | largely due to, mostly due to, mainly because of
primarily due to / mostly due to | x | mainly due to, largely due to
partly due to | x | in part due to, partly because of
the largest number of = the greatest number of = the highest number of | x |
the total number of | x | the overall number of
any number of | x |
one or more | x |
and so on = and so forth | x | | !>and
and the like / et cetera | x | and so on, and so forth
and others | x |
among others | x | and others | >./;
a kind of = a sort of | x | | >N/J
a type of | x | a kind of | >N/J
a form of | x | a type of, a kind of | >N/J
this kind of = this type of = this sort of | x | | >N/J
that kind of = that sort of = that type of | x | | >N/J
these kinds of = these types of = these sorts of | x | | >N/J
those kinds of | x | those types of, those sorts of | >N/J
all kinds of = all sorts of = all manner of~f | x | | >N/J
all types of | x | all kinds of, all sorts of | >N/J
some kind of = some sort of | x | | >N/J
some form of | x | some kind of, some sort of | >N/J
any kind of | x | any sort of, any type of | >N/J
any type of | x | any kind of, any sort of | >N/J
different kinds of = different types of | x | | >N/J
various types of | x | various kinds of, different types of | >N/J
various kinds of | x | various types of, different kinds of | >N/J
many kinds of = many types of | x | many sorts of | >N/J
other kinds of | x | other types of, other sorts of | >N/J
other types of | x | other kinds of | >N/J
other forms of | x | other types of, other kinds of | >N/J
certain types of | x | certain kinds of, some kinds of | >N/J
certain kinds of | x | certain types of, some types of | >N/J
two kinds of | x |
what kind of | x | what sort of, what type of | >N/J
what type of | x | what kind of, what sort of | >N/J
the kind of = the sort of = the type of | x | | >N/J
a bit of a~p = something of a | x |
a bit | x | slightly, somewhat~f | >J/JJR/R !<quite/not/n't/just/little/only
the rest of | x | the remainder of~f | >the/his/her/its/their !>>world
the remainder of | x | the rest of | >np
the remaining | x | the other | >C !>>day/year/month/week/hour/minute/percent/second/dollar/pound
the entire | x | the whole | >N
the whole | x | the entire | >N !<on/as !>lot/point/truth/story
his entire | x | his whole | >N
her entire | x | her whole | >N
its entire | x | its whole | >N
their entire | x | their whole | >N
an entire | x | a whole | >N
a whole | x | an entire | >N !<as !>lot/number/bunch/host/series/load
as a whole | x |
in such a | x |
no more than | x | not more than | >C
only a few | x | just a few, only a handful of | >people/countries/companies/members/states/students/players/examples/species/survivors/users
only a few | x | just a few | >N/J/C
just a few | x | only a few | >N/J
the first few | x |
a further | x | another, an additional | >C
an additional | x | another, a further | >C/$/£/€
another | x | a further, an additional~f | >C/$/£/€ !>of !>one/1 !<one/yet
additional | a | extra, further, more | >N !<an/the/any/these/those/no/his/its/their/each
further | x | additional, more | >N <and/for/of/to/any/on/with/by/no/without/from/in/need/needs/require/requires/provide/some !<R =J !>ado/notice/delay/afield/reference/north/south/east/west
whichever | x |
`;
