/** Sentences as an encyclopaedia has them. What they tell of is invented. */
export const encyclopaediaSentences = `
Halmar is a small town in the province of Ostrava, located on the left bank of the river Lenne.
He was born in 1843 in Breslen, where his father worked as a teacher.
The church was built between 1720 and 1734 and was destroyed by fire in 1811.
The species is found in the forests of southern Marenia, where it feeds mainly on insects and fruit.
She studied law at the University of Torval and later became the first female judge in the country.
The river rises in the Karst hills and flows north for 212 km until it reaches the sea.
The band released its second album in 1998, which sold more than 300,000 copies.
The castle, which stands on a hill above the village, was used as a prison until 1890.
The population of the district was 14,302 at the 2011 census.
The novel tells the story of a young woman who returns to her village after the war.
In 1924, the company moved its headquarters to Lindau and began to produce tractors.
The plant grows to a height of about 60 centimetres and has small white flowers.
After the war, the building was used as a school for several years.
He is best known for his work on the theory of numbers.
The film was directed by Paul Renner and is based on a play by the same author.
The island was discovered by Dutch sailors in 1616, but nobody lived there until 1840.
Most of the inhabitants work in agriculture or tourism.
The battle lasted for three days and ended in a victory for the rebels.
The bird has a long, curved bill and is usually seen in small groups.
The lake is surrounded by high mountains and is a popular place for fishing.
The term was first used by the economist Clara Weiss in 1931.
The language is spoken by approximately 40,000 people, most of whom live in the north.
During his reign, the kingdom lost most of its territory to its neighbours.
The club was founded in 1902 by a group of railway workers.
The house was bought by the city in 1975 and turned into a museum.
She married the painter Ernst Valk in 1910, and the couple had three children.
The mineral was named after the place where it was found.
The railway line was closed in 1968 because it was no longer profitable.
It is one of the oldest surviving bridges in the country.
The school has about 1,100 pupils and employs 85 teachers.
The town received its charter in 1287 and quickly became an important centre of trade.
He wrote more than 40 books, but only three of them have been translated into English.
The insect is considered a serious pest, since it damages crops such as maize and rice.
The palace was designed by the Italian architect Luca Bardi and completed in 1756.
The party won 43 seats in the election and formed a government with the Liberals.
Although he never visited the region, he wrote about it in great detail.
The current mayor is Helena Brandt, who was elected in 2018.
The village lies at an altitude of 1,240 metres and can be reached only on foot.
The park covers an area of 320 square kilometres and contains several rare plants.
The treaty was signed on 9 June 1815 and remained in force until 1867.
Its economy depends largely on the export of wool.
The tower collapsed during a storm in 1604 and was never rebuilt.
Two of his brothers were also successful musicians.
The instrument is similar to the lute but has a shorter neck.
According to legend, the city was founded by a shepherd.
The disease is caused by a virus and is spread by mosquitoes.
The dam provides water for 200,000 people and generates electricity.
In the following years, she worked as a journalist in Vienna and Prague.
The original manuscript was lost, but a copy is kept in the national library.
The stadium was opened in 1931 and can hold 28,000 spectators.
Winters are long and cold, and summers are short but often hot.
The family left the country in 1938 and settled in Argentina.
`;
