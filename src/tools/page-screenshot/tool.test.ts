import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakePorts } from '../../../tests/fake-ports.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('page-screenshot', tool, run);
const ports = await createFakePorts([entry]);
const url = tool.examples[0].input.url;
const take = (input: object) => execute(entry, { url, ...input }, { ports });

describe('page-screenshot', () => {
  it('takes a picture for each screen in each color scheme', async () => {
    const { pictures } = tool.output.parse(await take({ tablet: true, own: true, width: 600, colors: 'both' }));
    expect(pictures.map(({ name, width }) => `${name}: ${width}`)).toEqual([
      ...['Desktop: 1350', 'Desktop, dark: 1350', 'Tablet: 1640', 'Tablet, dark: 1640'],
      ...['Phone: 721', 'Phone, dark: 721', '600 × 720: 600', '600 × 720, dark: 600'],
    ]);
  });

  it('asks for a screen', async () => {
    const none = take({ desktop: false, phone: false });
    await expect(none).rejects.toMatchObject({ code: 'invalid-input', message: 'Please choose at least one screen' });
  });
});
