import { ConverterCard } from '#ui/tool-page/converter-card';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';

const loadTool = () => import('./tool.ts');
const expects = { ending: /\.jpe?g$/i, warning: 'URL should point to a JPG image' };

export default function JpgToPngCard({ facts }: ToolCardProps) {
  return (
    <ConverterCard
      facts={facts}
      tool={loadTool}
      madeOf={({ pngImageUrl, ...made }) => ({ ...made, url: pngImageUrl })}
      expects={expects}
    />
  );
}
