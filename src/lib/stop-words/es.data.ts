/** Spanish: words that carry little meaning of their own. */
export const words = `
a al algo alguien algún alguna algunas alguno algunos allí ante antes aquel aquella aquellos aquí así aún
aunque bajo bien cada casi como cómo con contra cual cuál cuales cualquier cuando cuándo de debe deben del
desde después donde dónde dos durante e el él ella ellas ello ellos en entonces entre era eran eres es esa
esas ese eso esos esta está ésta estaba están estar estas este esto estos fue fueron ha haber había habían
hace hacer hacia han has hasta hay he hemos incluso la las le les lo los luego más me mediante menos mi mis
mientras mismo misma mismos mucha muchas mucho muchos muy nada ni ningún ninguna no nos nosotros nuestra
nuestras nuestro nuestros nunca o os otra otras otro otros para pero poco por porque pues puede pueden que
qué quien quién quienes se sea sean según ser si sí sido siempre sin sino sobre sois solo sólo somos son soy
su sus suyo tal también tampoco tan tanto te tener tenía ti tiene tienen toda todas todavía todo todos tras
tu tú tus u un una unas uno unos usted ustedes va vez y ya yo
`;
