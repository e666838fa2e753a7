import { AddressPanel } from './address-panel.tsx';
import type { PagePanelProps } from './page-panel.tsx';

/** Asks for a page's address; what comes is its HTML as the server sends it. */
export function SourcePanel({ onText, onClose }: PagePanelProps) {
  return (
    <AddressPanel
      slug="html-validator"
      failed="Failed to load the page"
      inputOf={(url) => ({ text: completed(url) })}
      onAnswer={(data) => onText(htmlIn(data))}
      onClose={onClose}
    />
  );
}

/** A name alone would be a text. */
function completed(url: string): string {
  return /^https?:/i.test(url) ? url : `https://${url}`;
}

function htmlIn(data: unknown): string {
  const { html }: { html?: unknown } = { ...Object(data) };
  if (typeof html !== 'string') throw new TypeError('The answer holds no HTML.');
  return html;
}
