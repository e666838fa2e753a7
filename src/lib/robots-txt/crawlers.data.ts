/** When the list was last gone through. */
export const crawlersAsOf = '2026-11-21';

const google = 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers';
const googleSpecial = 'https://developers.google.com/search/docs/crawling-indexing/google-special-case-crawlers';
const openAi = 'https://platform.openai.com/docs/bots';
const anthropic =
  'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler';
const meta = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers';
const apple = 'https://support.apple.com/en-us/119829';
const perplexity = 'https://docs.perplexity.ai/guides/bots';
const observed = 'https://github.com/ai-robots-txt/ai.robots.txt/blob/main/table-of-bot-metrics.md';

/**
 * Crawlers that a site owner meets today, by what they fetch pages for. Token, operator, purpose, source, and what blocking it means;
 * then what else holds for it.
 */
export const crawlerRows = `
Googlebot | Google | search | ${google} | Google Search, Images, Video, News and Discover.
Googlebot-Image | Google | search | ${google} | Pictures in Google Images and elsewhere in Google Search. | after Googlebot
Googlebot-Video | Google | search | ${google} | Videos in Google Search. | after Googlebot
Googlebot-News | Google | search | ${google} | Google News. The fetching is done by Googlebot. | after Googlebot
Bingbot | Microsoft | search | https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0 | Bing, and search engines that use its results.
DuckDuckBot | DuckDuckGo | search | https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot | DuckDuckGo's own crawling; many of its results come from Bing.
Applebot | Apple | search | ${apple} | Spotlight, Siri and Safari. Without a group of its own it follows those of Googlebot. | after Googlebot
YandexBot | Yandex | search | https://yandex.com/support/webmaster/robot-workings/check-yandex-robots.html | Yandex Search. It also follows groups for the name Yandex. | after Yandex
Baiduspider | Baidu | search | https://www.baidu.com/search/robots_english.html | Baidu Search.
Google-Extended | Google | ai-training | ${google} | Whether what Google fetched may train Gemini models and ground their answers; Search is not affected.
GPTBot | OpenAI | ai-training | ${openAi} | Training of OpenAI's models.
ClaudeBot | Anthropic | ai-training | ${anthropic} | Training of Anthropic's models.
Applebot-Extended | Apple | ai-training | ${apple} | Whether what Applebot fetched may train Apple's models; search is not affected.
CCBot | Common Crawl | ai-training | https://commoncrawl.org/ccbot | The open archive of the web from which many models learn.
meta-externalagent | Meta | ai-training | ${meta} | Training of Meta's models, and indexing for its products.
FacebookBot | Meta | ai-training | ${observed} | An older name, for the training of speech recognition.
Amazonbot | Amazon | ai-training | https://developer.amazon.com/amazonbot | Amazon's products, Alexa's answers among them; may be used to train models.
Bytespider | ByteDance | ai-training | ${observed} | Training of ByteDance's models. Its operator documents nothing, and many sites report that it ignores rules. | may ignore
cohere-ai | Cohere | ai-training | ${observed} | Seen under Cohere's name; not documented by its operator. | may ignore
Diffbot | Diffbot | ai-training | ${observed} | Structured data taken from pages, sold for research and for training. | may ignore
OAI-SearchBot | OpenAI | ai-answers | ${openAi} | Links and sources in ChatGPT's search.
ChatGPT-User | OpenAI | ai-answers | ${openAi} | Somebody asked ChatGPT for the page: OpenAI says that rules may not apply. | may ignore
Claude-SearchBot | Anthropic | ai-answers | ${anthropic} | The index behind Claude's search.
Claude-User | Anthropic | ai-answers | ${anthropic} | Somebody asked Claude for the page; rules are followed.
PerplexityBot | Perplexity | ai-answers | ${perplexity} | Links and sources in Perplexity's answers.
Perplexity-User | Perplexity | ai-answers | ${perplexity} | Somebody asked Perplexity for the page: its operator says that rules are generally not followed. | may ignore
DuckAssistBot | DuckDuckGo | ai-answers | https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot | Sources of DuckDuckGo's short answers.
meta-externalfetcher | Meta | ai-answers | ${meta} | Somebody asked one of Meta's assistants for the page: Meta says that rules may be bypassed. | may ignore
archive.org_bot | Internet Archive | archive | https://archive.org/details/archive.org_bot | The Wayback Machine. The archive says that it does not always follow rules. | may ignore
ia_archiver | Alexa, until 2022 | archive | https://blog.archive.org/2017/04/17/robots-txt-meant-for-search-engines-dont-work-well-for-web-archives/ | An old name that many files still hold: Alexa gathered pages for the Internet Archive under it. | may ignore
AhrefsBot | Ahrefs | seo | https://ahrefs.com/robot | The index of links behind Ahrefs' services and the Yep search engine.
SemrushBot | Semrush | seo | https://www.semrush.com/bot/ | The index of links behind Semrush's services.
MJ12bot | Majestic | seo | https://mj12bot.com/ | The index of links behind Majestic's services.
DotBot | Moz | seo | https://moz.com/help/moz-procedures/crawlers/dotbot | The index of links behind Moz's services.
facebookexternalhit | Meta | preview | ${meta} | Previews of links shared on Facebook, Instagram and Messenger; may pass over rules for security checks. | may ignore
Twitterbot | X | preview | https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started | Cards of links shared on X.
LinkedInBot | LinkedIn | preview | https://www.linkedin.com/robots.txt | Previews of links shared on LinkedIn.
Slackbot | Slack | preview | https://api.slack.com/robots | Previews of links shared in Slack, fetched because somebody posted them. | may ignore
AdsBot-Google | Google | other | ${googleSpecial} | Quality checks of pages that Google Ads lead to. Only a group of its own holds for it. | ignores *
GoogleOther | Google | other | ${google} | Research and one-off fetching by Google's teams; Search is not affected.
`;
