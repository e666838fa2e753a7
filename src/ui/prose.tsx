interface ProseProps {
  id?: string;
  html: string;
  className?: string | undefined;
}

/** Text of our own, written in Markdown and made HTML while prerendering. Never a visitor's. */
export function Prose({ id, html, className = 'prose mt-3' }: ProseProps) {
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
