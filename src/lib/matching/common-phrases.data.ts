/** Words that stand together in any text, whoever wrote it. In the form that words are compared in. */
export const commonPhrases: readonly string[] = `
on the other hand|at the same time|in the case of|as a result of|as well as the|the end of the|at the end of|at the beginning of|in the middle of|in the form of
one of the most|is one of the|one of the main|one of the most important|some of the most|the rest of the|the fact that the|due to the fact that|in spite of the|despite the fact that
it is important to|it is important to note that|it should be noted that|it is possible to|it is necessary to|it is clear that|it can be seen that|it can be said that|it is well known that|it is likely that
in order to be|in order to make|in order to get|in order to do|so that it can|so that they can|as long as the|as soon as the|as far as the|as much as possible
a wide range of|a wide variety of|a large number of|a great number of|a small number of|a great deal of|a lot of people|a number of different|the majority of the|in the majority of cases
there are a number of|there are many different|there are two types of|there are several types of|there is a need for|there is no doubt that|for the purpose of|for the first time|for a long time|over a period of time
the way in which|the ways in which|the extent to which|the degree to which|to a large extent|to a certain extent|to some extent the|with respect to the|with regard to the|in relation to the
in terms of the|in the context of|in the field of|in the area of|in the process of|in the course of|in the absence of|in the presence of|in the event of|in addition to the
on the basis of|on the part of|on top of the|on a regular basis|on a daily basis|in the long run|in the short term|in the long term|in the near future|in the past few years
in recent years the|over the last few years|over the past few decades|over the course of|all over the world|around the world and|in many parts of the|in many parts of the world|in different parts of the|in the united states
the first of these|the second of these|the most common type|the most common types of|the most important of|the nature of the|the size of the|the value of the|the number of the|the use of the
can be used to|can be used for|can be used as|can be divided into|can be found in|can be seen in|can be seen as|can be defined as|can be described as|could be used to
is defined as the|is known as the|are known as the|is referred to as|is also known as|is said to be|is considered to be|is thought to be|is believed to be|is based on the
it is based on|are based on the|is made up of|are made up of|is used to describe|is used in the|is used for the|is the process of|is a type of|is a form of
is a kind of|is an example of|is the most common|is part of the|is part of a|are part of the|is due to the|is caused by the|is related to the|is similar to the
is the same as|is equal to the|is different from the|depends on the type of|depending on the type of|depends on a number of|as a consequence of|as a means of|as part of the|as part of a
by the end of the|by the time the|by means of a|by the use of|by way of a|from the point of view|from time to time|from one to another|from the beginning of|from place to place
if and only if|if there is a|if there is no|if it is not|when it comes to|when it comes to the|what is more the|no matter how much|not only the but also|not as much as
that there is a|that there is no|that it is a|that can be used|that can be used to|that has to be|that is to say|this is because the|this is due to the|this is known as
this means that the|this means that it|this is called the|this is not the case|this can be done by|this can lead to|this could lead to|this has led to|this is why the|this is one of the
the problem is that|the reason for this|the reason for this is|the reason for this is that|the main reason for|the purpose of this|the aim of this|the idea of the|the basic idea is|the basic idea of
the relationship between the|the difference between the|the difference between the two|the distance between the|the development of the|the importance of the|the amount of time|the use of a|the role of the|the quality of the
to be able to|are able to be|has to be done|have to be made|have been able to|will be able to|would be able to|should be able to|must be able to|may be able to
will need to be|would have to be|would like to be|needs to be done|need to be able to|it would be a|it may be that|it has to be|it has been shown that|it has been suggested that
at the time of|at the level of|at the expense of|at the cost of|at the bottom of|at the top of the|at a given time|at the present time|at least one of|at any given time
each of the two|each of these is|both of these are|all of these are|most of the time|most of the people|many of these are|none of these are|any of the other|another way to do
an example of this|an example of this is|an important part of|an increase in the|a decrease in the|a change in the|a set of rules|a set of data|a part of the|a result of this
and so on and|and so on until|and at the same time|and as a result|and in some cases|and the number of|and there is no|but at the same time|but it is also|but this is not
in other words the|in some cases the|in most cases the|in this case the|in this way the|in such a way that|in such a way as to|in the same way as|in the same way that|in the following way
first of all the|last but not least|more and more people|more or less the|as a matter of fact|as can be seen from|as shown in the|as mentioned above the|as opposed to the|as described in the
a number of reasons for|for a number of reasons|for example if you|for example in the|for instance in the|for the sake of|for the use of|for each of the|for all of the|for more than a
the results of the|the effects of the|the effect of the|the beginning of the|the course of the|the history of the|the rest of the world|the other hand the|the same time the|the same way as
`
  .trim()
  .split(/[\n|]/);
