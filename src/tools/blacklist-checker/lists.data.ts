/** A block list that is asked by DNS. Sources: what its makers publish of it. */
export interface BlockList {
  name: string;
  zone: string;
  of: 'address' | 'domain';
  /** Versions of addresses that it knows. */
  versions?: readonly (4 | 6)[];
  /** What it is for. */
  purpose: string;
  /** What its answers mean, by the last number; `default` for all others. */
  codes: Readonly<Record<number, string>> & { default: string };
  /** The last number is a sum of such codes. */
  isSum?: true;
  /** What is on it for tests, as it is asked: whoever gets no answer for that is not answered at all. */
  testPoint: string;
  /** Last numbers of 127.0.0.x that say no more than that it does not answer us. */
  refusals?: readonly number[];
  terms: string;
  /** Where one finds out why one is on it, and gets off it. */
  wayOut: string;
}

/** Of an IPv4 list. Source: RFC 5782, section 5. */
const LOCAL = '2.0.0.127';

export const lists: readonly BlockList[] = [
  {
    name: 'Spamhaus ZEN',
    zone: 'zen.spamhaus.org',
    of: 'address',
    versions: [4, 6],
    purpose: 'Spam senders, infected machines, and addresses that should not send mail directly.',
    codes: {
      2: 'SBL: a spam sender',
      3: 'CSS: sends unsolicited mail',
      4: 'XBL: an infected or hijacked machine',
      5: 'XBL: an infected or hijacked machine',
      6: 'XBL: an infected or hijacked machine',
      7: 'XBL: an infected or hijacked machine',
      9: 'DROP: a network run by criminals',
      10: 'PBL: its provider says that it should not send mail directly. That is normal for homes and offices.',
      11: 'PBL: an address that should not send mail directly. That is normal for homes and offices.',
      default: 'On this list',
    },
    testPoint: LOCAL,
    terms: 'Free for low-volume, non-commercial use, but not through public resolvers.',
    wayOut: 'https://check.spamhaus.org/',
  },
  {
    name: 'SpamCop',
    zone: 'bl.spamcop.net',
    of: 'address',
    versions: [4],
    purpose: 'Addresses recently reported for sending spam.',
    codes: { default: 'It was reported for sending spam' },
    testPoint: LOCAL,
    terms: 'Free.',
    wayOut: 'https://www.spamcop.net/bl.shtml',
  },
  {
    name: 'Barracuda',
    zone: 'b.barracudacentral.org',
    of: 'address',
    versions: [4],
    purpose: 'Addresses that sent spam to Barracuda’s traps.',
    codes: { default: 'It sent spam' },
    testPoint: LOCAL,
    terms: 'Free if you register the address of your resolver.',
    wayOut: 'https://www.barracudacentral.org/rbl/removal-request',
  },
  {
    name: 'UCEPROTECT level 1',
    zone: 'dnsbl-1.uceprotect.net',
    of: 'address',
    versions: [4],
    purpose: 'Addresses that hit a spam trap within the last week.',
    codes: { default: 'It hit a spam trap; it is removed automatically after seven days' },
    testPoint: LOCAL,
    terms: 'Free.',
    wayOut: 'https://www.uceprotect.net/en/rblcheck.php',
  },
  {
    name: 'PSBL',
    zone: 'psbl.surriel.com',
    of: 'address',
    versions: [4, 6],
    purpose: 'Addresses that hit spam traps; anyone can have them removed.',
    codes: { default: 'It hit a spam trap' },
    testPoint: LOCAL,
    terms: 'Free.',
    wayOut: 'https://psbl.org/remove',
  },
  {
    name: 'Mailspike',
    zone: 'bl.mailspike.net',
    of: 'address',
    versions: [4],
    purpose: 'Addresses with a bad reputation for mail.',
    codes: {
      10: 'The worst reputation',
      11: 'A very bad reputation',
      12: 'A bad reputation',
      default: 'A bad reputation, or spam within hours',
    },
    testPoint: LOCAL,
    terms: 'Free up to 100,000 queries a day.',
    wayOut: 'https://mailspike.io/ip_verify',
  },
  {
    name: 'SpamRATS',
    zone: 'all.spamrats.com',
    of: 'address',
    versions: [4, 6],
    purpose: 'Addresses that sent mail without a proper reverse name, and attackers.',
    codes: {
      36: 'Dyna: a dynamic address that sent spam',
      37: 'NoPtr: sent spam without a reverse name',
      38: 'Spam: sent a lot of spam',
      43: 'Auth: tried to guess passwords',
      default: 'On this list',
    },
    testPoint: LOCAL,
    terms: 'Free for low-volume use.',
    wayOut: 'https://www.spamrats.com/removal.php',
  },
  {
    name: 'DroneBL',
    zone: 'dnsbl.dronebl.org',
    of: 'address',
    versions: [4, 6],
    purpose: 'Open proxies and hijacked machines.',
    codes: {
      3: 'A hijacked machine, seen on chat networks',
      5: 'A machine that floods chat networks',
      6: 'A hijacked machine that sends spam',
      7: 'A machine used to overload other servers',
      8: 'An open SOCKS proxy',
      9: 'An open HTTP proxy',
      10: 'A chain of proxies',
      13: 'It guesses passwords',
      14: 'An open proxy (Wingate)',
      15: 'A hijacked router',
      default: 'On this list',
    },
    testPoint: LOCAL,
    terms: 'Free.',
    wayOut: 'https://dronebl.org/lookup',
  },
  {
    name: 'blocklist.de',
    zone: 'bl.blocklist.de',
    of: 'address',
    versions: [4, 6],
    purpose: 'Addresses that attacked servers in the last two days, for example by guessing passwords.',
    codes: { default: 'It recently attacked a server' },
    testPoint: LOCAL,
    terms: 'Free.',
    wayOut: 'https://www.blocklist.de/en/delist.html',
  },
  {
    name: 'Spamhaus DBL',
    zone: 'dbl.spamhaus.org',
    of: 'domain',
    purpose: 'Domains in spam, phishing and malware.',
    codes: {
      2: 'A spam domain',
      4: 'A phishing domain',
      5: 'A malware domain',
      6: 'A domain that controls infected machines',
      102: 'A legitimate domain that is abused for spam',
      103: 'A legitimate domain whose redirects are abused',
      104: 'A legitimate domain that is abused for phishing',
      105: 'A legitimate domain that is abused for malware',
      106: 'A legitimate domain that is abused to control infected machines',
      default: 'On this list',
    },
    testPoint: 'dbltest.com',
    terms: 'Free for low-volume, non-commercial use, but not through public resolvers.',
    wayOut: 'https://check.spamhaus.org/',
  },
  {
    name: 'SURBL',
    zone: 'multi.surbl.org',
    of: 'domain',
    purpose: 'Sites that are advertised in spam, or used for phishing and malware.',
    codes: { 8: 'Phishing', 16: 'Malware', 64: 'Spam and other abuse', 128: 'A hacked site', default: 'On this list' },
    isSum: true,
    testPoint: LOCAL,
    refusals: [1],
    terms: 'Free for low-volume use, but not through public resolvers.',
    wayOut: 'https://surbl.org/surbl-analysis',
  },
  {
    name: 'URIBL',
    zone: 'multi.uribl.com',
    of: 'domain',
    purpose: 'Domains in the text of spam.',
    codes: { 2: 'Black: in spam', 4: 'Grey: in unwanted bulk mail', 8: 'Red: being watched', default: 'On this list' },
    isSum: true,
    testPoint: LOCAL,
    refusals: [1],
    terms: 'Free for low-volume use, but not through public resolvers.',
    wayOut: 'https://admin.uribl.com/',
  },
];
