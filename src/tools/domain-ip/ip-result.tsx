import type { ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';
import { formatDuration } from '#lib/duration';
import { Result } from '#ui/result/result';
import { RunProgress } from '#ui/result/run-progress';
import { type Term, Terms } from '#ui/result/terms';
import { AddressList } from './address-list.tsx';
import { IpSources } from './ip-sources.tsx';
import type tool from './tool.ts';

type DomainIp = ToolOutput<typeof tool>;

/** The addresses first, then what is known of the first one. */
export function Arriving({ progress }: { progress: Progress<DomainIp> | undefined }) {
  const { domain, ipAddress, location = '…', isp = '…' } = progress?.partial ?? {};
  return (
    <>
      <RunProgress label="Asking for addresses" progress={progress} />
      {domain !== undefined && ipAddress !== undefined && (
        <div className="mt-3">
          <Terms
            items={[
              { term: 'Domain', value: domain },
              { term: 'IP Address', value: ipAddress },
              { term: 'Location', value: location },
              { term: 'ISP', value: isp },
            ]}
          />
        </div>
      )}
    </>
  );
}

/** One line of a table. */
export function rowOf(result: DomainIp): Record<string, string> {
  const { domain, ipAddress, location, locationNote, isp, addresses, unlisted } = result;
  const further = addresses.filter(({ ip }) => ip !== ipAddress).map(({ ip }) => ip);
  const [first] = addresses;
  return {
    Domain: domain,
    'IP Address': ipAddress,
    Location: location,
    'About the location': locationNote ?? '',
    ISP: isp,
    Service: first?.service?.name ?? '',
    'AS number': first?.network ? `AS${first.network.asn}` : '',
    'Reverse name': first?.reverseName?.name ?? '',
    'Further addresses': [...further, unlisted > 0 ? `and ${unlisted} more` : ''].filter(Boolean).join(' '),
  };
}

export function Shown({ result }: { result: DomainIp }) {
  return (
    <Result>
      <Terms items={specified(result)} />
      <AddressList result={result} />
      {result.aliases.length > 0 && <Aliases aliases={result.aliases} />}
      <IpSources result={result} />
    </Result>
  );
}

function specified({ domain, unicodeDomain, ipAddress, location, locationNote, isp, addresses }: DomainIp): Term[] {
  const network = addresses[0]?.network;
  const more = addresses.length - 1;
  return [
    { term: 'Domain', value: domain, ...(unicodeDomain !== domain && { note: unicodeDomain }) },
    {
      term: 'IP Address',
      value: ipAddress,
      ...(more > 0 && { note: `the first of ${addresses.length}, all below` }),
    },
    { term: 'Location', value: location, ...(locationNote !== null && { note: locationNote }) },
    { term: 'ISP', value: isp, ...(network && { note: `AS${network.asn}` }) },
  ];
}

function Aliases({ aliases }: Pick<DomainIp, 'aliases'>) {
  return (
    <section aria-labelledby="ip-aliases">
      <h2 id="ip-aliases" className="text-base font-semibold">
        Aliases
      </h2>
      <ol className="lined mt-2">
        {aliases.map(({ name, target, ttl }) => (
          <li key={name} className="py-2">
            <span className="font-mono text-sm">{name}</span> <span className="text-muted">is an alias of</span>{' '}
            <span className="font-mono text-sm">{target}</span>
            <span className="block text-sm text-muted figures">TTL {formatDuration(ttl)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
