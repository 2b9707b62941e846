import { getTotalCells } from '../table-totals';
import type { ReportColumn } from '../../../report/types';
import { getReport } from '../../../reports/test/definitions';

const orders = getReport( 'orders' );

const column = (
	id: string,
	type: 'text' | 'number' | 'currency',
	more: Partial< ReportColumn< null > > = {}
): ReportColumn< null > => ( { id, label: id, type, value: () => 0, ...more } );

const columns = [
	column( 'product', 'text' ),
	column( 'items_sold', 'number' ),
	column( 'net', 'currency', { isSortable: 'net_revenue' } ),
	column( 'coupons', 'text' ),
];
const headers = [
	'product',
	'items_sold',
	'net_revenue',
	'coupons',
	'mine',
].map( ( key ) => ( { key } ) );
const displays = ( totals?: Record< string, number >, isLoading = false ) =>
	getTotalCells( headers, columns, { totals, isLoading } )?.map(
		( { display } ) => display
	);

describe( 'getTotalCells', () => {
	it( 'puts totals below the columns of the same name, in their format', () => {
		expect(
			displays( { items_sold: 1234, net: 5.5, coupons: 3, mine: 9 } )
		).toEqual( [ 'Total', '1,234', '$5.50', '', '' ] );
	} );

	it( 'supports totals that are named differently than their column', () => {
		expect(
			getTotalCells(
				[ { key: 'date' }, { key: 'net_total' } ],
				orders.columns,
				{ totals: { net_revenue: 8549.84 }, isLoading: false }
			)?.map( ( { display } ) => display )
		).toEqual( [ 'Total', '$8,549.84' ] );
	} );

	it( 'keeps the row but no total while the totals of the rows load', () => {
		expect( displays( { items_sold: 1234, net: 5.5 }, true ) ).toEqual( [
			'Total',
			'…',
			'…',
			'',
			'',
		] );
	} );

	it( 'shows a total of zero', () => {
		expect( displays( { items_sold: 0 } )?.[ 1 ] ).toBe( '0' );
	} );

	it( 'returns undefined if no column has a total', () => {
		expect( displays( { other: 3, coupons: 2 } ) ).toBeUndefined();
		expect( displays() ).toBeUndefined();
	} );
} );
