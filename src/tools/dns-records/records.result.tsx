import { useRef } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { formatDuration } from '#lib/duration';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { Icon } from '#ui/icon';
import { CopyButton } from '#ui/result/copy-button';
import { DownloadButton } from '#ui/result/download-button';
import { RunProgress } from '#ui/result/run-progress';
import { Tabs } from '#ui/result/tabs';
import type { RecordType } from './record-types.ts';
import tool from './tool.ts';

type DnsOutput = ToolOutput<typeof tool>;
type Shown = Pick<OwnResultProps<typeof tool>, 'whole'> & { output: DnsOutput };

const tabs = [
  { type: 'A', meaning: 'IPv4 addresses' },
  { type: 'MX', meaning: 'Mail servers, the lowest number first' },
  { type: 'TXT', meaning: 'Text information, such as mail policies and proofs of ownership' },
  { type: 'NS', meaning: 'Nameservers' },
] as const;

const further = [
  { type: 'AAAA', meaning: 'IPv6 addresses' },
  { type: 'CNAME', meaning: 'Alias of another name' },
  { type: 'SOA', meaning: 'Start of the zone: who runs it, its serial number and its timers' },
  { type: 'CAA', meaning: 'Who may issue certificates' },
  { type: 'HTTPS', meaning: 'How browsers connect: the protocols and addresses of the web server' },
  { type: 'SVCB', meaning: 'The same for other services, such as encrypted DNS' },
] as const;

/** Found, none, and "could not ask" each look different: only the first two are answers. */
export default ownResult(tool, ({ result: output, whole }: OwnResultProps<typeof tool>) => {
  const { domain, unicodeDomain, askedAt } = output;
  return (
    <>
      <div>
        <h2 className="text-xl font-semibold">DNS Records for {domain}</h2>
        {unicodeDomain !== domain && <p className="text-muted">{unicodeDomain}</p>}
      </div>
      <Tabs
        label="Record types"
        tabs={tabs.map(({ type, meaning }) => ({
          label: `${type} Records`,
          panel: <Records output={output} type={type} meaning={meaning} />,
        }))}
      />
      <div className="lined border-t border-line">
        {further.map(({ type, meaning }) => (
          <section key={type} className="py-4" aria-labelledby={`further-${type}`}>
            <h3 id={`further-${type}`} className="font-semibold">
              {type} Records
            </h3>
            <Records output={output} type={type} meaning={meaning} />
          </section>
        ))}
      </div>
      <ZoneFile output={output} />
      <p className="text-sm text-muted">
        Asked at{' '}
        <time dateTime={askedAt}>
          {new Date(askedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
        .
      </p>
      <Further output={output} whole={whole} />
    </>
  );
});

/** What is only looked at on request, here and by other tools. */
function Further({ output: { domain, findings }, whole: { busy, progress, again } }: Shown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const press = () => {
    // The button goes; who reads on by keyboard goes on from here.
    heading.current?.focus();
    void again({ security: true });
  };
  const query = `?domain=${encodeURIComponent(domain)}`;
  return (
    <section aria-labelledby="further" className="grid justify-items-start gap-3 border-t border-line pt-5">
      <h2 id="further" ref={heading} tabIndex={-1} className="text-xl font-semibold">
        Mail and security
      </h2>
      <p className="text-muted">
        <a className="link" href={`/tools/email-dns-checker${query}`}>
          Check mail
        </a>{' '}
        explains SPF, DMARC, DKIM, MTA-STS, TLS reports and BIMI.{' '}
        <a className="link" href={`/tools/dns-propagation${query}`}>
          Compare resolvers
        </a>{' '}
        shows where public resolvers differ.
      </p>
      {findings === null && (
        <button type="button" className="button-quiet" disabled={busy} onClick={press}>
          <Icon name="shield-check" /> Check certificates and signatures
        </button>
      )}
      {findings === null && busy && <RunProgress label="Asking" progress={progress} />}
    </section>
  );
}

function ZoneFile({ output: { domain, details, zoneFile } }: { output: DnsOutput }) {
  if (details.length === 0) return null;
  return (
    <section aria-labelledby="zone-file">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="zone-file" className="font-semibold">
          Zone file
        </h3>
        <div className="flex flex-wrap gap-2">
          <CopyButton label="Copy zone file" text={zoneFile} copied="Zone file copied to clipboard" />
          <DownloadButton label="Download .zone" fileName={`${domain}.zone`} type="text/dns" content={() => zoneFile} />
        </div>
      </div>
      <details className="mt-2">
        <summary className="link cursor-pointer">Show the records as BIND reads them</summary>
        <pre className="mt-2 rounded-control border border-line bg-sunken p-3 text-sm whitespace-pre-wrap">
          {zoneFile}
        </pre>
        <p className="mt-2 text-sm text-muted">
          Only what was found for this name: subdomains have to be looked up separately. Times to live may have counted
          down.
        </p>
      </details>
    </section>
  );
}

interface RecordsProps {
  output: DnsOutput;
  type: RecordType;
  meaning: string;
}

function Records({ output, type, meaning }: RecordsProps) {
  const records = output.details.filter((record) => record.type === type);
  const failure = output.unanswered.find((missing) => missing.type === type);
  if (failure) {
    return (
      <p className="text-warning">
        {type} records could not be looked up. {failure.reason}
      </p>
    );
  }
  if (records.length === 0) return <p className="text-muted">No {type} records found</p>;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-muted">{meaning}</p>
        <CopyButton text={records.map(({ value }) => value).join('\n')} copied="Text copied to clipboard" />
      </div>
      <ul className="lined mt-2">
        {records.map(({ value, ttl, name, note }) => (
          <li key={`${name} ${value}`} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
            <span className="min-w-0 font-mono text-sm" dir="auto">
              {value}
            </span>
            <span className="text-sm text-muted" title={`${ttl} seconds`}>
              {note ? `${note} ` : ''}
              {name !== output.domain && `at ${name}, `}TTL {formatDuration(ttl)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
