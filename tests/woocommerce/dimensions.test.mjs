import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { php, signIn } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';
import { deleteOrders, setStorage } from './support/orders.mjs';

/** Marks the orders of the test. */
const CREATED_VIA = 'storedeck-dimensions';

const RANGE = {
	after: '2019-05-06T00:00:00',
	before: '2019-05-06T23:59:59',
	date_type: 'date_created',
	per_page: 100,
};

/** Values of orders, which have products of 10 each. The second one is refunded in part. */
const ORDERS = [
	{
		payment: 'bacs',
		shipping: 'flat_rate',
		billing: 'US',
		delivery: 'FR',
		city: 'Lyon',
		source: 'google',
		device: 'Mobile',
		fulfillment: 'partially_fulfilled',
		quantity: 1,
	},
	{
		payment: 'bacs',
		shipping: 'local_pickup',
		billing: 'DE',
		delivery: '',
		city: 'Berlin',
		source: '(direct)',
		device: 'Desktop',
		fulfillment: 'unfulfilled',
		quantity: 3,
		refund: 5,
	},
	{
		payment: 'cod',
		shipping: '',
		billing: '',
		delivery: '',
		city: '',
		source: '',
		device: '',
		fulfillment: '',
		quantity: 2,
	},
];

/** By dimension: its value in an order of the list. */
const VALUES = {
	payment_method: ( { payment } ) => payment,
	shipping_method: ( { shipping } ) => shipping,
	order_country: ( { billing, delivery } ) => delivery || billing,
	order_city: ( { billing, delivery, city } ) =>
		city && `${ delivery || billing }:${ city }`,
	attribution_source: ( { source } ) => source.replace( /[()]/g, '' ),
	attribution_device: ( { device } ) => device,
	created_via: () => CREATED_VIA,
	fulfillment_status: ( { fulfillment } ) => fulfillment,
	weekday: () => '1',
	hour: () => '15',
};

/** Storages and the option of WooCommerce. */
const STORAGES = [
	[ 'order tables', 'yes' ],
	[ 'posts', 'no' ],
];

/** Random questions; `QUESTIONS` in the environment for more, and `SEED` for those of another run. */
const QUESTIONS = Number( process.env.QUESTIONS ?? 60 );
const SEED = Number( process.env.SEED ?? Math.ceil( Math.random() * 99999 ) );

/** Questions between changes of orders. */
const CHANGED = 20;

const SUPPORT = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'support/random-questions.php'
);

const runQuestions = ( code ) =>
	php( `require_once ${ JSON.stringify( SUPPORT ) }; ${ code }` );

/** What an answer says, in the form of the questions. Rows without numbers are left out. */
const readAnswer = ( { totals, rows } ) => ( {
	totals: totals[ 0 ],
	rows: Object.fromEntries(
		rows
			.map( ( { values, metrics } ) => [
				values.map( ( { id } ) => id ).join( ' | ' ),
				metrics[ 0 ],
			] )
			.filter( ( [ , metrics ] ) =>
				Object.values( metrics ).some( Boolean )
			)
	),
} );

const createOrders = () =>
	php(
		`foreach ( $given as $values ) {
			$order = wc_create_order( array( 'created_via' => '${ CREATED_VIA }' ) );
			$item  = new WC_Order_Item_Product();
			$item->set_props( array( 'name' => 'Cup', 'quantity' => $values['quantity'], 'subtotal' => 10 * $values['quantity'], 'total' => 10 * $values['quantity'] ) );
			$order->add_item( $item );
			if ( '' !== $values['shipping'] ) {
				$shipping = new WC_Order_Item_Shipping();
				$shipping->set_props( array( 'method_id' => $values['shipping'], 'method_title' => 'A method', 'total' => 0 ) );
				$order->add_item( $shipping );
			}
			$order->set_payment_method( $values['payment'] );
			$order->set_billing_country( $values['billing'] );
			$order->set_billing_city( '' === $values['delivery'] ? $values['city'] : 'Elsewhere' );
			$order->set_shipping_country( $values['delivery'] );
			$order->set_shipping_city( '' === $values['delivery'] ? '' : $values['city'] );
			$order->update_meta_data( '_wc_order_attribution_utm_source', $values['source'] );
			$order->update_meta_data( '_wc_order_attribution_device_type', $values['device'] );
			$order->update_meta_data( '_fulfillment_status', $values['fulfillment'] );
			$order->set_date_created( ( new DateTimeImmutable( '2019-05-06 15:30:00', wp_timezone() ) )->getTimestamp() );
			$order->set_status( 'completed' );
			$order->calculate_totals( false );
			$order->save();
			if ( isset( $values['refund'] ) ) {
				$refund = wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => $values['refund'], 'reason' => 'Broken' ) );
				$refund->set_date_created( $order->get_date_created() );
				$refund->save();
			}
		}
		return true;`,
		ORDERS
	);

