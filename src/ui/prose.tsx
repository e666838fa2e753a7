/** Text of our own, written in Markdown and made HTML while prerendering. Never a visitor's. */
export function Prose({ html }: { html: string }) {
  return <div className="prose mt-3" dangerouslySetInnerHTML={{ __html: html }} />;
}
