/** English: words that carry little meaning of their own. */
export const words = `
a about above across after again against all almost along already also although always am among an and
another any anyone anything are aren't around as at away back be became because become been before being
below between both but by came can can't cannot come could couldn't did didn't do does doesn't doing don't
done down during each either else enough etc even ever every everything for from further gave get gets
getting give given go goes going gone got had hadn't has hasn't have haven't having he he's her here hers
herself him himself his how however i i'd i'll i'm i've if in instead into is isn't it it's its itself just
keep kept least less let let's like made make many may maybe me might mine more most much must my myself
neither never no nobody none nor not nothing now of off often on once one only onto or other others
otherwise ought our ours ourselves out over own per perhaps put quite rather really said same say says see
seem seems she she's should shouldn't since so some someone something sometimes soon still such take than
that that's the their theirs them themselves then there there's therefore these they they're they've this
those though through thus to together too toward towards under until up upon us use used using very via was
wasn't we we'll we're we've well went were weren't what whatever when whenever where wherever whether which
while who whole whom whose why will with within without won't would wouldn't yet you you'd you'll you're
you've your yours yourself yourselves
`;
