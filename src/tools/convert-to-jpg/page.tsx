import { ConverterCard } from '#ui/tool-page/converter-card';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';

const loadTool = () => import('./tool.ts');

export default function ConvertToJpgCard({ facts }: ToolCardProps) {
  return (
    <ConverterCard
      facts={facts}
      tool={loadTool}
      madeOf={({ convertedImageUrl, ...made }) => ({ ...made, url: convertedImageUrl })}
    />
  );
}
