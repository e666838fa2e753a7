import { useState } from 'react';
import { ImageInput } from '#ui/form/image-input';
import { MoreOptions } from '#ui/form/more-options';
import { ToolForm } from '#ui/form/tool-form';
import { useLater } from '#ui/later';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useTool } from '#ui/tool-page/use-tool';

const loadTool = () => import('./tool.ts');
const loadReading = async () => (await import('./reading.tsx')).Reading;
const loadOptions = async () => (await import('./language-field.tsx')).LanguageField;

export default function ImageToTextCard({ facts }: ToolCardProps) {
  const [imageUrl, setImageUrl] = useState('');
  const [language, setLanguage] = useState('eng');
  const [Reading, askForReading] = useLater(loadReading);
  const tool = async () => (await Promise.all([loadTool(), askForReading()]))[0];
  const { busy, progress, result, submit, cancel, prepare } = useTool(facts, { tool });
  const [picture, code] = facts.inputs;
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void submit({ imageUrl, language: language.trim() })}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <ImageInput
          label={picture?.label ?? 'Image URL'}
          value={imageUrl}
          onChange={setImageUrl}
          placeholder={picture?.placeholder}
          help={picture?.help}
        />
        <MoreOptions load={loadOptions} props={{ value: language, onChange: setLanguage, ...code }} />
      </ToolForm>
      {Reading && <Reading busy={busy} progress={progress} result={result} />}
    </>
  );
}
