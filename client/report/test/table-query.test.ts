import { getTableQuery } from '../table-query';
import { getReport } from '../../reports/test/definitions';

const orders = getReport( 'orders' );
const revenue = getReport( 'revenue' );

describe( 'getTableQuery', () => {
	const range = { period: 'last_month', compare: 'previous_year' };

	it( 'matches the preloaded query: newest first, a month on one page, whole days', () => {
		expect( getTableQuery( revenue, range ) ).toEqual( {
			orderby: 'date',
			order: 'desc',
			after: expect.stringMatching( /-01T00:00:00$/ ),
			before: expect.stringMatching( /T23:59:59$/ ),
			page: 1,
			per_page: '50',
			interval: 'day',
		} );
		expect( getTableQuery( orders, range ) ).toMatchObject( {
			per_page: '25',
			extended_info: true,
		} );
	} );

	it( 'uses sort order, page and rows per page of the URL', () => {
		expect(
			getTableQuery( orders, {
				...range,
				orderby: 'net_total',
				order: 'asc',
				paged: '3',
				per_page: '50',
			} )
		).toMatchObject( {
			orderby: 'net_total',
			order: 'asc',
			page: '3',
			per_page: '50',
		} );
	} );

	it.each( [
		[ '-3', '7.5' ],
		[ '0', '1e9' ],
		[ '2.5', '101' ],
		[ '1e3', '0' ],
		[ '99999999999999999999', 'many' ],
	] )(
		'requests the first page for page %s with %s rows per page',
		( paged, perPage ) => {
			expect(
				getTableQuery( orders, { ...range, paged, per_page: perPage } )
			).toMatchObject( { page: 1, per_page: '25' } );
		}
	);

	it.each( [ 'zzz', 'net_total', '' ] )(
		'sorts by date for the unsupported sort order "%s"',
		( orderby ) => {
			expect(
				getTableQuery( revenue, { ...range, orderby, order: 'asc' } )
			).toMatchObject( { orderby: 'date', order: 'desc' } );
		}
	);
} );
