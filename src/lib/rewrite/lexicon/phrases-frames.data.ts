/** What stands round a noun or a clause in texts that describe: part and member, one of several, who and which. */
export const frames = `
is widely regarded as | x | is widely seen as, is generally considered | !>being
was widely regarded as | x | was widely seen as, was generally considered | !>being
is widely considered | x | is generally considered, is widely regarded as | >np
is generally considered | x | is widely considered, is usually considered | >np
is a member of | x | belongs to | >np !>>parliament/congress/staff/cast/house/senate/commons !>>assembly/legislature/cabinet/board/council/jury/bar/public/hall/force
was a member of / were members of | x | belonged to | >np !>>parliament/congress/staff/cast/house/senate/commons/crew !>>assembly/legislature/cabinet/board/council/jury/bar/public/hall/force
are members of | x | belong to | >np !>>parliament/congress/staff/cast/house/senate/commons !>>assembly/legislature/cabinet/board/council/jury/bar/public/hall/force
been a member of | x | belonged to | >np !>>parliament/congress/staff/cast/house/senate/commons !>>assembly/legislature/cabinet/board/council/jury/bar/public/hall/force
become a member of | x | join | <to/will/would/could/can/must >np
becoming a member of | x | joining | >np
became members of | x | joined | >np
is part of | x | belongs to | >np >>district/municipality/region/county/family/group/province/parish/area/union/network/league/kingdom/department/borough/genus/collection/chain/federation/alliance/diocese/range/order/system/complex/series
was part of | x | belonged to | >np >>district/municipality/region/county/family/group/province/parish/union/league/kingdom/department/borough/collection/federation/alliance/diocese/empire/republic
are part of | x | belong to | >np >>district/municipality/region/county/family/group/province/parish/area/union/network/league/kingdom/department/borough/genus/collection/chain/federation/alliance/diocese
forms part of | x | is part of, belongs to | >np
form part of | x | are part of, belong to | <NNS/they/which/also >np
formed part of | x | was part of, belonged to | <NN/it >np
is also part of | x | also belongs to | >the >>district/municipality/region/group/network/league/union/system/series
as a member of | x | as part of | >>team/group/band/squad/delegation/crew/unit/expedition
became the first | x | was the first | >J/N/to
become the first | x | be the first | <to/will/would/could >N/J
became the first person | x | was the first person | >to
became part of | x | was made part of, was incorporated into~f | >np <N >>district/municipality/county/city/province/state/republic/kingdom/union/empire/parish
became interested in | x | took an interest in | >np
becoming interested in | x | taking an interest in | >np
became involved in | x | got involved in~p, took part in | >>project/movement/campaign/activity/politics/war/protest/work
became involved in | x | got involved in~p | >np
became increasingly | x | grew increasingly, grew more and more | >J/V
became more and more | x | grew more and more, became increasingly | >J/V
became more | x | grew more | >J
became less | x | grew less | >J
became | x | came to be | >known/regarded/seen/called/considered/associated/viewed/accepted/recognised/recognized
became | x | took over as | >director/manager/head/editor/coach/chairman/president/principal/leader
became | x | took over as | >the/its/their !>first >>director/manager/head/editor/coach/captain/chairman/principal/leader
has become a | x | is now a
has become an | x | is now an
has become the | x | is now the
has been used as | x | has served as | >np
is also known as | x | is also called
are also known as | x | are also called
was also known as | x | was also called
is also called | x | is also known as | >np
are also called | x | are also known as | >np
is sometimes called | x | is sometimes known as, is sometimes referred to as~f | >np
are sometimes called | x | are sometimes known as | >np
is often called | x | is often known as, is often referred to as~f | >np
are often called | x | are often known as, are often referred to as~f | >np
is commonly called | x | is commonly known as, is usually known as | >np
is commonly known as | x | is usually known as, is often called
are commonly known as | x | are usually known as, are often called
commonly known as | x | usually known as, often called | <,/N/is/are
is usually called | x | is usually known as | >np
was originally called | x | was originally known as, was first called | >np
was originally known as | x | was first known as, was originally called | >np
formerly called | x | formerly known as, previously called
previously known as | x | formerly known as, once called
originally known as | x | first known as, originally called
originally called | x | first called, originally known as
is often referred to as | x | is often called, is often known as
is sometimes referred to as | x | is sometimes called, is sometimes known as
is commonly referred to as | x | is usually called, is commonly known as
is also referred to as | x | is also called, is also known as
is referred to as | x | is called, is known as
are referred to as | x | are called, are known as
was referred to as | x | was called, was known as
is best known for | x | is mainly known for
was best known for | x | was mainly known for
are best known for | x | are mainly known for
is well known for | x | is famous for, is noted for
was well known for | x | was famous for, was noted for
is famous for | x | is known for, is well known for
are famous for | x | are known for, are well known for
was famous for | x | was known for, was well known for
who live in | x | living in | <N
who lived in / who were living in | x | living in | <N !*is/are
who live on | x | living on | <N
who lived on | x | living on | <N !*is/are
who work in | x | working in | <NNS/people
who worked in | x | working in | <NNS/people !*is/are
who work for | x | working for | <N
who worked for | x | working for | <N !*is/are
who wanted to | x | wanting to | <NNS/people !*is/are
who want to | x | wanting to | <NNS/people
who wish to | x | wishing to, who want to | <NNS/people
who suffer from | x | suffering from, with | <N
who suffered from | x | suffering from | <N !*is/are
who suffers from | x | suffering from | <N
who lives in | x | living in | <N
who lived at | x | living at | <N !*is/are
who speak | x | speaking | <NNS/people >N
who have | x | with | <people/those/children/women/men/families/patients/students/individuals/persons/workers/adults >a/an/N/C/J/no !>been/had/to/become/K !>>V !>lunch/dinner/breakfast/sex/fun
which includes / which include | x | including | <, >np
which included | x | including | <, >np
that includes / that include | x | including | <N >np
that included | x | including | <N >np !*is/are
which contains / which contain | x | containing | <N/, >np
which contained | x | containing | <N/, >np
that contains / that contain | x | containing, with | <N >np
that contained | x | containing | <N >np !*is/are
which led to / which leads to | x | leading to | <, >np
which resulted in / which results in | x | resulting in, leading to | <, >np
that led to / that leads to | x | leading to | <N >np
that lead to | x | leading to | <N >np
which consists of / which consisted of | x | consisting of, made up of | <,/N >np
that consists of / that consist of | x | consisting of, made up of | <N >np
that allows | x | allowing, which allows | <N >np
that allow | x | allowing, which allow | <N >np
that allowed | x | allowing, which allowed | <N >np
which allows / which allow | x | allowing | <,/N >np
which allowed | x | allowing | <,/N >np
that uses | x | using, which uses | <N >np
that use | x | using, which use | <NNS >np
which uses | x | using | <,/N >np
that provides | x | providing, which provides | <N >np
that provide | x | providing, which provide | <NNS >np
which provides | x | providing | <,/N >np
which provided | x | providing | <, >np
which makes | x | making | <, >np/it
which causes / which caused | x | causing | <, >np
which forced | x | forcing | <, >np
which enables | x | enabling, allowing | <,/N >np
which runs from | x | running from | <,/N
which runs through | x | running through | <,/N
which flows into | x | flowing into | <,/N
which means | x | meaning | <, >that/np
which belongs to / which belonged to | x | belonging to | <,/N >np
which covers | x | covering | <,/N >np
which comes from | x | from, coming from | <,/N >np
which dates from / which date from | x | dating from, from | <,/N >np
which dates back to | x | dating back to, from | <,/N >np
that dates back to / that date back to | x | dating back to, from | <N >np
which lies | x | lying | <, >in/on/at/between/near/north/south/east/west/about
which stands | x | standing | <, >in/on/at/near
which took place | x | held | <,/N >in/on/at/from/between <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/tournament/competition/championship/summit/tour/event
that took place | x | held | <N >in/on/at/from/between <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/tournament/competition/championship/summit/tour/event
that began in | x | which began in, starting in | <N
which began in | x | which started in | <,/N
that occurred in | x | which happened in | <N
that exist in | x | existing in, found in | <N
which exist in | x | existing in, found in | <,/N
that make up | x | which form, making up | <N >np
which make up | x | forming, making up | <,/N >np
that surround | x | surrounding | <N >np
which surrounds | x | surrounding | <,/N >np
that affect | x | which affect, affecting | <N >np
that affects | x | which affects, affecting | <N >np
that requires | x | which requires, requiring | <N >np
that require | x | which require, requiring | <N >np
the extent to which | x | how far | >D/O/N
the reasons why | x | why | >D/O/N <know/explain/explains/of/about/understand
the process of | x |
in which | x | when | <year/month/season/period/era/decade
in which | x | where | <area/areas/region/city/town/village/district/country/countries/room/building/house/environment/situation/world/places/place/community/case/cases/part/parts/state/states/society/locations
ranging from | x | from | <N/, >np
range from | v | vary from | >np
followed by | x | then, and then | <, >a/an/the/N/C !>>defeat !>>@person/@group/dog
including | x | among them | <, >his/her/their/C >>@person
it is possible that | x | perhaps, possibly | <start >D/O/N
it was clear that | x | it was obvious that
it is clear that | x | it is obvious that, clearly | <start
it became clear that | x | it became obvious that
there is no doubt that | x | there is no question that
there is evidence that | x | evidence suggests that
there was evidence that | x | evidence suggested that
there is evidence of | x | there are signs of
there are plans to | x | plans exist to
there were plans to | x | plans existed to
in the centre of | x | in the middle of, at the heart of | >>town/city/village/square/london/room/lake/island/park/country/district/garden/capital
in the center of | x | in the middle of, at the heart of | >>town/city/village/square/room/lake/island/park/country/district/garden/capital
on both sides of = on either side of | x | | >np
on the other side of | x | across | >>river/road/street/border/valley/bay/lake/channel/mountain/sea/ocean
on the opposite side of | x | on the other side of | >np
on the banks of | x | beside, along | >np
at the foot of | x | at the bottom of | >>hill/mountain/cliff/stairs/page/slope/tower/wall/peak
at the bottom of | x | at the foot of | >>hill/mountain/cliff/stairs/page/slope
at the top of | x | on top of | >>hill/mountain/cliff
at the end of | x | at the far end of | >>street/road/lane/corridor/hall/garden
not far from | x |
close to | x | near, near to | >np <situated/located/lies/lie/lay/stands/stand/built/lived/live/born
around the world | x | across the world, across the globe | !*sail/fly/voyage/travel/trip/tour/journey/flight
around the globe | x | around the world, across the world
all around the world | x | all over the world
around the country | x | across the country, throughout the country
across the country | x | throughout the country, around the country | !*drive/ride/walk/run/cycle/move/fly/trip/journey/road
in the rest of | x | elsewhere in | >the >>country/world/region/state/europe/city/island/province
in other parts of | x | elsewhere in | >np/the
in most parts of | x | in most of | >np
in much of | x | across much of | >np
in parts of | x | in areas of | >np <N
in the area | x | in the region | >./, !*work/restaurant/shop/store/hotel/house/home/street/city/town/research/study/expert/expertise/experience
in the surrounding area | x | nearby | >./,
in the same place | x | at the same place, on the same spot
on this site | x | here
`;
