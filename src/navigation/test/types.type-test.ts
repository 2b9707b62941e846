/* Types that callers rely on, checked by the compiler only. */
import {
	getActiveFiltersFromQuery,
	getHistory,
	getIdsFromQuery,
	getNewPath,
	getQuery,
	getQueryFromActiveFilters,
	onQueryChange,
} from '..';
import type { UrlFilter } from '..';

export function checkQueries() {
	const period: string | undefined = getQuery().period;
	const ids: number[] = getIdsFromQuery( getQuery().filter );
	getNewPath( { page: 2, filter: undefined, ids: [ 1, 2 ] } );

	// @ts-expect-error An address cannot carry a function.
	getNewPath( { onClick: () => {} } );
	// @ts-expect-error A sorting has a direction.
	onQueryChange( 'sort' )( 'date', 'up' );
	// @ts-expect-error A comparison has ids.
	onQueryChange( 'compare' )( 'products', 'filter' );
	// @ts-expect-error A listener is a function.
	getHistory().listen( 'change' );

	return { period, ids };
}

export function checkFilters() {
	const filter: UrlFilter = {
		rules: [ { value: 'between', label: 'Between' } ],
		input: { component: 'Currency' },
	};
	getActiveFiltersFromQuery( {}, { total: filter } );

	// @ts-expect-error A rule has a value.
	getActiveFiltersFromQuery( {}, { total: { rules: [ 'between' ] } } );
	getActiveFiltersFromQuery(
		{},
		// @ts-expect-error There is no such control.
		{ total: { input: { component: 'Slider' } } }
	);
	// @ts-expect-error A filter in use has a key.
	getQueryFromActiveFilters( [ { rule: 'is', value: '1' } ], {}, {} );
}
