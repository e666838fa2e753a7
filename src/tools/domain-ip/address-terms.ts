import type { ToolOutput } from '#kit/define-tool';
import { formatDuration } from '#lib/duration';
import { own } from '#lib/own';
import type tool from './tool.ts';

type Address = ToolOutput<typeof tool>['addresses'][number];

interface Term {
  term: string;
  value: string;
  note?: string;
}

/** Beside an address: its version, and how long the answer counts. */
export function headOf({ version, ttl }: Address): string {
  return ttl === null ? `IPv${version}` : `IPv${version}, TTL ${formatDuration(ttl)}`;
}

/** All that is known of an address, in names and values. */
export function termsOf(address: Address): Term[] {
  const { kind, purpose, location, isAnycast, service } = address;
  if (kind !== 'public') return [{ term: kind === 'private' ? 'Private' : 'Special', value: `reserved ${purpose}` }];
  const isDoubtful = isAnycast && location !== 'Unknown';
  return [
    {
      term: 'Location',
      value: location,
      ...(isDoubtful && { note: 'served from many locations; this is its owner’s' }),
    },
    ...(service ? [{ term: service.isCdn ? 'CDN' : 'Provider', value: service.name, note: service.evidence }] : []),
    networkTerm(address),
    nameTerm(address),
  ];
}

const REGISTRIES: Readonly<Record<string, string>> = {
  arin: 'ARIN',
  ripencc: 'RIPE NCC',
  apnic: 'APNIC',
  lacnic: 'LACNIC',
  afrinic: 'AFRINIC',
};

/** Where a range is registered; `EU` and the like are no regions of their own everywhere. */
function countryName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}

function networkTerm({ network }: Address): Term {
  if (!network) return { term: 'Network', value: 'Unknown' };
  const { asn, otherAsns, name, handle, prefix, country, registry } = network;
  const operator = name === null ? '' : `, ${name}`;
  const notes = [
    handle,
    prefix,
    registry && `${own(REGISTRIES, registry) ?? registry}${country ? ` (${countryName(country)})` : ''}`,
    otherAsns.length > 0 && `also announced by ${otherAsns.map((other) => `AS${other}`).join(', ')}`,
  ].filter(Boolean);
  return { term: 'Network', value: `AS${asn}${operator}`, ...(notes.length > 0 && { note: notes.join('; ') }) };
}

function nameTerm({ reverseName }: Address): Term {
  if (!reverseName) return { term: 'Reverse name', value: 'None known' };
  const { name, isConfirmed, others } = reverseName;
  const checked = isConfirmed ? 'confirmed' : 'not confirmed: the name does not lead back to this address';
  const notes = [isConfirmed === null ? 'not checked' : checked, others > 0 && `and ${others} more`].filter(Boolean);
  return { term: 'Reverse name', value: name, note: notes.join('; ') };
}
