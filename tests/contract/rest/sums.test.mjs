import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, signIn } from '../../setup/site.mjs';

const REPORTS = '/wc-analytics/reports';

/** Numbers below 1 from a seed. */
function createRandom( state ) {
	return () => {
		state = ( state * 48271 ) % 2147483647;
		return state / 2147483647;
	};
}

const formatDay = ( daysAgo ) =>
	new Date( Date.now() - daysAgo * 86400000 ).toISOString().slice( 0, 10 );

const from = ( first, last ) => ( { after: first, before: last } );
describe( 'sums', () => {
	let api;

	before( async () => {
		api = await signIn();
	} );

	/** The responses of reports, from sums or from the rows. */
	async function readAll( isStored, queries, range ) {
		const client = createBatchClient(
			undefined,
			isStored
				? ''
				: "add_filter( 'pre_option_storedeck_sums', '__return_empty_array' );"
		);
		const responses = await Promise.all(
			Object.entries( queries ).flatMap( ( [ route, list ] ) =>
				list.map( async ( query ) => {
					const { status, body, headers } = await client.get(
						`${ REPORTS }/${ route }`,
						{ ...range, ...query, force_cache_refresh: true }
					);
					assert.equal( status, 200, JSON.stringify( body ) );
					return [ route, query, headers.get( 'x-wp-total' ), body ];
				} )
			)
		);
		return responses;
	}

	describe( 'of orders that several processes write', () => {
		/** @type {number[]} */
		const orders = [];
		/** @type {{ products: number[], category: number, coupon: number }} */
		const own = { products: [], category: 0, coupon: 0 };

		const send = async ( method, route, body ) => {
			const response = await api.send(
				method,
				`/wc-analytics${ route }`,
				body
			);
			assert.ok( response.status < 300, response.text );
			return response.body;
		};

		before( async () => {
			own.category = php(
				`return wp_insert_term( 'Sums', 'product_cat' )['term_id'];`
			);
			for ( const price of [ '1.11', '20', '0' ] ) {
				const { id } = await send( 'POST', '/products', {
					name: `Sums ${ price }`,
					regular_price: price,
					categories: [ { id: own.category } ],
				} );
				own.products.push( id );
			}
			own.coupon = (
				await send( 'POST', '/coupons', {
					code: 'sums-test',
					discount_type: 'percent',
					amount: '10',
				} )
			).id;
		} );

		after( async () => {
			for ( const id of orders ) {
				await send( 'DELETE', `/orders/${ id }?force=true` );
			}
			for ( const id of own.products ) {
				await send( 'DELETE', `/products/${ id }?force=true` );
			}
			await send( 'DELETE', `/coupons/${ own.coupon }?force=true` );
			php( `return wp_delete_term( ${ own.category }, 'product_cat' );` );
		} );

		/** Creates, changes, refunds and deletes orders. */
		async function write( seed ) {
			const random = createRandom( seed );
			const pick = ( list ) =>
				list[ Math.floor( random() * list.length ) ];
			const mine = [];
			for ( let turn = 0; turn < 8; turn++ ) {
				const draw = random();
				if ( mine.length < 2 || draw < 0.4 ) {
					const { id } = await send( 'POST', '/orders', {
						status: pick( [
							'processing',
							'completed',
							'pending',
							'refunded',
						] ),
						billing: { email: `sums-${ seed }@example.test` },
						coupon_lines: turn % 2 ? [ { code: 'sums-test' } ] : [],
						line_items: [ 1, 2 ].map( ( quantity ) => ( {
							product_id: pick( own.products ),
							quantity,
						} ) ),
					} );
					mine.push( id );
					orders.push( id );
				} else if ( draw < 0.8 ) {
					await send( 'PUT', `/orders/${ pick( mine ) }`, {
						status: pick( [
							'completed',
							'cancelled',
							'on-hold',
							'refunded',
						] ),
					} );
				} else {
					const id = mine.pop();
					orders.splice( orders.indexOf( id ), 1 );
					await send( 'DELETE', `/orders/${ id }?force=true` );
				}
			}
		}

		const readOwn = ( isStored ) =>
			readAll(
				isStored,
				{
					products: [
						{ products: own.products, orderby: 'items_sold' },
					],
					categories: [
						{
							categories: [ own.category ],
							orderby: 'category_id',
						},
					],
					coupons: [
						{ coupons: [ own.coupon ], orderby: 'coupon_id' },
					],
					'products/stats': [
						{ interval: 'day', products: own.products },
					],
				},
				from(
					`${ formatDay( 40 ) }T00:00:00`,
					`${ formatDay( -1 ) }T23:59:59`
				)
			);

		it( 'are those of the rows', async () => {
			await Promise.all( [ 11, 12, 13 ].map( write ) );
			const stored = await readOwn( true );
			assert.ok( stored[ 0 ][ 3 ].length > 0 );
			assert.deepEqual( stored, await readOwn( false ) );
		} );

		it( 'are the same after differences were merged', async () => {
			const earlier = await readOwn( true );
			const merge = `\\Storedeck\\Reports\\Sums\\Sum_Maintenance::run(
				static fn() => \\Storedeck\\Reports\\Sums\\Sum_Maintenance::merge( 20 )
			); return true;`;
			php( merge );
			assert.deepEqual( await readOwn( true ), earlier );
			php( merge );
			assert.deepEqual( await readOwn( true ), earlier );
		} );
	} );
} );