/** WooCommerce has them since 10.1. Returns whether it can. */
const setFulfillments = ( isOn ) =>
	php(
		`update_option( 'woocommerce_feature_fulfillments_enabled', '${
			isOn ? 'yes' : 'no'
		}' );
		return version_compare( WC()->version, '10.1', '>=' );`
	);

/** Orders and net sales by value. */
const getExpected = ( getValue ) => {
	/** @type {Record<string, [ number, number ]>} */
	const found = {};
	for ( const order of ORDERS ) {
		const [ count, sales ] = found[ getValue( order ) ] ?? [ 0, 0 ];
		found[ getValue( order ) ] = [
			count + 1,
			sales + 10 * order.quantity - ( order.refund ?? 0 ),
		];
	}
	return found;
};

test.describe( 'dimensions of WooCommerce’s orders', () => {
	let api;
	let dimensions;

	test.beforeAll( async () => {
		api = await signIn();
		const hasFulfillments = setFulfillments( true );
		dimensions = Object.entries( VALUES ).filter(
			( [ key ] ) => key !== 'fulfillment_status' || hasFulfillments
		);
	} );

	test.afterAll( () => setFulfillments( false ) );

	for ( const [ storage, hasTables ] of STORAGES ) {
		test( `have the values that orders have in ${ storage }`, async () => {
			setStorage( hasTables );
			try {
				createOrders();
				for ( const [ by, getValue ] of dimensions ) {
					const { status, body } = await api.get(
						'/storedeck/v1/reports/payments',
						{ ...RANGE, by }
					);
					assert.equal( status, 200, JSON.stringify( body ) );
					assert.deepEqual(
						Object.fromEntries(
							body.map( ( row ) => [
								row.value,
								[ row.orders_count, row.net_revenue ],
							] )
						),
						getExpected( getValue ),
						by
					);
				}
				const { body } = await api.get(
					'/storedeck/v1/reports/payments',
					{ ...RANGE, by: 'refund_reason' }
				);
				assert.deepEqual(
					body.map( ( { value, refunds } ) => [ value, refunds ] ),
					[
						[ '', 0 ],
						[ 'Broken', 5 ],
					]
				);
			} finally {
				deleteOrders( CREATED_VIA );
				setStorage( 'yes' );
			}
		} );
	}

	for ( const [ storage, hasTables ] of STORAGES ) {
		test( `answer random questions as orders in ${ storage } do`, async () => {
			setStorage( hasTables );
			try {
				const seed = SEED;
				runQuestions(
					`mt_srand( ${ seed } );
					update_option( 'woocommerce_date_type', 'date_created' );
					for ( $order = 0; $order < 40; ++$order ) { create_random_order(); }
					return true;`
				);
				// What was kept of an answer must not outlive the changes.
				let earlier = [];
				for ( let asked = 0; asked < QUESTIONS; asked += CHANGED ) {
					const questions = runQuestions(
						`mt_srand( ${ seed + asked } );
						foreach ( 0 === ${ asked } ? array() : array_rand( get_random_orders(), 3 ) as $order ) {
							change_random_order( get_random_orders()[ $order ] );
						}
						return create_random_questions( ${ hasTables === 'no' }, ${ Math.min(
							CHANGED,
							QUESTIONS - asked
						) }, json_decode( base64_decode( '${ btoa(
							JSON.stringify( earlier )
						) }' ), true ) );`
					);
					earlier = questions
						.slice( -5 )
						.map( ( { params } ) => params );
					for ( const { params, totals, rows } of questions ) {
						const { status, body } = await api.get(
							'/storedeck/v1/answers',
							params
						);
						assert.equal( status, 200, JSON.stringify( body ) );
						assert.deepEqual(
							readAnswer( body ),
							{ totals, rows: { ...rows } },
							`SEED=${ seed }: ${ JSON.stringify( params ) }`
						);
					}
				}
			} finally {
				runQuestions(
					`foreach ( get_random_orders() as $order ) { $order->delete( true ); }
					update_option( 'woocommerce_date_type', 'date_paid' );
					return true;`
				);
				setStorage( 'yes' );
			}
		} );
	}
} );
