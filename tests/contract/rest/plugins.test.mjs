import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { beginPhp, php, site } from '../../setup/site.mjs';
import {
	assertBad,
	assertClean,
	HOSTILE,
	itRefusesStrangers,
	itTellsItsSchema,
	LONG,
	people,
	sendBroken,
} from './support/people.mjs';

const PLUGINS = '/wc-admin/plugins';
const SUGGESTIONS = '/wc-admin/payment-gateway-suggestions';
const HIDDEN = 'woocommerce_setting_payments_recommendations_hidden';

/** Slugs of this file's own plugins. */
const FINE = 'storedeck-test-fine';
const LOUD = 'storedeck-test-loud';
const FUTURE = 'storedeck-test-future';
const BROKEN = 'storedeck-test-broken';
const THROWS = 'storedeck-test-throws';
const NOWHERE = 'storedeck-test-nowhere';
const EXITS = 'storedeck-test-exits';
const ALL = [ FINE, LOUD, FUTURE, BROKEN, THROWS, EXITS ];

/** Runs the job queue for a job, in a process of its own. */
const runJob = ( id ) =>
	beginPhp(
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
		$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_jobs WHERE kind = 'plugins'" );
		delete_option( '${ HIDDEN }' );
		return true;
	` );

describe( 'plugins', () => {
	let who;
	let api;

	before( async () => {
		who = await people( 'plugins' );
		api = who.admin;
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
			$pack( '${ FINE }', '', '' );
			$pack( '${ LOUD }', '', 'register_activation_hook( __FILE__, static function () { echo "Hello, I was activated!"; } );' );
			$pack( '${ THROWS }', '', 'echo "Half a page"; throw new Error( "open sesame" );' );
			$pack( '${ EXITS }', '', 'posix_kill( getmypid(), SIGKILL );' );
			$pack( '${ FUTURE }', 'Requires PHP: 99.0', '' );
			file_put_contents( "$folder/${ BROKEN }.zip", 'This is no archive.' );
			return true;
		` );
	} );

	after( removePlugins );

	const send = ( deed, plugins, more = {} ) =>
		api.send( 'POST', `${ PLUGINS }/${ deed }`, { plugins, ...more } );

	const slugs = async ( kind ) =>
		( await api.get( `${ PLUGINS }/${ kind }` ) ).body.plugins;

	itRefusesStrangers(
		() => who,
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
			...[ 'install', 'activate' ].flatMap( ( deed ) => [
				{
					method: 'POST',
					route: `${ PLUGINS }/${ deed }`,
					body: { plugins: FINE },
					adminOnly: true,
				},
				{
					method: 'GET',
					route: `${ PLUGINS }/${ deed }/status`,
					adminOnly: true,
				},
				{
					method: 'GET',
					route: `${ PLUGINS }/${ deed }/status/abc`,
					adminOnly: true,
				},
			] ),
		]
	);
	itTellsItsSchema(
		() => who,
		[
			`${ PLUGINS }/active`,
			`${ PLUGINS }/install`,
			`${ PLUGINS }/install/status`,
			`${ PLUGINS }/activate/status/abc`,
			`${ PLUGINS }/connect-jetpack`,
			`${ PLUGINS }/recommended-payment-plugins`,
			SUGGESTIONS,
			`${ SUGGESTIONS }/dismiss`,
			'/jetpack/v4/connection',
		]
	);

	it( 'that are there and that run are known by their slugs', async () => {
		const { status, body } = await who.manager.get( `${ PLUGINS }/active` );
		assert.equal( status, 200 );
		assert.deepEqual( Object.keys( body ), [ 'plugins' ] );
		assert.ok( body.plugins.includes( 'storedeck' ) );
		const installed = await slugs( 'installed' );
		assert.ok( installed.includes( 'storedeck' ) );
		assert.ok( ! installed.includes( FINE ) );
	} );

	it( 'are installed from this server and activated', async () => {
		const installed = await send( 'install', FINE );
		assert.equal( installed.status, 200, installed.text );
		assert.equal( installed.body.success, true );
		assert.equal(
			installed.body.message,
			'Plugins were successfully installed.'
		);
		assert.deepEqual( installed.body.data.installed, [ FINE ] );
		assert.deepEqual( installed.body.data.results, { [ FINE ]: true } );
		assert.deepEqual( installed.body.errors.errors, {} );
		assert.ok( ( await slugs( 'installed' ) ).includes( FINE ) );
		assert.ok( ! ( await slugs( 'active' ) ).includes( FINE ) );

		const activated = await send( 'activate', FINE );
		assert.equal( activated.body.success, true );
		assert.equal(
			activated.body.message,
			'Plugins were successfully activated.'
		);
		assert.deepEqual( activated.body.data.activated, [ FINE ] );
		assert.ok( activated.body.data.active.includes( FINE ) );
		assert.deepEqual( activated.body.errors.errors, {} );
		assert.ok( ( await slugs( 'active' ) ).includes( FINE ) );

		for ( const [ deed, done ] of [
			[ 'install', 'installed' ],
			[ 'activate', 'activated' ],
		] ) {
			const again = await send( deed, FINE );
			assert.deepEqual( again.body.data[ done ], [ FINE ] );
			assert.equal( again.body.success, true );
		}
	} );

	it( 'may be many, joined by commas or as a list; parts stand for the whole', async () => {
		for ( const plugins of [
			`${ FINE }, ${ LOUD }:tax,${ LOUD }:shipping`,
			[ FINE, LOUD ],
		] ) {
			const { body } = await send( 'install', plugins );
			assert.deepEqual( body.data.installed, [ FINE, LOUD ] );
		}
	} );

	it( 'may talk while they are activated', async () => {
		const { status, body } = await send( 'activate', LOUD );
		assert.equal( status, 200 );
		assert.deepEqual( body.data.activated, [ LOUD ] );
		assert.deepEqual( body.errors.errors, {} );
	} );

	it( 'that break off while they are activated do no harm', async () => {
		await send( 'install', THROWS );
		const answer = await send( 'activate', `${ THROWS },${ FINE }` );
		assert.equal( answer.status, 200 );
		assertClean( answer );
		assert.doesNotMatch( answer.text, /sesame|Half a page/ );
		assert.deepEqual( answer.body.errors.errors, {
			[ THROWS ]: [ `The requested plugin \`${ THROWS }\` failed.` ],
		} );
		assert.deepEqual( answer.body.data.activated, [ FINE ] );
		assert.ok( ! ( await slugs( 'active' ) ).includes( THROWS ) );
	} );

	it( 'that cannot be installed are named with the reason', async () => {
		const { status, body } = await send(
			'install',
			`${ NOWHERE },${ FINE },${ FUTURE },${ BROKEN }`
		);
		assert.equal( status, 200 );
		assert.equal( body.success, false );
		assert.equal(
			body.message,
			'There was a problem installing some of the requested plugins.'
		);
		assert.deepEqual( body.data.installed, [ FINE ] );
		const { errors } = body.errors;
		assert.deepEqual( Object.keys( errors ), [ NOWHERE, FUTURE, BROKEN ] );
		assert.deepEqual( errors[ NOWHERE ], [
			`The requested plugin \`${ NOWHERE }\` could not be installed. Plugin API call failed.`,
		] );
		assert.match( errors[ FUTURE ][ 0 ], /could not be installed.*PHP/s );
		assert.match( errors[ BROKEN ][ 0 ], /could not be installed/ );
		const installed = await slugs( 'installed' );
		assert.ok( ! installed.includes( FUTURE ) );
		assert.ok( ! installed.includes( BROKEN ) );
	} );

	it( 'that are not installed cannot be activated', async () => {
		const { status, body } = await send(
			'activate',
			`${ NOWHERE },${ FINE }`
		);
		assert.equal( status, 200 );
		assert.equal( body.success, false );
		assert.deepEqual( body.errors.errors, {
			[ NOWHERE ]: [
				`The requested plugin \`${ NOWHERE }\` is not yet installed.`,
			],
		} );
		assert.deepEqual( body.data.activated, [ FINE ] );
	} );

	it( 'leave a trace of how it went', async () => {
		const { body } = await send( 'install', `${ FINE },${ NOWHERE }` );
		const all = await api.get( `${ PLUGINS }/install/status` );
		const listed = all.body.find(
			( job ) => job.job_id === body.data.job_id
		);
		const one = await api.get(
			`${ PLUGINS }/install/status/${ body.data.job_id }`
		);
		assert.deepEqual( one.body, listed );
		assert.equal( one.body.status, 'failed' );
		assert.equal( one.body.plugins[ FINE ].status, 'complete' );
		assert.equal( one.body.plugins[ NOWHERE ].status, 'failed' );
		for ( const route of [
			`${ PLUGINS }/install/status/nope`,
			`${ PLUGINS }/activate/status/${ body.data.job_id }`,
		] ) {
			assert.equal( ( await api.get( route ) ).status, 404 );
		}
	} );

	it( 'can be installed in the background', async () => {
		const { body } = await send( 'install', FINE, { async: true } );
		const { job_id: id } = body.data;
		const status = async () =>
			( await api.get( `${ PLUGINS }/install/status/${ id }` ) ).body
				.status;
		assert.ok( id );
		await runJob( id );
		assert.equal( await status(), 'complete' );
	} );

	it( 'does not try a plugin again that killed the process, and continues with the others', async () => {
		await send( 'install', `${ EXITS },${ FINE }` );
		const { body } = await send( 'activate', `${ EXITS },${ FINE }`, {
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
		assert.equal( job.body.plugins[ FINE ].status, 'complete' );
		const active = await slugs( 'active' );
		assert.ok( active.includes( FINE ) );
		assert.ok( ! active.includes( EXITS ) );
	} );

	it( 'does not change plugins while another process does', async () => {
		const holder = beginPhp(
			`$lock = new \\Storedeck\\Common\\Lock( 'plugins' ); $lock->acquire( 20 ); sleep( 30 ); return true;`
		);
		php( `
			for ( $i = 0; $i < 500; $i++ ) {
				$lock = new \\Storedeck\\Common\\Lock( 'plugins' );
				if ( ! $lock->acquire() ) {
					return true;
				}
				$lock->release();
				usleep( 20000 );
			}
			return false;
		` );
		const { body } = await send( 'install', FINE );
		holder.kill();
		assert.equal( body.success, false );
		assert.match( body.errors.errors[ FINE ][ 0 ], /in progress/ );
		const job = await api.get(
			`${ PLUGINS }/install/status/${ body.data.job_id }`
		);
		assert.equal( job.body.status, 'failed' );
	} );

	it( 'come only from where they may', () => {
		assert.deepEqual(
			php( `
				$link = static function ( $link ) {
					add_filter( 'plugins_api', static fn() => (object) array( 'download_link' => $link ) );
					$found = Storedeck\\Extensions\\Packages::find( '${ NOWHERE }' );
					remove_all_filters( 'plugins_api' );
					return $found;
				};
				return array(
					$link( 'https://downloads.wordpress.org/plugin/x.zip' ),
					$link( 'http://downloads.wordpress.org/plugin/x.zip' ),
					$link( 'https://example.com/x.zip' ),
					Storedeck\\Extensions\\Packages::find( '../storedeck-packages/${ FINE }' ),
				);
			` ),
			[ 'https://downloads.wordpress.org/plugin/x.zip', '', '', '' ]
		);
	} );

	it( 'must be named', async () => {
		for ( const deed of [ 'install', 'activate' ] ) {
			for ( const plugins of [
				undefined,
				null,
				'',
				',, ,',
				[],
				{ a: { b: 1 } },
				[ [ FINE ] ],
				LONG,
				Array.from( { length: 21 }, ( _, i ) => `p${ i }` ),
				Array.from( { length: 21 }, ( _, i ) => `p${ i }` ).join(),
			] ) {
				assertBad(
					await send( deed, plugins ),
					JSON.stringify( plugins )?.slice( 0, 80 )
				);
			}
			assertBad( await send( deed, FINE, { async: 'perhaps' } ) );
			assertBad(
				await sendBroken(
					api,
					'POST',
					`${ PLUGINS }/${ deed }`,
					site.url
				)
			);
			for ( const text of HOSTILE.filter(
				( one ) => one !== '\ud800'
			) ) {
				const answer = await send( deed, text );
				assertClean( answer, text );
				if ( answer.status === 200 ) {
					assert.equal( answer.body.success, false, text );
				}
			}
			assert.equal(
				( await api.get( `${ PLUGINS }/${ deed }` ) ).body.code,
				'rest_no_route'
			);
		}
	} );

	it( 'of the connection service are not there', async () => {
		const { body } = await who.manager.get( '/jetpack/v4/connection' );
		assert.equal( body.isActive, false );
		const connect = await api.get( `${ PLUGINS }/connect-jetpack`, {
			redirect_url: `${ site.url }/wp-admin/`,
		} );
		assert.equal( connect.status, 404 );
		assert.equal(
			connect.body.code,
			'woocommerce_rest_jetpack_not_active'
		);
		assertBad( await api.get( `${ PLUGINS }/connect-jetpack` ) );
		const paypal = await api.get( '/wc-paypal/v1/onboarding/get-status' );
		assert.equal( paypal.status, 404 );
	} );

	it( 'of the connection service lead back to this site alone', () => {
		assert.deepEqual(
			php( `
				eval( 'class Jetpack { public static function init() { return new self(); } public function build_connect_url( $raw, $back ) { return "https://connect.test/?back=" . rawurlencode( $back ); } }' );
				wp_set_current_user( 1 );
				$ask = static function ( $back ) {
					$request = new WP_REST_Request( 'GET', '/wc-admin/plugins/connect-jetpack' );
					$request->set_query_params( array( 'redirect_url' => $back ) );
					return rest_do_request( $request )->get_data()['connectAction'];
				};
				return array( $ask( home_url( '/wp-admin/x' ) ), $ask( 'https://evil.test/' ) );
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

	it( 'for payments are suggested by country, until they are waved away', async () => {
		const { body } = await who.manager.get( SUGGESTIONS );
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
		assertBad(
			await api.get( SUGGESTIONS, { force_default_suggestions: 'x' } )
		);
		const recommended = `${ PLUGINS }/recommended-payment-plugins`;
		const shown = ( await api.get( recommended ) ).body;
		assert.ok( shown.length > 0 );
		assert.ok( shown.every( ( one ) => one.plugins.length > 0 ) );
		const away = await api.send( 'POST', `${ SUGGESTIONS }/dismiss` );
		assert.deepEqual( away.body, true );
		assert.deepEqual( ( await api.get( recommended ) ).body, [] );
		php( `delete_option( '${ HIDDEN }' ); return 1;` );
	} );
} );
