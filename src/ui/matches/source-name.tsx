import { type FoundSource, webAddress } from './found-source.ts';

interface SourceNameProps {
  source: Pick<FoundSource, 'url' | 'title'>;
  className?: string;
}

/** The title of a source, as a link to what is on the web. */
export function SourceName({ source, className = '' }: SourceNameProps) {
  const address = webAddress(source);
  if (!address) return <span className={className}>{source.title}</span>;
  return (
    <a className={`link ${className}`} href={address} rel="noreferrer nofollow" target="_blank">
      {source.title}
    </a>
  );
}
