import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { address, navigate } from '../setup/browser.mjs';
import { mustUse, php, site } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const COOKIE = 'storedeck_e2e_broken';

/** Breaks several parts at once; what each says is in a unit test. */
const SCRIPT = `
( ( { hooks, element, plugins, components } ) => {
	const h = element.createElement;
	const add = ( name, item ) => hooks.addFilter( name, 'acme-broken/test', ( list ) => [ ...list, item ] );
	const Loop = () => {
		const [ count, setCount ] = element.useState( 0 );
		element.useEffect( () => setCount( count + 1 ) );
		return h( 'p', null, 'Looping' );
	};
	const Button = () => h( 'button', { onClick: () => { throw new Error( 'Pressed.' ); } }, 'Press' );
	const Foreign = () => ( { $$typeof: Symbol.for( 'acme.element' ), type: 'p', props: {} } );
	const card = ( id, component ) => add( 'storedeck_home_cards', { id, title: id, component } );
	card( 'loop', Loop );
	card( 'foreign', Foreign );
	card( 'press', Button );
	add( 'woocommerce_admin_pages_list', { path: '/stock', container: () => null } );
	plugins.registerPlugin( 'acme-fill', {
		scope: 'woocommerce-admin',
		render: () => h( components.Fill, { name: 'woocommerce_header_item' }, h( Loop ) ),
	} );
	hooks.addFilter( 'woocommerce_admin_report_table', 'acme-broken/test', ( table ) => ( {
		...table,
		headers: [ ...table.headers, { key: 'acme', label: 'Acme' } ],
		rows: table.rows.map( ( row, index ) => [ ...row, {
			display: h( () => { if ( index === 0 ) { throw new Error( 'Row 1.' ); } return 'Fine' } ),
			value: 1,
		} ] ),
	} ) );
} )( window.wp );
`;

const PLUGIN = 'acme-broken';

test.describe( 'a plugin that breaks many parts', () => {
	let folder;
	let opened;

	test.beforeAll( () => {
		folder = path.join( php( 'return WP_PLUGIN_DIR;' ), PLUGIN );
		mkdirSync( folder, { recursive: true } );
		writeFileSync( path.join( folder, 'acme.js' ), SCRIPT );
		mkdirSync( path.dirname( mustUse( 'x.php' ) ), { recursive: true } );
		writeFileSync(
			mustUse( 'storedeck-e2e-broken.php' ),
			`<?php
			if ( isset( $_COOKIE['${ COOKIE }'] ) ) {
				add_action( 'admin_enqueue_scripts', static function () {
					$dependencies = array( 'storedeck', 'wp-plugins', 'wp-components', 'wp-element', 'wp-hooks' );
					foreach ( array( 'acme', 'missing' ) as $name ) {
						wp_enqueue_script( "broken-$name", plugins_url( "${ PLUGIN }/$name.js" ), $dependencies, '1', true );
					}
				}, 20 );
			}
			`
		);
	} );

	test.afterAll( () => {
		rmSync( mustUse( 'storedeck-e2e-broken.php' ), { force: true } );
		rmSync( folder, { recursive: true, force: true } );
	} );

	test.afterEach( async () => opened?.context.close() );

	test( 'leaves the page usable, and is named in a notice that can be dismissed', async () => {
		opened = await openPage();
		const { context, page } = opened;
		await context.addCookies( [
			{ name: COOKIE, value: '1', url: site.url },
		] );
		await page.goto( address( '/' ) );
		const notice = page.locator( '.storedeck-extension-failures' );
		for ( const text of [
			/home card loop .*acme-broken.*renders without end/,
			/home card foreign .*acme-broken.*Two copies of React/,
			/woocommerce_admin_pages_list .*acme-broken.*"\/stock" is taken/,
			/woocommerce_header_item .*acme.*renders without end/,
			/missing\.js .*acme-broken.*Could not load it/,
		] ) {
			await expect(
				notice.getByRole( 'listitem' ).filter( { hasText: text } )
			).toHaveCount( 1 );
		}
		await page.getByRole( 'button', { name: 'Press' } ).click();
		await expect(
			notice.getByRole( 'listitem' ).filter( { hasText: 'Pressed.' } )
		).toHaveCount( 1 );
		await notice.getByRole( 'button' ).click();
		await expect( notice ).toHaveCount( 0 );

		await navigate( page, '/analytics/orders', {} );
		await expect(
			page.getByRole( 'cell', { name: 'Fine' } ).first()
		).toBeVisible();
		await expect( notice.getByRole( 'listitem' ) ).toHaveText( [
			/column "acme" .*acme-broken.*Row 1\./,
		] );
	} );
} );
