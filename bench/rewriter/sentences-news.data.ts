/** Sentences as a newspaper or an agency writes them. Places, firms and people are invented. */
export const newsSentences = `
The city council voted 31 to 12 on Tuesday to close the harbour road to lorries from next spring.
Shares in Northwell Foods fell 6.4 percent after the company warned that profits would be lower than expected.
Police said two men had been arrested in connection with the theft of a painting from the Aldmoor Gallery.
The finance minister, Ingrid Halvorsen, denied that the government was planning to raise the retirement age.
More than 4,000 homes were left without power when a storm hit the west coast late on Sunday.
"We have not been told why the flight was cancelled," one passenger said.
The hospital, which opened in 2016, has been criticised for long waiting times.
Rescue workers were still searching for survivors on Friday morning, a spokesman for the fire service said.
The talks collapsed because neither side was willing to give up its claim to the islands.
Oil prices rose slightly in early trading, helped by a fall in stocks.
A judge has ordered the newspaper to pay £85,000 in damages to the former mayor.
The ban, announced in January, will not apply to cars that were registered before 2010.
Officials said the bridge could remain closed until the end of the year.
The company plans to cut 1,200 jobs and shut two of its factories in the north.
According to the report, almost half of all teenagers in the region have never visited a museum.
The president is expected to sign the bill next week, despite protests from farmers.
Thousands of people took to the streets of Varnholt on Saturday to demand cheaper housing.
The airline said it would offer full refunds to anyone whose flight had been delayed by more than five hours.
Inflation dropped to 2.1 percent in October, the lowest level in nearly three years.
Dr Amira Said, who led the study, said the results were encouraging but should be treated with caution.
The club has signed the 22-year-old midfielder on a four-year contract.
Firefighters managed to bring the blaze under control shortly before midnight.
If the strike goes ahead, most trains in the south will not run on Thursday.
The opposition accused the government of hiding the true cost of the project.
Voters in Kesteven will choose a new governor on 14 November.
The actor was taken to hospital after falling from a ladder at his home.
Exports of timber increased by 12 percent last year, but imports of steel declined sharply.
The museum has returned three carvings that were taken from the village in 1897.
A spokeswoman for the bank declined to comment on the reports.
Residents were asked to boil their water after traces of bacteria were found in the supply.
The trial, which is due to last six weeks, has attracted a great deal of attention abroad.
The mayor said she would not resign unless the court found her guilty.
Three climbers were rescued by helicopter after spending the night on the mountain.
The union rejected an offer of 3 percent and called for new talks.
The storm destroyed dozens of houses and blocked the only road into the valley.
The prime minister will travel to Oslo on Monday to discuss the agreement.
The firm, founded by two students in 2009, now employs more than 600 people.
Several schools remained closed on Wednesday as heavy snow continued to fall.
Investigators believe that the fire was started deliberately.
The new line will reduce the journey between the two cities to 90 minutes.
Sales of electric cars have doubled since the tax was abolished.
Although turnout was low, the party won all but two of the seats.
The team has won only one of its last nine matches.
The minister admitted that mistakes had been made but insisted that nobody had broken the law.
Farmers in the east say they cannot sell their milk at the price that supermarkets demand.
The court ruled that the search had been illegal and released the suspect.
The festival, now in its 20th year, is likely to attract about 50,000 visitors.
Work on the tunnel began in 2018 and was completed two years late.
The deal must still be approved by shareholders and by regulators in Brussels.
Prices of used cars have gone up because fewer new ones are being built.
Experts fear that the disease may spread to neighbouring countries.
The factory was sold to a Danish investor for an undisclosed sum.
`;
