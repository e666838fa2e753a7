import type { AnyTool } from '#kit/define-tool';
import { inputFacts } from '#kit/facts';
import type { PortName } from '#kit/ports';
import type { ToolPrivacy } from '#ui/tool-page/privacy-line';

const HERE = 'Runs on this server: what you enter is neither stored nor logged.';

/** Who is asked by a tool that needs one of these ports. */
const asked: readonly { ports: readonly PortName[]; who: string }[] = [
  { ports: ['dns'], who: 'DNS servers' },
  { ports: ['rdap', 'whois'], who: 'domain registries' },
  { ports: ['authority'], who: 'public archives and rankings' },
  { ports: ['certificates'], who: 'a search of certificate logs' },
  { ports: ['wikipedia'], who: 'Wikipedia' },
];

/** What becomes of what is entered, by what a tool needs. */
export function privacyOf({ runsIn, needs, input }: AnyTool): ToolPrivacy {
  if (runsIn === 'browser') return { here: `Runs in your browser: ${whatStays(input)} your device.` };
  if (needs.includes('rewriter')) {
    return { here: HERE, outside: 'Where a language model is connected, the text goes to it.' };
  }
  if (needs.includes('sources')) {
    return {
      here: `${HERE} It fetches the pages that it finds and those that you name.`,
      outside: 'Some passages go to the search services chosen above.',
    };
  }
  if (needs.includes('audits')) {
    return {
      here: 'Runs on this server: nothing you enter is logged, and nothing is stored unless you have the report kept: then for 30 days at a link nobody can guess, or until you delete it. It fetches pages of the site, but never says who is asking.',
    };
  }
  if (runsIn === 'both' && needs.includes('pdf')) {
    return {
      here: 'Runs in your browser: files you choose, drop or paste never leave your device. A file on the web is fetched by this server from its address, and what is made of it is stored at an address nobody can guess and deleted after a short time. Nothing you enter is logged.',
    };
  }
  if (runsIn === 'both' && !needsPicture(input))
    return { here: 'Runs in your browser: nothing you enter leaves your device.' };
  if (runsIn === 'both') {
    return {
      here: 'Runs in your browser: pictures you choose, drop or paste never leave your device. A picture on the web is fetched by this server from its address, stored at an address nobody can guess and deleted after a short time. Nothing you enter is logged.',
    };
  }
  if (needs.includes('browser') && !needs.includes('http')) {
    return {
      here: `${HERE} It opens the page in a browser that keeps nothing, and never says who is asking.`,
      outside: 'It works where this server has a browser.',
    };
  }
  const others = asked.flatMap(({ ports, who }) => (ports.some((port) => needs.includes(port)) ? [who] : []));
  const ways = [
    ...(others.length > 0 ? [`asks ${new Intl.ListFormat('en').format(others)}`] : []),
    ...(needs.includes('tls') ? ['connects to the server you name'] : []),
    ...(needs.includes('http') ? ['fetches pages from the web'] : []),
  ];
  return { here: ways.length > 0 ? `${HERE} It ${ways.join(', and ')}, but never says who is asking.` : HERE };
}

function needsPicture(input: AnyTool['input']): boolean {
  return inputFacts(input).some(({ control }) => ['image', 'pictures', 'file'].includes(control));
}

/** What a form takes: a generator's takes no text, and has nothing to say about one. */
function whatStays(input: AnyTool['input']): string {
  const controls = new Set(inputFacts(input).map(({ control }) => control));
  if (!controls.has('textarea') && !controls.has('texts')) return 'nothing you enter leaves';
  return controls.has('file') ? 'your text and files never leave' : 'your text never leaves';
}
