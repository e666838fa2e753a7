/** Sentences out of papers, theses and reviews. The studies and authors are invented. */
export const academicSentences = `
The results suggest that sleep plays an important role in the formation of memory.
Previous studies have shown that children learn new words faster when they hear them in a story.
The samples were collected from 14 lakes between May and September 2019.
However, little is known about the effects of noise on fish.
The aim of this study was to examine how teachers respond to unexpected answers.
A total of 212 participants completed the questionnaire, of whom 131 were women.
These findings are consistent with those reported by Okafor and Lind (2015).
It has been argued that trade leads to peace, but the evidence is mixed.
The method has several advantages over those that are currently in use.
Because the sample was small, the results cannot be applied to the population as a whole.
There was no significant difference between the two groups (p = 0.34).
The second chapter describes the methods that were used to collect the data.
Urban areas are often warmer than their surroundings, a phenomenon that has been widely studied.
Our analysis shows that the model fails to explain the decline in rainfall.
The temperature was kept constant at 21 °C throughout the experiment.
Many scholars believe that the text was written by more than one author.
The theory was first proposed in 1962 and has been revised several times since then.
If the assumption is false, the entire argument collapses.
Participants who received feedback performed better than those who did not.
The relationship between income and health is complex and depends on many factors.
Further research is needed to determine whether the effect is permanent.
The data were analysed by two independent researchers.
In most cases, the error was smaller than 5 percent.
The survey was carried out in four countries with very different school systems.
This approach allows researchers to compare languages that are not related.
Earlier work focused on adults, whereas the present study deals with children.
The increase in the number of cases may be due to better methods of diagnosis.
The author rejects the idea that the law was a response to public pressure.
Soil quality was found to decline rapidly after the trees had been removed.
Three main conclusions can be drawn from these observations.
It is not clear why the birds return to the same island every year.
The material becomes brittle when it is exposed to sunlight for a long time.
The authors would like to thank the members of the group for their helpful comments.
Economists have long tried to explain why some regions grow faster than others.
The questionnaire consisted of 25 items and took about 15 minutes to complete.
The findings provide strong support for the second hypothesis.
Not all patients responded to the treatment, and four had to leave the study.
The concept of identity has changed considerably over the last 50 years.
A similar pattern can be observed in other parts of the world.
The model assumes that all firms have access to the same information.
The first experiment was designed to test whether rats can recognise faces.
Although the sample was limited to one city, the study raises important questions.
These differences could be explained by the age of the participants.
The essay attempts to show how the poem reflects the fears of its time.
The solution was heated slowly and stirred for 40 minutes.
Only two of the ten variables had a measurable influence on the outcome.
The archive contains letters that have never been published.
In contrast to earlier studies, we did not find any link between height and income.
The paper is divided into five sections.
The concentration of salt increased as the water evaporated.
The interviews were recorded, transcribed and translated into English.
`;
