import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { php, site } from '../../setup/site.mjs';

/** The notice and Site Health with constants of wp-config.php, given by name without prefix. */
const render = ( constants ) =>
	php(
		`
		foreach ( $given as $name => $value ) { define( "STOREDECK_REPORTS_DB_$name", $value ); }
		wp_set_current_user( 1 );
		ob_start();
		\\Storedeck\\Admin\\Replica_Notice::render();
		$notice = ob_get_clean();
		\\Storedeck\\Site_Health\\Replica_Health::register_hooks();
		$information = apply_filters( 'debug_information', array() );
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array() ) );
		$test = $tests['direct']['storedeck_reports_database'] ?? null;
		$fields = array_filter(
			$information['storedeck']['fields'] ?? array(),
			static fn( $name ) => str_starts_with( $name, 'reports_db_' ),
			ARRAY_FILTER_USE_KEY
		);
		$response = rest_do_request( new WP_REST_Request( 'GET', '/wc-analytics/reports/orders/stats' ) );
		delete_option( 'storedeck_replica_retry' );
		return array(
			'notice' => trim( html_entity_decode( wp_strip_all_tags( $notice ) ) ),
			'fields' => array_map( static fn( $field ) => $field['debug'] ?? $field['value'], $fields ),
			'texts'  => wp_json_encode( $fields ),
			'test'   => $test ? $test['test']() : null,
			'status' => $response->get_status(),
		);
	`,
		constants
	);

const UNUSED = 'Reports are read from the database of WordPress.';

describe( 'constants of the replica', () => {
	it( 'are not needed', () => {
		const { notice, fields, test } = render( {} );
		assert.equal( notice, '' );
		assert.deepEqual( fields, [] );
		assert.equal( test, null );
	} );

	if ( site.db === 'sqlite' ) {
		it( 'are not used with SQLite, and a notice says so', () => {
			const { notice, fields, test, status } = render( {
				HOST: 'db2.example.com',
			} );
			const problem =
				'STOREDECK_REPORTS_DB_HOST requires MySQL or MariaDB, but this site uses SQLite.';
			assert.equal( notice, `${ problem } ${ UNUSED }` );
			assert.equal( fields.reports_db_state, 'invalid' );
			assert.equal( test.status, 'recommended' );
			assert.equal( test.description, `<p>${ problem }</p>` );
			assert.equal( status, 200 );
		} );
		return;
	}

	for ( const [ title, constants, problem ] of [
		[
			'a host that is no string',
			{ HOST: 3306 },
			'STOREDECK_REPORTS_DB_HOST must be a host name or an IP address, for example db2.example.com:3306.',
		],
		[
			'a host with spaces',
			{ HOST: 'db 2' },
			'STOREDECK_REPORTS_DB_HOST must be a host name or an IP address, for example db2.example.com:3306.',
		],
		[
			'a user that is no string',
			{ HOST: 'db2', USER: 1 },
			'STOREDECK_REPORTS_DB_USER must be a string.',
		],
		[
			'a lag that is no number',
			{ HOST: 'db2', MAX_LAG: 'a minute' },
			'STOREDECK_REPORTS_DB_MAX_LAG must be a number of seconds, 0 or more.',
		],
		[
			'a negative time limit',
			{ HOST: 'db2', TIMEOUT: -1 },
			'STOREDECK_REPORTS_DB_TIMEOUT must be a number of seconds, 0 or more.',
		],
	] ) {
		it( `rejects ${ title }, and reports work`, () => {
			const { notice, status } = render( constants );
			assert.equal( notice, `${ problem } ${ UNUSED }` );
			assert.equal( status, 200 );
		} );
	}

	it( 'are shown in Site Health without credentials', () => {
		const { notice, fields, texts, test, status } = render( {
			// Nothing listens on this port.
			HOST: '127.0.0.1:9',
			USER: 'secret-user',
			PASSWORD: 'secret-password',
		} );
		assert.equal( notice, '' );
		assert.deepEqual( fields, {
			reports_db_host: '127.0.0.1:9',
			reports_db_state: 'down',
			reports_db_lag: 'unknown',
		} );
		assert.doesNotMatch( texts, /secret/ );
		assert.equal( test.status, 'recommended' );
		assert.equal( status, 200 );
	} );
} );
