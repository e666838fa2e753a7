export { ReportScreen } from '#features/audits/report-screen.tsx';
