import { useEffect, useRef, useState } from 'react';
import { drawnCard, type UseLife } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import type { FieldKindProps } from '#ui/drawn/field-kind';
import { withKinds } from '#ui/drawn/kinds';
import DomainField from '#ui/fields/domain';
import lines from '#ui/fields/lines';
import { readOptions, writeOptions } from '#ui/tool-page/use-options';
import { useTool } from '#ui/tool-page/use-tool';

/** A link with `?domain=` opens the page with its answer, and each answer makes the page's address such a link. */
const link = { defaults: { domain: '' } };

function LinkedDomain(props: FieldKindProps) {
  const box = useRef<HTMLDivElement>(null);
  const onChange = useRef(props.onChange);
  const [linked, setLinked] = useState('');
  useEffect(() => {
    const { domain } = readOptions(link, window.location.search);
    if (!domain) return;
    onChange.current(domain);
    setLinked(domain);
  }, []);
  // One drawing later: by then the options have been read from the address as well.
  useEffect(() => {
    if (linked) box.current?.closest('form')?.requestSubmit();
  }, [linked]);
  return (
    <div ref={box}>
      <DomainField {...props} />
    </div>
  );
}

const useCheck: UseLife = (facts, source) => {
  const life = useTool(facts, source);
  const submit = async (input: unknown) => {
    const answer = await life.submit(input);
    if (answer) writeOptions(link, { domain: String(Object(input).domain).trim() });
    return answer;
  };
  return { ...life, submit };
};

export default drawnCard({ fields: withKinds(fewFields, { domain: LinkedDomain, lines }), useLife: useCheck });
