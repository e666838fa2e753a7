/** Words that are together in any text, no matter who wrote it. In the form that words are compared in. */
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
is a type of data|is a branch of|is a field of study|is a method of|is a method for|is a method used to|is a way of|is a way to|is a technique that|is a technique used to
is a set of|is a collection of|is a measure of|is a measure of the|is a measure of how|is a term used to|is a term that is used|is a concept in|is one way of|is one type of
is a common way to|is a process that|is a process in which|is a system of|is a system that|is the act of|is the ability to|is the ability of|is the study of|is the science of
is the amount of|is the number of|is the name of|is the name given to|is the term for|is the term used for|is the opposite of|is the result of|is the result of the|is the sum of
is the first step|is the main reason|is the basis of|is the basis for|is the most important|is the best known|is the best way to|is the probability of|is the probability that|is the value of
was the first to|was one of the first|was one of the most|was first described by|was invented by|was developed by|was born in|was built in the|was part of the|was known as the
were the first to|were able to|had to be|have to be|has been used to|has been used in|have been used to|has been shown to|have been shown to|has become one of the
which is used to|which can be used to|which is called the|which is known as|which is also called|which is why|which means that|which means that the|which leads to|which makes it
which allows the|which has been|which is based on|which is the|who was the first|whether or not|whether or not the|where there is a|where there is no|when there is a
when there is no|when one of the|while at the same time|with the exception of|with the help of|with the help of a|with the use of|with the aim of|with each other and|with one another
without the use of|within the same|within a few years|within the framework of|you can see that|you need to|you have to|you will need to|to find out|to find out whether
to make sure that|to make sure that the|to take into account|to be taken into account|to be used in|to be found in|to carry out|to come up with|to deal with the|to get rid of
to the extent that|to the fact that|to the point where|to do with the|together with the|up to a point|up to the point|used in order to|under the influence of|under these circumstances
a better understanding of|a brief description of|a certain number of|a certain amount of|a couple of years|a few of the|a good example of|a good example is|a great many|a growing number of
a high degree of|a high level of|a huge amount of|a key role in|a large amount of|a large part of|a little bit of|a lot more|a lot of different|a lot of time
a major role in|a more or less|a range of different|a series of|a set of|a similar way to|a small amount of|a variety of different|a vast number of|a way of life
advantages and disadvantages of|after a while the|all kinds of|all of the above|all of the other|all over the|along with the|along the way|among other things|an important role in
an integral part of|an overview of the|and all of the|and in this way|and is used to|and it is the|and so does the|and that is why|and this is called|and this means that
any one of the|are a number of|are a type of|are an example of|are called the|are considered to be|are equal to the|are likely to be|are made of|are related to each other
are the same as|are thought to be|are used in the|are used to describe|are very similar to|around the same time|as a form of|as a function of the|as a way of|as a way to
as a whole and|as an alternative to|as far as possible|as follows the|as long as there is|as many as possible|as one of the|as quickly as possible|as soon as possible|as the name suggests
as the name implies|as the number of|as they are called|as time goes on|as we have seen|as we know it|aside from the|at a time when|at all times|at any point in
at first sight|at that time the|at the age of|at the heart of|at the moment when|at the right time|at the start of the|at the turn of the|away from the|based on the fact
based on the idea|based on the assumption that|because it has a|because of the fact|because there is no|before and after the|better known as|between the two|both of them are|by a factor of
by and large the|by no means|by taking into account|by the fact that|by virtue of the|came to be known as|can also be used|can be applied to|can be calculated by|can be calculated as
can be considered as|can be done by|can be done in|can be explained by|can be expressed as|can be made by|can be represented by|can be said to|can be seen that|can be solved by
can be thought of as|can be used in|can be very|can only be|close to each other|come into contact with|compared to the|could be seen as|due to the lack of|during the course of
each of them has|each other and|either one or the other|even though it is|every one of the|except for the|far away from|first of all it|for a long period|for a short time
for a variety of reasons|for example when a|for many years|for more information|for some of the|for the benefit of|for the most part|for the rest of|for the same reason|for the simple reason
for this purpose|for this reason the|for this reason it is|from each other|from the fact that|from the perspective of|from that point on|given the fact that|goes back to the|half of the
has a lot of|has an effect on|has an impact on|has been the|has nothing to do with|have a number of|have an effect on|have an impact on|have in common|have nothing to do with
how it works|how many of the|how to use|however it is not|if this is the case|if we look at|in a number of ways|in a position to|in a similar way|in a variety of
in a way that|in accordance with the|in all of the|in an attempt to|in an effort to|in any case|in charge of|in comparison with the|in connection with the|in contrast to the
in each of the|in exchange for|in favour of the|in front of the|in general the|in light of the|in line with the|in many cases the|in most of the|in my opinion
in no way|in one of the|in order for the|in other parts of|in place of the|in practice the|in real life|in response to the|in search of|in some of the
in such a case|in that case the|in that it is|in the 20th century|in the 19th century|in the back of|in the best case|in the early years|in the end the|in the exact same way
in the face of|in the first place|in the hands of|in the history of|in the last few years|in the late 19th century|in the light of|in the meantime the|in the opposite direction|in the order of
in the presence of a|in the right place|in the same place|in the same time|in the sense that|in the shape of|in the situation where|in the world today|in the worst case|in the year of
in this example the|in this respect|in this situation|in which it is|in which there is|is able to|is also used|is called a|is called the|is capable of
is closely related to|is composed of|is concerned with|is dependent on|is determined by|is equal to|is equivalent to|is given by|is important because|is important to
`
  .trim()
  .split(/[\n|]/);
