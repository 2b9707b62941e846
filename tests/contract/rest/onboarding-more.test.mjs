import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, site, sql } from '../../setup/site.mjs';
import {
	assertBadRequest,
	assertNoInternals,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	LONG,
	signInUsers,
} from './support/users.mjs';

const BASE = '/wc-admin/onboarding';
const PROGRESS = `${ BASE }/profile/progress`;
const COMPLETE = `${ PROGRESS }/core-profiler/complete`;
const COUNTRY_DEFAULTS = `${ BASE }/profile/update-store-currency-and-measurement-units`;
const HOMEPAGE = `${ BASE }/tasks/create_homepage`;
const SAMPLES = `${ BASE }/tasks/import_sample_products`;
const THEMES = `${ BASE }/themes`;
const PLUGINS = `${ BASE }/plugins`;
const NOTES = '/wc-analytics/admin/notes';

/** Slugs and names used only in this file. */
const THEME = 'storedeck-test-theme';
const FUTURE = 'storedeck-test-theme-future';
const PLUGIN = 'storedeck-test-setup';
const NOWHERE = 'storedeck-test-setup-nowhere';
const NOTE = 'storedeck-test-promo';

const UNIT_OPTIONS = [
	'woocommerce_currency',
	'woocommerce_currency_pos',
	'woocommerce_price_thousand_sep',
	'woocommerce_price_decimal_sep',
	'woocommerce_price_num_decimals',
	'woocommerce_weight_unit',
	'woocommerce_dimension_unit',
];

const phpArray = ( names ) => `array( '${ names.join( "', '" ) }' )`;

