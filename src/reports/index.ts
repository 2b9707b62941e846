export { getReportExtension, registerReport } from './registry';
export type { CellRenderer, CellValue, ReportExtension } from './types';
