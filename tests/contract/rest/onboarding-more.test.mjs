import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, site, sql } from '../../setup/site.mjs';
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

const BASE = '/wc-admin/onboarding';
const PROGRESS = `${ BASE }/profile/progress`;
const FINISH = `${ PROGRESS }/core-profiler/complete`;
const COUNTRY = `${ BASE }/profile/update-store-currency-and-measurement-units`;
const HOMEPAGE = `${ BASE }/tasks/create_homepage`;
const SAMPLES = `${ BASE }/tasks/import_sample_products`;
const THEMES = `${ BASE }/themes`;
const PLUGINS = `${ BASE }/plugins`;
const NOTES = '/wc-analytics/admin/notes';

/** This file's own. */
const THEME = 'storedeck-test-theme';
const FUTURE = 'storedeck-test-theme-future';
const PLUGIN = 'storedeck-test-setup';
const NOWHERE = 'storedeck-test-setup-nowhere';
const NOTE = 'storedeck-test-promo';

const UNITS = [
	'woocommerce_currency',
	'woocommerce_currency_pos',
	'woocommerce_price_thousand_sep',
	'woocommerce_price_decimal_sep',
	'woocommerce_price_num_decimals',
	'woocommerce_weight_unit',
	'woocommerce_dimension_unit',
];

const listed = ( names ) => `array( '${ names.join( "', '" ) }' )`;

