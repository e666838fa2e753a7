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
      onAnswer={(data) => onText(pageAsMarkdown(data))}
      onClose={onClose}
    />
  );
}
