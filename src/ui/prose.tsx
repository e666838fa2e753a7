interface ProseProps {
  id: string;
  html: string;
}

/** Text of our own, written in Markdown and made HTML while prerendering. Never a visitor's. */
export function Prose({ id, html }: ProseProps) {
  return <div id={id} className="prose mt-3" dangerouslySetInnerHTML={{ __html: html }} />;
}
