import type { ComponentType, ReactNode } from 'react';
import type { Query } from '@storedeck/navigation';
import type { getSettings } from '@storedeck/settings';
import type { ScreenProps } from './screen-values';

/** How a metric is formatted. */
export type ValueType = 'currency' | 'number' | 'average';

/** How amounts are formatted. */
export type Currency = ReturnType< typeof getSettings >[ 'currency' ];

/** A metric with a summary card and a chart. */
export interface ReportChart {
	/** The field of the stats response. */
	key: string;
	label: string;
	type: ValueType;
	/** How the table is sorted when this chart is selected. */
	orderby?: string;
	order?: 'asc' | 'desc';
	/** Lower is better, for example returns. */
	isReverseTrend?: boolean;
	/** Neither more nor less is better, for example taxes. */
	isNeutral?: boolean;
	labelTooltipText?: string;
}

export interface TableHeader {
	key: string;
	label: string;
	screenReaderLabel?: string;
	isSortable?: boolean;
	isNumeric?: boolean;
	isLeftAligned?: boolean;
	/** A second sort of the column, below its label. */
	detailSort?: { key: string; label: string; name: string };
	defaultSort?: boolean;
	defaultOrder?: 'asc' | 'desc';
	required?: boolean;
	hiddenByDefault?: boolean;
	visible?: boolean;
	cellClassName?: string;
}

export interface TableCell {
	display: ReactNode;
	value: string | number;
	/** The text that is copied to the clipboard. */
	text?: string;
}

/** An entry below the table. */
export interface SummaryEntry {
	/** The metric, by the field of the totals. */
	key?: string;
	label: string;
	value: string;
}

/** The table of a report. */
export interface ReportTableContent {
	/** The endpoint of the report, for example `orders`. */
	endpoint: string;
	/** One for each column. */
	headers: TableHeader[];
	/** A cell for each header. */
	rows: TableCell[][];
	/** The totals of the period. */
	totals: Readonly< Record< string, number > >;
	/** The entries below the table. */
	summary: SummaryEntry[];
	/** The rows of the response. */
	items: { data: readonly unknown[]; totalResults: number };
	/** The query of the URL. */
	query: Query;
}

/** Props of a report whose screen is a component of a plugin. */
export interface PluginReportProps extends ScreenProps {
	params: { report: string };
	pathMatch: string;
}

export interface ListedReport {
	/** The id in the URL, `/analytics/{report}`. */
	report: string;
	title: string;
	component: ComponentType< PluginReportProps >;
	navArgs?: { id: string };
}
