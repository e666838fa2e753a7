import { ConverterCard } from '#ui/tool-page/converter-card';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';

const loadTool = () => import('./tool.ts');
const expects = { ending: /\.png$/i, warning: 'URL should point to a PNG image' };

export default function PngToJpgCard({ facts }: ToolCardProps) {
  return (
    <ConverterCard
      facts={facts}
      tool={loadTool}
      madeOf={({ jpgImageUrl, ...made }) => ({ ...made, url: jpgImageUrl })}
      expects={expects}
    />
  );
}
