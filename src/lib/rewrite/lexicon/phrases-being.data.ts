/** What somebody or something is to somebody, said with a verb: "is the author of", "was a resident of". */
export const beingPhrases = `
is the author of | x | has written | >np !<there/here/start
was the author of | x | wrote | >np !<there/here/start
is the founder of / was the founder of | x | founded | >np !<there/here/start
is the co-founder of / was the co-founder of | x | co-founded | >np !<there/here/start
is the owner of | x | owns | >np !<there/here/start
was the owner of | x | owned | >np !<there/here/start
is the leader of | x | leads, heads | >np !<there/here/start
was the leader of | x | led, headed | >np !<there/here/start
is the head of | x | heads, leads | >np !>state/government/steam !<there/here/start
was the head of | x | headed, led | >np !>state/government/steam !<there/here/start
is the director of | x | heads, runs | >np !>>film/movie/play/show/series/episode/documentary/opera/version !>>photography/cinematography/music/video !<there/here/start
was the director of | x | headed, ran | >np !>>film/movie/play/show/series/episode/documentary/opera/version !>>photography/cinematography/music/video !<there/here/start
is the editor of | x | edits | >np !<there/here/start
was the editor of | x | edited | >np !<there/here/start
is the winner of / was the winner of | x | won | >np !<there/here/start
is the creator of / was the creator of | x | created | >np !<there/here/start
is the designer of / was the designer of | x | designed | >np !<there/here/start
is the publisher of | x | publishes | >np !<there/here/start
was the publisher of | x | published | >np !<there/here/start
is the host of | x | hosts | >np !<there/here/start
was the host of | x | hosted | >np !<there/here/start
is the manager of | x | manages | >np !<there/here/start
was the manager of | x | managed | >np !<there/here/start
is the producer of | x | produces | >np !>>film/movie/show/series/album/record/documentary/play !<there/here/start
was the producer of / was a producer of | x | produced | >np !<there/here/start
is the cause of | x | causes | >np !<there/here/start
was the cause of | x | caused | >np !<there/here/start
is the result of / is the outcome of | x | results from | >np !<there/here/start
was the result of / was the outcome of | x | resulted from | >np !<there/here/start
is the inventor of / was the inventor of | x | invented | >np !<there/here/start
is the composer of / was the composer of | x | wrote, composed | >np !<there/here/start
is a result of | x | results from, is due to | >np !<there/here/start
was a result of | x | resulted from, was due to | >np !<there/here/start
is a consequence of | x | results from, follows from | >np !<there/here/start
was a consequence of | x | resulted from, followed from | >np !<there/here/start
is a resident of | x | lives in | >np !<there/here/start
was a resident of | x | lived in | >np !<there/here/start
is a native of | x | comes from | >np !<there/here/start
was a native of | x | came from | >np !<there/here/start
is a graduate of | x | graduated from | >np !<there/here/start
is a student at | x | studies at | >np !<there/here/start
was a student at | x | studied at | >np !<there/here/start
is a pupil of | x | studies under | >NNP !>eton/harrow !>>school/college/academy !<there/here/start
was a pupil of | x | studied under | >NNP !>eton/harrow !>>school/college/academy !<there/here/start
is a professor at / is a teacher at | x | teaches at | >np !<there/here/start
was a professor at / was a teacher at | x | taught at | >np !<there/here/start
is a lecturer at | x | lectures at, teaches at | >np !<there/here/start
was a lecturer at | x | lectured at, taught at | >np !<there/here/start
is a supporter of | x | supports, backs | >np !<there/here/start
was a supporter of | x | supported, backed | >np !<there/here/start
is a strong supporter of | x | strongly supports | >np !<there/here/start
was a strong supporter of | x | strongly supported | >np !<there/here/start
is an opponent of | x | opposes | >np !<there/here/start
was an opponent of | x | opposed | >np !<there/here/start
is a critic of | x | criticises | >np !<there/here/start
was a critic of | x | criticised | >np !<there/here/start
is a producer of | x | produces | >np !<there/here/start
is a manufacturer of | x | makes, produces | >np !<there/here/start
was a manufacturer of | x | made, produced | >np !<there/here/start
is a supplier of | x | supplies | >np !<there/here/start
was a supplier of | x | supplied | >np !<there/here/start
is a provider of | x | provides, offers | >np !<there/here/start
was a provider of | x | provided, offered | >np !<there/here/start
is a combination of | x | combines | >np !<there/here/start
was a combination of | x | combined | >np !<there/here/start
is a reference to | x | refers to | >np !<there/here/start
was a reference to | x | referred to | >np !<there/here/start
is a description of | x | describes | >np !<there/here/start
was a description of | x | described | >np !<there/here/start
is a measure of | x | measures | >np !<it/this/that !<there/here/start
is a reflection of | x | reflects, mirrors | >np !<there/here/start
was a reflection of | x | reflected, mirrored | >np !<there/here/start
is an indication of | x | indicates, shows | >np !<there/here/start
was an indication of | x | indicated, showed | >np !<there/here/start
is a sign of | x | shows, signals | >np !>>time/zodiac/life/god !<there/here/start
was a sign of | x | showed, signalled | >np !>>time/zodiac/life/god !<there/here/start
is a symbol of | x | stands for, symbolises | >np !<there/here/start
was a symbol of | x | stood for, symbolised | >np !<there/here/start
is a threat to | x | threatens | >np !<there/here/start
was a threat to | x | threatened | >np !<there/here/start
is a contributor to | x | contributes to | >np !<there/here/start
was a contributor to | x | contributed to | >np !<there/here/start
is a participant in | x | takes part in | >np !<there/here/start
was a participant in | x | took part in | >np !<there/here/start
is a follower of | x | follows | >np !<there/here/start
was a follower of | x | followed | >np !<there/here/start
is an admirer of | x | admires | >np !<there/here/start
was an admirer of | x | admired | >np !<there/here/start
is a veteran of / was a veteran of | x | served in, fought in | >>war/campaign/conflict !<there/here/start
is a descendant of | x | descends from, is descended from | >np !<there/here/start
was a descendant of | x | descended from, was descended from | >np !<there/here/start
is a tributary of / is a tributary to | x | flows into, joins | >np !<there/here/start
was a tributary of | x | flowed into, joined | >np !<there/here/start
is a collection of | x | brings together | >>work/story/essay/poem/article/song/letter/paper/photograph/interview/recording/speech !<there/here/start
was a collection of | x | brought together | >>work/story/essay/poem/article/song/letter/paper/photograph/interview/recording/speech !<there/here/start
is a study of | x | examines, looks at | >np !<there/here/start
was a study of | x | examined, looked at | >np !<there/here/start
is a history of | x | tells the history of | >np !<there/here/start
was a history of | x | told the history of | >np !<there/here/start
is an account of | x | describes, tells of | >np !<there/here/start
was an account of | x | described, told of | >np !<there/here/start
is an attempt to / is an effort to | x | tries to, aims to | >B !<there/here/start
was an attempt to / was an effort to | x | tried to, aimed to | >B !<there/here/start
is a way to | x | is a means to | >B !<there/here/start
was a way to | x | was a means to | >B !<there/here/start
is a way of | x | is a means of | >G !<there/here/start
was a way of | x | was a means of | >G !<there/here/start
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
is equal to | x | equals | >np !>>task
was equal to | x | equalled | >np !>>task
is equivalent to | x | equals, amounts to | >np
was equivalent to | x | equalled, amounted to | >np
is comparable to | x | is similar to | >np
was comparable to | x | was similar to | >np
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
is part of | x | forms part of | >np !>>problem/solution !<<@person !>>team/band/squad/group/crew/cast/family/plan/effort/job/game/deal
was part of | x | formed part of | >np !>>problem/solution !<<@person !>>team/band/squad/group/crew/cast/family/plan/effort/job/game/deal
is different to | x | differs from | >np
was different to | x | differed from | >np
is typical of = is characteristic of | x | | >np
was typical of = was characteristic of | x | | >np
is relevant to | x | bears on~f, has a bearing on | >np
was relevant to | x | bore on~f, had a bearing on | >np
is applicable to | x | applies to | >np
was applicable to | x | applied to | >np
is consistent with | x | fits, agrees with | >np
was consistent with | x | fitted, agreed with | >np
is inconsistent with | x | conflicts with, goes against | >np
was inconsistent with | x | conflicted with, went against | >np
is contrary to | x | goes against, conflicts with | >np
was contrary to | x | went against, conflicted with | >np
is compatible with | x | works with | >>device/phone/computer/system/software/browser/printer/camera/machine/version/player/windows
was compatible with | x | worked with | >>device/phone/computer/system/software/browser/printer/camera/machine/version/player/windows
is dependent upon | x | depends on | >np
was dependent upon | x | depended on | >np
is reliant on | x | relies on, depends on | >np
was reliant on | x | relied on, depended on | >np
is responsive to | x | responds to | >np
was responsive to | x | responded to | >np
is resistant to | x | resists | >np
was resistant to | x | resisted | >np
is harmful to | x | harms | >np
was harmful to | x | harmed | >np
is beneficial to | x | benefits, helps | >np
was beneficial to | x | benefited, helped | >np
is helpful in | x | helps in, is useful in | >np
was helpful in | x | helped in, was useful in | >np
is useful for | x | is helpful for | >np
is suitable for | x | suits, is right for | >np
was suitable for | x | suited, was right for | >np
is in charge of | x | runs, heads | >>department/team/unit/division/project/office/operation/programme/program/company/investigation/section/hospital/school
was in charge of | x | ran, headed | >>department/team/unit/division/project/office/operation/programme/program/company/investigation/section/hospital/school
is in control of | x | controls | >np
was in control of | x | controlled | >np
is in conflict with | x | conflicts with | >np !<<@person !<<@group
was in conflict with | x | conflicted with | >np !<<@person !<<@group
is in need of | x | needs, requires | >np
was in need of | x | needed, required | >np
is in possession of | x | has | >np
was in possession of | x | had | >np
is in line with | x | matches, fits | >np
was in line with | x | matched, fitted | >np
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
is popular with / is popular among | x | is liked by | >np
was popular with / was popular among | x | was liked by | >np
`;
