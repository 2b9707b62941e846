import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { php, signIn } from '../../setup/site.mjs';

const RANGE = {
	after: '2026-01-01T00:00:00',
	before: '2026-12-31T23:59:59',
	per_page: 100,
};

/** What a plugin adds to Orders: a metric with its chart, a filter and a column. */
const ADDED = `array(
	'stats'     => array( 'fields' => array( 'large_count' => array( 'type' => 'integer', 'count_if' => 'stats.num_items_sold >= 5' ) ) ),
	'charts'    => array( 'large_count' => array( 'label' => 'Large orders' ) ),
	'filter_by' => array(
		'size' => array(
			'label'   => 'Size',
			'column'  => "CASE WHEN stats.num_items_sold >= 5 THEN 'large' ELSE 'small' END",
			'options' => array( 'large' => 'Large', 'small' => 'Small' ),
		),
	),
	'items'     => array( 'columns' => array( 'parcels' => array( 'integer', 'stats.num_items_sold * 2' ) ) ),
	'table'     => array( 'columns' => array( 'parcels' => array( 'label' => 'Parcels', 'type' => 'number' ) ) ),
)`;

/**
 * Runs code in a process in which a plugin filters the definition of Orders.
 *
 * @param {string} changed PHP of the filtered definition; `$definition` is the original.
 * @param {string} code    PHP that returns the result; `$get( $route, $params )` sends a request.
 */
const withFilter = ( changed, code ) =>
	php(
		`wp_set_current_user( 1 );
		add_filter( 'storedeck_report_definition', static function ( $definition, $id ) {
			return 'orders' === $id ? ( ${ changed } ) : $definition;
		}, 10, 2 );
		\\Storedeck\\Reports\\Registry::reset();
		$get = static function ( $route, $params ) {
			$request = new WP_REST_Request( 'GET', $route );
			$request->set_query_params( $params );
			return rest_do_request( $request )->get_data();
		};
		${ code }`,
		RANGE
	);

describe( 'storedeck_report_definition', () => {
	it( 'adds a metric, a filter and a column that agree with each other', () => {
		const { stats, large, rows, view, errors } = withFilter(
			`array_replace_recursive( $definition, ${ ADDED } )`,
			`return array(
				'stats'  => $get( '/wc-analytics/reports/orders/stats', $given )['totals'],
				'large'  => $get( '/wc-analytics/reports/orders/stats', array( 'size_is' => 'large' ) + $given )['totals'],
				'rows'   => $get( '/wc-analytics/reports/orders', array( 'size_is' => 'large' ) + $given ),
				'view'   => $get( '/storedeck/v1/report-definitions/orders', array() ),
				'errors' => \\Storedeck\\Reports\\Registry::get_errors(),
			);`
		);
		assert.deepEqual( errors, [] );
		assert.ok( stats.large_count > 0 );
		assert.ok( stats.large_count < stats.orders_count );
		assert.equal( large.orders_count, stats.large_count );
		const orders = rows.filter( ( { parent_id: parent } ) => parent === 0 );
		assert.equal( orders.length, stats.large_count );
		for ( const row of orders ) {
			assert.ok( row.num_items_sold >= 5 );
			assert.equal( row.parcels, row.num_items_sold * 2 );
		}
		assert.ok( view.charts.some( ( { key } ) => key === 'large_count' ) );
		assert.ok( view.table.columns.some( ( { id } ) => id === 'parcels' ) );
	} );

	for ( const { name, changed, message } of [
		{
			name: 'throws',
			changed: "throw new RuntimeException( 'Acme is broken.' )",
			message: /orders.*Acme is broken\./,
		},
		{
			name: 'returns nothing',
			changed: 'null',
			message: /orders.*with the same id/,
		},
		{
			name: 'adds a metric that cannot be computed',
			changed:
				"array_replace_recursive( $definition, array( 'stats' => array( 'fields' => array( 'none' => array( 'type' => 'integer' ) ) ) ) )",
			message: /orders.*stats\.fields\.none/,
		},
	] ) {
		it( `leaves the report as it is when a callback ${ name }`, async () => {
			const { totals, errors } = withFilter(
				changed,
				`return array(
					'totals' => $get( '/wc-analytics/reports/orders/stats', $given )['totals'],
					'errors' => \\Storedeck\\Reports\\Registry::get_errors(),
				);`
			);
			const api = await signIn();
			const { body } = await api.get(
				'/wc-analytics/reports/orders/stats',
				RANGE
			);
			assert.equal( totals.orders_count, body.totals.orders_count );
			assert.equal( errors.length, 1 );
			assert.match( errors[ 0 ], message );
		} );
	}
} );
