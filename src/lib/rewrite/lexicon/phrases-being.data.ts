/** What somebody or something is to somebody, said with a verb: "is the author of", "was a resident of". */
export const beingPhrases = `
is the author of | x | has written, wrote | >np
was the author of | x | wrote | >np
is the founder of | x | founded | >np
was the founder of | x | founded | >np
is the co-founder of | x | helped to found | >np
was the co-founder of | x | helped to found | >np
is the owner of | x | owns | >np
was the owner of | x | owned | >np
is the leader of | x | leads, heads | >np
was the leader of | x | led, headed | >np
is the head of | x | heads, leads | >np !>state/government/steam
was the head of | x | headed, led | >np !>state/government/steam
is the director of | x | heads, runs | >np !>>film/movie/play/show/series/episode/documentary/opera/version
was the director of | x | headed, ran | >np !>>film/movie/play/show/series/episode/documentary/opera/version
is the editor of | x | edits | >np
was the editor of | x | edited | >np
is the winner of | x | won | >np
was the winner of | x | won | >np
is the creator of | x | created | >np
was the creator of | x | created | >np
is the designer of | x | designed | >np
was the designer of | x | designed | >np
is the publisher of | x | publishes | >np
was the publisher of | x | published | >np
is the host of | x | hosts, presents | >np
was the host of | x | hosted, presented | >np
is the manager of | x | manages, runs | >np
was the manager of | x | managed, ran | >np
is the producer of | x | produces | >np
was the producer of | x | produced | >np
is the cause of | x | causes | >np
was the cause of | x | caused | >np
is the result of | x | results from, is due to | >np
was the result of | x | resulted from, was due to | >np
is the outcome of | x | results from | >np
was the outcome of | x | resulted from | >np
is the subject of | x | is dealt with in | >a/an/the/several/many/C
is the inventor of | x | invented | >np
was the inventor of | x | invented | >np
is the composer of | x | wrote, composed | >np
was the composer of | x | wrote, composed | >np
is a result of | x | results from, is due to | >np
was a result of | x | resulted from, was due to | >np
is a consequence of | x | results from, follows from | >np
was a consequence of | x | resulted from, followed from | >np
is a resident of | x | lives in | >np
was a resident of | x | lived in | >np
is a native of | x | comes from | >np
was a native of | x | came from | >np
is a graduate of | x | graduated from | >np
is a student of | x | studies under | >NNP
was a student of | x | studied under | >NNP
is a student at | x | studies at | >np
was a student at | x | studied at | >np
is a pupil of | x | studies under | >NNP
was a pupil of | x | studied under | >NNP
is a professor at | x | teaches at | >np
was a professor at | x | taught at | >np
is a teacher at | x | teaches at | >np
was a teacher at | x | taught at | >np
is a lecturer at | x | lectures at, teaches at | >np
was a lecturer at | x | lectured at, taught at | >np
is a supporter of | x | supports, backs | >np
was a supporter of | x | supported, backed | >np
is a strong supporter of | x | strongly supports | >np
was a strong supporter of | x | strongly supported | >np
is an opponent of | x | opposes | >np
was an opponent of | x | opposed | >np
is a critic of | x | criticises | >np
was a critic of | x | criticised | >np
is a producer of | x | produces | >np
was a producer of | x | produced | >np
is a manufacturer of | x | makes, produces | >np
was a manufacturer of | x | made, produced | >np
is a supplier of | x | supplies | >np
was a supplier of | x | supplied | >np
is a provider of | x | provides, offers | >np
was a provider of | x | provided, offered | >np
is a combination of | x | combines | >np
was a combination of | x | combined | >np
is a mixture of | x | combines | >np
was a mixture of | x | combined | >np
is a reference to | x | refers to | >np
was a reference to | x | referred to | >np
is a description of | x | describes | >np
was a description of | x | described | >np
is a measure of | x | measures, shows | >np
is a reflection of | x | reflects, mirrors | >np
was a reflection of | x | reflected, mirrored | >np
is an indication of | x | indicates, shows | >np
was an indication of | x | indicated, showed | >np
is a sign of | x | points to, signals | >np
was a sign of | x | pointed to, signalled | >np
is a symbol of | x | stands for, symbolises | >np
was a symbol of | x | stood for, symbolised | >np
is a threat to | x | threatens | >np
was a threat to | x | threatened | >np
is a contributor to | x | contributes to | >np
was a contributor to | x | contributed to | >np
is a participant in | x | takes part in | >np
was a participant in | x | took part in | >np
is a follower of | x | follows | >np
was a follower of | x | followed | >np
is an admirer of | x | admires | >np
was an admirer of | x | admired | >np
is a veteran of | x | served in, fought in | >np
was a veteran of | x | served in, fought in | >np
is a descendant of | x | descends from, is descended from | >np
was a descendant of | x | descended from, was descended from | >np
is a tributary of | x | flows into, joins | >np
was a tributary of | x | flowed into, joined | >np
is a tributary to | x | flows into, joins | >np
is a collection of | x | brings together | >np
was a collection of | x | brought together | >np
is a study of | x | examines, looks at | >np
was a study of | x | examined, looked at | >np
is a history of | x | tells the history of | >np
was a history of | x | told the history of | >np
is an account of | x | describes, tells of | >np
was an account of | x | described, told of | >np
is an attempt to | x | tries to, aims to | >B
was an attempt to | x | tried to, aimed to | >B
is an effort to | x | tries to, aims to | >B
was an effort to | x | tried to, aimed to | >B
is a way to | x | is a means to | >B
was a way to | x | was a means to | >B
is a way of | x | is a means of | >np
was a way of | x | was a means of | >np
is indicative of | x | indicates, points to | >np
was indicative of | x | indicated, pointed to | >np
is representative of | x | represents | >np
was representative of | x | represented | >np
is reminiscent of | x | recalls, brings to mind | >np
was reminiscent of | x | recalled, brought to mind | >np
is supportive of | x | supports | >np
was supportive of | x | supported | >np
is critical of | x | criticises | >np
was critical of | x | criticised | >np
is suggestive of | x | suggests | >np
was suggestive of | x | suggested | >np
is descriptive of | x | describes | >np
was descriptive of | x | described | >np
is equal to | x | equals | >np
was equal to | x | equalled | >np
is equivalent to | x | equals, amounts to | >np
was equivalent to | x | equalled, amounted to | >np
is comparable to | x | is like | >np
was comparable to | x | was like | >np
is similar to | x | resembles, is like | >np
was similar to | x | resembled, was like | >np
is identical to | x | is the same as | >np
was identical to | x | was the same as | >np
is adjacent to | x | is next to, adjoins~f | >np
was adjacent to | x | was next to, adjoined~f | >np
is parallel to | x | runs parallel to | >np
was parallel to | x | ran parallel to | >np
is made from | x | is produced from | >np
was made from | x | was produced from | >np
is part of | x | forms part of | >np !>>problem/solution
was part of | x | formed part of | >np !>>problem/solution
is different to | x | differs from | >np
was different to | x | differed from | >np
is typical of | x | is characteristic of | >np
was typical of | x | was characteristic of | >np
is characteristic of | x | is typical of | >np
was characteristic of | x | was typical of | >np
is relevant to | x | relates to, concerns | >np
was relevant to | x | related to, concerned | >np
is applicable to | x | applies to | >np
was applicable to | x | applied to | >np
is consistent with | x | fits, agrees with | >np
was consistent with | x | fitted, agreed with | >np
is inconsistent with | x | conflicts with, goes against | >np
was inconsistent with | x | conflicted with, went against | >np
is contrary to | x | goes against, conflicts with | >np
was contrary to | x | went against, conflicted with | >np
is compatible with | x | works with | >np
was compatible with | x | worked with | >np
is dependent upon | x | depends on | >np
was dependent upon | x | depended on | >np
is reliant on | x | relies on, depends on | >np
was reliant on | x | relied on, depended on | >np
is responsive to | x | responds to | >np
was responsive to | x | responded to | >np
is resistant to | x | resists | >np
was resistant to | x | resisted | >np
is harmful to | x | harms, damages | >np
was harmful to | x | harmed, damaged | >np
is beneficial to | x | benefits, helps | >np
was beneficial to | x | benefited, helped | >np
is helpful in | x | helps in, is useful in | >np
was helpful in | x | helped in, was useful in | >np
is useful for | x | is good for | >np
is suitable for | x | suits, is right for | >np
was suitable for | x | suited, was right for | >np
is in charge of | x | runs, heads | >np
was in charge of | x | ran, headed | >np
is in control of | x | controls, runs | >np
was in control of | x | controlled, ran | >np
is in conflict with | x | conflicts with | >np
was in conflict with | x | conflicted with | >np
is in favour of | x | supports | >np
was in favour of | x | supported | >np
is in need of | x | needs, requires | >np
was in need of | x | needed, required | >np
is in possession of | x | has, owns | >np
was in possession of | x | had, owned | >np
is in line with | x | matches, fits | >np
was in line with | x | matched, fitted | >np
is in contact with | x | touches | >np
was in contact with | x | touched | >np
is on display in | x | is shown in | >np
was on display in | x | was shown in | >np
is on display at | x | is shown at | >np
was on display at | x | was shown at | >np
is under the control of | x | is controlled by | >np
was under the control of | x | was controlled by | >np
is under the command of | x | is commanded by | >np
was under the command of | x | was commanded by, was led by | >np
is under the direction of | x | is directed by, is led by | >np
was under the direction of | x | was directed by, was led by | >np
is located in the heart of | x | lies in the heart of | >np
was located in the heart of | x | lay in the heart of | >np
is famous as | x | is well known as | >np
was famous as | x | was well known as | >np
is popular with | x | is liked by | >np
was popular with | x | was liked by | >np
is popular among | x | is liked by | >np
was popular among | x | was liked by | >np
`;
