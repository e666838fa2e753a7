/** Nouns that stand in few neighbourhoods, and expressions around nouns. */
export const moreNouns = `
government officials | x | state officials, officials of the government
the general public | x | the public, ordinary people
members of the public | x | ordinary people
the rest of the world | x |
the outside world | x |
the present day | x | today, modern times | <to/until/till
the modern day | x | today, modern times | <to/until
the early part of | x | the beginning of, the first part of
the latter part of | x | the second half of, the end of
the first half of | x | the first part of
the second half of | x | the latter half of
the majority | x |
the vast majority | x | the great majority | !>of
the remainder | x | the rest | !>of
a resident of | x | an inhabitant of~f
a native of | x | originally from | <,/was/is
a supporter of | x | in favour of | <was/is
a graduate of | x |
an opponent of | x | opposed to, against | <was/is
a critic of | x | critical of | <was/is
the idea that | x | the notion that~f, the thought that
the fact that | x |
the belief that | x | the view that, the idea that
the view that | x | the opinion that, the idea that
the possibility that | x | the chance that
the hope that | x |
the claim that | x | the assertion that~f, the argument that
the ability to | x | the capacity to, the power to
the right to | x |
the opportunity to | x | the chance to
the desire to | x | the wish to
the importance of | x | the significance of~f, the value of
the existence of | x | the presence of
the lack of | x | the absence of, the shortage of
the rise of | x | the emergence of, the growth of
the growth of | x | the expansion of, the rise of
the emergence of | x | the rise of
the spread of | x | the growth of | >>religion/christianity/islam/idea/democracy/city/internet/technology/empire/education
the decline of | x | the fall of, the weakening of
the collapse of | x | the fall of, the breakdown of
the outbreak of | x | the start of, the beginning of
the onset of | x | the start of, the beginning of
the advent of | x | the arrival of, the coming of
the creation of | x | the formation of, the establishment of
the establishment of | x | the creation of, the founding of
the formation of | x | the creation of | >D/C/new
the founding of | x | the establishment of, the creation of
the foundation of | x | the founding of, the establishment of | <since/after/before/with/from/at/until
the construction of | x | the building of
the building of | x | the construction of
the adoption of | x | the acceptance of, the introduction of | >a/an/new
the purchase of | x | the buying of, the acquisition of~f
the sale of | x | the selling of
the publication of | x | the release of | >his/her/their/its/the/a
the release of | x | the publication of | >>report/book/novel/figure/data/study/paper
the completion of | x | the end of, the finishing of
the conclusion of | x | the end of, the close of
the closure of | x | the closing of, the shutdown of
the arrival of | x | the coming of
the appointment of | x | the naming of
the assassination of | x | the murder of, the killing of
the murder of | x | the killing of
the purpose of | x | the aim of, the goal of | !<for
the aim of | x | the goal of, the purpose of
the goal of | x | the aim of, the purpose of
the basis of | x | the foundation of | !<on
the origin of | x | the source of
the origins of | x | the roots of, the beginnings of
the impact of | x | the effect of
the effect of | x | the impact of
the effects of | x | the impact of
the influence of | x | the impact of, the effect of | !<under
the consequences of | x | the effects of, the results of
the results of | x | the findings of | >>study/survey/research/investigation/analysis/poll
the findings of | x | the results of
the causes of | x | the factors behind, the reasons for
the reason for | x | the cause of, the explanation for
the reasons for | x | the causes of, the factors behind
the reason why | x | the reason, why
the reason that | x | the reason why
the means of | x | the method of, the way of | !<by
the nature of | x | the character of
the extent of | x | the scale of
the scale of | x | the extent of, the size of
the risk of | x | the danger of
the danger of | x | the risk of
the likelihood of | x | the chance of, the probability of~f
the possibility of | x | the chance of, the prospect of
the prospect of | x | the possibility of, the chance of
the threat of | x | the danger of
the absence of | x | the lack of
the benefits of | x | the advantages of
the advantages of | x | the benefits of, the strengths of
the disadvantages of | x | the drawbacks of
the status of | x | the position of, the standing of~f
the condition of | x | the state of
the question of | x | the issue of, the matter of
the issue of | x | the question of, the matter of
the process by which | x | the way in which
the way in which | x | how, the way
the ways in which | x | how, the ways
the manner in which | x | the way in which, how, the way
the extent to which | x | how far
the degree to which | x | the extent to which, how far
the rate at which | x | how fast, the speed at which
the speed at which | x | how fast, the rate at which
the period in which | x | the time when, the period when
the day when | x | the day on which
the year in which | x | the year when
the place where | x | the spot where
the area where | x | the region where
the point at which | x | the point where
the people who | x | those who
those who | x | the people who, people who
those that | x | the ones that
people who | x | those who | <of/by/from/for/with/to/and/,/in/as/that/when/on/about/among/are/is
anyone who | x | anybody who
everyone who | x | everybody who
someone who | x | somebody who
everyone | x | everybody
everybody | x | everyone
someone | x | somebody
somebody | x | someone
anyone | x | anybody
anybody | x | anyone
no one | x | nobody
nobody | x | no one
everything that | x |
each individual | x | each person
every individual | x | every person
human beings | x | humans, people
humankind | n | humanity, the human race
mankind | n | humanity, the human race, humankind
the human race | x | humanity, mankind
men and women | x |
husband and wife | x |
the elderly | x | older people, old people
the poor | x | poor people, those in poverty | >./,/are/have/and <of/for/help/and/by/to
the rich | x | rich people, the wealthy | >./,/are/have/and <of/for/and/by/to
the wealthy | x | rich people, the rich | >./,/are/have/and
the sick | x | sick people | >./,/and/are
the wounded | x | the injured | >./,/and/were
the injured | x | the wounded | >./,/and/were
the homeless | x | homeless people | >./,/and/are
the disabled | x | disabled people, people with disabilities | >./,/and/are
the dead | x |
police officers | x | officers, members of the police
a police officer | x | a policeman, an officer
policeman | n | police officer, officer
fireman | n | firefighter
chairman | n | chairperson, head | <x
salesman | n | salesperson, seller
attorney | n | lawyer | <his/her/an/their/defence/defense/the >!/general
lawyer | n | attorney | <his/her/their/defence/defense >./,/said/for/who/say/says
physician | n | doctor
doctor | n | physician~f | <a/the/his/her/their >./,/who/and/said/in
movie | n | film, picture~f | <the/this/a/his/first/of/that/horror/best/any/another/these/all/great/good/entire/whole
film | n | movie~p, picture~f | <the/this/a/his/first/that/these/entire/whole/horror >was/is/has/had/stars/./,/and/about/which/that/to/in
photo | n | photograph, picture
photograph | n | photo, picture | <a/the/this
novel | n | book | <this/his/her/first/second >was/is/./,/about/by/tells/and/in/has/had
song | n | track, tune~p | <the/a/this >was/is/./,/by/from/on/has
tale | n | story | <the/a/this/his/her
story | n | tale | >of <the/a/this
plot | n | story, storyline | <the/this/its >is/of/./,/was/and/to/has
contest | n | competition | <the/a/this/in
competition | n | contest | <a/the/this >./,/was/is/in/for
match | n | game | <the/a/this/second/first/final/last/their >against/between/was/in/at/./,
victory | n | win, triumph~f | <a/the/his/their/her/this/first/second/third >over/against/in/at/for/./,
win | n | victory | <a/the/his/their/her/this/first/second/third >over/against/in/at/for/./,
defeat | n | loss | <a/the/his/their/her/this/first/second/third >to/by/against/at/in/./,
loss | n | defeat | <a/the/his/their/her >to/against
triumph | n | victory, success | >over/in/at/of
battle | n | fight, struggle | <a/the/long/legal >for/with/over/against
fight | n | battle, struggle | >for/with/over/against <the/a/their/his/this
struggle | n | fight, battle | >for/with/over/against <the/a/their/his/this/long
war | n |
troops | x | soldiers, forces | >in/to/from/were/are/and/./,/had/have <the/of/,/american/british/german/more/their/french/its
soldiers | x | troops | >in/to/from/were/are/and/./,/had/have <of/,/american/british/german/more/their/french/and
assault | n | attack | >on/against/in
attack | n | assault~f, strike | >on/against <an/the/this/another/a
raid | n | attack | >on <a/the
explosion | n | blast | <an/the/a/huge/large/this
blast | n | explosion | <a/the/this >in/at/killed/was/occurred/./,/near/on/that
blaze | n | fire | <the/a >in/at/./,/was
fire | n | blaze | <the >broke/started/destroyed/swept
accident | n | crash | <car/road/train/plane
incident | n | event | <the/this/a/these >occurred/happened/was/took
event | n | occasion | <the/this >was/is/./,
disaster | n | catastrophe~f, tragedy | <a/the/natural/this/major
catastrophe | n | disaster
disease | n | illness | <the/this/a/serious >./,/is/was/and/in/that/which
ailment | n | illness, complaint
wound | n | injury | >to/in/./,/and
death | n |
killing | n | murder | <the >of
offence | n | crime | <criminal/serious/an/this
offense | n | crime | <criminal/serious/an/this
prison | n | jail | <in/to/from/of/a/the >./,/for/and/on/after/in/was/where/term
jail | n | prison | <in/to/from/of/a/the >./,/for/and/on/after/in/was/where/term
trial | n |
verdict | n | decision, judgment | <the/a/his
ruling | n | decision, judgment~f | <the/a/this/court
legislation | n | laws | >on/to/that <new/the/national/of/such
regulations | x | rules | >on/for/that/governing/./,/and/in/to <the/new/strict/these/existing/government/safety/local/of
law | n |
rule | n | regulation | <the/these/new/strict >governing/on/for
ban | n | prohibition~f | >on <a/the/an
prohibition | n | ban | >on/against
restriction | n | limit, constraint~f | >on
limit | n | restriction | >on <the/a/strict/no/any
limitation | n | restriction, limit | >on
barrier | n | obstacle | >to <a/the/main/major/biggest/no
obstacle | n | barrier, hurdle | >to
hurdle | n | obstacle, barrier | >to/for
policy | n |
strategy | n | plan, approach | >to/for/of <a/the/this/new/its/their/his
scheme | n | plan, programme | >to/for
initiative | n | plan, scheme, project | >to/for <a/the/this/an/new
principle | n |
instruction | n | direction, order | >to/from <the/his/her/with/clear
advice | n | guidance~f, counsel~f | >to/from/on/of/./, <the/his/her/some/for
guidance | n | advice | >to/from/on/./,/for
information | n | details~p | >about/on/from <the/more/further/any/some/of/detailed/additional
details | x | information, particulars~f | >about/of/on <more/further/the/any/no
knowledge | n | understanding, awareness | >of <the/a/his/her/their/our/good/deep
understanding | n | knowledge, grasp~p | >of <the/a/his/her/their/our/an/good/deep/better/clear
awareness | n | knowledge, consciousness~f | >of <the/an/public/greater/growing/of
skill | n | ability, talent | <his/her/their/technical/the/great >as/in/./,/and
talent | n | gift, ability | >for/as <a/his/her/great
education | n | schooling~p | <his/her/their >in/at/./,/and
training | n |
pupil | n | student | <the/a/his/her/their/all/some/of/by/many/school >./,/and/in/at/were/are/who
instructor | n | teacher | <an/his/her/the >in/at/./,/of/and
scholar | n | academic | <many/some/the >have/believe/say/in/at/from/argue
academic | n | scholar
college | n |
organization | n | group, body | <the/this >which/that/was/has/said/had
organisation | n | group, body | <the/this >which/that/was/has/said/had
association | n | connection, link | >between/with <the/his/her/close/its/an/long
party | n |
squad | n | team | <the/his/their
competition | n | rivalry | >between
atmosphere | n | mood | <the/a/friendly/this >of/is/was/in/at
mood | n | atmosphere, feeling | <the/a >of/in
feeling | n | sense | >of <a/the/his/her/this
emotion | n | feeling | <his/her/their/strong/deep/of/the/these/human
anger | n | fury, rage | >at/over/among
fear | n | worry, concern | >that/about/over <the/public/growing/of
concerns | x | worries, fears | >about/over/that
anxiety | n | worry, concern | >about/over/./,
happiness | n | joy | <great/his/her/their/of
joy | n | delight, happiness | <great/his/her/their/with/of
sorrow | n | sadness, grief
grief | n | sorrow, sadness
courage | n | bravery
bravery | n | courage
fame | n | renown~f, recognition | <international/worldwide/his/her/national/to
popularity | n | appeal | <its/his/her/their/the/great/growing
beauty | n |
habit | n | practice, custom | >of <the/a/his/her/this
custom | n | tradition, practice | <local/the/this/a/ancient/old >of/is/was/./,/and
tradition | n | custom, practice | <the/local/this/a/ancient/old >of
holiday | n |
journey | n | trip | <a/the/his/her/their/this/long >to/from/through/across
trip | n | journey, visit | <a/the/his/her/their/this >to/./,
voyage | n | journey, trip | >to/from/across
visit | n | trip | >to <a/his/her/their/first/brief/recent/this
tourist | n | visitor | <many/foreign/of/for/by/and/the >to/./,/and/in/from/who/are/come
destination | n |
coast | n | shore | <the/its/along/western/eastern/northern/southern >of
shore | n | coast, bank | <the/western/eastern/northern/southern >of
weather | n |
food | n |
clothes | x | clothing, garments~f | <his/her/their/the/of/new/old
clothing | n | clothes, garments~f | <of/and/the/their/his/warm
garment | n | piece of clothing
tool | n | instrument, device | >for/to <a/the/useful/powerful/an
device | n | tool, instrument | >for/to <a/the/an/this
substance | n | material | <the/this/hazardous/toxic/dangerous/radioactive
gap | n | difference | >between <the/a/this/wide
shape | n | form | <the/a/this/its >of
appearance | n |
noise | n | sound | <the/a/loud/this !>of/and/on
sound | n | noise | <a/loud/strange >./,/and/from
smell | n | scent, odour~f, aroma | >of <the/a
stage | n | phase, point | >of/in <this/first/early/a/each/next/final/second/every/later/the/last >the
phase | n | stage | >of/in <this/first/early/a/each/next/final/second/every/the/last
era | n | period, age | <the/this/modern/that/an >of/in/./,/and
moment | n | instant | <a/the/this/that/same >later/when/of/that
anniversary | n |
decade | n |
schedule | n | timetable, programme | >for/of <a/the/strict/tight
deadline | n | time limit | >for/of/to
break | n | pause, rest | <a/short >./,/in/from/after/between
pause | n | break | <a/short/brief/the >in
setback | n | blow | <a/major/serious/another/the >for/to
blow | n | setback | <a/major/serious/another/severe/heavy >to/for
achievement | n | accomplishment~f, success | <his/her/their/the/great/major/greatest/this
accomplishment | n | achievement, success
prize | n | award | <a/the/first/several/this/second >for/of/./,
present | n | gift | <a/birthday/wedding/christmas
contribution | n |
ancestor | n | forefather, forebear~f
descendant | n |
infant | n | baby | <an/the/her/his/this/young
baby | n | infant~f | <a/the/her/newborn/young/his >was/is/./,/and/in/with
`;
