import type { Routes } from '@storedeck/routes';

/*
 * The definition of a report as the server sends it. Its types are made from its
 * schema, where each property is described: php-stub/includes/reports/README.md.
 */

/** Properties with their default value are missing. */
export type ReportDefinition =
	Routes[ '/storedeck/v1/report-definitions/{id}' ][ 'answer' ];

type Entry< List > = List extends ReadonlyArray< infer Item > ? Item : never;
type Value< Map > = Map extends Readonly< Record< string, infer Item > >
	? Item
	: never;

export type TableDefinition = ReportDefinition[ 'table' ];
export type ColumnDefinition = Entry< TableDefinition[ 'columns' ] >;
export type LinkDefinition = NonNullable< ColumnDefinition[ 'link' ] >;
export type SummaryDefinition = Entry< TableDefinition[ 'summary' ] >;
/**
 * A text that depends on a number: one text, or the texts for some numbers that
 * stand for all plural forms, `{ '1': 'Order', '2': 'Orders' }`.
 */
export type PluralForms = SummaryDefinition[ 'label' ];
export type ComparisonDefinition = NonNullable<
	TableDefinition[ 'comparison' ]
>;
export type SearchDefinition = NonNullable< TableDefinition[ 'search' ] >;

export type PickerDefinition = Entry< ReportDefinition[ 'filters' ] >;
export type PickerOptionDefinition = Entry< PickerDefinition[ 'filters' ] >;
export type AdvancedFilterDefinition = Value<
	NonNullable<
		NonNullable< ReportDefinition[ 'advancedFilters' ] >[ 'filters' ]
	>
>;

export type ItemFlagDefinition = NonNullable< ReportDefinition[ 'itemFlag' ] >;
export type ItemChartDefinition = NonNullable<
	ReportDefinition[ 'itemChart' ]
>;
/** Changes for some queries; null removes. */
export type VariantDefinition = Entry<
	NonNullable< ReportDefinition[ 'variants' ] >
>;
/** All conditions must match the query of the URL. */
export type QueryCondition = Omit<
	VariantDefinition[ 'when' ],
	'compares' | 'filterParam'
>;

export type MetricDefinition = Value< ReportDefinition[ 'metrics' ] >;
/** A link to the report that lists the rows of a metric. */
export type MetricLink = NonNullable< MetricDefinition[ 'link' ] >;
