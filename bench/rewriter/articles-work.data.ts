/** Short texts out of studies, letters and messages, a blank line between paragraphs. Names and figures are invented. */
export const workArticles: readonly string[] = [
  `Noise is one of the most common complaints of people who work in open offices. Although many companies have introduced quiet zones, little is known about how these are actually used. This study examines the behaviour of 186 employees in three firms over a period of ten weeks.

The data were collected in two ways. Sensors under the desks recorded when a place was occupied, and the participants answered a short questionnaire every Friday. Eleven people left the study before the end and were not included in the analysis.

The results show that quiet zones were used far less often than expected. On average, an employee spent only 26 minutes a day there. The main reason was not a lack of need but a lack of trust: many participants feared that their colleagues would think that they were avoiding them. People in leading positions used the zones more than twice as often as others.

These findings suggest that rooms alone do not solve the problem. Rules that are accepted by everyone are needed as well. Since all three firms belong to the same industry, however, the results should be interpreted with caution. Further research could examine whether training has a lasting effect.`,
  `The question of why some languages lose their case endings while others keep them has occupied linguists for more than a century. Early scholars assumed that sounds at the end of words simply became weaker over time. This explanation is not sufficient, because the same sounds survived in other words.

A second theory, which was proposed by Haldane in 1958, points to contact between speakers of different languages. Adults who learn a language rarely master all of its forms. If a large part of the community consists of such learners, children may grow up with a simpler system. The theory fits the history of several trading languages well, but it cannot explain the changes in remote valleys.

In this paper, we argue that both factors must be considered together. Our analysis is based on 412 letters that were written between 1480 and 1620 in four towns. It shows that the endings were lost first in those words whose role was clear from their position in the sentence. Contact increased the speed of the change, but it did not determine its direction.

The argument has limits. Letters were mostly written by men with a good education. How other groups spoke can only be guessed.`,
  `Lakes in the north of the country have become darker over the past 40 years. The change is caused by organic matter that is washed out of the soil. It affects the amount of light that reaches the bottom and, as a consequence, the growth of plants.

We measured the colour of the water in 38 lakes every month from 2009 to 2020. In 29 of them, the water became significantly darker. The strongest change was observed in lakes that are surrounded by planted forests. In lakes with little forest, no clear trend could be found.

Two explanations are usually given for this development. The first is the decline in acid rain, which has made the soil more soluble. The second is the warmer climate. Our data support the first one only in part, since the trend continued after the rain had returned to normal levels in about 2005. It seems likely that forestry plays a larger role than has been assumed.

The consequences for fish are difficult to predict. Perch, which hunt by sight, catch less food in dark water. Pike, on the other hand, do not appear to be affected. A programme that covers more species has been started and will continue until 2027.`,
  `Dear Ms Okoro,

Thank you for your letter of 12 May, in which you describe the problems with your new washing machine. We are very sorry that it stopped working after only three weeks.

Our technician has examined the machine and found that a small pump was broken. This part was supplied by another company, and we have already informed them about the fault. The pump will be replaced free of charge. Mr Brandt will visit you on Tuesday, 27 May, between 8:00 and 10:00. If this time does not suit you, please call us on the number below.

You also asked whether you could have your money back. According to our terms, we have the right to repair a product twice before a refund is possible. We hope that you understand this. However, we would like to offer you a voucher worth £40 as a sign of our regret. It can be used in all of our shops until the end of next year.

Please do not use the machine before the repair has been carried out, because water could leak onto the floor.

If you have any further questions, do not hesitate to contact me.

Yours sincerely,
Paul Renwick`,
  `Hi everyone,

I wanted to give you a short update on the move to the new office. The builders finished the second floor last week, and the furniture will be delivered on Monday. The lifts do not work yet, so please be patient.

Each team will get its own room. The sales team will sit on the first floor, next to the kitchen, while design and support will share the second. We tried to take all your wishes into account, but it was not possible to give everybody a place at the window.

Please pack your things by Thursday at 4 pm. You will find boxes in the hall. Write your name and the number of your room on each box. Computers should be left on the desks, because the technicians will move them on Friday. Take your personal documents home with you, as we cannot guarantee that nothing will be lost.

If you want to work from home on Friday and Monday, just tell your manager. The phones will be switched off for a few hours on Saturday.

We know that the last few months have not been easy. Thank you for your patience! There will be pizza on Tuesday at noon, and everyone is invited.

Best wishes,
Hannah`,
  `Dear Sam,

I'm sorry that I haven't written for so long. We have been very busy since we moved here, and the internet only started to work last week.

The house is old and needs a lot of work, but we love it. It stands at the end of a narrow road, about two miles from the village. There are apple trees in the garden, and from the kitchen you can see the sea. The roof was leaking when we arrived. Luckily, our neighbour is a carpenter, and he repaired it within two days. He refused to take any money, so we painted his fence.

The children like their new school, although they had to get used to the small classes. Emma has already found two friends. Ben misses his football team, but he has started to play the drums, which is great for him and less great for us.

I have not found a job yet. There was an interview at the library last Tuesday, and I think that it went well. They will let me know by the end of the month.

You must come and visit us in the summer. If you take the train to Alnmouth, we can pick you up at the station. There is plenty of room.

Love,
Claire`,
];
