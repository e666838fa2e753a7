import { type ComponentType, useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { TextArea } from '#ui/form/text-area';
import { TextInput } from '#ui/form/text-input';
import { ToolForm } from '#ui/form/tool-form';
import { Samples } from '#ui/tool-page/samples';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useHandedFields } from '#ui/tool-page/use-handed-fields';
import { useOptions } from '#ui/tool-page/use-options';
import { useTool } from '#ui/tool-page/use-tool';
import type tool from './tool.ts';

const options = { defaults: { crawler: 'Googlebot' } };

let TestResult: ComponentType<ToolOutput<typeof tool>> | undefined;

/** What draws the result comes with the definition: not before somebody touches the form. */
const loadTool = async () => {
  const [definition, view] = await Promise.all([import('./tool.ts'), import('./test-result.tsx')]);
  TestResult = view.TestResult;
  return definition;
};

export default function RobotsTesterCard({ facts }: ToolCardProps) {
  const [url, setUrl] = useState('');
  const [text, setText] = useState('');
  const [isOwn, setIsOwn] = useState(false);
  const [{ crawler }, setOptions] = useOptions(options);
  const { busy, result, submit, cancel, prepare } = useTool(facts, { tool: loadTool });
  const [urlFacts, crawlerFacts] = facts.inputs;
  const fill = ({ url: address, path, userAgent, robotsTxt }: Record<string, unknown>) => {
    const base = String(address).replace(/\/robots\.txt$/, '');
    setUrl(path === undefined ? String(address) : base + String(path));
    setOptions({ crawler: String(userAgent ?? 'Googlebot') });
    setIsOwn(robotsTxt !== undefined);
    setText(String(robotsTxt ?? ''));
  };
  useHandedFields(facts.slug, fill);
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void submit({ url, userAgent: crawler, ...(isOwn ? { robotsTxt: text } : {}) })}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <TextInput
          label="URL"
          value={url}
          onChange={setUrl}
          inputMode="url"
          placeholder={urlFacts?.placeholder}
          help={urlFacts?.help}
        />
        <TextInput
          label="Crawler"
          value={crawler}
          onChange={(name) => setOptions({ crawler: name })}
          help={crawlerFacts?.help}
        />
        <details open={isOwn} onToggle={({ currentTarget }) => setIsOwn(currentTarget.open)}>
          <summary className="font-medium">Test a file of your own instead of the live one</summary>
          <TextArea
            label="Pasted robots.txt"
            value={text}
            onChange={setText}
            help="While this is open, nothing is fetched and this text decides."
          />
        </details>
        <Samples examples={facts.examples} onPick={fill} />
      </ToolForm>
      {result && TestResult && <TestResult {...result} />}
    </>
  );
}
