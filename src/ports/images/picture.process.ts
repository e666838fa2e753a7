import type { CleanedImage, PictureMetadata } from '#ports/metadata/port';
import { serve, type Work } from '#ports/processes/serve';
import type { PictureJob } from './picture-job.ts';
import type { EncodedImage, ImageInfo, PictureCodes, PictureColours, PictureFocus } from './port.ts';
import { imagesHere } from './sharp.ts';

// Decoders are native code, and pictures come from strangers: this is a process of its own, which its owner ends.

type Made = EncodedImage<Uint8Array> | CleanedImage<Uint8Array>;
type Answer = ImageInfo | PictureCodes | PictureColours | PictureFocus | PictureMetadata | Omit<Made, 'content'>;

serve<PictureJob, Answer>(async ({ task, limits }, content, { others, report }) => {
  const images = imagesHere(limits);
  switch (task.kind) {
    case 'inspect':
      return { answer: await images.inspect(content) };
    case 'focus':
      return { answer: await images.focus(content) };
    case 'read':
      return { answer: (await images.read(content)).source };
    case 'compress':
      return apart(await images.compress(content, task.options));
    case 'fit':
      return apart(await images.fit(content, task.options));
    case 'transform':
      return apart(await images.transform(content, task.options));
    case 'overlay':
      return apart(await images.overlay(content, task.layer ?? others[0] ?? '', task.options));
    case 'enlarge':
      return apart(await images.enlarge(content, { ...task.options, onProgress: report }));
    case 'cutOut':
      return apart(await images.cutOut(content, { ...task.options, onProgress: report }));
    case 'turn':
      return apart(await images.turn(content, task.options));
    case 'codes':
      return { answer: await images.codes(content) };
    case 'compare':
      return apart(await images.compare([content, others[0] ?? content], task.options));
    case 'animate':
      return apart(await images.animate([content, ...others], task.options));
    case 'colours':
      return { answer: await images.colours(content, task.options) };
    case 'describe':
      return { answer: await images.describe(content) };
    case 'clean':
      return apart(await images.clean(content, task.options));
  }
});

function apart({ content, ...answer }: Made): Work<Answer> {
  return { answer, contents: [content] };
}
