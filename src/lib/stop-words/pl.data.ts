/** Polish: words that carry little meaning of their own. */
export const words = `
a aby albo ale ani aż bardzo bez bo bowiem być był była było były by byli cały ci ciebie co coś czy czyli
czym czemu dla dlaczego dlatego do dość dwa gdy gdyż gdyby gdzie go i ich ile im inna inne innego innych
inny iż ja jak jaka jakie jako jaki jakiś je jeden jednak jednej jednym jego jej jemu jest jestem jeszcze
jeśli jeżeli już każda każdy każde kiedy kilka kto ktoś która które którego której który których którym
którzy lecz lub ma mają mam mamy mi między mimo mnie mną może mogą można mój moja moje mu musi my na nad nam
nami nas nasz nasza nasze nawet nic nich nie niego niej nim nimi niż no o obok od on ona one oni ono oraz po
pod podczas ponad ponieważ poza przed przede przez przy raz również są sam sama się siebie skąd sobie swój
swoje swoich swego swojej ta tak taka takie taki takich także tam te tego tej ten też to tobie tu tutaj twój
tych tylko tym tymi u w wam was we wiele wielu więc wszyscy wszystkie wszystkich wszystko wśród wtedy wy z
za zaś ze że żeby żaden
`;
