import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, signIn } from '../../setup/site.mjs';
import { waitForSync } from './support/wait-for-sync.mjs';

const EMAIL = 'largest@example.test';
const LEADERBOARD = '/wc-analytics/leaderboards/customers';
const LIST = '/wc-analytics/reports/customers';
const MERGE = `\\Storedeck\\Reports\\Sums\\Sum_Maintenance::run(
	static fn() => \\Storedeck\\Reports\\Sums\\Sum_Maintenance::merge( 20 )
); return true;`;

const stored = createBatchClient();
const ofRows = createBatchClient(
	undefined,
	"add_filter( 'pre_option_storedeck_sums', '__return_empty_array' );"
);

describe( 'the largest customers', () => {
	let api;
	let product;
	let order;
	let range;

	const send = async ( method, route, body ) => {
		const response = await api.send(
			method,
			`/wc-analytics/${ route }`,
			body
		);
		assert.ok( response.status < 300, response.text );
		return response.body;
	};

	/** Names, numbers of orders and total spend, which must be those of the rows of orders. */
	const read = async () => {
		await waitForSync( api );
		const [ one, other ] = await Promise.all(
			[ stored, ofRows ].map( async ( client ) => {
				const { status, body } = await client.get( LEADERBOARD, {
					...range,
					per_page: 20,
				} );
				assert.equal( status, 200, JSON.stringify( body ) );
				return body[ 0 ].rows.map( ( row ) =>
					row.map( ( { value } ) => value )
				);
			} )
		);
		assert.deepEqual( one, other );
		return one;
	};

	/** Queries of the sums of customers that a request runs. */
	const listQueries = ( route, params = {} ) =>
		php(
			`
			wp_set_current_user( 1 );
			$queries = array();
			add_filter( 'query', static function ( $query ) use ( &$queries ) {
				$queries[] = $query;
				return $query;
			} );
			$request = new WP_REST_Request( 'GET', '${ route }' );
			$request->set_query_params( $given );
			rest_do_request( $request );
			// Whether all tables are whole is asked before each answer.
			return array_values( preg_grep( '/storedeck_sums_customers(?! WHERE is_month = 2)/', $queries ) );
		`,
			{ ...range, ...params }
		);

	before( async () => {
		api = await signIn();
		php( '\\Storedeck\\Jobs\\Sums\\Sum_Jobs::fill_now(); return true;' );
		php( MERGE );
		const today = php( "return wp_date( 'Y-m-d' );" );
		range = {
			after: `${ Number( today.slice( 0, 4 ) ) - 2 }-01-01T00:00:00`,
			before: `${ today }T23:59:59`,
		};
		product = (
			await send( 'POST', 'products', {
				name: 'Largest',
				regular_price: '90000',
				tax_status: 'none',
			} )
		).id;
	} );

	after( async () => {
		if ( order ) {
			await send( 'DELETE', `orders/${ order.id }?force=true` );
		}
		await send( 'DELETE', `products/${ product }?force=true` );
	} );

	it( 'has the customers with the largest total spend', async () => {
		const rows = await read();
		assert.equal( rows.length, 20 );
		const amounts = rows.map( ( [ , , amount ] ) => amount );
		assert.deepEqual(
			amounts,
			amounts.toSorted( ( a, b ) => b - a )
		);
	} );

	it( 'begins with a customer whose order was just written', async () => {
		order = await send( 'POST', 'orders', {
			status: 'completed',
			billing: { first_name: 'Largest', last_name: '', email: EMAIL },
			line_items: [ { product_id: product, quantity: 1 } ],
		} );
		const [ [ name, orders, amount ] ] = await read();
		assert.deepEqual( [ name, orders, amount ], [ 'Largest', 1, 90000 ] );
	} );

	for ( const orderby of [ 'total_spend', 'orders_count' ] ) {
		it( `are the first ones of the list by ${ orderby }, and that after them`, async () => {
			const readList = ( client, page ) =>
				client.get( LIST, { ...range, orderby, page, per_page: 7 } );
			for ( const page of [ 1, 2 ] ) {
				const [ one, other ] = await Promise.all( [
					readList( stored, page ),
					readList( ofRows, page ),
				] );
				assert.equal( one.status, 200 );
				assert.deepEqual( one, other );
			}
		} );
	}

	it( 'adds up all customers of a list once after an order, to count them', async () => {
		const list = () =>
			listQueries( LIST, { orderby: 'total_spend', per_page: 7 } );
		list();
		await send( 'PUT', `orders/${ order.id }`, { customer_note: 'Again' } );
		await waitForSync( api );
		const queries = list().filter(
			( query ) => ! /change_id > 0|customer_id IN/.test( query )
		);
		assert.equal( queries.length, 1 );
		assert.match( queries[ 0 ], /^SELECT COUNT\(/ );
	} );

	it( 'adds up only the customers with differences after an order', async () => {
		listQueries( LEADERBOARD );
		await send( 'PUT', `orders/${ order.id }`, {
			customer_note: 'Changed',
		} );
		await waitForSync( api );
		const queries = listQueries( LEADERBOARD );
		assert.ok( queries.length > 0 );
		queries.forEach( ( query ) =>
			assert.match( query, /change_id > 0|customer_id IN/ )
		);
	} );

	it( 'subtracts a refund and leaves out a customer without orders', async () => {
		await send( 'POST', `orders/${ order.id }/refunds`, {
			amount: '10.50',
		} );
		const [ [ , , amount ] ] = await read();
		assert.equal( amount, 89989.5 );
		await send( 'PUT', `orders/${ order.id }`, { status: 'cancelled' } );
		assert.ok(
			( await read() ).every( ( [ name ] ) => name !== 'Largest' )
		);
	} );

	it( 'is the same after differences were merged', async () => {
		const earlier = await read();
		php( MERGE );
		assert.deepEqual( await read(), earlier );
		await send( 'PUT', `orders/${ order.id }`, { status: 'completed' } );
		assert.equal( ( await read() )[ 0 ][ 0 ], 'Largest' );
		php( MERGE );
		assert.equal( ( await read() )[ 0 ][ 0 ], 'Largest' );
		await send( 'DELETE', `orders/${ order.id }?force=true` );
		order = null;
		assert.deepEqual( await read(), earlier );
	} );
} );
