/** Dutch: words that carry little meaning of their own. */
export const words = `
aan achter af al alle alleen alles als altijd ander andere anderen anders beide ben bent bij binnen boven
buiten daar daarbij daarna daarom dan dat de deze die dit doch doen doet door dus een eens elk elke en enkel
enkele er eraan ergens erg ervan erin etc even geen geweest ging haar had hadden heb hebben hebt heeft heel
hem hen het hier hij hoe hoewel hun iedere iedereen iemand iets ik in indien is ja je jij jou jouw jullie
kan kon konden kun kunnen maar mag meer men met mij mijn moet moeten mogen na naar naast niemand niet niets
nog nooit nu of om omdat omhoog onder ondanks ons onze ook op over per reeds rond sinds slechts sommige soms
steeds te tegen ten ter terug terwijl toch toe toen tot tussen u uit uw van vanaf vanuit veel via vaak
volgens voor vooral vanwege waar waarom waarbij waarin waren was wat we weer wel welke werd werden wie wij
wil word worden wordt wou zal ze zeer zelf zelfs zich zij zijn zo zoals zodat zonder zou zouden zowel zullen
`;
