import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { php, signIn, site } from '../../setup/site.mjs';

/**
 * Runs PHP statements, restores settings and roles, and returns `$result`.
 */
const runAndRestore = ( statements ) =>
	php( `
		global $wpdb;
		$names = array_merge(
			array_keys( Storedeck\\Foundation\\Settings\\Settings::DEFAULTS ),
			array( 'storedeck_version', 'storedeck_added', 'woocommerce_version', 'storedeck_own_tables', $wpdb->prefix . 'user_roles' )
		);
		$earlier = array();
		foreach ( $names as $name ) {
			$earlier[ $name ] = get_option( $name, null );
		}
		$state = static function () {
			wp_cache_flush();
			wp_roles()->for_site();
			return array(
				'role'       => null !== get_role( 'shop_manager' ),
				'capability' => (bool) get_role( 'administrator' )?->has_cap( 'view_woocommerce_reports' ),
				'currency'   => get_option( 'woocommerce_currency', null ),
				'version'    => get_option( 'storedeck_version', null ),
			);
		};
		try {
			${ statements }
		} finally {
			foreach ( $earlier as $name => $value ) {
				null === $value ? delete_option( $name ) : update_option( $name, $value );
			}
		}
		return $result;
	` );

describe( 'activation and uninstall', () => {
	it( 'removes its settings and roles on uninstall and adds them again', () => {
		const [ removed, again ] = runAndRestore( `
			Storedeck\\Installer::activate();
			$added = get_option( 'storedeck_added' );
			$added['options'] = array( 'woocommerce_currency' );
			update_option( 'storedeck_added', $added );
			Storedeck\\Uninstaller::run( false );
			$result = array( $state() );
			Storedeck\\Installer::maybe_update();
			$result[] = $state();
		` );
		assert.deepEqual( removed, {
			role: false,
			capability: false,
			currency: null,
			version: null,
		} );
		assert.ok( again.role && again.capability && again.version );
		assert.equal( again.currency, 'USD' );
	} );

	it( 'removes the folder of exports on uninstall, also from a path with brackets', () => {
		const result = runAndRestore( `
			$names = array();
			foreach ( array( '', '/storedeck-[a]-test' ) as $below ) {
				$move = static fn( $uploads ) => array( 'basedir' => $uploads['basedir'] . $below ) + $uploads;
				add_filter( 'upload_dir', $move );
				Storedeck\\Foundation\\Private_Folder::prepare();
				$folder = Storedeck\\Foundation\\Private_Folder::path();
				foreach ( array( 'csv', 'ids', 'lock' ) as $extension ) {
					file_put_contents( $folder . '/' . str_repeat( 'a', 40 ) . '.' . $extension, 'x' );
				}
				Storedeck\\Uninstaller::run( false );
				clearstatcache();
				$names[] = is_dir( $folder ) ? scandir( $folder ) : array();
				'' === $below || rmdir( dirname( $folder ) );
				remove_filter( 'upload_dir', $move );
			}
			Storedeck\\Installer::maybe_update();
			$result = $names;
		` );
		assert.deepEqual( result, [ [], [] ] );
	} );

	it( 'keeps roles, capabilities, settings and rows if WooCommerce is or was installed', () => {
		const [ before, afterwards, rows ] = runAndRestore( `
			$count  = static fn() => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}storedeck_order_stats" );
			$result = array( $state() );
			$rows   = array( $count() );
			update_option( 'woocommerce_version', '9.0.0' );
			Storedeck\\Uninstaller::run( false );
			array_push( $result, $state(), array( ...$rows, $count() ) );
		` );
		assert.deepEqual( afterwards, { ...before, version: null } );
		assert.ok( rows[ 0 ] > 0 );
		assert.equal( rows[ 1 ], rows[ 0 ] );
	} );

	it( 'adds new settings and capabilities on update without activation', () => {
		const state = runAndRestore( `
			get_role( 'administrator' )->remove_cap( 'view_woocommerce_reports' );
			delete_option( 'woocommerce_currency' );
			update_option( 'storedeck_version', 'older' );
			Storedeck\\Installer::maybe_update();
			$result = $state();
		` );
		assert.ok( state.role && state.capability );
		assert.equal( state.currency, 'USD' );
		assert.notEqual( state.version, 'older' );
	} );

	for ( const [ table, index, other ] of [
		[ 'storedeck_customer_lookup', 'date_last_active', 'date_registered' ],
		[ 'storedeck_order_stats', 'date_paid', 'date_paid_status' ],
		[ 'storedeck_order_stats', 'date_completed', 'date_created' ],
		[ 'storedeck_order_stats', 'net_total', 'num_items_sold' ],
		[
			'storedeck_order_product_lookup',
			'product_variation_date',
			'order_product',
		],
	] ) {
		it( `adds the missing index ${ index } to ${ table } and keeps its rows`, () => {
			const [ without, updated, rows ] = runAndRestore( `
				$table   = $wpdb->prefix . '${ table }';
				$indexes = static fn() => array_values( array_unique( array_column( $wpdb->get_results( "SHOW INDEX FROM $table", ARRAY_A ), 'Key_name' ) ) );
				$count   = static fn() => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE customer_id < 900000000" );
				$before  = $count();
				$wpdb->query( "ALTER TABLE $table DROP INDEX ${ index }" );
				$result = array( $indexes() );
				update_option( 'storedeck_version', '2' );
				// A request of the site may have begun the update.
				for ( $end = time() + 30; '2' === get_option( 'storedeck_version' ) && time() < $end; usleep( 20000 ), wp_cache_flush() ) {
					Storedeck\\Installer::maybe_update();
				}
				array_push( $result, $indexes(), array( $before, $count() ) );
			` );
			assert.ok( ! without.includes( index ), without.join() );
			assert.ok( updated.includes( index ), updated.join() );
			assert.ok( updated.includes( other ), updated.join() );
			assert.equal( rows[ 0 ], rows[ 1 ] );
		} );
	}

	it( 'does not run while another process installs', () => {
		const state = runAndRestore( `
			$lock = new Storedeck\\Foundation\\Database\\Lock( 'install' );
			$lock->acquire();
			update_option( 'storedeck_version', 'older' );
			Storedeck\\Installer::maybe_update();
			$result = $state();
			$lock->release();
		` );
		assert.equal( state.version, 'older' );
	} );

	it( 'does not store the version while a table is missing', () => {
		const result = runAndRestore( `
			$fail = static fn( $query ) => preg_match( '/^\\s*CREATE TABLE \\S*wc_admin_note_actions/', $query )
				? 'SELECT * FROM nowhere_at_all' : $query;
			$table = $wpdb->prefix . 'wc_admin_note_actions';
			$rows = $wpdb->get_results( "SELECT * FROM $table", ARRAY_A );
			$wpdb->query( "DROP TABLE $table" );
			update_option( 'storedeck_version', 'older' );
			add_filter( 'query', $fail );
			$wpdb->suppress_errors( true );
			Storedeck\\Installer::maybe_update();
			$result = array( $state()['version'] );
			remove_filter( 'query', $fail );
			delete_transient( 'storedeck_install_failed' );
			Storedeck\\Installer::maybe_update();
			$result[] = $state()['version'];
			foreach ( $rows as $row ) {
				$wpdb->insert( $table, $row );
			}
			$result[] = in_array( 'admin_note_actions', get_option( 'storedeck_own_tables' ), true );
		` );
		assert.equal( result[ 0 ], 'older' );
		assert.notEqual( result[ 1 ], 'older' );
		assert.equal( result[ 2 ], true );
	} );

	for ( const [ title, step, version ] of [
		[ 'an update', 'UPDATE \\S*storedeck_order_stats', "'older'" ],
		[
			'an activation',
			'INSERT INTO \\S*storedeck_pending_changes',
			'false',
		],
	] ) {
		it( `tries ${ title } again after the database refused a statement`, () => {
			const [ failed, hasTried, again ] = runAndRestore( `
				ini_set( 'error_log', '/dev/null' );
				$fail = static fn( $query ) => preg_match( '/^\s*${ step }/', strtr( $query, array( chr( 96 ) => '' ) ) )
					? 'SELECT * FROM nowhere_at_all' : $query;
				${ version } ? update_option( 'storedeck_version', ${ version } ) : delete_option( 'storedeck_version' );
				add_filter( 'query', $fail );
				$wpdb->suppress_errors( true );
				Storedeck\\Installer::maybe_update();
				$result = array( $state()['version'], false !== get_transient( 'storedeck_install_failed' ) );
				remove_filter( 'query', $fail );
				delete_transient( 'storedeck_install_failed' );
				Storedeck\\Installer::maybe_update();
				$result[] = $state()['version'];
			` );
			assert.ok( [ 'older', null ].includes( failed ), failed );
			assert.equal( hasTried, true );
			assert.ok( ! [ 'older', null ].includes( again ), again );
		} );
	}

	it( 'registers post types, taxonomies and their capabilities', async () => {
		const result = php( `
			$review = get_comments( array( 'type' => 'review', 'number' => 1 ) )[0];
			wp_set_current_user( get_users( array( 'role' => 'administrator', 'number' => 1 ) )[0]->ID );
			return array(
				array_map( 'post_type_exists', array( 'product', 'product_variation', 'shop_coupon' ) ),
				array_map( 'taxonomy_exists', array( 'product_cat', 'product_type', 'pa_color' ) ),
				get_permalink( $review->comment_post_ID ),
				current_user_can( 'edit_comment', $review->comment_ID ),
			);
		` );
		assert.deepEqual( result[ 0 ], [ true, true, true ] );
		assert.deepEqual( result[ 1 ], [ true, true, true ] );
		assert.match(
			result[ 2 ],
			/wp-admin\/admin\.php\?page=storedeck&path=%2Fproducts%2F\d+$/
		);
		assert.equal( result[ 3 ], true );
		const { headers } = await signIn();
		for ( const page of [ '', 'edit-comments.php' ] ) {
			const response = await fetch(
				new URL( `/wp-admin/${ page }`, site.url ),
				{ headers: { cookie: headers.cookie } }
			);
			assert.equal( response.status, 200 );
		}
		const edit = await fetch( result[ 2 ], {
			headers: { cookie: headers.cookie },
		} );
		assert.equal( edit.status, 200 );
	} );
} );