/** Deletes everything that these tests create. */
const cleanUp = () =>
	php( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		WP_Filesystem();
		global $wp_filesystem, $wpdb;
		$page = (int) get_option( 'woocommerce_onboarding_homepage_post_id' );
		if ( $page > 0 ) { wp_delete_post( $page, true ); }
		delete_option( 'woocommerce_onboarding_homepage_post_id' );
		delete_option( 'woocommerce_onboarding_profile_progress' );
		foreach ( $wpdb->get_col( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_sku' AND meta_value LIKE 'sample-%'" ) as $id ) {
			wp_delete_post( (int) $id, true );
		}
		foreach ( ${ phpArray( [ THEME, FUTURE ] ) } as $slug ) {
			$wp_filesystem->delete( get_theme_root() . '/' . $slug, true );
			$wp_filesystem->delete( WP_CONTENT_DIR . "/storedeck-packages/themes/$slug.zip" );
		}
		wp_clean_themes_cache();
		deactivate_plugins( '${ PLUGIN }/${ PLUGIN }.php', true );
		$wp_filesystem->delete( WP_PLUGIN_DIR . '/${ PLUGIN }', true );
		$wp_filesystem->delete( WP_CONTENT_DIR . '/storedeck-packages/${ PLUGIN }.zip' );
		wp_clean_plugins_cache();
		$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_admin_notes WHERE name = '${ NOTE }'" );
		return true;
	` );

describe( 'onboarding: profile progress, themes, plugins and notes', () => {
	let users;
	let api;
	let theme;
	let units;

	before( async () => {
		users = await signInUsers( 'setup_more' );
		api = createBatchClient();
		cleanUp();
		theme = php( 'return get_stylesheet();' );
		units = php(
			`return array_map( 'get_option', ${ phpArray( UNIT_OPTIONS ) } );`
		);
		php( `
			$folder = WP_CONTENT_DIR . '/storedeck-packages';
			wp_mkdir_p( "$folder/themes" );
			$pack = static function ( $path, array $files ) {
				$zip = new ZipArchive();
				$zip->open( $path, ZipArchive::CREATE | ZipArchive::OVERWRITE );
				foreach ( $files as $name => $content ) { $zip->addFromString( $name, $content ); }
				$zip->close();
			};
			$look = static fn( $slug, $more = '' ) => array(
				"$slug/style.css" => "/*\\nTheme Name: Test <b>look</b>\\nVersion: 1.0\\n$more\\n*/\\n",
				"$slug/index.php" => '<?php',
			);
			$pack( "$folder/themes/${ THEME }.zip", $look( '${ THEME }' ) );
			$pack( "$folder/themes/${ FUTURE }.zip", $look( '${ FUTURE }' ) );
			$pack( "$folder/${ PLUGIN }.zip", array( '${ PLUGIN }/${ PLUGIN }.php' => "<?php\\n/*\\nPlugin Name: Test setup\\n*/\\n" ) );
			return true;
		` );
	} );

	after( () => {
		php( `
			if ( get_stylesheet() !== '${ theme }' ) { switch_theme( '${ theme }' ); }
			foreach ( array_combine( ${ phpArray(
				UNIT_OPTIONS
			) }, json_decode( '${ JSON.stringify(
				units
			) }', true ) ) as $option => $value ) {
				false === $value ? delete_option( $option ) : update_option( $option, $value );
			}
			return true;
		` );
		cleanUp();
	} );

	const post = ( route, body = {} ) => api.send( 'POST', route, body );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: PROGRESS },
			{ method: 'POST', route: COMPLETE, body: { step: 'plugins' } },
			{
				method: 'POST',
				route: COUNTRY_DEFAULTS,
				body: { country_code: 'US' },
			},
			{ method: 'POST', route: HOMEPAGE, body: {} },
			{ method: 'POST', route: SAMPLES, body: {} },
			{
				method: 'GET',
				route: `${ THEMES }/recommended`,
				adminOnly: true,
			},
			...[ 'install', 'activate' ].map( ( action ) => ( {
				method: 'POST',
				route: `${ THEMES }/${ action }`,
				body: { theme: THEME },
				adminOnly: true,
			} ) ),
			...[ 'install-and-activate', 'install-and-activate-async' ].map(
				( action ) => ( {
					method: 'POST',
					route: `${ PLUGINS }/${ action }`,
					body: { plugins: [ PLUGIN ] },
					adminOnly: true,
				} )
			),
			{
				method: 'GET',
				route: `${ PLUGINS }/scheduled-installs/abc`,
				adminOnly: true,
			},
			{
				method: 'GET',
				route: `${ PLUGINS }/jetpack-authorization-url`,
				query: { redirect_url: site.url },
				adminOnly: true,
			},
			{
				method: 'POST',
				route: `${ NOTES }/experimental-activate-promo/${ NOTE }`,
				body: {},
			},
			{ method: 'GET', route: `${ NOTES }/tracker/1/user/1` },
		]
	);

	it( 'stores when each step was completed', async () => {
		const none = await users.manager.get( PROGRESS );
		assert.equal( none.status, 200 );
		assert.deepEqual( none.body, { core_profiler_completed_steps: {} } );
		const startedAt = Date.now();
		const first = await users.manager.send( 'POST', COMPLETE, {
			step: 'user-profile',
		} );
		assert.equal( first.body.status, 'success' );
		await api.send( 'PUT', COMPLETE, { step: 'plugins' } );
		const { core_profiler_completed_steps: steps } = (
			await api.get( PROGRESS )
		).body;
		assert.deepEqual( Object.keys( steps ).sort(), [
			'plugins',
			'user-profile',
		] );
		const { completed_at: at } = steps[ 'user-profile' ];
		assert.match( at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/ );
		assert.ok( Math.abs( Date.parse( at ) - startedAt ) < 60_000 );
		assert.deepEqual( first.body.results, {
			'user-profile': { completed_at: at },
		} );

		await Promise.all(
			[ undefined, '', 'nope', [ 'plugins' ], LONG, ...HOSTILE ].map(
				async ( step ) => {
					assertBadRequest(
						await post( COMPLETE, { step } ),
						String( step ).slice( 0, 40 )
					);
				}
			)
		);
		assert.deepEqual(
			( await api.get( PROGRESS ) ).body.core_profiler_completed_steps,
			steps
		);
	} );

	it( 'sets currency and units to the defaults of a country', async () => {
		// The country of the store, because other tests read its currency in parallel.
		php( "update_option( 'woocommerce_weight_unit', 'oz' ); return true;" );
		const { status, body, text } = await users.manager.send(
			'POST',
			COUNTRY_DEFAULTS,
			{ country_code: 'US' }
		);
		assert.equal( status, 200, text );
		const expected = [ 'USD', 'left', ',', '.', '2', 'lbs', 'in' ];
		assert.deepEqual(
			UNIT_OPTIONS.map( ( option ) => body.options[ option ] ),
			expected
		);
		assert.deepEqual(
			php(
				`return array_map( 'get_option', ${ phpArray(
					UNIT_OPTIONS
				) } );`
			),
			expected
		);
		const others = php(
			"return array_map( array( 'Storedeck\\\\Setup\\\\Country_Defaults', 'get' ), array( 'DE', 'JP', 'GB', 'KW' ) );"
		).map( ( options ) => Object.values( options ) );
		assert.deepEqual( others, [
			[ 'EUR', 'right_space', '.', ',', '2', 'kg', 'cm' ],
			[ 'JPY', 'left', ',', '.', '0', 'kg', 'cm' ],
			[ 'GBP', 'left', ',', '.', '2', 'kg', 'cm' ],
			[ 'KWD', 'right_space', ',', '.', '3', 'kg', 'cm' ],
		] );
		await Promise.all(
			[
				undefined,
				'',
				'ZZ',
				'us',
				'US\n',
				[ 'US' ],
				LONG,
				...HOSTILE,
			].map( async ( code ) => {
				const response = await post( COUNTRY_DEFAULTS, {
					country_code: code,
				} );
				assertBadRequest( response, String( code ).slice( 0, 40 ) );
			} )
		);
	} );

	it( 'creates one homepage draft with blocks', async () => {
		const frontPage = php(
			"return array( get_option( 'show_on_front' ), get_option( 'page_on_front' ) );"
		);
		const { status, body, text } = await users.manager.send(
			'POST',
			HOMEPAGE,
			{}
		);
		assert.equal( status, 200, text );
		assert.equal( body.status, 'success' );
		assert.equal( body.message, 'Homepage created' );
		assert.match(
			body.edit_post_link,
			new RegExp(
				`/wp-admin/post\\.php\\?post=${ body.post_id }&action=edit$`
			)
		);
		const page = php( `
			$page = get_post( ${ body.post_id } );
			$names = static fn( $blocks ) => array_values( array_filter( array_map( static fn( $block ) => $block['blockName'], $blocks ) ) );
			return array( $page->post_type, $page->post_status, $names( parse_blocks( $page->post_content ) ) );
		` );
		assert.deepEqual( page, [
			'page',
			'draft',
			[ 'core/heading', 'core/paragraph', 'core/columns' ],
		] );
		assert.equal( ( await post( HOMEPAGE ) ).body.post_id, body.post_id );
		assert.deepEqual(
			php(
				"return array( get_option( 'show_on_front' ), get_option( 'page_on_front' ) );"
			),
			frontPage
		);

		php( `wp_trash_post( ${ body.post_id } ); return true;` );
		const nextId = ( await post( HOMEPAGE ) ).body.post_id;
		assert.notEqual( nextId, body.post_id );
		php( `wp_delete_post( ${ body.post_id }, true ); return true;` );
		assert.equal(
			php( `return get_post_status( ${ nextId } );` ),
			'draft'
		);
	} );

	it( 'creates each sample product once as a draft', async () => {
		const { status, body, text } = await users.manager.send(
			'POST',
			SAMPLES,
			{}
		);
		assert.equal( status, 200, text );
		assert.equal( body.imported.length, 9 );
		const rows = sql(
			`SELECT post_status, post_type FROM {prefix}posts WHERE ID IN ( ${ body.imported } )`
		);
		assert.equal( rows.length, 9 );
		for ( const row of rows ) {
			assert.deepEqual( row, {
				post_status: 'draft',
				post_type: 'product',
			} );
		}
		const one = (
			await api.get( `/wc-analytics/products/${ body.imported[ 0 ] }` )
		).body;
		assert.equal( one.sku, 'sample-skillet' );
		assert.equal( Number( one.regular_price ), 44.99 );
		assert.deepEqual( ( await post( SAMPLES ) ).body.imported, [] );
		await api.send(
			'DELETE',
			`/wc-analytics/products/${ one.id }?force=true`
		);
		assert.equal( ( await post( SAMPLES ) ).body.imported.length, 1 );
	} );

	it( 'recommends free themes', async () => {
		const { status, body } = await api.get( `${ THEMES }/recommended`, {
			industry: 'food',
			currency: 'EUR',
		} );
		assert.equal( status, 200 );
		assert.match( body._links.browse_all.href, /\/wp-admin\/themes\.php$/ );
		assert.equal( body.themes[ 0 ].slug, theme );
		assert.equal( body.themes[ 0 ].is_active, true );
		assert.ok( body.themes.length > 1 );
		for ( const one of body.themes ) {
			assert.ok( one.name && one.slug && one.price === 'Free' );
			assert.equal( one.is_free, true );
		}
		assertBadRequest(
			await api.get( `${ THEMES }/recommended`, { currency: 'XXX' } )
		);
		assertBadRequest(
			await api.get( `${ THEMES }/recommended`, {
				industry: 'x'.repeat( 300 ),
			} )
		);
		await Promise.all(
			HOSTILE.map( async ( text ) => {
				assertNoInternals(
					await api.get( `${ THEMES }/recommended`, {
						industry: text,
					} ),
					text
				);
			} )
		);
	} );

	it( 'installs and activates a theme', async () => {
		const notInstalled = await post( `${ THEMES }/activate`, {
			theme: THEME,
		} );
		assert.equal( notInstalled.status, 404 );
		assert.equal(
			notInstalled.body.code,
			'woocommerce_rest_invalid_theme'
		);
		for ( const action of [
			'install',
			'install',
			'activate',
			'activate',
		] ) {
			const { status, body, text } = await post(
				`${ THEMES }/${ action }`,
				{
					theme: THEME,
				}
			);
			assert.equal( status, 200, text );
			assert.deepEqual( body, {
				slug: THEME,
				name: 'Test look',
				status: 'success',
			} );
			assert.equal(
				php( 'return get_stylesheet();' ),
				action === 'activate' ? THEME : theme
			);
		}
		await post( `${ THEMES }/activate`, { theme } );
		assert.equal( php( 'return get_stylesheet();' ), theme );
	} );

	it( 'does not activate an incompatible theme', async () => {
		await post( `${ THEMES }/install`, { theme: FUTURE } );
		php( `
			file_put_contents( get_theme_root() . '/${ FUTURE }/style.css', "/*\\nTheme Name: Future\\nRequires PHP: 99.0\\n*/" );
			wp_clean_themes_cache();
			return true;
		` );
		const { status, body } = await post( `${ THEMES }/activate`, {
			theme: FUTURE,
		} );
		assert.equal( status, 400 );
		assert.equal( body.code, 'woocommerce_rest_theme_activation' );
		assert.equal( php( 'return get_stylesheet();' ), theme );
	} );

	it( 'returns an error when a theme cannot be installed', async () => {
		const unknown = await post( `${ THEMES }/install`, { theme: NOWHERE } );
		assert.equal( unknown.status, 404 );
		assert.equal( unknown.body.code, 'woocommerce_rest_invalid_theme' );
		// As without an internet connection.
		const failed = php( `
			add_filter( 'themes_api', static fn() => new WP_Error( 'themes_api_failed', 'Off.' ) );
			wp_set_current_user( get_user_by( 'login', '${ site.user }' )->ID );
			$request = new WP_REST_Request( 'POST', '${ THEMES }/install' );
			$request->set_body_params( array( 'theme' => 'storefront' ) );
			$response = rest_do_request( $request );
			return array( $response->get_status(), $response->get_data() );
		` );
		assert.equal( failed[ 0 ], 502 );
		assert.equal( failed[ 1 ].code, 'woocommerce_rest_theme_install' );
		assert.match(
			failed[ 1 ].message,
			/Could not install.*storefront.*Could not reach WordPress\.org/
		);
		for ( const action of [ 'install', 'activate' ] ) {
			await Promise.all(
				[ undefined, '', [ THEME ], LONG, ...HOSTILE ].map(
					async ( name ) => {
						const response = await post(
							`${ THEMES }/${ action }`,
							{
								theme: name,
							}
						);
						assertBadRequest(
							response,
							`${ action } ${ name }`.slice( 0, 40 )
						);
					}
				)
			);
		}
	} );

	it( 'installs and activates plugins in one request', async () => {
		const { status, body, text } = await post(
			`${ PLUGINS }/install-and-activate`,
			{ plugins: [ PLUGIN, NOWHERE ] }
		);
		assert.equal( status, 200, text );
		assert.equal( body.success, false );
		assert.deepEqual( body.data.installed, [ PLUGIN ] );
		assert.deepEqual( body.data.activated, [ PLUGIN ] );
		assert.ok( body.data.active.includes( PLUGIN ) );
		assert.deepEqual( Object.keys( body.errors.errors ), [ NOWHERE ] );
		const again = await post( `${ PLUGINS }/install-and-activate`, {
			plugins: [ PLUGIN ],
		} );
		assert.equal( again.body.success, true );
		for ( const plugins of [
			undefined,
			[],
			[ [] ],
			{ a: {} },
			[ LONG ],
		] ) {
			await Promise.all(
				[ 'install-and-activate', 'install-and-activate-async' ].map(
					async ( route ) => {
						assertBadRequest(
							await post( `${ PLUGINS }/${ route }`, {
								plugins,
							} ),
							JSON.stringify( plugins )?.slice( 0, 40 )
						);
					}
				)
			);
		}
		const hostile = await post( `${ PLUGINS }/install-and-activate`, {
			plugins: HOSTILE.filter( ( one ) => ! /[\0\ud800]/.test( one ) ),
		} );
		assertNoInternals( hostile );
		assert.notEqual( hostile.body.success, true );
	} );

	it( 'installs and activates plugins in the background', async () => {
		const { body } = await post(
			`${ PLUGINS }/install-and-activate-async`,
			{
				plugins: [ PLUGIN ],
				source: 'core-profiler',
			}
		);
		assert.equal( body.status, 'pending' );
		assert.equal( body.plugins[ PLUGIN ].status, 'pending' );
		const id = body.job_id;
		php(
			`\\Storedeck\\Jobs\\Job_Runner::run( '${ id }', 60 ); return true;`
		);
		const job = await api.get( `${ PLUGINS }/scheduled-installs/${ id }` );
		assert.equal( job.status, 200 );
		assert.equal( job.body.status, 'complete' );
		assert.equal( job.body.plugins[ PLUGIN ].status, 'complete' );
		const none = await api.get( `${ PLUGINS }/scheduled-installs/nope` );
		assert.equal( none.status, 404 );
	} );

	it( 'returns 404 for a connection URL when Jetpack is not active', async () => {
		const route = `${ PLUGINS }/jetpack-authorization-url`;
		const { status, body } = await api.get( route, {
			redirect_url: `${ site.url }/wp-admin/`,
		} );
		assert.equal( status, 404 );
		assert.equal( body.code, 'woocommerce_rest_jetpack_not_active' );
		await Promise.all(
			[
				'https://evil.example/',
				'javascript:alert(1)',
				'',
				...HOSTILE,
			].map( async ( url ) => {
				assertBadRequest(
					await api.get( route, { redirect_url: url } ),
					url
				);
			} )
		);
		assertBadRequest( await api.get( route ) );
	} );

	it( 'activates only allowed promo notes', async () => {
		const id = php(
			`return Storedeck\\Inbox\\Inbox::add( array( 'name' => '${ NOTE }', 'type' => 'marketing', 'title' => 'Offer', 'content' => 'Offer' ) );`
		);
		const status = () =>
			sql(
				`SELECT status FROM {prefix}wc_admin_notes WHERE note_id = ${ id }`
			)[ 0 ].status;
		const rejected = await post(
			`${ NOTES }/experimental-activate-promo/${ NOTE }`
		);
		assert.equal( rejected.status, 422 );
		assert.equal(
			rejected.body.code,
			'woocommerce_note_invalid_promo_note_name'
		);
		assert.equal( status(), 'unactioned' );
		const activatePromo = ( name ) =>
			php( `
				add_filter( 'woocommerce_admin_allowed_promo_notes', static fn() => array( '${ NOTE }', 'storedeck-test-none' ) );
				wp_set_current_user( get_user_by( 'login', '${ site.user }' )->ID );
				$response = rest_do_request( new WP_REST_Request( 'POST', '${ NOTES }/experimental-activate-promo/${ name }' ) );
				return array( $response->get_status(), $response->get_data() );
			` );
		assert.deepEqual( activatePromo( NOTE ), [ 200, { success: true } ] );
		assert.equal( status(), 'actioned' );
		assert.equal( activatePromo( 'storedeck-test-none' )[ 0 ], 404 );
		await Promise.all(
			[ 'x'.repeat( 300 ), '%00', "a'b" ].map( async ( name ) => {
				const response = await post(
					`${ NOTES }/experimental-activate-promo/${ encodeURIComponent(
						name
					) }`
				);
				assertNoInternals( response, name );
				assert.ok( response.status >= 400, name );
			} )
		);
	} );

	it( 'marks an emailed note as read for its recipient', async () => {
		const [ { id } ] = sql(
			`SELECT note_id AS id FROM {prefix}wc_admin_notes WHERE name = '${ NOTE }'`
		);
		const userId = php(
			`return get_user_by( 'login', '${ site.user }' )->ID;`
		);
		const isRead = () =>
			Number(
				sql(
					`SELECT is_read FROM {prefix}wc_admin_notes WHERE note_id = ${ id }`
				)[ 0 ].is_read
			);
		const track = ( note, user ) =>
			api.get( `${ NOTES }/tracker/${ note }/user/${ user }` );
		assert.equal(
			( await track( id, userId ) ).status,
			404,
			'never mailed'
		);
		php(
			`Storedeck\\Inbox\\Inbox::update( array( ${ id } ), array( 'status' => 'sent' ) ); return true;`
		);
		await Promise.all(
			[
				[ id, Number( userId ) + 1 ],
				[ 0, userId ],
				[ -1, userId ],
				[ '99999999999999999999', userId ],
				[ '1-2', userId ],
			].map( async ( [ note, user ] ) => {
				const response = await track( note, user );
				assertNoInternals( response, `${ note } ${ user }` );
				assert.ok(
					[ 400, 404 ].includes( response.status ),
					response.text
				);
			} )
		);
		assert.equal( isRead(), 0 );
		assert.deepEqual( ( await track( id, userId ) ).body, {
			success: true,
		} );
		assert.equal( isRead(), 1 );
	} );
} );
