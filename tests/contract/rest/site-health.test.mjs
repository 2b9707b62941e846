import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { php } from '../../setup/site.mjs';

/** Runs one of our tests of Site Health after other statements. */
const test = ( name, statements = '' ) =>
	php( `
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		${ statements }
		$tests  = WP_Site_Health::get_tests();
		$result = call_user_func( $tests['direct']['storedeck_${ name }']['test'] );
		${ statements ? '$undo();' : '' }
		return $result;
	` );

describe( 'Site Health', () => {
	it( 'is good where nothing is wrong', () => {
		php( `delete_option( 'storedeck_reconciliation' ); return true;` );
		const calm = `
			add_filter( 'storedeck_max_load', static fn() => 1000.0 );
			$undo = static fn() => null;
		`;
		for ( const name of [ 'jobs', 'events', 'reconciliation' ] ) {
			assert.equal( test( name, calm ).status, 'good', name );
		}
	} );

	for ( const [ title, hours ] of [
		[ 'a job that does not continue', -3 ],
		[ 'a job of a process whose clock was ahead', 3 ],
	] ) {
		it( `reports ${ title }`, () => {
			const result = test(
				'jobs',
				`
				$id = Storedeck\\Jobs\\Job_Store::add( 'export', array(), 1, 'health-test' );
				global $wpdb;
				$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}storedeck_jobs SET updated_at = %d WHERE id = %s", time() + ${ hours } * HOUR_IN_SECONDS, $id ) );
				$undo = static fn() => Storedeck\\Jobs\\Job_Store::delete( $id );
				`
			);
			assert.equal( result.status, 'critical' );
			assert.match( result.description, /export/ );
		} );
	}

	it( 'says that jobs are slowed while the load of the server is high, and only then', () => {
		const read = ( limit ) =>
			test(
				'jobs',
				`
				$id = Storedeck\\Jobs\\Job_Store::add( 'export', array(), 1, 'health-test' );
				add_filter( 'storedeck_max_load', static fn() => ${ limit } );
				$undo = static fn() => Storedeck\\Jobs\\Job_Store::delete( $id );
				`
			);
		const slowed = read( '-1.0' );
		assert.equal( slowed.status, 'recommended' );
		assert.match( slowed.description, /load of the server is high.* 0%/ );
		assert.equal( read( '1000.0' ).status, 'good' );
	} );

	it( 'reports events that WP-Cron does not run', () => {
		const result = test(
			'events',
			`
			$event = Storedeck\\Reports\\Sums\\Sum_Jobs::EVENT;
			$next  = wp_next_scheduled( $event );
			wp_clear_scheduled_hook( $event );
			wp_schedule_event( time() - 3 * HOUR_IN_SECONDS, 'hourly', $event );
			$undo = static function () use ( $event, $next ) {
				wp_clear_scheduled_hook( $event );
				wp_schedule_event( $next ? $next : time() + HOUR_IN_SECONDS, 'hourly', $event );
			};
			`
		);
		assert.equal( result.status, 'recommended' );
		assert.match( result.description, /storedeck_merge_sums/ );
	} );

	it( 'reports a reconciliation that repaired something', () => {
		const result = test(
			'reconciliation',
			`
			$earlier = get_option( 'storedeck_reconciliation' );
			Storedeck\\Sync\\Import\\Reconciliation::finish( 3 );
			$undo = static fn() => false === $earlier
				? delete_option( 'storedeck_reconciliation' )
				: update_option( 'storedeck_reconciliation', $earlier );
			`
		);
		assert.equal( result.status, 'recommended' );
		assert.match( result.description, /3 orders, products and sums/ );
	} );

	it( 'has a section without personal data', () => {
		const section = php( `
			require_once ABSPATH . 'wp-admin/includes/admin.php';
			require_once ABSPATH . 'wp-admin/includes/class-wp-debug-data.php';
			return apply_filters( 'debug_information', array() )['storedeck'];
		` );
		assert.equal( section.label, 'Storedeck' );
		for ( const field of [
			'version',
			'orders_until',
			'waiting',
			'open_jobs',
			'object_cache',
			'rows_order_stats',
		] ) {
			assert.ok( section.fields[ field ].label, field );
			assert.notEqual( section.fields[ field ].value, '', field );
		}
		assert.doesNotMatch( JSON.stringify( section ), /@/ );
	} );
} );
