import type { Mechanism, Qualifier, Term } from './spf-record.ts';

const verbs: Readonly<Record<Qualifier, string>> = {
  '+': 'may send',
  '-': 'are rejected',
  '~': 'are suspicious: usually accepted, but marked',
  '?': 'are neither allowed nor rejected',
};

const others: Readonly<Record<Qualifier, string>> = {
  '+': 'Everyone else may send, too.',
  '-': 'Everyone else is rejected (fail).',
  '~': 'Everyone else is suspicious: usually accepted, but marked (softfail).',
  '?': 'Nothing is said about everyone else (neutral).',
};

/**
 * What a term of an SPF record means, as a sentence.
 *
 * @param domain the owner of the record
 */
export function spfInWords(term: Term, domain: string): string {
  if (term.kind === 'wrong') return `This part ${term.why}.`;
  if (term.kind === 'mechanism')
    return term.name === 'all' ? others[term.qualifier] : `${who(term, domain)} ${verbs[term.qualifier]}.`;
  if (term.name === 'redirect')
    return `The SPF record of ${term.value} applies instead if no part of this one matches.`;
  if (term.name === 'exp') return `Rejected senders get the explanation at ${term.value}.`;
  return 'A modifier that is not part of the standard; receivers ignore it.';
}

function who({ name, target, bits4, bits6 }: Mechanism, domain: string): string {
  const of = target ?? domain;
  switch (name) {
    case 'a':
      return `The addresses of ${of}${network(bits4, bits6)}`;
    case 'mx':
      return `The mail servers of ${of}${network(bits4, bits6)}`;
    case 'ip4':
      return bits4 === 32
        ? `Senders at ${of}`
        : `Senders in the network ${of}/${bits4} (${addresses(32 - (bits4 ?? 32))})`;
    case 'ip6':
      return bits6 === 128 ? `Senders at ${of}` : `Senders in the network ${of}/${bits6}`;
    case 'include':
      return `Everyone the SPF record of ${of} lets send: they`;
    case 'ptr':
      return `Everyone with a reverse name under ${of}: they`;
    case 'exists':
      return `Senders for whom the name ${of} exists`;
    case 'all':
      return 'All other visitors';
  }
}

function addresses(bits: number): string {
  return `${(2 ** bits).toLocaleString('en')} addresses`;
}

function network(bits4: number | undefined, bits6: number | undefined): string {
  const parts = [bits4 === undefined ? '' : `/${bits4}`, bits6 === undefined ? '' : `/${bits6} (IPv6)`].filter(Boolean);
  return parts.length === 0 ? '' : ` and their networks of ${parts.join(' and ')}`;
}
