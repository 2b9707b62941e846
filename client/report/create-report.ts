import type { ReportExtension } from '@storedeck/reports';
import { createAdvancedFilters, createFilters } from './create-filters';
import { createComparison, createTable } from './create-table';
import { matchesVariant } from './query-condition';
import type { Report, ReportVariant } from './types';
import type { ReportDefinition, VariantDefinition } from './definition';

/**
 * Returns the extension of a report, which has to be loaded before; undefined
 * if it has none.
 */
export type GetExtension = (
	id: string
) => ReportExtension< never > | undefined;

/** Undefined removes a property of the report; properties without a change are missing. */
function createVariant(
	definition: ReportDefinition,
	{
		when,
		table,
		tableOf = definition.id,
		search,
		comparison,
		...others
	}: VariantDefinition,
	getExtension: GetExtension
): ReportVariant {
	return {
		when: ( query ) => matchesVariant( query, when ),
		...( table &&
			createTable( tableOf, definition.title, table, () =>
				getExtension( tableOf )
			) ),
		...others,
		...( search !== undefined && { search: search ?? undefined } ),
		...( comparison !== undefined && {
			comparison: comparison ? createComparison( comparison ) : undefined,
		} ),
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
	const { id, title, filters, advancedFilters } = definition;
	return {
		id,
		title,
		...createTable( id, title, definition.table, () => getExtension( id ) ),
		isTimeless: definition.isTimeless,
		dataSource: definition.dataSource,
		statsEndpoint: definition.statsEndpoint,
		charts: [ ...definition.charts ],
		filters: ( hasAdvanced ) => createFilters( filters, hasAdvanced ),
		advancedFilters:
			advancedFilters &&
			( () => createAdvancedFilters( advancedFilters ) ),
		advancedFiltersHook: definition.advancedFiltersHook,
		itemFlag: definition.itemFlag,
		itemChart: definition.itemChart,
		splitBy: definition.splitBy,
		variants: definition.variants?.map( ( variant ) =>
			createVariant( definition, variant, getExtension )
		),
	};
}
