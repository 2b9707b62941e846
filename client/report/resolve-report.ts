import type { Query } from '@storedeck/navigation';
import type { Report } from './define-report';
import type { FilterSet } from './table-query';

/**
 * The report as it is at an address: with what its first fitting variant says.
 *
 * @param report The report.
 * @param query  The address, with what is known besides.
 */
export function getVariant( report: Report, query: Query ): Report {
	const variant = report.variants?.find( ( { when } ) => when( query ) );
	if ( ! variant ) {
		return report;
	}
	const { when, ...changes } = variant;
	return { ...report, ...changes };
}

/**
 * The filters without the dropdowns that an address does not show. Whether it
 * does may depend on more than the address: it is decided here, once.
 */
export const getShownFilters = (
	{ filters, ...others }: FilterSet,
	query: Query
): FilterSet => ( {
	...others,
	filters: filters
		.filter( ( { showFilters } ) => showFilters?.( query ) ?? true )
		.map( ( filter ) => ( { ...filter, showFilters: () => true } ) ),
} );

/**
 * An address with the fact that is known about it. What somebody wrote there
 * in its place does not count.
 */
export function withFact(
	report: Report,
	query: Query,
	holds: boolean
): Query {
	if ( ! report.fact ) {
		return query;
	}
	const { [ report.fact.param ]: _, ...others } = query;
	return holds ? { ...others, [ report.fact.param ]: 'true' } : others;
}

/**
 * What the requests of an address are made of: the series of the chart, and the
 * ids that a search stands for.
 *
 * @param report The report at this address.
 * @param query  The address.
 * @param ids    Ids of what was searched for, with commas between them.
 */
export function getAskedQuery(
	{ itemChart, search }: Report,
	query: Query,
	ids: string
): Query {
	const { segmentby: _, search: words, ...asked } = query;
	return {
		...asked,
		...( itemChart && { segmentby: itemChart.segmentby } ),
		...( search && words && { search: words, [ search.type ]: ids } ),
	};
}
