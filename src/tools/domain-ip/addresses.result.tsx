import { formatDuration } from '#lib/duration';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { type Term, Terms } from '#ui/result/terms';
import tool from './tool.ts';

type DomainIp = OwnResultProps<typeof tool>;
type Address = DomainIp['result']['addresses'][number];

/** Every address with all that is known of it. */
export default ownResult(tool, ({ result: { addresses, unlisted } }: DomainIp) => {
  return (
    <section aria-labelledby="ip-addresses">
      <h2 id="ip-addresses" className="text-base font-semibold">
        {addresses.length === 1 ? 'The address' : `All ${addresses.length + unlisted} addresses`}
      </h2>
      <ul className="mt-3 grid gap-3">
        {addresses.map((address) => (
          <li key={address.ip} className="rounded-control border border-line px-4 pt-3 pb-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-mono font-semibold">{address.ip}</h3>
              <p className="text-sm text-muted">{headOf(address)}</p>
            </div>
            <div className="mt-1 text-sm">
              <Terms items={termsOf(address)} />
            </div>
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p className="mt-3 text-muted">{unlisted.toLocaleString('en')} more are not listed.</p>}
    </section>
  );
});

function headOf({ version, ttl }: Address): string {
  return ttl === null ? `IPv${version}` : `IPv${version}, TTL ${formatDuration(ttl)}`;
}

function termsOf(address: Address): Term[] {
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
    registry && `${REGISTRIES[registry] ?? registry}${country ? ` (${countryName(country)})` : ''}`,
    otherAsns.length > 0 && `also announced by ${otherAsns.map((other) => `AS${other}`).join(', ')}`,
  ].filter(Boolean);
  return { term: 'Network', value: `AS${asn}${operator}`, ...(notes.length > 0 && { note: notes.join('; ') }) };
}

function nameTerm({ reverseName }: Address): Term {
  if (!reverseName) return { term: 'Reverse name', value: 'None known' };
  const { name, isConfirmed, others } = reverseName;
  const notes = [
    isConfirmed === null
      ? 'not checked'
      : isConfirmed
        ? 'confirmed'
        : 'not confirmed: the name does not lead back to this address',
    others > 0 && `and ${others} more`,
  ].filter(Boolean);
  return { term: 'Reverse name', value: name, note: notes.join('; ') };
}
