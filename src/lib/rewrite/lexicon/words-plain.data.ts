/** Nouns, adjectives and adverbs of instructions, letters and everyday reports, in narrow places. */
export const plainWords = `
small | a | minor | >>change/error/difference/adjustment/problem/mistake/improvement/detail/repair/update
small | a | compact | >>kitchen/car/camera/device/printer/radio/flat
a small | x | a little | >workshop/insect/box/brush/bird/boat/pump/shop/garden/dog/child/house/bag
short | a | brief | >>question/questionnaire/update/summary/report/letter/message/visit/stay/speech/meeting/interview/description/note/introduction/overview/pause
long | a | lengthy | >>journey/wait/delay/process/report/trial/investigation/negotiation/discussion/debate/illness/meeting/procedure
strong | a | powerful | >>jet/engine/motor/magnet/current/lens/influence
old | a | previous, former | <your/his/her/my/their >>contract/job/school/employer/landlord/address/boss/password
independent | a | outside | >>expert/adviser/auditor/consultant
important | a | vital | >>document/file/information/data/message/question
good | a | careful | >planning/preparation
good | a | sound, solid | >>education/knowledge/understanding/foundation
final | a | last | <the/its/his/her >>meeting/chapter/section/step/stage/day/round/hour/minute
whole | x | entire | <the/an/a >N !>of/world/time/lot/thing/new/range/host/bunch/grain/number/milk/load/point
huge | a | enormous, vast | >>area/amount/range/sum/quantity/empire/field/building/number
huge | a | enormous | >N !>>fan/deal
famous | a | well-known | <a >N
rare | a | uncommon | >>plant/species/bird/animal/disease/case
typical | a | characteristic | <its/the/a >taste/smell/feature/style/sound
loud | a | noisy | <rather/very/quite/too >./, !<<music/voice/sound/volume/song/bell
unpleasant | a | nasty~p, bad | <be/is/was >,/./but
angry | a | annoyed | <are/is/were/was >./,/about/at
stressful | a | demanding, tiring | <is/are/was/be >,/./and/but
sharp | a | clear, crisp | >>picture/image/photo/photograph
fair | a | reasonable | >>price/offer
excited | a | thrilled | <very/so/were/was >when/about
permanent | a | lasting | <is/was/be >./, *effect/change/damage
legal | a | lawful | >>owner/residence
dangerous | a | harmful | >>gas/substance/chemical/bacterium
unusual | a | rare | <is/was/very/not >for/./,/in
remote | a | isolated | >>village/valley/area/community/farm/region
thick | a | heavy | >>glove/coat/fog/curtain
new | a | recent | >>study/report/survey/poll <a/the !<brand
result | x | finding | <the/this >suggests/shows/indicates
results | x | findings | <the/these/our >show/suggest/indicate/support/demonstrate/reveal/agree
results | x | findings | <the/these/our >cannot/can/could/may/should/must *sample/study/research/experiment/analysis/participants/survey/interpreted
the study | x | the research | <led/of/in/for/conducted/published >,/./said/found/was/has
the study | x | the research | >raises/examines/suggests/shows/found
this study | x | this research | >examines/was/is/investigates/shows/aims/looks/focuses/explores/suggests
the present study | x | the current study, this study
participants | x | respondents | *questionnaire/survey/questionnaires/answered/interviewed
paper | n | article | <this/the/our *argue/section/sections/chapter/analysis/research/author/authors/hypothesis/factors !*mill/printer/sheet/pen
team | n | side | <the/his/her/their/home >has/had/won/lost/finished/played/was/is/./, *match/matches/goal/goals/league/cup/football
screen | n | display | <the *phone/laptop/tablet/device/computer/bright/button/buttons/battery/camera/watch/monitor/sharp
journey | n | trip | <the/a/long/return >./,/to/from/home/and/by/between
house | n | home | <small/little/family/new/his/her/their >by/near/on/at/in/outside/./,/and/where
road | n | route | <only/shortest/best >to/into/from/between/through
the fire | x | the blaze | >was/had/started/broke *deliberately/arson/investigators/crews/firefighters
the fire | x | the blaze | <bring/brought >under
the flames had | x | the fire had
firefighters | x | fire crews | <start/C >managed/were/had/fought/battled/took/said/tackled/almost
a spokesman / a spokeswoman | x | a spokesperson | >for/said
contract | n | agreement | <the/this/a/your/old/new/their >before/in/with/was/is/,/./and/which *landlord/rent/sign/signed/attached/employer/terms/cancel
documents | x | papers | <important/personal/your/official/legal/secret/these
photographs | x | photos, pictures | <of/the/some/many/take/took/old/your/his/her >of/./,/and/in
parcel | n | package | !>of/shelf
item | n | product, article~f | <any/each/every/the/an *return/order/price/sale/shop/store/refund/receipt/customers
orders over | x | purchases over, orders above
bugs | x | errors, faults | <several/some/many/these/C/few/minor *program/software/app/version/update/code
the update | x | the new release | >fixes/is/will/includes/adds/brings/contains *free/problem/bug/features/install/app/phone/program/users/everyone/automatically
choice | n | option | <excellent/perfect/good/best/ideal/popular/sensible >for/./,
everyday use | x | daily use, day-to-day use
flat | n | apartment | <a/the/new/small/her/his/our/their >is/in/./,/with/on/at/and/near !<is/was
fridge | n | refrigerator~f | <a/the/new/your
bicycle | n | bike~p | <a/the/your/his/her/my
garden | n | yard | <back >./,
gas | n | fuel | *litre/petrol/car >price/station
beginner | n | newcomer | <for/many/most/complete
noise | n | sound | <of/the >around/./,/of/from *headphones/quiet/machine
dirt | n | grime, mud | <and/the/of/with/from >./,/and/from
smell | n | odour~f | <the/a/strange/strong/unpleasant/bad >./,/may/of/is/that
taste | n | flavour | <its/their/the/richer/typical/bitter/sweet/better >./,/of/is/and/there
liquid | n | fluid | <a/dark/the/clear >./,/is/on/in/appears
trouble | n | problems, difficulties | <the >this/caused
lift | n | elevator | <the/a >is/in/to/./,/and/do/does/has
speed | n | pace | <the >of >the/change/growth !<at
danger | n | risk | <the/no/of/any >of
garbage | n | rubbish, waste | <the/their/of
crew | n | team | <rescue/film/ground
couple | n | pair | <the >had/has/married/moved/lived
spectators | x | fans | *match/matches/stadium/game/goal
prize | n | award | <a/the/this/that >for/in/to/was/is/./,
legend | n | tradition | <according/to/local >,
region | n | area | <the/this/some/in/C/other >./,/and/is/has/where/are/grow/he/she
kingdom | n | realm~f | <the/his/her >lost/was/./,/and/in/of
scholar | n | expert, academic | <early/some/most/many/several/other >assumed/believe/think/have/argue/say/agree
explanation | n | account | <this/the/C/second/another/an/best >is/of/was/for/that
view | n | opinion, position | <this/that/his/her/their/opposing >that/is/was/on !*window/sea/mountain/enjoy/room/city/hotel/camera/blocked/beautiful
view | n | opinion, position | <this >,/. !*window/sea/mountain/enjoy/room/city/hotel/camera
speaker | n | talker | <native >of !>of
slowly | r | gradually | <heated/increased/rose/fell/changed/warmed/cooled/added/grew/declined/disappeared
together | r | jointly~f | <considered/owned/organised/developed/studied
deliberately | r | on purpose~p, intentionally~f | <lit/it/them/him >./,
quickly | r | fast, rapidly | <up/very/so/spread/grew/grow/spreads >./,/and/to/through
hardly | r | scarcely~f | >V/any
surprisingly | r | unexpectedly | >J/V
currently | r | now, at present~f | <is/are >K/G/in/J
permanently | r | for good~p | <closed/left/moved/disappeared
immediately | r | at once, straight away~p | <windows/water/it/them/doctor/police/us >and/./,
thoroughly | r | well | <surface/it/them/hands/clean/wash
regularly | r | often, frequently | <is/are/cleaned/it/them >K/./,/and
considerably | r | significantly, greatly | <declined/changed/increased/fallen/grown/improved/rose/fell
sum | n | amount | <undisclosed/large/small/huge/considerable
figure | n | number | <smallest/largest/highest/lowest/exact !>of/in
ordinary | a | normal | <an/the >N !>people/life/man/person/citizen
broken | a | faulty | >heater/machine/pump/lift/light/boiler/phone
last | a | final | <the/her/his/their/its >day/chapter/stage/ferry/section/page/part
angry | a | upset | <are/is/were/was >./,
cheap | a | inexpensive | <is/was/are/were >,/./and/but
cheap | a | inexpensive | <the >ones
bright | a | sunny | <a/in >place/spot/room/, *warm/plant/plants/seeds
elegant | a | stylish | <and/,
solid | a | sturdy | >,/./and <feels/feel
fresh | a | new | >talks/attempt/start/elections/evidence/coat
cold | a | chilly | <are/is/was/were/long/and >,/./and/but *winter/winters/weather/night/climate
stable | a | steady | <a/remained/remains >./,/price/prices/growth/income
gift | n | present | <the/my/this/a >for/from/to/was/./, *birthday/christmas/wedding/party/wrapped/bought/mother/father/sister/brother/friend/wife/husband
climber | n | mountaineer | *mountain/rescued/helicopter/peak/summit
researchers | x | scientists | <allows/independent/many/some/these/two >to/have/found/say/from !*language/linguists/history
findings | x | results | <these/the/our >suggest/are/show/provide/support/indicate
automatically | r | on its own~p | <phone/computer/it >and/./,
also | r | additionally~f | <start !>known/called/available
again | r | once more | >./, !<once/yet/then/ever/time/now/back/and
`;
