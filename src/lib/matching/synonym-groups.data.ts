/** Words that stand for each other when a sentence is put in other words; more loosely than a rewriter may. */
export const synonymGroups: readonly string[] = `
important significant essential crucial vital key major main central fundamental principal chief primary
big large huge great enormous vast massive considerable substantial sizeable immense
small little tiny minor slight modest minute
fast quick rapid swift speedy prompt
slow gradual steady
begin start commence launch initiate open originate
end finish conclude complete terminate close stop cease halt
show demonstrate reveal indicate display illustrate exhibit present prove suggest
make create produce build construct generate form manufacture fashion craft
use utilise utilize employ apply exploit harness
help assist aid support facilitate enable allow permit let
need require demand necessitate
get obtain acquire gain receive secure win earn
give provide supply offer grant deliver furnish
change alter modify transform vary shift adapt adjust
grow increase rise expand climb swell multiply enlarge soar
fall decrease decline drop reduce shrink lessen diminish lower cut dwindle sink
improve enhance better upgrade boost strengthen refine
damage harm hurt injure spoil ruin destroy wreck devastate
keep retain maintain preserve hold store conserve save
protect guard shield defend shelter safeguard
move travel go journey migrate pass
carry transport bear convey bring haul ship transfer transmit
find discover locate detect identify uncover spot
think believe consider regard assume suppose reckon
say state claim argue assert declare maintain remark mention
explain describe clarify account outline define
know understand grasp recognise recognize realise realize comprehend
look watch see observe view notice examine
study research investigate examine explore analyse analyze inspect
happen occur arise emerge develop
cause lead trigger result bring prompt provoke induce
effect result outcome consequence impact influence
reason cause basis ground motive
problem issue difficulty trouble challenge obstacle
answer solution reply response remedy
method way approach technique process procedure means manner
idea concept notion thought principle theory
part section portion piece component element segment share
kind type sort form class variety category
group set collection cluster band team
place location site spot area region zone
country nation state land
town city settlement village urban municipal
people population inhabitants residents citizens humans folk public
person individual human man woman
worker employee labourer laborer staff
farmer grower peasant agricultural farming
child kid youngster young infant
old ancient aged elderly
new modern recent novel fresh contemporary
early initial first original
late final last ultimate
often frequently regularly commonly usually generally typically normally
rare uncommon unusual scarce seldom infrequent
many numerous several countless various multiple
few scarce limited
whole entire complete total full all
different distinct diverse separate various
same identical equal alike similar
hard difficult tough challenging demanding
easy simple straightforward effortless
strong powerful mighty robust sturdy
weak feeble fragile frail
hot warm heated
cold cool chilly freezing
wet damp moist humid
dry arid parched
bright brilliant luminous shining
dark dim gloomy black
high tall elevated lofty
deep profound
wide broad extensive
long lengthy extended prolonged
short brief
near close nearby adjacent neighbouring neighboring
far distant remote
rich wealthy affluent prosperous
poor impoverished needy
cheap inexpensive affordable low-cost
expensive costly dear
dangerous hazardous risky unsafe perilous
safe secure protected
famous renowned celebrated noted known
money funds cash capital finance
price cost charge fee expense
buy purchase acquire
sell trade market
job work task occupation employment duty
business company firm enterprise corporation
goods products merchandise commodities wares
trade commerce exchange
war conflict battle fighting combat
ruler king monarch emperor sovereign
government state authorities administration
law rule regulation legislation act
power strength force energy
food nourishment nutrition diet
water moisture liquid fluid
sea ocean marine
ship vessel boat
river stream waterway
forest wood woodland jungle
tree timber wood
plant crop vegetation
animal creature beast
illness disease sickness infection ailment
doctor physician medic
medicine drug remedy medication
body organism
attack assault strike raid invade
enemy foe opponent
fight struggle battle contend
kill slay murder destroy
die perish decease
live dwell reside inhabit exist
house home dwelling residence
building structure edifice construction
road street path route way
machine device engine apparatus mechanism instrument
tool instrument implement device
book volume text work
picture image photo drawing illustration
sound noise tone
speed pace rate velocity
size extent magnitude scale dimension
amount quantity volume number
measure gauge assess evaluate determine calculate compute estimate
choose select pick elect opt
join connect link unite attach combine
split divide separate break
mix blend combine merge
gather collect assemble accumulate
spread distribute disperse scatter extend
cover coat envelop blanket
fill occupy load pack
contain include hold comprise consist involve
surround enclose encircle
push press thrust drive propel
pull drag draw
throw cast toss hurl
turn rotate spin revolve
rise climb ascend
release emit discharge free
absorb soak take
burn fire flame combust
heat warmth temperature
light glow
store storage reserve keep
remove eliminate delete extract withdraw
avoid prevent escape evade stop
stay remain continue persist last
return revert
try attempt seek endeavour endeavor strive
want wish desire
plan design scheme project
control manage govern direct regulate steer
lead guide direct head
follow pursue obey
teach instruct train educate
learn study master
school education academy
student pupil learner
scientist researcher scholar expert
invent devise design develop
found establish set institute
rule govern reign control
replace substitute exchange swap
compare contrast
depend rely
differ vary
belong own possess
property attribute characteristic feature quality trait
function role purpose task
aim goal objective purpose target
advantage benefit merit strength
disadvantage drawback downside weakness
chance opportunity possibility probability likelihood
ability capacity capability skill power
example instance case illustration
level degree stage
step stage phase
period era age time
century hundred
year annual yearly
daily everyday day
today now nowadays currently present
before previously earlier former prior
after later afterwards subsequently
quickly rapidly fast swiftly
nearly almost approximately roughly about around
mainly mostly chiefly largely primarily predominantly
also too additionally moreover furthermore besides
however nevertheless yet but
because since due owing
therefore thus hence consequently so
inner interior internal inside
outer exterior external outside
top summit peak crown
bottom base foot
edge border margin boundary
centre center middle heart core
surface face exterior
hole gap opening
line row
shape form figure
produce yield output
damage destruction harm
growth increase expansion rise
fall decline decrease reduction
movement motion travel
belief faith view opinion conviction
fear dread terror anxiety
happy glad pleased content
sad unhappy sorrowful
angry furious mad
calm peaceful quiet tranquil
clean pure clear
dirty polluted filthy contaminated
pollution contamination
environment surroundings habitat nature
weather climate
solve resolve tackle settle
permit allow enable
forbid ban prohibit
accept agree approve
reject refuse decline deny
ask question request inquire
tell inform notify
write record note document
read peruse
term word name expression
call name term label dub
relation relationship connection link association
rank rate order position
assign allot allocate attribute
obtain derive get
inherit derive
new additional extra further
reuse recycle
exist current present
`
  .trim()
  .split('\n');
