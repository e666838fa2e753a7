import { type ComponentType, useState } from 'react';
import { TextSource } from '#ui/form/text-source';
import { ToolForm } from '#ui/form/tool-form';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useOptions } from '#ui/tool-page/use-options';
import { useTool } from '#ui/tool-page/use-tool';
import type { ConvertedProps } from './converted-text.tsx';
import type { OptionsProps } from './more-options.tsx';
import { mainTypes } from './types.ts';

const source = { tool: () => import('./tool.ts') };
const loadParts = () => Promise.all([import('./converted-text.tsx'), import('./more-options.tsx')]);

/** A type that is none is refused in words when it is used. */
const spec = { defaults: { type: 'uppercase', language: 'any', acronyms: '', keep: '', eszett: '' } };

interface Parts {
  Converted: ComponentType<ConvertedProps>;
  Options: ComponentType<OptionsProps>;
}

export default function TextCaseCard({ facts }: ToolCardProps) {
  const [text, setText] = useState('');
  const [options, change] = useOptions(spec);
  const [parts, setParts] = useState<Parts>();
  const { busy, result, submit, cancel, prepare } = useTool(facts, source);
  const getReady = () => {
    prepare();
    if (parts) return;
    // A failed fetch shows itself when the tool is used.
    loadParts().then(
      ([{ ConvertedText }, { MoreOptions }]) => setParts({ Converted: ConvertedText, Options: MoreOptions }),
      () => undefined,
    );
  };
  const convert = () => {
    getReady();
    void submit({
      text,
      conversionType: options.type,
      language: options.language,
      acronyms: listed(options.acronyms),
      keep: listed(options.keep),
      capitalSharpS: options.eszett !== '',
    });
  };
  const isMain = mainTypes.some(([, type]) => type === options.type);
  return (
    <>
      <ToolForm busy={busy} labels={facts.labels} onSubmit={convert} onCancel={cancel} onPrepare={getReady}>
        <TextSource
          value={text}
          onChange={setText}
          examples={facts.examples}
          onSample={(sample) => {
            setText(String(sample.text));
            change({ type: String(sample.conversionType) });
          }}
          placeholder={facts.inputs[0]?.placeholder}
        />
        <div role="radiogroup" aria-labelledby="types">
          <p id="types" className="mb-1.5 font-medium">
            Conversion type
          </p>
          <div className="flex flex-wrap gap-2">
            {mainTypes.map(([name, type]) => (
              <label key={type} className="button-quiet has-checked:border-accent has-checked:bg-accent-soft">
                <input type="radio" name="type" checked={type === options.type} onChange={() => change({ type })} />
                {name}
              </label>
            ))}
          </div>
        </div>
        <details>
          <summary className="link cursor-pointer">More types and options{isMain ? '' : `: ${options.type}`}</summary>
          {parts && <parts.Options options={options} onChange={change} />}
        </details>
      </ToolForm>
      {result && parts && <parts.Converted {...result} text={text} />}
    </>
  );
}

function listed(words: string): string[] {
  return words
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
