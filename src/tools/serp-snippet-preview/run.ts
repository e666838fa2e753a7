import type { Run } from '#kit/define-tool';
import { arialWidth } from '#lib/text/arial-width';
import { devices, fitText, rooms } from '#lib/text/search-preview';
import { findingsOf } from './findings.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = ({ title, description, url, siteName, date, query }) => {
  const shownDate = dateInWords(date);
  const results = devices.map((device) => {
    const room = rooms[device];
    const dated = shownDate === '' ? 0 : Math.ceil(arialWidth(`${shownDate} — `, room.description.size));
    return {
      ...{ device, address: url.trim(), siteName: siteName.trim(), date: shownDate, query },
      title: fitText(title, room.title),
      description: fitText(description, { ...room.description, limit: room.description.limit - dated }),
    };
  });
  return { results, findings: findingsOf({ title, description, url, query }, results) };
};

export default run;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "12 Mar 2026"; empty when there is no such month. */
function dateInWords(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? '' : `${Number(day)} ${name} ${year}`;
}
