export { ExportPanel } from './export-panel';
export { exportReport } from './export-report';
