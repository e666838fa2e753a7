/** German: words that carry little meaning of their own. */
export const words = `
ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf aus
außer bald bei beide beiden beim bereits bin bis bist da dabei dadurch dafür dagegen daher damit danach dann
daran darauf daraus darf darin darüber darum das dass dasselbe davon davor dazu dein deine deinem deinen
deiner dem den denen denn dennoch der deren des deshalb dessen dich die dies diese dieselbe diesem diesen
dieser dieses dir doch dort du durch dürfen ebenso ein eine einem einen einer eines einige einigen einmal er
erst es etwa etwas euch euer eure für gab ganz gar gegen gibt habe haben hast hat hatte hatten hier hin
hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in indem ins ist ja jede jedem jeden jeder
jedes jedoch jener jetzt kann kannst kaum kein keine keinem keinen keiner können könnte machen man manche
mehr mein meine meinem meinen meiner mich mir mit muss müssen nach nachdem nein neben nicht nichts noch nun
nur ob oder ohne schon sehr sei seid sein seine seinem seinen seiner seit selbst sich sie sind so sogar
solche soll sollen sollte sondern sonst soviel sowie sowohl um und uns unser unsere unserem unseren unter
viel viele vielen vom von vor während wann war waren warum was weder weil weiter welche welchem welchen
welcher welches wenn wer werde werden wie wieder will wir wird wirst wo wollen worden wurde wurden würde
würden zu zum zur zwar zwischen
`;
