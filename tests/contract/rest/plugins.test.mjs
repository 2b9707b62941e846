import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { startPhp, php, site } from '../../setup/site.mjs';
import {
	assertBadRequest,
	assertNoInternals,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	LONG,
	signInUsers,
} from './support/users.mjs';

const PLUGINS = '/wc-admin/plugins';
const SUGGESTIONS = '/wc-admin/payment-gateway-suggestions';
const HIDDEN = 'woocommerce_setting_payments_recommendations_hidden';

/** Slugs of the plugins in this file. */
const VALID = 'storedeck-test-fine';
const NOISY = 'storedeck-test-loud';
const INCOMPATIBLE = 'storedeck-test-future';
const BROKEN = 'storedeck-test-broken';
const THROWS = 'storedeck-test-throws';
const UNKNOWN = 'storedeck-test-nowhere';
const EXITS = 'storedeck-test-exits';
const ALL = [ VALID, NOISY, INCOMPATIBLE, BROKEN, THROWS, EXITS ];

/** Runs a job in a separate process. */
const runJob = ( id ) =>
	startPhp(
		`\\Storedeck\\Jobs\\Job_Runner::run( '${ id }', 60 ); return true;`
	).ended;

const removePlugins = () =>
	php( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		WP_Filesystem();
		global $wp_filesystem;
		foreach ( array( '${ ALL.join( "', '" ) }' ) as $slug ) {
			deactivate_plugins( "$slug/$slug.php", true );
			$wp_filesystem->delete( WP_PLUGIN_DIR . '/' . $slug, true );
			$wp_filesystem->delete( WP_CONTENT_DIR . "/storedeck-packages/$slug.zip" );
		}
		wp_clean_plugins_cache();
		global $wpdb;
		$wpdb->suppress_errors( true );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_jobs WHERE type = 'plugins'" );
		delete_option( '${ HIDDEN }' );
		return true;
	` );

describe( 'plugins', () => {
	let users;
	let api;

	before( async () => {
		users = await signInUsers( 'plugins' );
		api = createBatchClient();
		removePlugins();
		php( `
			$folder = WP_CONTENT_DIR . '/storedeck-packages';
			wp_mkdir_p( $folder );
			$pack = static function ( $slug, $header, $code ) use ( $folder ) {
				$zip = new ZipArchive();
				$zip->open( "$folder/$slug.zip", ZipArchive::CREATE | ZipArchive::OVERWRITE );
				$zip->addFromString( "$slug/$slug.php", "<?php\\n/*\\nPlugin Name: $slug\\n$header\\n*/\\n$code" );
				$zip->close();
			};
			$pack( '${ VALID }', '', '' );
			$pack( '${ NOISY }', '', 'register_activation_hook( __FILE__, static function () { echo "Hello, I was activated!"; } );' );
			$pack( '${ THROWS }', '', 'echo "Half a page"; throw new Error( "open sesame" );' );
			$pack( '${ EXITS }', '', 'posix_kill( getmypid(), SIGKILL );' );
			$pack( '${ INCOMPATIBLE }', 'Requires PHP: 99.0', '' );
			file_put_contents( "$folder/${ BROKEN }.zip", 'This is no archive.' );
			return true;
		` );
	} );

	after( removePlugins );

	const send = ( action, plugins, more = {} ) =>
		api.send( 'POST', `${ PLUGINS }/${ action }`, { plugins, ...more } );

	const slugs = async ( kind ) =>
		( await api.get( `${ PLUGINS }/${ kind }` ) ).body.plugins;

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: `${ PLUGINS }/active` },
			{ method: 'GET', route: `${ PLUGINS }/installed` },
			{
				method: 'GET',
				route: `${ PLUGINS }/recommended-payment-plugins`,
			},
			{ method: 'GET', route: SUGGESTIONS },
			{ method: 'POST', route: `${ SUGGESTIONS }/dismiss` },
			{ method: 'GET', route: '/jetpack/v4/connection' },
			{
				method: 'GET',
				route: `${ PLUGINS }/connect-jetpack`,
				query: { redirect_url: `${ site.url }/wp-admin/` },
				adminOnly: true,
			},
			...[ 'install', 'activate' ].flatMap( ( action ) => [
				{
					method: 'POST',
					route: `${ PLUGINS }/${ action }`,
					body: { plugins: VALID },
					adminOnly: true,
				},
				{
					method: 'GET',
					route: `${ PLUGINS }/${ action }/status`,
					adminOnly: true,
				},
				{
					method: 'GET',
					route: `${ PLUGINS }/${ action }/status/abc`,
					adminOnly: true,
				},
			] ),
		]
	);

	it( 'lists the slugs of installed and active plugins', async () => {
		const { status, body } = await users.manager.get(
			`${ PLUGINS }/active`
		);
		assert.equal( status, 200 );
		assert.deepEqual( Object.keys( body ), [ 'plugins' ] );
		assert.ok( body.plugins.includes( 'storedeck' ) );
		const installed = await slugs( 'installed' );
		assert.ok( installed.includes( 'storedeck' ) );
		assert.ok( ! installed.includes( VALID ) );
	} );

	it( 'installs plugins from local packages and activates them', async () => {
		const installed = await send( 'install', VALID );
		assert.equal( installed.status, 200, installed.text );
		assert.equal( installed.body.success, true );
		assert.equal(
			installed.body.message,
			'Plugins were successfully installed.'
		);
		assert.deepEqual( installed.body.data.installed, [ VALID ] );
		assert.deepEqual( installed.body.data.results, { [ VALID ]: true } );
		assert.deepEqual( installed.body.errors.errors, {} );
		assert.ok( ( await slugs( 'installed' ) ).includes( VALID ) );
		assert.ok( ! ( await slugs( 'active' ) ).includes( VALID ) );

		const activated = await send( 'activate', VALID );
		assert.equal( activated.body.success, true );
		assert.equal(
			activated.body.message,
			'Plugins were successfully activated.'
		);
		assert.deepEqual( activated.body.data.activated, [ VALID ] );
		assert.ok( activated.body.data.active.includes( VALID ) );
		assert.deepEqual( activated.body.errors.errors, {} );
		assert.ok( ( await slugs( 'active' ) ).includes( VALID ) );

		for ( const [ action, field ] of [
			[ 'install', 'installed' ],
			[ 'activate', 'activated' ],
		] ) {
			const again = await send( action, VALID );
			assert.deepEqual( again.body.data[ field ], [ VALID ] );
			assert.equal( again.body.success, true );
		}
	} );

	it( 'accepts several plugins as a list or joined by commas, with parts of a plugin', async () => {
		for ( const plugins of [
			`${ VALID }, ${ NOISY }:tax,${ NOISY }:shipping`,
			[ VALID, NOISY ],
		] ) {
			const { body } = await send( 'install', plugins );
			assert.deepEqual( body.data.installed, [ VALID, NOISY ] );
		}
	} );

	it( 'ignores the output of plugins during activation', async () => {
		const { status, body } = await send( 'activate', NOISY );
		assert.equal( status, 200 );
		assert.deepEqual( body.data.activated, [ NOISY ] );
		assert.deepEqual( body.errors.errors, {} );
	} );

	it( 'reports plugins that throw during activation and continues', async () => {
		await send( 'install', THROWS );
		const response = await send( 'activate', `${ THROWS },${ VALID }` );
		assert.equal( response.status, 200 );
		assertNoInternals( response );
		assert.doesNotMatch( response.text, /sesame|Half a page/ );
		assert.deepEqual( response.body.errors.errors, {
			[ THROWS ]: [ `The requested plugin \`${ THROWS }\` failed.` ],
		} );
		assert.deepEqual( response.body.data.activated, [ VALID ] );
		assert.ok( ! ( await slugs( 'active' ) ).includes( THROWS ) );
	} );

	it( 'returns the reason for each plugin that could not be installed', async () => {
		const { status, body } = await send(
			'install',
			`${ UNKNOWN },${ VALID },${ INCOMPATIBLE },${ BROKEN }`
		);
		assert.equal( status, 200 );
		assert.equal( body.success, false );
		assert.equal(
			body.message,
			'There was a problem installing some of the requested plugins.'
		);
		assert.deepEqual( body.data.installed, [ VALID ] );
		const { errors } = body.errors;
		assert.deepEqual( Object.keys( errors ), [
			UNKNOWN,
			INCOMPATIBLE,
			BROKEN,
		] );
		assert.deepEqual( errors[ UNKNOWN ], [
			`The requested plugin \`${ UNKNOWN }\` could not be installed. Plugin API call failed.`,
		] );
		assert.match(
			errors[ INCOMPATIBLE ][ 0 ],
			/could not be installed.*PHP/s
		);
		assert.match( errors[ BROKEN ][ 0 ], /could not be installed/ );
		const installed = await slugs( 'installed' );
		assert.ok( ! installed.includes( INCOMPATIBLE ) );
		assert.ok( ! installed.includes( BROKEN ) );
	} );

	it( 'does not activate plugins that are not installed', async () => {
		const { status, body } = await send(
			'activate',
			`${ UNKNOWN },${ VALID }`
		);
		assert.equal( status, 200 );
		assert.equal( body.success, false );
		assert.deepEqual( body.errors.errors, {
			[ UNKNOWN ]: [
				`The requested plugin \`${ UNKNOWN }\` is not yet installed.`,
			],
		} );
		assert.deepEqual( body.data.activated, [ VALID ] );
	} );

	it( 'returns the status of past jobs', async () => {
		const { body } = await send( 'install', `${ VALID },${ UNKNOWN }` );
		const all = await api.get( `${ PLUGINS }/install/status` );
		const listed = all.body.find(
			( job ) => job.job_id === body.data.job_id
		);
		const one = await api.get(
			`${ PLUGINS }/install/status/${ body.data.job_id }`
		);
		assert.deepEqual( one.body, listed );
		assert.equal( one.body.status, 'failed' );
		assert.equal( one.body.plugins[ VALID ].status, 'complete' );
		assert.equal( one.body.plugins[ UNKNOWN ].status, 'failed' );
		for ( const route of [
			`${ PLUGINS }/install/status/nope`,
			`${ PLUGINS }/activate/status/${ body.data.job_id }`,
		] ) {
			assert.equal( ( await api.get( route ) ).status, 404 );
		}
	} );

	it( 'installs plugins in the background', async () => {
		const { body } = await send( 'install', VALID, { async: true } );
		const { job_id: id } = body.data;
		const status = async () =>
			( await api.get( `${ PLUGINS }/install/status/${ id }` ) ).body
				.status;
		assert.ok( id );
		await runJob( id );
		assert.equal( await status(), 'complete' );
	} );

	it( 'does not try a plugin again that killed the process, and continues with the others', async () => {
		await send( 'install', `${ EXITS },${ VALID }` );
		const { body } = await send( 'activate', `${ EXITS },${ VALID }`, {
			async: true,
		} );
		const { job_id: id } = body.data;
		await runJob( id );
		// The claim of the killed process would expire after a minute.
		php( `
			$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}storedeck_jobs SET held_until = 0 WHERE id = '${ id }'" );
			return true;
		` );
		await runJob( id );
		const job = await api.get( `${ PLUGINS }/activate/status/${ id }` );
		assert.equal( job.body.status, 'failed' );
		assert.deepEqual( job.body.plugins[ EXITS ].errors, [
			`The requested plugin \`${ EXITS }\` failed.`,
		] );
		assert.equal( job.body.plugins[ VALID ].status, 'complete' );
		const active = await slugs( 'active' );
		assert.ok( active.includes( VALID ) );
		assert.ok( ! active.includes( EXITS ) );
	} );

	it( 'does not change plugins while another process does', async () => {
		const holder = startPhp(
			`$lock = new \\Storedeck\\Foundation\\Database\\Lock( 'plugins' ); $lock->acquire( 20 ); sleep( 30 ); return true;`
		);
		php( `
			for ( $i = 0; $i < 500; $i++ ) {
				$lock = new \\Storedeck\\Foundation\\Database\\Lock( 'plugins' );
				if ( ! $lock->acquire() ) {
					return true;
				}
				$lock->release();
				usleep( 20000 );
			}
			return false;
		` );
		const { body } = await send( 'install', VALID );
		holder.kill();
		assert.equal( body.success, false );
		assert.match( body.errors.errors[ VALID ][ 0 ], /in progress/ );
		const job = await api.get(
			`${ PLUGINS }/install/status/${ body.data.job_id }`
		);
		assert.equal( job.body.status, 'failed' );
	} );

	it( 'downloads packages only from WordPress.org over HTTPS', () => {
		assert.deepEqual(
			php( `
				$link = static function ( $link ) {
					add_filter( 'plugins_api', static fn() => (object) array( 'download_link' => $link ) );
					$found = Storedeck\\Extensions\\Packages::find( '${ UNKNOWN }' );
					remove_all_filters( 'plugins_api' );
					return $found;
				};
				return array(
					$link( 'https://downloads.wordpress.org/plugin/x.zip' ),
					$link( 'http://downloads.wordpress.org/plugin/x.zip' ),
					$link( 'https://example.com/x.zip' ),
					Storedeck\\Extensions\\Packages::find( '../storedeck-packages/${ VALID }' ),
				);
			` ),
			[ 'https://downloads.wordpress.org/plugin/x.zip', '', '', '' ]
		);
	} );

	it( 'rejects invalid plugin names', async () => {
		for ( const action of [ 'install', 'activate' ] ) {
			await Promise.all(
				[
					undefined,
					null,
					'',
					',, ,',
					[],
					{ a: { b: 1 } },
					[ [ VALID ] ],
					LONG,
					Array.from( { length: 21 }, ( _, i ) => `p${ i }` ),
					Array.from( { length: 21 }, ( _, i ) => `p${ i }` ).join(),
				].map( async ( plugins ) => {
					assertBadRequest(
						await send( action, plugins ),
						JSON.stringify( plugins )?.slice( 0, 80 )
					);
				} )
			);
			assertBadRequest(
				await send( action, VALID, { async: 'perhaps' } )
			);
			await Promise.all(
				HOSTILE.filter( ( one ) => one !== '\ud800' ).map(
					async ( text ) => {
						const response = await send( action, text );
						assertNoInternals( response, text );
						if ( response.status === 200 ) {
							assert.equal( response.body.success, false, text );
						}
					}
				)
			);
			assert.equal(
				( await api.get( `${ PLUGINS }/${ action }` ) ).body.code,
				'rest_no_route'
			);
		}
	} );

	it( 'returns 404 for connections when Jetpack is not active', async () => {
		const { body } = await users.manager.get( '/jetpack/v4/connection' );
		assert.equal( body.isActive, false );
		const connect = await api.get( `${ PLUGINS }/connect-jetpack`, {
			redirect_url: `${ site.url }/wp-admin/`,
		} );
		assert.equal( connect.status, 404 );
		assert.equal(
			connect.body.code,
			'woocommerce_rest_jetpack_not_active'
		);
		assertBadRequest( await api.get( `${ PLUGINS }/connect-jetpack` ) );
		const paypal = await api.get( '/wc-paypal/v1/onboarding/get-status' );
		assert.equal( paypal.status, 404 );
	} );

	it( 'redirects from Jetpack only to this site', () => {
		assert.deepEqual(
			php( `
				eval( 'class Jetpack { public static function init() { return new self(); } public function build_connect_url( $raw, $back ) { return "https://connect.test/?back=" . rawurlencode( $back ); } }' );
				wp_set_current_user( 1 );
				$get_connect_action = static function ( $back ) {
					$request = new WP_REST_Request( 'GET', '/wc-admin/plugins/connect-jetpack' );
					$request->set_query_params( array( 'redirect_url' => $back ) );
					return rest_do_request( $request )->get_data()['connectAction'];
				};
				return array( $get_connect_action( home_url( '/wp-admin/x' ) ), $get_connect_action( 'https://evil.test/' ) );
			` ),
			[
				`https://connect.test/?back=${ encodeURIComponent(
					`${ site.url }/wp-admin/x`
				) }`,
				`https://connect.test/?back=${ encodeURIComponent(
					`${ site.url }/wp-admin/`
				) }`,
			]
		);
	} );

	it( 'suggests payment plugins by country until they are dismissed', async () => {
		const { body } = await users.manager.get( SUGGESTIONS );
		const ids = body.map( ( { id } ) => id );
		assert.ok( ids.includes( 'stripe' ) );
		assert.ok( ids.includes( 'bacs' ) );
		assert.ok( ! ids.includes( 'razorpay' ) );
		for ( const one of body ) {
			assert.ok(
				one.title && one.content && Array.isArray( one.plugins )
			);
		}
		const everywhere = await api.get( SUGGESTIONS, {
			force_default_suggestions: true,
		} );
		assert.ok( everywhere.body.some( ( { id } ) => id === 'razorpay' ) );
		assertBadRequest(
			await api.get( SUGGESTIONS, { force_default_suggestions: 'x' } )
		);
		const recommended = `${ PLUGINS }/recommended-payment-plugins`;
		const suggested = ( await api.get( recommended ) ).body;
		assert.ok( suggested.length > 0 );
		assert.ok( suggested.every( ( one ) => one.plugins.length > 0 ) );
		const dismissed = await api.send( 'POST', `${ SUGGESTIONS }/dismiss` );
		assert.deepEqual( dismissed.body, true );
		assert.deepEqual( ( await api.get( recommended ) ).body, [] );
		php( `delete_option( '${ HIDDEN }' ); return 1;` );
	} );
} );
