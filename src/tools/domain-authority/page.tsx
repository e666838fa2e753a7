import { DomainCard } from '#ui/domain/domain-card';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';

const loadTool = () => import('./tool.ts');
const loadParts = () => import('./authority-result.tsx');

export default function DomainAuthorityCard({ facts }: ToolCardProps) {
  return <DomainCard facts={facts} tool={loadTool} parts={loadParts} />;
}
