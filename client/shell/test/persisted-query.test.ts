import {
	getLastPersistedQuery,
	getScreenHref,
	rememberPersistedQuery,
} from '../persisted-query';

const visit = ( search: string ) =>
	window.history.replaceState(
		{},
		'',
		`/wp-admin/admin.php?page=storedeck&${ search }`
	);

it( 'keeps the date range across screens without one', () => {
	visit( 'path=%2F' );
	expect( getLastPersistedQuery() ).toEqual( {} );
	visit( 'path=%2Fanalytics%2Frevenue&period=last_month&filter=x' );
	expect( getLastPersistedQuery() ).toEqual( { period: 'last_month' } );
	visit( 'path=%2F' );
	expect( getLastPersistedQuery() ).toEqual( { period: 'last_month' } );
	expect( getScreenHref( '/analytics/taxes' ) ).toContain(
		'period=last_month'
	);
	// Dates do not apply to the Stock report.
	expect( getScreenHref( '/analytics/stock' ) ).not.toContain( 'period' );
} );

it( 'saves the parameters of a given query', () => {
	visit( 'path=%2F' );
	rememberPersistedQuery( {
		period: 'week',
		compare: 'none',
		page: 'storedeck',
	} );
	expect( getLastPersistedQuery() ).toEqual( {
		period: 'week',
		compare: 'none',
	} );
} );
