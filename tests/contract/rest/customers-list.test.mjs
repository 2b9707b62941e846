import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn } from '../../setup/site.mjs';

const LIST = '/wc-analytics/customers';
const REPORT = '/wc-analytics/reports/customers';

const CUSTOMERS = 1300;
const CLEAR = `
	global $wpdb;
	$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_customer_lookup WHERE last_name LIKE 'Sunflower%'" );
	do_action( 'storedeck_data_changed' );
	return true;
`;

describe( 'list of customers', () => {
	let api;
	let product;
	const orders = [];

	const read = async ( route, query ) => {
		const { status, body, headers, text } = await api.get( route, query );
		assert.equal( status, 200, text );
		return {
			total: Number( headers.get( 'x-wp-total' ) ),
			rows: body.map( ( row ) => ( {
				id: row.id,
				orders: row.orders_count,
				spend: row.total_spend,
				average: row.avg_order_value,
				latest: row.date_last_order,
			} ) ),
		};
	};

	/** The same page of the list and of the report. */
	const readBoth = ( query ) =>
		Promise.all( [ read( LIST, query ), read( REPORT, query ) ] );

	before( async () => {
		api = await signIn();
		php( CLEAR );
		php( `
			global $wpdb;
			foreach ( array_chunk( range( 1, ${ CUSTOMERS } ), 500 ) as $chunk ) {
				$rows = implode( ', ', array_map( static fn( int $i ): string => "( '', 'Test', 'Sunflower $i', 'listed-$i@example.test' )", $chunk ) );
				$wpdb->query( "INSERT INTO {$wpdb->prefix}storedeck_customer_lookup ( username, first_name, last_name, email ) VALUES $rows" );
			}
			foreach ( array_chunk( array_map( 'intval', $wpdb->get_col( "SELECT customer_id FROM {$wpdb->prefix}storedeck_customer_lookup WHERE last_name LIKE 'Sunflower%'" ) ), 500 ) as $customers ) {
				\\Storedeck\\Reports\\Customers\\Customer_Metrics_Table::repair( $customers );
			}
			return true;
		` );
		product = (
			await api.send( 'POST', '/wc-analytics/products', {
				name: 'Test Customer List',
				regular_price: '9999',
			} )
		).body.id;
	} );

	after( async () => {
		for ( const { id } of orders ) {
			await api.send( 'DELETE', `/wc-analytics/orders/${ id }`, {
				force: true,
			} );
		}
		await api.send( 'DELETE', `/wc-analytics/products/${ product }`, {
			force: true,
		} );
		php( CLEAR );
	} );

	for ( const search of [ 'sunflower', 'flower' ] ) {
		it( `counts and lists all customers that match “${ search }”`, async () => {
			const query = { search, per_page: 100, orderby: 'name' };
			const [ list, report ] = await readBoth( query );
			assert.equal( list.total, CUSTOMERS );
			assert.equal( report.total, CUSTOMERS );
			const last = await read( LIST, {
				...query,
				page: CUSTOMERS / 100,
			} );
			assert.equal( last.rows.length, 100 );
		} );
	}

	it( 'has the metrics of the customers report, also of unpaid orders', async () => {
		for ( const status of [ 'on-hold', 'completed' ] ) {
			const { status: code, body } = await api.send(
				'POST',
				'/wc-analytics/orders',
				{
					status,
					billing: {
						email: 'listed-1@example.test',
						first_name: 'Test',
					},
					line_items: [ { product_id: product, quantity: 100 } ],
				}
			);
			assert.equal( code, 201 );
			orders.push( body );
		}
		for ( const query of [
			{ orderby: 'total_spend' },
			{ orderby: 'orders_count', orders_count_min: 2 },
			{ orderby: 'avg_order_value', total_spend_min: 500 },
			{ search: 'sunflower', orderby: 'total_spend' },
		] ) {
			const [ list, report ] = await readBoth( {
				...query,
				per_page: 50,
			} );
			assert.deepEqual( list, report );
		}
		const { rows } = await read( LIST, {
			search: 'listed-1@',
			searchby: 'email',
		} );
		// The order on hold is not paid.
		assert.equal( rows[ 0 ].orders, 1 );
		assert.equal( rows[ 0 ].spend, Number( orders[ 1 ].total ) );
	} );
} );
