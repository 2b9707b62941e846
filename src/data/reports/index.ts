export * from './chart-data';
export * from './filter-query';
export { getReportStatsQuery, getReportTableQuery } from './report-queries';
export { getSegments } from './segments';
export { reportsStore } from './store';
export * from './summary-numbers';
export * from './table-data';
export { getTooltipValueFormat } from './tooltip-value-format';
export type { ReaderOptions } from './reader';
export type {
	ReportQueryOptions,
	StatsQueryOptions,
	TableQueryOptions,
} from './report-queries';
export type * from './types';
