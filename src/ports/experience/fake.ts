import { ToolError } from '#kit/tool-error';
import type { Experience, ExperienceReport } from './port.ts';

/** A report as a shop would have it. */
export const sampleExperience: ExperienceReport = {
  of: 'page',
  figures: {
    largestPaint: { p75: 2_900, good: 0.66, needsWork: 0.22, poor: 0.12 },
    interaction: { p75: 180, good: 0.81, needsWork: 0.14, poor: 0.05 },
    layoutShift: { p75: 0.05, good: 0.9, needsWork: 0.06, poor: 0.04 },
    firstPaint: { p75: 1_700, good: 0.77, needsWork: 0.16, poor: 0.07 },
    firstByte: { p75: 900, good: 0.71, needsWork: 0.2, poor: 0.09 },
  },
  ...{ from: '2025-12-15', to: '2026-01-11', askedAt: Date.UTC(2026, 0, 15, 11, 50) },
};

/** Reports by address, or the failure to meet there; none of others. Without any, nobody can be asked. */
export function createFakeExperience(known?: Readonly<Record<string, ExperienceReport | ToolError>>): Experience {
  return {
    isSetUp: async () => known !== undefined,
    async of({ url, signal }) {
      if (signal.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      if (!known) throw new ToolError('not-configured', 'No key for the Chrome UX Report is set here.');
      const report = known[url];
      if (report instanceof ToolError) throw report;
      return report;
    },
  };
}
