import { getIdsFromQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { ItemFlagDefinition } from './definition';
import type { FilterSet, Report, ReportVariant } from './types';

/** A variant is the same report for every query, so that its table is not rendered again. */
const reports = new WeakMap< ReportVariant, Report >();

/**
 * The report with the changes of its first variant that matches the query.
 *
 * @param query The query of the URL, with the report's item flag.
 */
export function getVariant( report: Report, query: Query ): Report {
	const variant = report.variants?.find( ( { when } ) => when( query ) );
	if ( ! variant ) {
		return report;
	}
	const { when, ...changes } = variant;
	const changed = reports.get( variant ) ?? { ...report, ...changes };
	reports.set( variant, changed );
	return changed;
}

/**
 * Leaves out the filters that the query hides. `showFilters` may depend on the
 * item flag, which is not in the URL: it is called here only.
 */
export const getVisibleFilters = (
	{ filters, ...others }: FilterSet,
	query: Query
): FilterSet => ( {
	...others,
	filters: filters
		.filter( ( { showFilters } ) => showFilters?.( query ) ?? true )
		.map( ( filter ) => ( { ...filter, showFilters: () => true } ) ),
} );

/** The id of the item in the URL whose property decides how the report looks; undefined if the URL has none. */
export const getFlaggedId = (
	{ filter, idsParam }: ItemFlagDefinition,
	query: Query
) =>
	query.filter === filter
		? getIdsFromQuery( query[ idsParam ] )[ 0 ]
		: undefined;

/** The query with the report's item flag. A flag in the URL is ignored. */
export function withItemFlag(
	report: Report,
	query: Query,
	isSet: boolean
): Query {
	if ( ! report.itemFlag ) {
		return query;
	}
	const { [ report.itemFlag.param ]: _, ...others } = query;
	return isSet ? { ...others, [ report.itemFlag.param ]: 'true' } : others;
}

/**
 * The query of the report's requests: with the chart's segments, and with ids
 * instead of search terms.
 *
 * @param query The query of the URL.
 * @param ids   Ids of the search results, separated by commas.
 */
export function getRequestQuery(
	{ itemChart, search }: Report,
	query: Query,
	ids: string
): Query {
	const { segmentby: _, search: terms, ...others } = query;
	return {
		...others,
		...( itemChart && { segmentby: itemChart.segmentby } ),
		...( search && terms && { search: terms, [ search.type ]: ids } ),
	};
}
