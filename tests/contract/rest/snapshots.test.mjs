import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, site } from '../../setup/site.mjs';
import {
	assertBad,
	HOSTILE,
	itRefusesStrangers,
	itTellsItsSchema,
	people,
} from './support/people.mjs';

const SNAPSHOTS = '/storedeck/v1/snapshots';
const REVENUE = '/analytics/revenue';
const TOKEN = `00000000-${ 'a'.repeat( 32 ) }-${ 'b'.repeat( 32 ) }`;
const GIVEN = { token: TOKEN, width: 1280, height: 900, nodes: [ 'x' ] };

const clear = () =>
	php( `
		Storedeck\\Admin\\Snapshot\\Store::remove_all();
		wp_cache_flush();
		return true;
	` );

describe( 'snapshots of first screens', () => {
	let who;
	let manager;

	before( async () => {
		who = await people( 'snapshots' );
		manager = who.manager;
		clear();
	} );

	after( clear );

	/** A page as somebody gets it: what it says of its snapshot, and the one it has. */
	async function open( person, path = REVENUE, query = '' ) {
		const url = new URL(
			`/wp-admin/admin.php?page=storedeck&path=${ encodeURIComponent(
				path
			) }${ query }`,
			site.url
		);
		const answer = await fetch( url, {
			headers: {
				// Where journeys share the shop, only those have any.
				cookie: `${ person.headers.cookie }; storedeck-test-snapshots=1`,
			},
		} );
		const html = await answer.text();
		const [ , json ] = html.match(
			/window\.storedeckSettings = (\{.*\});/
		);
		const [ , mark, shown ] =
			html.match(
				/<div class="storedeck-snapshot( is-old)?" inert[^>]*>(.*)<\/div>\s*<noscript>/s
			) ?? [];
		return {
			...JSON.parse( json ).snapshot,
			shown,
			isOld: Boolean( mark ),
			html,
		};
	}

	const keep = async ( person, token, text ) => {
		const answer = await person.send( 'POST', SNAPSHOTS, {
			...GIVEN,
			token,
			nodes: [ [ 'p', { class: 'sum' }, [ text ] ] ],
		} );
		assert.equal( answer.status, 201, answer.text );
		assert.deepEqual( answer.body, { token } );
	};

	itRefusesStrangers(
		() => who,
		[ { method: 'POST', route: SNAPSHOTS, body: GIVEN } ]
	);
	itTellsItsSchema( () => who, [ SNAPSHOTS ] );

	it( 'are shown at the next visit, before the scripts', async () => {
		const first = await open( manager );
		assert.equal( first.keptWidth, 0 );
		assert.equal( first.shown, undefined );

		await keep( manager, first.token, '$1,234.50' );

		const next = await open( manager );
		assert.equal( next.token, first.token );
		assert.equal( next.keptWidth, GIVEN.width );
		assert.equal( next.shown, '<p class="sum">$1,234.50</p>' );
		assert.equal( next.isOld, false );
		assert.match(
			next.html,
			/\(min-width:1279\.5px\) and \(max-width:1280\.5px\)/
		);
		assert.doesNotMatch( next.html, /<link rel="preload" as="script"/ );
		// Without one they are fetched as early as can be.
		assert.ok(
			first.html.indexOf( '<link rel="preload" as="script"' ) <
				first.html.indexOf( '</head>' )
		);
	} );

	it( 'are nobody else’s, of no other address and no other screen', async () => {
		const { token } = await open( manager );
		await keep( manager, token, 'mine' );

		assert.equal( ( await open( await signIn() ) ).shown, undefined );
		assert.equal(
			( await open( manager, REVENUE, '&period=today' ) ).shown,
			undefined
		);
		assert.equal(
			( await open( manager, '/analytics/orders' ) ).shown,
			undefined
		);
		assert.equal( ( await open( manager, '/' ) ).token, undefined );
		assert.equal(
			( await open( manager ) ).shown?.includes( 'mine' ),
			true
		);
	} );

	it( 'are old once the data have changed', async () => {
		const { token } = await open( manager );
		await keep( manager, token, 'before' );
		php( `do_action( 'storedeck_data_changed' ); return true;` );

		const later = await open( manager );
		assert.match( later.shown, /before/ );
		assert.equal( later.isOld, true );
		assert.equal( later.keptWidth, 0 );

		await keep( manager, later.token, 'after' );
		const again = await open( manager );
		assert.match( again.shown, /after/ );
		assert.equal( again.isOld, false );
	} );

	it( 'are gone once a setting has changed what they look like', async () => {
		const { token } = await open( manager );
		await keep( manager, token, 'in dollars' );
		const position = php( `
			$before = get_option( 'woocommerce_currency_pos' );
			update_option( 'woocommerce_currency_pos', 'right_space' );
			return $before;
		` );
		try {
			assert.equal( ( await open( manager ) ).shown, undefined );
		} finally {
			php(
				`$given ? update_option( 'woocommerce_currency_pos', $given ) : delete_option( 'woocommerce_currency_pos' ); return true;`,
				position
			);
		}
		assert.match( ( await open( manager ) ).shown, /in dollars/ );
	} );

	it( 'are of no use to those who may no longer see them', async () => {
		const { token } = await open( manager );
		await keep( manager, token, 'secret' );
		php( `
			get_user_by( 'login', 'snapshots_manager' )->add_cap( 'view_woocommerce_reports', false );
			return true;
		` );
		try {
			const url = new URL(
				`/wp-admin/admin.php?page=storedeck&path=${ encodeURIComponent(
					REVENUE
				) }`,
				site.url
			);
			const answer = await fetch( url, {
				headers: { cookie: manager.headers.cookie },
			} );
			assert.doesNotMatch( await answer.text(), /secret/ );
		} finally {
			php( `
				get_user_by( 'login', 'snapshots_manager' )->remove_cap( 'view_woocommerce_reports' );
				return true;
			` );
		}
	} );

	it( 'do nothing, whatever was sent', async () => {
		const { token } = await open( manager );
		const answer = await manager.send( 'POST', SNAPSHOTS, {
			...GIVEN,
			token,
			nodes: [
				[ 'script', {}, [ 'alert( 1 )' ] ],
				[ 'p', { onclick: 'alert( 1 )' }, [ '</template><script>' ] ],
				[ 'a', { href: 'javascript:alert( 1 )' }, [ 'x' ] ],
			],
		} );
		assert.equal( answer.status, 201, answer.text );
		assert.equal(
			( await open( manager ) ).shown,
			'<p>&lt;/template&gt;&lt;script&gt;</p><a href="#">x</a>'
		);
	} );

	it( 'are few for each person', async () => {
		const kept = () =>
			php( `
				global $wpdb;
				$user = get_user_by( 'login', 'snapshots_manager' )->ID;
				return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( "_transient_storedeck_snapshot_{$user}_" ) . '%' ) );
			` );
		for ( let index = 0; index < 20; index++ ) {
			const place = index.toString( 16 ).padStart( 8, '0' );
			await keep( manager, TOKEN.replace( /^0{8}/, place ), 'x' );
		}
		assert.equal( kept(), 16 );
	} );

	it( 'are refused when they cannot be', async () => {
		const bad = {
			token: [ '', 'x', `${ TOKEN }\n`, [ TOKEN ], 7, ...HOSTILE ],
			width: [ 0, -1, 'wide', 1e9, [ 1 ] ],
			height: [ 0, -1, 'high', 1e9, [ 1 ] ],
			nodes: [ { a: 1 }, Array( 8001 ).fill( 'x' ) ],
		};
		for ( const [ field, values ] of Object.entries( bad ) ) {
			for ( const value of values ) {
				const answer = await manager.send( 'POST', SNAPSHOTS, {
					...GIVEN,
					[ field ]: value,
				} );
				assertBad(
					answer,
					`${ field }: ${ JSON.stringify( value ) }`.slice( 0, 80 )
				);
				assert.match( answer.body.code, /^rest_invalid_(param|json)$/ );
			}
			const { [ field ]: _, ...rest } = GIVEN;
			assert.equal(
				( await manager.send( 'POST', SNAPSHOTS, rest ) ).status,
				400
			);
		}
	} );
} );
