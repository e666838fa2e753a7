import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

/** Characters as people see them: an accent stays on its letter, and a joined emoji stays whole. */
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const run: Run<typeof tool> = ({ text }) => ({
  reversed: Array.from(characters.segment(text), ({ segment }) => segment)
    .reverse()
    .join(''),
});

export default run;
