import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signIn } from '../../setup/site.mjs';

const ROUTE = '/wc-analytics/reports/stock';
const PRODUCTS = '/wc-analytics/products';

/** Variable products: their own quantity, if they manage stock, and the quantities of their variations; null is not tracked. */
const MADE = {
	shirt: { quantity: null, variations: [ 9, 1, -4 ] },
	cap: { quantity: 20, variations: [ null, null ] },
	poster: { quantity: null, variations: [ null, null ] },
	mug: { quantity: 3, variations: [] },
};

describe( 'the stock report of groups', () => {
	let api;
	/** Id of each product, and of its variations. */
	const ids = {};
	const variations = {};

	before( async () => {
		api = await signIn();
		const create = async ( route, fields ) => {
			const { status, body, text } = await api.send(
				'POST',
				route,
				fields
			);
			assert.equal( status, 201, text );
			return body.id;
		};
		const track = ( quantity ) =>
			quantity === null
				? { manage_stock: false }
				: {
						manage_stock: true,
						stock_quantity: quantity,
						backorders: 'yes',
				  };
		for ( const [ name, { quantity, variations: list } ] of Object.entries(
			MADE
		) ) {
			ids[ name ] = await create( PRODUCTS, {
				name: `Stock group ${ name }`,
				status: 'publish',
				type: list.length > 0 ? 'variable' : 'simple',
				low_stock_amount: 2,
				attributes: [
					{
						name: 'Size',
						options: list.map( ( _, index ) => `${ index }` ),
						variation: true,
					},
				],
				...track( quantity ),
			} );
			variations[ name ] = [];
			for ( const [ index, amount ] of list.entries() ) {
				variations[ name ].push(
					await create( `${ PRODUCTS }/${ ids[ name ] }/variations`, {
						regular_price: '5',
						attributes: [ { name: 'Size', option: `${ index }` } ],
						...track( amount ),
					} )
				);
			}
		}
	} );

	after( async () => {
		for ( const id of Object.values( ids ) ) {
			await api.send( 'DELETE', `${ PRODUCTS }/${ id }`, {
				force: true,
			} );
		}
	} );

	/** Names of the products of a response. */
	const find = async ( query ) => {
		const { status, body, text, headers } = await api.get( ROUTE, {
			grouped: true,
			per_page: 50,
			include: [
				...Object.values( ids ),
				...Object.values( variations ).flat(),
			],
			...query,
		} );
		assert.equal( status, 200, text );
		return {
			names: body.map( ( { id } ) =>
				Object.keys( ids ).find( ( name ) => ids[ name ] === id )
			),
			rows: body,
			total: Number( headers.get( 'x-wp-total' ) ),
		};
	};

	it( 'lists products only, with the number and the sum of their variations', async () => {
		const { names, rows, total } = await find( { orderby: 'id' } );
		assert.deepEqual( names, [ 'shirt', 'cap', 'poster', 'mug' ] );
		assert.equal( total, 4 );
		assert.deepEqual(
			rows.map( ( row ) => [
				row.variations_count,
				row.variations_quantity,
			] ),
			[
				[ 3, 6 ],
				[ 2, null ],
				[ 2, null ],
				[ 0, null ],
			]
		);
	} );

	it( 'lists a product if one of its variations matches', async () => {
		assert.deepEqual( ( await find( { type: 'lowstock' } ) ).names, [
			'shirt',
		] );
		assert.deepEqual( ( await find( { type: 'onbackorder' } ) ).names, [
			'shirt',
		] );
		assert.deepEqual(
			( await find( { include: [ variations.shirt[ 1 ] ] } ) ).names,
			[ 'shirt' ]
		);
		// The same variation must meet all conditions.
		assert.deepEqual(
			(
				await find( {
					include: [ variations.shirt[ 0 ] ],
					type: 'lowstock',
				} )
			).names,
			[]
		);
	} );

	it( 'sorts a product without a quantity by the sum of its variations', async () => {
		const query = { orderby: 'stock_quantity', order: 'desc' };
		assert.deepEqual( ( await find( query ) ).names.slice( 0, 3 ), [
			'cap',
			'shirt',
			'mug',
		] );
	} );

	it( 'lists variations as rows of their own unless they are grouped', async () => {
		const { rows } = await find( { grouped: false } );
		assert.equal( rows.length, 11 );
		assert.ok( ! ( 'variations_count' in rows[ 0 ] ) );
	} );

	it( 'names an invalid value', async () => {
		const { status, body } = await api.get( ROUTE, { grouped: 'maybe' } );
		assert.equal( status, 400 );
		assert.ok( body.data.params.grouped );
	} );
} );
