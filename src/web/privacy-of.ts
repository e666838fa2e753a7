import type { AnyTool } from '#kit/define-tool';
import type { PortName } from '#kit/ports';
import type { ToolPrivacy } from '#ui/tool-page/privacy-line';

const HERE = 'Answered by this server: what you enter is neither stored nor logged.';

/** Who is asked by a tool that needs one of these ports. */
const asked: readonly { ports: readonly PortName[]; who: string }[] = [
  { ports: ['dns'], who: 'DNS servers' },
  { ports: ['rdap', 'whois'], who: 'domain registries' },
  { ports: ['authority'], who: 'public archives and rankings' },
  { ports: ['certificates'], who: 'a search of certificate logs' },
  { ports: ['wikipedia'], who: 'Wikipedia' },
];

/** What becomes of what is entered, by what a tool needs. */
export function privacyOf({ runsIn, category, needs }: Pick<AnyTool, 'runsIn' | 'category' | 'needs'>): ToolPrivacy {
  if (runsIn === 'browser') return { here: 'Computed in your browser: your text never leaves your device.' };
  if (needs.includes('rewriter')) {
    return { here: HERE, outside: 'Where a language model is connected, the text goes to it.' };
  }
  if (needs.includes('sources')) {
    return {
      here: `${HERE} Pages that are found or named are fetched.`,
      outside: 'Some passages go to the search services chosen above.',
    };
  }
  if (category === 'image') {
    return {
      here: 'Answered by this server: pictures are stored at an address nobody can guess, and deleted after a short time. Nothing you enter is logged. A picture on the web is fetched from its address.',
    };
  }
  const others = asked.flatMap(({ ports, who }) => (ports.some((port) => needs.includes(port)) ? [who] : []));
  const ways = [
    ...(others.length > 0 ? [`asks ${new Intl.ListFormat('en').format(others)}`] : []),
    ...(needs.includes('tls') ? ['connects to the server in question'] : []),
    ...(needs.includes('http') ? ['fetches pages of the site in question'] : []),
  ];
  return { here: ways.length > 0 ? `${HERE} It ${ways.join(' and ')}, without saying for whom.` : HERE };
}
