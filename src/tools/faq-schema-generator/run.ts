import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { checkFaq, isWhole } from './check-faq.ts';
import type tool from './tool.ts';
import { faqHtml, jsonLd } from './write-faq.ts';

const run: Run<typeof tool> = ({ entries, format, html: isHtml, script }) => {
  const whole = entries.filter(isWhole);
  if (entries.length === 0) {
    throw new ToolError('invalid-input', 'Please enter a question and its answer.', { field: 'entries' });
  }
  const json = jsonLd(whole, isHtml);
  const codes = {
    jsonld: () => (script ? `<script type="application/ld+json">\n${json}\n</script>` : json),
    microdata: () => faqHtml(whole, { isHtml, isMarked: true }),
    html: () => faqHtml(whole, { isHtml, isMarked: false }),
  };
  return {
    code: whole.length === 0 ? null : codes[format](),
    questions: whole.length,
    findings: checkFaq(entries, isHtml),
    preview: whole.length === 0 ? null : faqHtml(whole, { isHtml, isMarked: false }),
  };
};

export default run;
