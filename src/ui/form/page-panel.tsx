import { pageAsMarkdown } from '#lib/text-document/page-as-markdown';
import { AddressPanel } from './address-panel.tsx';

export interface PagePanelProps {
  onText: (text: string) => void;
  onClose: () => void;
}

/** Asks for a page's address; what stands there comes as Markdown. */
export function PagePanel({ onText, onClose }: PagePanelProps) {
  return (
    <AddressPanel
      slug="page-text-extractor"
      failed="Failed to load the page"
      option={{
        name: 'rendered',
        label: 'As a browser sees it',
        help: 'Runs the scripts of the page first, in a browser on this server.',
      }}
      onAnswer={(data) => onText(pageAsMarkdown(data))}
      onClose={onClose}
    />
  );
}
