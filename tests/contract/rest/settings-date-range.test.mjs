import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { php, signIn } from '../../setup/site.mjs';

const ID = 'woocommerce_default_date_range';
const ROUTE = `/wc-analytics/settings/wc_admin/${ ID }`;

const PERIODS = [
	'today',
	'yesterday',
	'week',
	'last_week',
	'month',
	'last_month',
	'quarter',
	'last_quarter',
	'year',
	'last_year',
	'last_7_days',
	'last_30_days',
	'last_90_days',
	'last_365_days',
];
const CUSTOM_COMPARISON =
	'compare=custom&compare_after=2025-01-01&compare_before=2025-01-31';
const COMPARISONS = [
	'compare=previous_period',
	'compare=previous_year',
	'compare=same_weekdays',
	'compare=weeks_before',
	'compare=none',
	CUSTOM_COMPARISON,
];

/**
 * Saves date ranges through the route in one process. Filters keep the option
 * unchanged for other processes, because other tests read it in parallel.
 *
 * @return Status, stored value and default date range of reports for each.
 */
const saveRanges = ( ranges ) =>
	php( `
		wp_set_current_user( get_users( array( 'role' => 'administrator', 'number' => 1 ) )[0]->ID );
		$stored = get_option( '${ ID }' );
		add_filter( 'pre_option_${ ID }', static function () use ( &$stored ) { return $stored; } );
		add_filter( 'pre_update_option_${ ID }', static function ( $value, $previous ) use ( &$stored ) {
			$stored = $value;
			return $previous;
		}, 10, 2 );
		$responses = array();
		foreach ( json_decode( '${ JSON.stringify( ranges ) }' ) as $range ) {
			$request = new WP_REST_Request( 'PUT', '${ ROUTE }' );
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( wp_json_encode( array( 'value' => $range ) ) );
			$response = rest_do_request( $request );
			$responses[] = array( $response->get_status(), $response->get_data()['value'] ?? null, Storedeck\\Foundation\\Settings\\Settings::get_default_date_range() );
		}
		return $responses;
	` );

describe( 'default date range of reports', () => {
	let api;

	before( async () => {
		api = await signIn();
	} );

	it( 'accepts every period with every comparison', () => {
		const ranges = [
			...PERIODS.map( ( period ) => `period=${ period }` ),
			'period=custom&after=2026-01-01&before=2026-01-31',
		].flatMap( ( period ) =>
			COMPARISONS.map( ( compare ) => `${ period }&${ compare }` )
		);
		const stored = php( `return get_option( '${ ID }' );` );
		assert.deepEqual(
			saveRanges( ranges ),
			ranges.map( ( range ) => [ 200, range, range ] )
		);
		// The stored option did not change.
		assert.equal( php( `return get_option( '${ ID }' );` ), stored );
	} );

	it( 'rejects invalid date ranges', async () => {
		for ( const value of [
			'',
			'period=month',
			'compare=none',
			'period=last_8_days&compare=none',
			'period=month&compare=last_decade',
			'period=month&compare=custom',
			'period=month&compare=custom&compare_after=2025-01-01',
			'period=custom&compare=none&after=2026-02-30&before=2026-03-01',
			'period=custom&compare=none&after=2026-03-02&before=2026-03-01',
			'period[]=month&compare=none',
			'period=month&compare=none&page=2',
			`period=${ 'x'.repeat( 5000 ) }&compare=none`,
			'<b>period=month&compare=none</b>',
			[ 'period=month&compare=none' ],
			7,
		] ) {
			const { status, body } = await api.send( 'PUT', ROUTE, { value } );
			assert.equal( status, 400, JSON.stringify( value ) );
			assert.match( body.code, /_invalid/ );
		}
		const { body } = await api.send(
			'POST',
			'/wc-analytics/settings/wc_admin/batch',
			{ update: [ { id: ID, value: 'period=ever&compare=none' } ] }
		);
		assert.equal( body.update[ 0 ].error.data.status, 400 );
	} );
} );
