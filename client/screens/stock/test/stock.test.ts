import fc from 'fast-check';
import { keepOrder } from '../stable-order';
import { readParams } from '../stock-query';
import { isLowStock, readQuantity, toRow } from '../stock-row';
import type { StockReportRow } from '../stock-row';

const reportRow: StockReportRow = {
	id: 7,
	parent_id: 0,
	name: 'Mug &amp; spoon',
	sku: 'm-1',
	stock_status: 'instock',
	stock_quantity: 5,
	manage_stock: true,
	low_stock_amount: 2,
};

describe( 'keepOrder', () => {
	const response = ( ...ids: number[] ) => ( {
		rows: ids.map( ( id ) => ( { id, text: `new ${ id }` } ) ),
		total: ids.length,
	} );
	const first = keepOrder( undefined, 'a', {
		rows: [ 1, 2, 3 ].map( ( id ) => ( { id, text: `old ${ id }` } ) ),
		total: 3,
	} );

	it( 'keeps the order of rows and updates their data', () => {
		const list = keepOrder( first, 'a', response( 3, 1 ) );
		expect( list?.rows.map( ( { text } ) => text ) ).toEqual( [
			'new 1',
			'old 2',
			'new 3',
		] );
		expect( list?.orderChanged ).toBe( true );
		expect( list?.total ).toBe( 3 );
	} );

	it( 'resets the order for another query', () => {
		const list = keepOrder( first, 'b', response( 3, 1 ) );
		expect( list?.rows.map( ( { id } ) => id ) ).toEqual( [ 3, 1 ] );
		expect( list?.orderChanged ).toBe( false );
	} );

	it( 'keeps the previous rows while there is no response', () => {
		expect( keepOrder( first, 'b', undefined ) ).toBe( first );
		expect(
			keepOrder( first, 'a', response( 1, 2, 3 ) )?.orderChanged
		).toBe( false );
	} );
} );

describe( 'toRow', () => {
	it( 'prefers the product to the row of the report', () => {
		const row = toRow( reportRow, {
			id: 7,
			manage_stock: true,
			stock_quantity: 0,
			stock_status: 'outofstock',
			backorders: 'no',
		} );
		expect( row ).toMatchObject( {
			name: 'Mug & spoon',
			quantity: 0,
			status: 'outofstock',
			reason: undefined,
		} );
	} );

	it.each( [
		[ { ...reportRow, manage_stock: false }, undefined, 'Not tracked' ],
		[
			{ ...reportRow, manage_stock: false },
			{ id: 7, type: 'variable', manage_stock: false },
			'Per variation',
		],
		[
			{ ...reportRow, parent_id: 3, manage_stock: false },
			{ id: 7, manage_stock: 'parent' },
			'Managed by parent',
		],
	] as const )( "explains why %j can't be edited", ( row, item, reason ) => {
		expect( toRow( row, item ) ).toMatchObject( {
			reason,
			quantity: null,
		} );
	} );

	it( 'detects a low stock quantity', () => {
		const low = ( quantity: number, status = 'instock' ) =>
			isLowStock(
				toRow(
					{
						...reportRow,
						stock_quantity: quantity,
						stock_status: status,
					},
					undefined
				)
			);
		expect( low( 2 ) ).toBe( true );
		expect( low( 3 ) ).toBe( false );
		expect( low( 0, 'outofstock' ) ).toBe( false );
	} );
} );

describe( 'readQuantity', () => {
	it( 'reads whole numbers', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: -999999999, max: 999999999 } ),
				( number ) => {
					expect( readQuantity( ` ${ number } ` ) ).toBe( number );
				}
			)
		);
	} );

	it.each( [ '', ' ', '1.5', '1e3', '0x10', 'five', '--2', '12345678901' ] )(
		'rejects "%s"',
		( text ) => {
			expect( readQuantity( text ) ).toBeUndefined();
		}
	);
} );

it( 'reads defaults for invalid values of the URL', () => {
	expect(
		readParams( {
			type: 'plenty',
			orderby: 'price; DROP',
			order: 'up',
			paged: '-3',
			per_page: '7',
			search: '  mug ',
		} )
	).toEqual( {
		type: 'all',
		search: 'mug',
		orderby: "stock_status",
		order: "desc",
		page: 1,
		perPage: 25,
	} );
} );
