import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import {
	mustUse,
	php,
	signIn,
	site,
	sql,
	stopCron,
} from '../../setup/site.mjs';

/** SQLite has no replicas. */
const itOnMariadb = site.db === 'mysql' ? it : () => {};

/*
 * What a process stores while the clock of the server is an hour ahead must not
 * wait for an hour when the clock is right again.
 */
describe( 'times that are an hour ahead', () => {
	let api;

	before( async () => {
		stopCron();
		api = await signIn();
	} );

	after( () =>
		rmSync( mustUse( 'storedeck-no-cron.php' ), { force: true } )
	);

	it( 'do not keep a job for a process that was killed', () => {
		const claims = php( `
			global $wpdb;
			$id    = \\Storedeck\\Jobs\\Job_Store::add( 'sums', array(), 0, 'clock-test' );
			$claim = static fn( $name ) => \\Storedeck\\Jobs\\Job_Store::claim( $id, $name, 60 );
			try {
				$claims = array( $claim( 'first' ), $claim( 'second' ) );
				$wpdb->query( "UPDATE {$wpdb->prefix}storedeck_jobs SET held_until = held_until + 3600 WHERE id = '$id'" );
				return array( ...$claims, $claim( 'third' ), $claim( 'fourth' ) );
			} finally {
				\\Storedeck\\Jobs\\Job_Store::delete( $id );
			}
		` );
		assert.deepEqual( claims, [ true, false, true, false ] );
	} );

	for ( const [ event, recurrence, seconds ] of [
		[ 'storedeck_work_on_jobs', 'storedeck_each_minute', 60 ],
		[ 'storedeck_tidy_jobs', 'daily', 86400 ],
		[ 'storedeck_merge_sums', 'hourly', 3600 ],
		[ 'storedeck_reconcile', 'daily', 86400 ],
	] ) {
		it( `do not delay the event ${ event }`, () => {
			const scheduled = php(
				`wp_clear_scheduled_hook( $given[0] );
				wp_schedule_event( time() + $given[2] + 3600, $given[1], $given[0] );
				return wp_next_scheduled( $given[0] ) - time();`,
				[ event, recurrence, seconds ]
			);
			assert.ok( scheduled > seconds, `${ scheduled } s` );
			const next = php(
				'return wp_next_scheduled( $given ) - time();',
				event
			);
			assert.ok( next <= seconds, `${ next } s` );
		} );
	}

	it( 'do not hide a change that a killed process left', async () => {
		const product = (
			await api.send( 'POST', '/wc-analytics/products', {
				name: 'Test clock',
				sku: 'clock-1',
			} )
		).body.id;
		const readSku = () =>
			sql(
				`SELECT sku FROM {prefix}storedeck_product_meta_lookup WHERE product_id = ${ product }`
			)[ 0 ]?.sku;
		try {
			php(
				`global $wpdb;
				$wpdb->update( $wpdb->postmeta, array( 'meta_value' => 'clock-2' ), array( 'post_id' => $given, 'meta_key' => '_sku' ) );
				$wpdb->insert( $wpdb->prefix . 'storedeck_pending_changes', array( 'request' => 'killed', 'type' => 'products', 'object_id' => $given, 'ready_at' => time() + 3660 ) );
				wp_cache_delete( $given, 'post_meta' );
				return true;`,
				product
			);
			assert.equal( readSku(), 'clock-1' );
			await api.get( '/wc-analytics/reports/stock', { per_page: 1 } );
			assert.equal( readSku(), 'clock-2' );
		} finally {
			await api.send(
				'DELETE',
				`/wc-analytics/products/${ product }?force=true`
			);
		}
	} );

	it( 'do not delay an installation that has failed', () => {
		const isInstalled = ( ahead ) =>
			php(
				`$version = get_option( 'storedeck_version' );
				update_option( 'storedeck_version', 'none' );
				set_transient( 'storedeck_install_failed', time() + $given, 4000 );
				try {
					\\Storedeck\\Installer::maybe_update();
					return $version === get_option( 'storedeck_version' );
				} finally {
					update_option( 'storedeck_version', $version );
					delete_transient( 'storedeck_install_failed' );
				}`,
				ahead
			);
		assert.equal( isInstalled( -10 ), false );
		assert.equal( isInstalled( 3600 ), true );
	} );

	itOnMariadb( 'do not stay in the marks of a replica', () => {
		const seconds = php( `
			$option = \\Storedeck\\Reports\\Replica\\Data_Marks::RETRY;
			update_option( $option, (string) ( time() + 3600 ), false );
			\\Storedeck\\Reports\\Replica\\Marks_Writer::suspend( 0.0 );
			wp_cache_delete( $option, 'options' );
			$seconds = get_option( $option ) - time();
			delete_option( $option );
			return $seconds;
		` );
		assert.ok( seconds > 0 && seconds <= 60, `${ seconds } s` );
	} );
} );