/** Takes away what this file makes. */
const forget = () =>
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
		foreach ( ${ listed( [ THEME, FUTURE ] ) } as $slug ) {
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

describe( 'setting up more of the shop', () => {
	let who;
	let api;
	let theme;
	let units;

	before( async () => {
		who = await people( 'setup_more' );
		api = who.admin;
		forget();
		theme = php( 'return get_stylesheet();' );
		units = php(
			`return array_map( 'get_option', ${ listed( UNITS ) } );`
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
			foreach ( array_combine( ${ listed( UNITS ) }, json_decode( '${ JSON.stringify(
				units
			) }', true ) ) as $option => $value ) {
				false === $value ? delete_option( $option ) : update_option( $option, $value );
			}
			return true;
		` );
		forget();
	} );

	const post = ( route, body = {} ) => api.send( 'POST', route, body );

	itRefusesStrangers(
		() => who,
		[
			{ method: 'GET', route: PROGRESS },
			{ method: 'POST', route: FINISH, body: { step: 'plugins' } },
			{ method: 'POST', route: COUNTRY, body: { country_code: 'US' } },
			{ method: 'POST', route: HOMEPAGE, body: {} },
			{ method: 'POST', route: SAMPLES, body: {} },
			{
				method: 'GET',
				route: `${ THEMES }/recommended`,
				adminOnly: true,
			},
			...[ 'install', 'activate' ].map( ( deed ) => ( {
				method: 'POST',
				route: `${ THEMES }/${ deed }`,
				body: { theme: THEME },
				adminOnly: true,
			} ) ),
			...[ 'install-and-activate', 'install-and-activate-async' ].map(
				( deed ) => ( {
					method: 'POST',
					route: `${ PLUGINS }/${ deed }`,
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
	itTellsItsSchema(
		() => who,
		[
			PROGRESS,
			FINISH,
			COUNTRY,
			HOMEPAGE,
			SAMPLES,
			`${ THEMES }/recommended`,
			`${ THEMES }/install`,
			`${ THEMES }/activate`,
			`${ PLUGINS }/install-and-activate`,
			`${ PLUGINS }/install-and-activate-async`,
			`${ PLUGINS }/scheduled-installs/abc`,
			`${ PLUGINS }/jetpack-authorization-url`,
			`${ NOTES }/experimental-activate-promo/x`,
			`${ NOTES }/tracker/1/user/1`,
		]
	);

	it( 'remembers which steps were finished, and when', async () => {
		const none = await who.manager.get( PROGRESS );
		assert.equal( none.status, 200 );
		assert.deepEqual( none.body, { core_profiler_completed_steps: {} } );
		const began = Date.now();
		const first = await who.manager.send( 'POST', FINISH, {
			step: 'user-profile',
		} );
		assert.equal( first.body.status, 'success' );
		await api.send( 'PUT', FINISH, { step: 'plugins' } );
		const { core_profiler_completed_steps: steps } = (
			await api.get( PROGRESS )
		).body;
		assert.deepEqual( Object.keys( steps ).sort(), [
			'plugins',
			'user-profile',
		] );
		const { completed_at: at } = steps[ 'user-profile' ];
		assert.match( at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/ );
		assert.ok( Math.abs( Date.parse( at ) - began ) < 60_000 );
		assert.deepEqual( first.body.results, {
			'user-profile': { completed_at: at },
		} );

		for ( const step of [
			undefined,
			'',
			'nope',
			[ 'plugins' ],
			LONG,
			...HOSTILE,
		] ) {
			assertBad(
				await post( FINISH, { step } ),
				String( step ).slice( 0, 40 )
			);
		}
		assertBad( await sendBroken( api, 'POST', FINISH, site.url ) );
		assert.deepEqual(
			( await api.get( PROGRESS ) ).body.core_profiler_completed_steps,
			steps
		);
	} );

	it( 'sets currency and units to what is usual in a country', async () => {
		// The shop is in this country: other tests on it see no other currency.
		php( "update_option( 'woocommerce_weight_unit', 'oz' ); return true;" );
		const { status, body, text } = await who.manager.send(
			'POST',
			COUNTRY,
			{ country_code: 'US' }
		);
		assert.equal( status, 200, text );
		const expected = [ 'USD', 'left', ',', '.', '2', 'lbs', 'in' ];
		assert.deepEqual(
			UNITS.map( ( option ) => body.options[ option ] ),
			expected
		);
		assert.deepEqual(
			php( `return array_map( 'get_option', ${ listed( UNITS ) } );` ),
			expected
		);
		const others = php(
			"return array_map( array( 'Storedeck\\\\Store\\\\Onboarding\\\\Country_Defaults', 'get' ), array( 'DE', 'JP', 'GB', 'KW' ) );"
		).map( ( options ) => Object.values( options ) );
		assert.deepEqual( others, [
			[ 'EUR', 'right_space', '.', ',', '2', 'kg', 'cm' ],
			[ 'JPY', 'left', ',', '.', '0', 'kg', 'cm' ],
			[ 'GBP', 'left', ',', '.', '2', 'kg', 'cm' ],
			[ 'KWD', 'right_space', ',', '.', '3', 'kg', 'cm' ],
		] );
		for ( const code of [
			undefined,
			'',
			'ZZ',
			'us',
			'US\n',
			[ 'US' ],
			LONG,
			...HOSTILE,
		] ) {
			const answer = await post( COUNTRY, { country_code: code } );
			assertBad( answer, String( code ).slice( 0, 40 ) );
		}
	} );

	it( 'drafts one home page of blocks', async () => {
		const front = php(
			"return array( get_option( 'show_on_front' ), get_option( 'page_on_front' ) );"
		);
		const { status, body, text } = await who.manager.send(
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
			[
				'core/heading',
				'core/paragraph',
				'core/buttons',
				'core/columns',
			],
		] );
		assert.equal( ( await post( HOMEPAGE ) ).body.post_id, body.post_id );
		assert.deepEqual(
			php(
				"return array( get_option( 'show_on_front' ), get_option( 'page_on_front' ) );"
			),
			front
		);

		php( `wp_trash_post( ${ body.post_id } ); return true;` );
		const next = ( await post( HOMEPAGE ) ).body.post_id;
		assert.notEqual( next, body.post_id );
		php( `wp_delete_post( ${ body.post_id }, true ); return true;` );
		assert.equal( php( `return get_post_status( ${ next } );` ), 'draft' );
	} );

	it( 'makes sample products as drafts, once', async () => {
		const { status, body, text } = await who.manager.send(
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

	it( 'recommends themes that cost nothing', async () => {
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
		assertBad(
			await api.get( `${ THEMES }/recommended`, { currency: 'XXX' } )
		);
		assertBad(
			await api.get( `${ THEMES }/recommended`, {
				industry: 'x'.repeat( 300 ),
			} )
		);
		for ( const text of HOSTILE ) {
			assertClean(
				await api.get( `${ THEMES }/recommended`, { industry: text } ),
				text
			);
		}
	} );

	it( 'installs and activates a theme', async () => {
		const early = await post( `${ THEMES }/activate`, { theme: THEME } );
		assert.equal( early.status, 404 );
		assert.equal( early.body.code, 'woocommerce_rest_invalid_theme' );
		for ( const deed of [ 'install', 'install', 'activate', 'activate' ] ) {
			const { status, body, text } = await post(
				`${ THEMES }/${ deed }`,
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
				deed === 'activate' ? THEME : theme
			);
		}
		await post( `${ THEMES }/activate`, { theme } );
		assert.equal( php( 'return get_stylesheet();' ), theme );
	} );

	it( 'does not activate what does not fit', async () => {
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

	it( 'says when a theme cannot be had', async () => {
		const unknown = await post( `${ THEMES }/install`, { theme: NOWHERE } );
		assert.equal( unknown.status, 404 );
		assert.equal( unknown.body.code, 'woocommerce_rest_invalid_theme' );
		// As without a way to the internet.
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
		for ( const deed of [ 'install', 'activate' ] ) {
			for ( const name of [
				undefined,
				'',
				[ THEME ],
				LONG,
				...HOSTILE,
			] ) {
				const answer = await post( `${ THEMES }/${ deed }`, {
					theme: name,
				} );
				assertBad( answer, `${ deed } ${ name }`.slice( 0, 40 ) );
			}
		}
	} );

	it( 'installs and activates plugins at one go', async () => {
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
			for ( const route of [
				'install-and-activate',
				'install-and-activate-async',
			] ) {
				assertBad(
					await post( `${ PLUGINS }/${ route }`, { plugins } ),
					JSON.stringify( plugins )?.slice( 0, 40 )
				);
			}
		}
		const hostile = await post( `${ PLUGINS }/install-and-activate`, {
			plugins: HOSTILE.filter( ( one ) => ! /[\0\ud800]/.test( one ) ),
		} );
		assertClean( hostile );
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

	it( 'sends nobody to a connection that is not there', async () => {
		const route = `${ PLUGINS }/jetpack-authorization-url`;
		const { status, body } = await api.get( route, {
			redirect_url: `${ site.url }/wp-admin/`,
		} );
		assert.equal( status, 404 );
		assert.equal( body.code, 'woocommerce_rest_jetpack_not_active' );
		for ( const url of [
			'https://evil.example/',
			'javascript:alert(1)',
			'',
			...HOSTILE,
		] ) {
			assertBad( await api.get( route, { redirect_url: url } ), url );
		}
		assertBad( await api.get( route ) );
	} );

	it( 'marks offers as taken up that were announced, and no others', async () => {
		const id = php(
			`return Storedeck\\Store\\Notes\\Inbox::add( array( 'name' => '${ NOTE }', 'type' => 'marketing', 'title' => 'Offer', 'content' => 'Offer' ) );`
		);
		const status = () =>
			sql(
				`SELECT status FROM {prefix}wc_admin_notes WHERE note_id = ${ id }`
			)[ 0 ].status;
		const refused = await post(
			`${ NOTES }/experimental-activate-promo/${ NOTE }`
		);
		assert.equal( refused.status, 422 );
		assert.equal(
			refused.body.code,
			'woocommerce_note_invalid_promo_note_name'
		);
		assert.equal( status(), 'unactioned' );
		const announced = ( name ) =>
			php( `
				add_filter( 'woocommerce_admin_allowed_promo_notes', static fn() => array( '${ NOTE }', 'storedeck-test-none' ) );
				wp_set_current_user( get_user_by( 'login', '${ site.user }' )->ID );
				$response = rest_do_request( new WP_REST_Request( 'POST', '${ NOTES }/experimental-activate-promo/${ name }' ) );
				return array( $response->get_status(), $response->get_data() );
			` );
		assert.deepEqual( announced( NOTE ), [ 200, { success: true } ] );
		assert.equal( status(), 'actioned' );
		assert.equal( announced( 'storedeck-test-none' )[ 0 ], 404 );
		for ( const name of [ 'x'.repeat( 300 ), '%00', "a'b" ] ) {
			const answer = await post(
				`${ NOTES }/experimental-activate-promo/${ encodeURIComponent(
					name
				) }`
			);
			assertClean( answer, name );
			assert.ok( answer.status >= 400, name );
		}
	} );

	it( 'lets people say that they read what was mailed to them', async () => {
		const [ { id } ] = sql(
			`SELECT note_id AS id FROM {prefix}wc_admin_notes WHERE name = '${ NOTE }'`
		);
		const me = php(
			`return get_user_by( 'login', '${ site.user }' )->ID;`
		);
		const isRead = () =>
			Number(
				sql(
					`SELECT is_read FROM {prefix}wc_admin_notes WHERE note_id = ${ id }`
				)[ 0 ].is_read
			);
		const tell = ( note, user ) =>
			api.get( `${ NOTES }/tracker/${ note }/user/${ user }` );
		assert.equal( ( await tell( id, me ) ).status, 404, 'never mailed' );
		php(
			`Storedeck\\Store\\Notes\\Inbox::update( array( ${ id } ), array( 'status' => 'sent' ) ); return true;`
		);
		for ( const [ note, user ] of [
			[ id, Number( me ) + 1 ],
			[ 0, me ],
			[ -1, me ],
			[ '99999999999999999999', me ],
			[ '1-2', me ],
		] ) {
			const answer = await tell( note, user );
			assertClean( answer, `${ note } ${ user }` );
			assert.ok( [ 400, 404 ].includes( answer.status ), answer.text );
		}
		assert.equal( isRead(), 0 );
		assert.deepEqual( ( await tell( id, me ) ).body, { success: true } );
		assert.equal( isRead(), 1 );
	} );
} );
