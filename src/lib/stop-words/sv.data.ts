/** Swedish: words that carry little meaning of their own. */
export const words = `
alla allt alltid andra annan annat att av bara bland blev bli blir blivit bort både båda de dem den denna
deras dess dessa det detta dig din dina ditt dock dom du då där därför efter efteråt eftersom ej eller en
enligt er era ett fanns finns fler flera från får få för före förut genom gjort gör göra ha hade han hans
har hela helt henne hennes hon honom hos hur här i ibland icke igen in ingen inget inga innan inom inte ja
jag just kan knappt kanske kommer kunde kunna man med medan mellan men mer mera mest mig min mina minst mitt
mot mycket må måste många ned ner ni nog nu nya någon något några när nästan och också om omkring oss par
per på redan samma samt sedan ser sig sin sina sitt själv ska skall skulle snart som står så sådan sådana
sådant säga till tills trots under upp ur ut utan utanför utom vad var vara varför varit varje vars vart vem
vi via vid vidare vilja vilka vilken vilket vill visst väl våra vår vårt än ännu är äro även över
`;
