export { getReportChartData } from './chart-data';
export { getFilterQuery } from './filter-query';
export { getReportStatsQuery, getReportTableQuery } from './report-queries';
export { getSegments } from './segments';
export { reportsStore } from './store';
export { getSummaryNumbers } from './summary-numbers';
export { getReportIntervalTableData, getReportTableData } from './table-data';
export { getTooltipValueFormat } from './tooltip-value-format';
export type { ReportChartData } from './chart-data';
export type { FilterQueryOptions } from './filter-query';
export type {
	ReportAdvancedFilters,
	ReportFilter,
	ReportFilterOption,
} from './filter-types';
export type { ReaderOptions } from './reader';
export type {
	ReportQueryOptions,
	StatsQueryOptions,
	TableQueryOptions,
} from './report-queries';
export type { SummaryNumbers } from './summary-numbers';
export type { ReportTableData } from './table-data';
export type {
	Indicator,
	ReportAnswer,
	ReportAnswerPart,
	ReportChange,
	ReportInterval,
	ReportItemsResponse,
	ReportQuery,
	ReportRow,
	ReportRowOf,
	ReportSegment,
	ReportStats,
	ReportStatsResponse,
	ReportStatsQuery,
	ReportTotals,
	ReportTotalsOf,
	ReportsReader,
	UrlQuery,
} from './types';
