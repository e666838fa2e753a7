import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import textarea from '#ui/fields/textarea';
import { Result } from '#ui/result/result';
import { Terms } from '#ui/result/terms';

const counts = ['Words', 'Characters', 'Characters (no spaces)', 'Sentences', 'Paragraphs'];
const zeros = [...counts.map((term) => ({ term, value: '0' })), { term: 'Reading time', value: '0 min' }];

export default drawnCard({
  fields: withKinds(fewFields, { textarea }),
  before: (
    <Result>
      <Terms as="tiles" items={zeros} />
    </Result>
  ),
});
