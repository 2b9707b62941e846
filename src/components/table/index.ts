export { EmptyTable } from './empty-table';
export { Table } from './table';
export { TableCard } from './table-card';
export { TablePlaceholder } from './table-placeholder';
export { TableSummary, TableSummaryPlaceholder } from './table-summary';
export type {
	EmptyTableProps,
	OnQueryChange,
	SortDirection,
	TableCardProps,
	TableCell,
	TableHeader,
	TablePlaceholderProps,
	TableProps,
	TableQuery,
	TableRow,
	TableSummaryItem,
	TableSummaryProps,
} from './types';
