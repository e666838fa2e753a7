import { useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { MoreOptions } from '#ui/form/more-options';
import { PictureField } from '#ui/form/picture-field';
import { ToolForm } from '#ui/form/tool-form';
import { useLater } from '#ui/later';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { usePictureTool } from '#ui/tool-page/use-picture-tool';
import type definition from './tool.ts';

/** UTF-16 units of a text that are enough for a row. */
const BEGINNING = 200;

const loadTool = () => import('./tool.ts');
const loadReading = async () => (await import('./reading.tsx')).Reading;
const loadOptions = async () => (await import('./language-field.tsx')).LanguageField;

export default function ImageToTextCard({ facts }: ToolCardProps) {
  const [imageUrl, setImageUrl] = useState('');
  const [language, setLanguage] = useState('eng');
  const [Reading, askForReading] = useLater(loadReading);
  const tool = async () => (await Promise.all([loadTool(), askForReading()]))[0];
  const life = usePictureTool(facts, { tool }, outcomeOf);
  const { busy, progress, result, submit, cancel, prepare, many, summary } = life;
  const [picture, code] = facts.inputs;
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void submit({ imageUrl, language })}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <PictureField field={picture} value={imageUrl} onChange={setImageUrl} many={many} />
        <MoreOptions
          load={loadOptions}
          props={{ value: language, onChange: setLanguage, ...(code && { label: code.label }) }}
        />
      </ToolForm>
      {summary}
      {Reading && !summary && <Reading busy={busy} progress={progress} result={result} />}
    </>
  );
}

/** The text, and its beginning in one line. */
function outcomeOf({ text }: ToolOutput<typeof definition>) {
  const beginning = text.slice(0, BEGINNING).replace(/\s+/g, ' ');
  return { text, headline: text === '' ? 'No text was found in this picture.' : beginning };
}
