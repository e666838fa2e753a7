import { ReportScreen } from '#features/audits/report-screen.tsx';
import { islandPage } from '../island-page.tsx';

export default islandPage({
  title: 'Site audit report',
  description: 'What a site audit found, with what to do first, every page, and what has changed since the last one.',
  screen: ReportScreen,
});
