import { serve } from '#ports/processes/serve';
import { BrokenOff, drawSvg } from './draw.ts';
import { installedFiles } from './installed.ts';
import type { SvgFacts, SvgOptions } from './port.ts';

// Drawings come from strangers, and nobody knows what they ask for: this is a process of its own, which its owner ends.

const draw = drawSvg(installedFiles);

serve<SvgOptions, SvgFacts>(async (options, content) => {
  try {
    const { facts, png } = await draw(content, options);
    return { answer: facts, contents: [png] };
  } catch (error) {
    // Its owner says so, and starts another.
    if (error instanceof BrokenOff) process.exit(1);
    throw error;
  }
});
