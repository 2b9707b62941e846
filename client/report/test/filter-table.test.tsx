import { render, screen } from '@testing-library/react';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { filterReportTable } from '../filter-table';
import type { ReportTableContent } from '@storedeck/extend';

const HOOK = 'woocommerce_admin_report_table';

const header = ( key: string ) => ( {
	key,
	label: key,
	isSortable: false,
	isNumeric: false,
	isLeftAligned: true,
	defaultSort: false,
	required: false,
	hiddenByDefault: false,
	visible: true,
} );

const makeTable = (): ReportTableContent => ( {
	endpoint: 'orders',
	headers: [ header( 'date' ) ],
	rows: [ [ { display: 'Monday', value: '2026-11-16' } ] ],
	totals: { orders_count: 1 },
	summary: [ { label: 'Orders', value: '1' } ],
	items: { data: [ { order_id: 7 } ], totalResults: 1 },
	query: {},
} );

afterEach( () => {
	removeAllFilters( HOOK, 'acme/weight' );
	removeAllFilters( HOOK, 'acme/broken' );
	jest.restoreAllMocks();
} );

it( 'adds the columns of a plugin', () => {
	addFilter( HOOK, 'acme/weight', ( table: ReportTableContent ) => ( {
		...table,
		headers: [ ...table.headers, header( 'weight' ) ],
		rows: table.rows.map( ( row, index ) => [
			...row,
			{
				display: `Order ${
					( table.items.data[ index ] as { order_id: number } )
						.order_id
				}`,
				value: 3,
			},
		] ),
	} ) );
	const { headers, rows } = filterReportTable( makeTable() );
	expect( headers.map( ( { key } ) => key ) ).toEqual( [ 'date', 'weight' ] );
	expect( rows[ 0 ]?.[ 1 ] ).toEqual( { display: 'Order 7', value: 3 } );
} );

it( 'keeps a cell that fails from emptying others, and names its column', () => {
	const log = jest.spyOn( console, 'error' ).mockImplementation();
	const Weight = () => {
		throw new Error( 'No scales.' );
	};
	addFilter( HOOK, 'acme/weight', ( table: ReportTableContent ) => ( {
		...table,
		headers: [ ...table.headers, header( 'weight' ), header( 'height' ) ],
		rows: table.rows.map( ( row ) => [
			...row,
			{ display: <Weight />, value: 3 },
			{ display: {}, value: 4 },
		] ),
	} ) );
	const { rows } = filterReportTable( makeTable() );
	render( <>{ rows[ 0 ]?.map( ( { display } ) => display ) }</> );
	expect( screen.getByText( 'Monday' ) ).toBeVisible();
	const messages = log.mock.calls.map( String );
	for ( const column of [ 'weight', 'height' ] ) {
		expect( messages ).toContainEqual(
			expect.stringContaining(
				`Storedeck: the cell of column "${ column }" in ${ HOOK } (acme/weight) failed: `
			)
		);
	}
} );

it.each( [
	[ 'nothing', () => undefined ],
	[
		'no headers',
		( { headers, ...table }: ReportTableContent ) => ( {
			...table,
			all: headers,
		} ),
	],
	[
		'two headers of one name',
		( table: ReportTableContent ) => ( {
			...table,
			headers: [ ...table.headers, ...table.headers ],
		} ),
	],
	[
		'fewer rows',
		( table: ReportTableContent ) => ( { ...table, rows: [] } ),
	],
	[
		'rows of texts',
		( table: ReportTableContent ) => ( { ...table, rows: [ [ 'a' ] ] } ),
	],
	[
		'an error',
		() => {
			throw new Error( 'Oops' );
		},
	],
] )( 'keeps the table if a callback returns %s', ( _what, callback ) => {
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	addFilter( HOOK, 'acme/broken', callback );
	const table = makeTable();
	expect( filterReportTable( table ) ).toBe( table );
	expect( String( error.mock.calls[ 0 ]?.[ 0 ] ) ).toContain( HOOK );
} );
