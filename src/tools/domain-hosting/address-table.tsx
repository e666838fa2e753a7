import type { ToolOutput } from '#kit/define-tool';
import type tool from './tool.ts';

type Address = ToolOutput<typeof tool>['addresses'][number];

/** The addresses that were looked at, and what is known of each. */
export function AddressTable({ addresses }: { addresses: readonly Address[] }) {
  if (addresses.length === 0) return null;
  const isOneHost = new Set(addresses.map(({ host }) => host)).size === 1;
  return (
    <section aria-labelledby="hosting-addresses">
      <h2 id="hosting-addresses" className="text-base font-semibold">
        Addresses
      </h2>
      <ul className="lined mt-1">
        {addresses.map((address) => (
          <li key={`${address.host} ${address.ip}`} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span className="font-mono text-sm">{address.ip}</span>
            <span className="text-sm text-muted">{aboutOf(address, isOneHost)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function aboutOf(address: Address, isOneHost: boolean): string {
  const { host, kind, network, country, isAnycast, reverseName } = address;
  const parts = [
    kind === 'public' ? '' : `${kind}, not on the public internet`,
    network ? [`AS${network.asn}`, network.name].filter(Boolean).join(' ') : '',
    isAnycast ? 'served from many locations' : country,
    reverseName,
    isOneHost ? '' : `of ${host}`,
  ];
  return parts.filter(Boolean).join(', ');
}
