import { getRunningOutItems } from '../running-out-items';

const row = (
	id: number,
	sold: number,
	stock: number | null,
	changes: object = {},
	info: object = {}
) => ( {
	product_id: id,
	items_sold: sold,
	extended_info: {
		name: `Item ${ id }`,
		manage_stock: stock !== null,
		stock_quantity: stock,
		stock_status: 'instock',
		...info,
	},
	...changes,
} );

const daysLeft = ( ...rows: unknown[] ) =>
	getRunningOutItems( rows, 30 ).map( ( { id, daysLeft: days } ) => [
		id,
		days,
	] );

it( 'sorts items by the days that their stock lasts, then by what they sell', () => {
	expect(
		daysLeft(
			row( 1, 30, 9 ),
			row( 2, 60, 5 ),
			row( 3, 30, 0, {}, { stock_status: 'outofstock' } ),
			row( 4, 90, 0, {}, { stock_status: 'outofstock' } )
		)
	).toEqual( [
		[ 4, 0 ],
		[ 3, 0 ],
		[ 2, 2 ],
		[ 1, 9 ],
	] );
} );

it( 'omits items that last longer than two weeks, do not sell or have no managed stock', () => {
	expect(
		daysLeft(
			row( 1, 30, 14 ),
			row( 2, 30, 15 ),
			row( 3, 0, 1 ),
			row( 4, -2, 1 ),
			row( 5, 30, null ),
			row( 6, 30, null, {}, { stock_status: 'outofstock' } )
		)
	).toEqual( [
		[ 6, 0 ],
		[ 1, 14 ],
	] );
} );

it( 'lists a variation under its own id, and not next to a product that is out of stock', () => {
	const rows = [
		row( 1, 30, 3, { variation_id: 11 } ),
		row( 1, 30, null ),
		row( 2, 30, 3, { variation_id: 21 } ),
		row( 2, 40, null, {}, { stock_status: 'outofstock' } ),
	];
	expect( daysLeft( ...rows ) ).toEqual( [
		[ 2, 0 ],
		[ 11, 3 ],
	] );
} );

it( 'counts backorders as no days', () => {
	expect(
		getRunningOutItems(
			[ row( 1, 30, -4, {}, { stock_status: 'onbackorder' } ) ],
			30
		)
	).toMatchObject( [ { daysLeft: 0, stock: -4, status: 'onbackorder' } ] );
} );

it( 'omits rows of deleted products and of another form', () => {
	expect(
		getRunningOutItems(
			[
				null,
				'x',
				{ product_id: 3, items_sold: 4 },
				{ product_id: 3, items_sold: 4, extended_info: {} },
			],
			30
		)
	).toEqual( [] );
} );
