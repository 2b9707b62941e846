import { getIdsFromQuery } from '@storedeck/navigation';
import type { ReportExtension } from '@storedeck/reports';
import { createAdvancedFilters, createFilters } from './create-filters';
import { createComparison, createSearch, createTable } from './create-table';
import type { Report } from './report';
import { matchesVariant } from './query-condition';
import type { ItemChart, ItemFlag, ReportVariant } from './types';
import type {
	ItemChartDefinition,
	ItemFlagDefinition,
	ReportDefinition,
	VariantDefinition,
} from './definition';

/**
 * Returns the extension of a report, which has to be loaded before; undefined
 * if it has none.
 */
export type GetExtension = (
	id: string
) => ReportExtension< never > | undefined;

const createItemChart = ( {
	itemsLabel,
	...chart
}: ItemChartDefinition ): ItemChart => ( {
	...chart,
	itemsLabel: () => itemsLabel,
} );

const createItemFlag = ( {
	param,
	resource,
	filter,
	idsParam,
	field,
	value,
}: ItemFlagDefinition ): ItemFlag => ( {
	param,
	resource,
	getId: ( query ) =>
		query.filter === filter
			? getIdsFromQuery( query[ idsParam ] )[ 0 ]
			: undefined,
	isSet: ( item ) => item[ field ] === value,
} );

/** Undefined removes a property of the report; properties without a change are missing. */
function createVariant(
	definition: ReportDefinition,
	{
		when,
		table,
		tableOf = definition.id,
		statsEndpoint,
		itemChart,
		search,
		comparison,
		limitBy,
	}: VariantDefinition,
	getExtension: GetExtension
): ReportVariant {
	return {
		when: ( query ) => matchesVariant( query, when ),
		...( table &&
			createTable( tableOf, definition.title, table, () =>
				getExtension( tableOf )
			) ),
		...( statsEndpoint && { statsEndpoint } ),
		...( itemChart && { itemChart: createItemChart( itemChart ) } ),
		...( search !== undefined && {
			search: search ? createSearch( search ) : undefined,
		} ),
		...( comparison !== undefined && {
			comparison: comparison ? createComparison( comparison ) : undefined,
		} ),
		...( limitBy && { limitBy } ),
	};
}

/**
 * Creates a report from its definition on the server.
 *
 * @param getExtension Called for the report and the reports whose tables its
 *                     variants use.
 */
export function createReport(
	definition: ReportDefinition,
	getExtension: GetExtension
): Report {
	const { id, title, filters, advancedFilters, itemFlag, itemChart } =
		definition;
	const charts = [ ...definition.charts ];
	return {
		id,
		title: () => title,
		...createTable( id, title, definition.table, () => getExtension( id ) ),
		isTimeless: definition.isTimeless,
		dataSource: definition.dataSource,
		statsEndpoint: definition.statsEndpoint,
		charts: () => charts,
		filters: ( hasAdvanced ) => createFilters( filters, hasAdvanced ),
		advancedFilters:
			advancedFilters &&
			( () => createAdvancedFilters( advancedFilters ) ),
		advancedFiltersHook: definition.advancedFiltersHook,
		itemFlag: itemFlag && createItemFlag( itemFlag ),
		itemChart: itemChart && createItemChart( itemChart ),
		splitBy: definition.splitBy,
		variants: definition.variants?.map( ( variant ) =>
			createVariant( definition, variant, getExtension )
		),
	};
}
