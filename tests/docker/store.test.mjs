import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../bin/cms/root.mjs';
import { findEngine } from '../../bin/testing/docker/engine.mjs';
import { site } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';

/** A complete PNG file of one pixel. */
const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

/** The rows of the report's table. */
const ROWS = '.woocommerce-table__table:not(.is-loading) tbody tr';

/** Calls a function until it returns something, for at most `seconds`. */
async function poll( seconds, read ) {
	const end = Date.now() + seconds * 1000;
	for (;;) {
		const value = await read().catch( () => undefined );
		if ( value ) {
			return value;
		}
		assert.ok( Date.now() < end, `nothing after ${ seconds } s` );
		await sleep( 500 );
	}
}

const get = ( where ) => fetch( new URL( where, site.url ) );

test.describe( 'docker-compose.yml', () => {
	// Each test continues the one before.
	test.describe.configure( { mode: 'serial' } );

	let page;
	let nonce = '';
	let upload = 0;

	test.beforeAll( async ( { browser } ) => {
		page = await browser.newPage();
	} );

	/**
	 * Requests the REST API as the administrator, in the page.
	 *
	 * @param {string}                             where
	 * @param {{ method?: string, json?: object }} options
	 */
	const rest = ( where, { method = 'GET', json } = {} ) =>
		page.evaluate(
			async ( { url, options } ) => {
				const response = await fetch( url, options );
				return { status: response.status, body: await response.json() };
			},
			{
				url: `/wp-json${ where }`,
				options: {
					method,
					headers: {
						'X-WP-Nonce': nonce,
						...( json
							? { 'Content-Type': 'application/json' }
							: {} ),
					},
					body: json && JSON.stringify( json ),
				},
			}
		);

	test( 'prints a link that logs in and opens Home', async () => {
		await page.goto( site.loginUrl );
		await page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
		nonce = await page.evaluate(
			() => /** @type {any} */ ( window ).wpApiSettings?.nonce ?? ''
		);
		if ( ! nonce ) {
			const response = await page.request.get(
				`${ site.url }/wp-admin/admin-ajax.php?action=rest-nonce`
			);
			nonce = await response.text();
		}
		const { status, body } = await rest( '/wp/v2/users/me' );
		assert.equal( status, 200 );
		assert.equal( body.name, 'admin' );
	} );

	test( 'serves permalinks', async () => {
		const response = await get( '/hello-world/' );
		assert.equal( response.status, 200 );
		assert.match( await response.text(), /Hello world/ );
		assert.equal( ( await get( '/no-such-page/' ) ).status, 404 );
	} );

	test( 'stores uploads and serves them', async () => {
		const { status, body } = await page.evaluate(
			async ( { bytes, wpNonce } ) => {
				const response = await fetch( '/wp-json/wp/v2/media', {
					method: 'POST',
					headers: {
						'X-WP-Nonce': wpNonce,
						'Content-Type': 'image/png',
						'Content-Disposition': 'attachment; filename=pixel.png',
					},
					body: new Uint8Array( bytes ),
				} );
				return { status: response.status, body: await response.json() };
			},
			{ bytes: [ ...PIXEL ], wpNonce: nonce }
		);
		assert.equal( status, 201 );
		upload = body.id;
		const file = await fetch( body.source_url );
		assert.equal( file.headers.get( 'content-type' ), 'image/png' );
		assert.deepEqual( Buffer.from( await file.arrayBuffer() ), PIXEL );
	} );

	test( 'runs WP-Cron', async () => {
		// Only wp-cron.php deletes the file.
		await runPhp(
			`wp_schedule_single_event( time(), 'importer_scheduled_cleanup', array( ${ upload } ) );`
		);
		await poll(
			60,
			async () =>
				( await rest( `/wp/v2/media/${ upload }` ) ).status === 404
		);
	} );

	test( 'catches emails', async ( { browser } ) => {
		const response = await fetch(
			`${ site.url }/wp-login.php?action=lostpassword`,
			{
				method: 'POST',
				redirect: 'manual',
				body: new URLSearchParams( { user_login: 'admin' } ),
			}
		);
		assert.equal( response.status, 302 );
		const email = await poll( 20, async () => {
			const list = await (
				await fetch( `${ site.mailUrl }/api/email` )
			).json();
			const emails = Array.isArray( list )
				? list
				: list.emails ?? list.data;
			return emails.find( ( { subject } ) =>
				/Password Reset/.test( subject )
			);
		} );
		assert.match( JSON.stringify( email ), /admin@example\.com/ );
		const inbox = await browser.newPage();
		await inbox.goto( site.mailUrl );
		await inbox
			.getByText( /Password Reset/ )
			.first()
			.waitFor();
		await inbox.close();
	} );

	test( 'shows a changed PHP file and a new build at once', async () => {
		const name = `live-${ process.pid }`;
		const php = path.join( root, 'php-stub', `${ name }.php` );
		const script = path.join( root, 'php-stub/build', `${ name }.js` );
		const plugin = '/wp-content/plugins/storedeck';
		try {
			for ( const text of [ 'one', 'two' ] ) {
				writeFileSync( php, `<?php echo '${ text }';` );
				writeFileSync( script, text );
				for ( const file of [
					`${ name }.php`,
					`build/${ name }.js`,
				] ) {
					const response = await get( `${ plugin }/${ file }` );
					assert.equal( await response.text(), text );
				}
			}
		} finally {
			rmSync( php, { force: true } );
			rmSync( script, { force: true } );
		}
	} );

	test( 'does not run PHP in the folder of uploads', async () => {
		await runPhp(
			"file_put_contents( wp_upload_dir()['basedir'] . '/run.php', '<?php echo 6 * 7;' );"
		);
		const response = await get( '/wp-content/uploads/run.php' );
		assert.doesNotMatch( await response.text(), /^42/ );
	} );

	test( 'has its data after a restart', async () => {
		await rest( '/wp/v2/posts', {
			method: 'POST',
			json: { title: 'Kept', slug: 'kept', status: 'publish' },
		} );
		await compose( [ 'stop', 'web', 'database' ] );
		await assert.rejects( get( '/kept/' ) );
		await compose( [ 'start', 'database', 'web' ] );
		await poll( 60, async () => ( await get( '/kept/' ) ).status === 200 );
		// Chromium cancels requests while the networks of the machine change.
		await poll( 60, async () => {
			await page.goto(
				`${ site.url }/wp-admin/admin.php?page=storedeck&path=%2Fanalytics%2Frevenue`
			);
			await page.locator( ROWS ).first().waitFor( { timeout: 10_000 } );
			return true;
		} );
	} );

	/** Runs PHP code in WordPress and returns what it prints. */
	async function runPhp( code ) {
		const { stdout } = await compose( [
			'exec',
			'-T',
			'web',
			'php',
			'-r',
			`require '/site/store/wordpress/wp-load.php'; ${ code } echo '|end';`,
		] );
		const [ , text ] = stdout.match( /^(?:.*\n)*?(.*)\|end/ ) ?? [];
		assert.notEqual( text, undefined, stdout );
		return text;
	}

	async function compose( words ) {
		const engine = await findEngine( root, site.project );
		return engine.compose( site.variables, words );
	}
} );
