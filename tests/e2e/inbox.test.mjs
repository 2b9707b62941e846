import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { asPhp, php, signIn, sql } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const SOURCE = 'inbox-e2e';
const NOTES = /admin(\/|%2F)notes/;

const HOSTILE =
	'Hello <strong>you</strong>, <a href="admin.php?page=storedeck&amp;path=%2Fanalytics%2Forders">orders</a><br>' +
	'<img src=x onerror="window.hurt = true"><script>window.hurt = true</script>' +
	'<a href="javascript:window.hurt=true">bad</a>';

/** Adds notes newer than all others, the first one newest. */
const addNotes = ( notes ) =>
	php( `
		global $wpdb;
		$ids = array();
		$now = time();
		foreach ( ${ asPhp( notes ) } as $at => $note ) {
			$actions = $note['actions'] ?? array();
			unset( $note['actions'] );
			$wpdb->insert( $wpdb->prefix . 'wc_admin_notes', $note + array( 'name' => '${ SOURCE }-' . $at, 'type' => 'info', 'locale' => 'en_US', 'content' => 'x', 'content_data' => '{}', 'status' => 'unactioned', 'source' => '${ SOURCE }', 'date_created' => gmdate( 'Y-m-d H:i:s', $now - $at ), 'is_snoozable' => 1, 'layout' => 'plain', 'image' => '', 'icon' => 'info', 'is_deleted' => 0 ) );
			$id = $wpdb->insert_id;
			$ids[] = $id;
			foreach ( $actions as $action ) {
				$wpdb->insert( $wpdb->prefix . 'wc_admin_note_actions', $action + array( 'note_id' => $id, 'name' => 'do', 'query' => '', 'status' => 'actioned', 'actioned_text' => '' ) );
			}
		}
		return $ids;
	` );

const removeNotes = () =>
	php( `
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_admin_note_actions WHERE note_id IN ( SELECT note_id FROM {$wpdb->prefix}wc_admin_notes WHERE source = '${ SOURCE }' )" );
		$wpdb->delete( $wpdb->prefix . 'wc_admin_notes', array( 'source' => '${ SOURCE }' ) );
		return true;
	` );

const rowOf = ( id ) =>
	sql(
		`SELECT status, is_deleted FROM {prefix}wc_admin_notes WHERE note_id = ${ Number(
			id
		) }`
	)[ 0 ];

const settles = ( isSo, what ) => expect.poll( isSo, what ).toBeTruthy();

test.describe( 'the inbox', () => {
	let rest;
	const forget = () =>
		rest.send( 'POST', '/wp/v2/users/me', {
			woocommerce_meta: { activity_panel_inbox_last_read: '' },
		} );

	test.beforeAll( async () => {
		rest = await signIn();
	} );

	test.beforeEach( async () => {
		removeNotes();
		await forget();
	} );

	test.afterAll( async () => {
		removeNotes();
		await forget();
	} );

	async function open(
		/** @type {Record<string, any>} */ {
			query = {},
			prepare,
			...options
		} = {}
	) {
		const opened = await openPage( options );
		await prepare?.( opened.page );
		await opened.page.goto( address( '/inbox', query ) );
		await opened.page
			.getByRole( 'heading', { level: 1, name: 'Inbox' } )
			.waitFor();
		return opened;
	}

	const noteOf = ( page, title ) =>
		page.locator( '.storedeck-note', {
			has: page.getByRole( 'heading', { name: title, exact: true } ),
		} );

	test( 'shows note content as text with links and runs no scripts', async () => {
		addNotes( [ { title: '<b>Odd</b> & <i>ends', content: HOSTILE } ] );
		const { page, context, faults } = await open();
		const note = page.locator( '.storedeck-note' ).first();
		await note.getByText( 'Hello' ).waitFor();
		assert.equal( await note.locator( 'strong' ).innerText(), 'you' );
		assert.equal( await note.locator( 'img, script' ).count(), 0 );
		assert.equal(
			await note.locator( '[href^="javascript" i]' ).count(),
			0
		);
		await note.getByRole( 'link', { name: 'orders' } ).click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Orders' } )
			.waitFor();
		assert.equal( await page.evaluate( () => window.hurt ), undefined );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'dismisses a note with the keyboard, undoes it, and hides a dismissed note for good', async () => {
		const [ first ] = addNotes( [ { title: 'One' }, { title: 'Two' } ] );
		const { page, context, faults } = await open();
		const dismiss = noteOf( page, 'One' ).getByRole( 'button', {
			name: 'Dismiss “One”',
		} );
		await dismiss.focus();
		await page.keyboard.press( 'Enter' );
		await noteOf( page, 'One' ).waitFor( { state: 'detached' } );
		assert.equal(
			await page.locator( '*:focus' ).innerText(),
			await noteOf( page, 'Two' )
				.locator( '.storedeck-note__dismiss' )
				.innerText()
		);
		await settles(
			() => Number( rowOf( first ).is_deleted ) === 1,
			'dismissed in the database'
		);

		await page.getByRole( 'button', { name: 'Undo' } ).focus();
		await page.keyboard.press( 'Enter' );
		await noteOf( page, 'One' ).waitFor();
		assert.equal( Number( rowOf( first ).is_deleted ), 0 );
		// The snackbar closed without losing the focus.
		assert.ok( await page.locator( '.storedeck-layout *:focus' ).count() );

		await dismiss.click();
		await page.getByText( 'Message dismissed.' ).first().waitFor();
		await page.reload();
		await noteOf( page, 'Two' ).waitFor();
		assert.equal( await noteOf( page, 'One' ).count(), 0 );
		const { body } = await rest.get( '/wc-analytics/admin/notes', {
			per_page: 100,
		} );
		assert.ok( ! body.some( ( { id } ) => id === first ) );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'runs note actions: answers, follows links, snoozes', async () => {
		const [ answered, led, later ] = addNotes( [
			{
				title: 'Answer me',
				actions: [ { label: 'Yes', actioned_text: 'Thank you!' } ],
			},
			{
				title: 'Lead me',
				actions: [
					{
						label: 'View orders',
						query: 'admin.php?page=storedeck&path=%2Fanalytics%2Forders',
					},
				],
			},
			{
				title: 'Not now',
				actions: [ { label: 'Later', status: 'snoozed' } ],
			},
		] );
		const { page, context, faults } = await open();
		await noteOf( page, 'Answer me' )
			.getByRole( 'button', { name: 'Yes' } )
			.click();
		await noteOf( page, 'Answer me' ).getByText( 'Thank you!' ).waitFor();
		assert.equal( rowOf( answered ).status, 'actioned' );

		await noteOf( page, 'Not now' )
			.getByRole( 'button', { name: 'Later' } )
			.click();
		await noteOf( page, 'Not now' ).waitFor( { state: 'detached' } );
		assert.equal( rowOf( later ).status, 'snoozed' );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await noteOf( page, 'Not now' ).waitFor();
		assert.equal( rowOf( later ).status, 'unactioned' );

		await page.evaluate( () => ( window.stillTheSamePage = true ) );
		await noteOf( page, 'Lead me' )
			.getByRole( 'link', { name: 'View orders' } )
			.click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Orders' } )
			.waitFor();
		assert.ok( await page.evaluate( () => window.stillTheSamePage ) );
		await settles(
			() => rowOf( led ).status === 'actioned',
			'the server was told'
		);
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'filters by type in the URL and dismisses that type', async () => {
		const ids = addNotes( [
			{ title: 'A survey of ours', type: 'survey' },
			{ title: 'A word of ours' },
		] );
		const { page, context, faults } = await open();
		await noteOf( page, 'A word of ours' ).waitFor();
		await page.getByLabel( 'Message type' ).selectOption( 'survey' );
		await noteOf( page, 'A survey of ours' ).waitFor();
		await noteOf( page, 'A word of ours' ).waitFor( { state: 'detached' } );
		assert.match( page.url(), /messages=survey/ );
		await page.reload();
		await noteOf( page, 'A survey of ours' ).waitFor();
		assert.equal( await noteOf( page, 'A word of ours' ).count(), 0 );

		await page.getByRole( 'button', { name: 'Dismiss all shown' } ).click();
		await page.getByText( 'No messages of this type.' ).waitFor();
		assert.deepEqual(
			ids.map( ( id ) => Number( rowOf( id ).is_deleted ) ),
			[ 1, 0 ]
		);
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await noteOf( page, 'A survey of ours' ).waitFor();
		assert.equal( Number( rowOf( ids[ 0 ] ).is_deleted ), 0 );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'dismisses all notes and restores them', async () => {
		addNotes( [ { title: 'One of all' } ] );
		const openNow = () =>
			sql(
				`SELECT note_id FROM {prefix}wc_admin_notes WHERE is_deleted = 0 AND status = 'unactioned' AND source IN ( '${ SOURCE }', 'storedeck-demo' )`
			).length;
		const { page, context, faults } = await open();
		await noteOf( page, 'One of all' ).waitFor();
		const count = openNow();
		await page.getByRole( 'button', { name: 'Dismiss all' } ).focus();
		await page.keyboard.press( 'Enter' );
		await page.getByText( 'You’re all caught up.' ).waitFor();
		assert.equal( openNow(), 0 );
		assert.equal(
			await page.locator( '*:focus' ).getAttribute( 'aria-label' ),
			'Messages'
		);
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await noteOf( page, 'One of all' ).waitFor();
		assert.equal( openNow(), count );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'loads more notes and skips none that moved up', async () => {
		addNotes(
			Array.from( { length: 32 }, ( _, at ) => ( {
				title: `Number ${ at }`,
			} ) )
		);
		const { page, context, faults } = await open();
		await noteOf( page, 'Number 24' ).waitFor();
		assert.equal( await page.locator( '.storedeck-note' ).count(), 25 );
		for ( const at of [ 3, 4 ] ) {
			await noteOf( page, `Number ${ at }` )
				.locator( '.storedeck-note__dismiss' )
				.click();
			await noteOf( page, `Number ${ at }` ).waitFor( {
				state: 'detached',
			} );
		}
		await page.getByRole( 'button', { name: 'Load more' } ).focus();
		await page.keyboard.press( 'Enter' );
		await noteOf( page, 'Number 31' ).waitFor();
		for ( let at = 5; at < 32; at++ ) {
			assert.equal(
				await noteOf( page, `Number ${ at }` ).count(),
				1,
				`Number ${ at }`
			);
		}
		assert.ok(
			await page.locator( '.storedeck-note *:focus' ).count(),
			'the focus is at what came'
		);
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'marks unread notes until they have been seen', async () => {
		addNotes( [ { title: 'News' } ] );
		let kept;
		const { page, context } = await open( {
			prepare( fresh ) {
				kept = fresh.waitForResponse(
					( response ) =>
						response.url().includes( '/users/me' ) &&
						response.request().method() !== 'GET'
				);
			},
		} );
		await noteOf( page, 'News' )
			.getByText( 'New', { exact: true } )
			.waitFor();
		// The visit is saved; the header may load later.
		await kept;
		const inbox = page
			.locator( '.storedeck-tools' )
			.getByRole( 'button', { name: /^Inbox/ } );
		await inbox.getByText( 'unread', { exact: false } ).waitFor( {
			state: 'detached',
		} );
		await page.reload();
		await noteOf( page, 'News' ).waitFor();
		assert.equal(
			await noteOf( page, 'News' )
				.getByText( 'New', { exact: true } )
				.count(),
			0
		);
		const { body } = await rest.get( '/storedeck/v1/attention' );
		assert.equal( body.messages, 0 );
		await context.close();
	} );

	test( 'reports failures, retries and renews the nonce', async () => {
		const [ id ] = addNotes( [ { title: 'Stay' } ] );
		/** @type {{ status: number, code: string, message: string } | undefined} */
		let answer = { status: 500, code: 'broken', message: 'Not today.' };
		const { page, context } = await open( {
			prepare: ( fresh ) =>
				fresh.route( NOTES, ( route ) =>
					answer
						? route.fulfill( {
								status: answer.status,
								contentType: 'application/json',
								body: JSON.stringify( {
									...answer,
									data: { status: answer.status },
								} ),
						  } )
						: route.continue()
				),
		} );
		await page.getByText( 'Could not load messages.' ).waitFor();
		answer = undefined;
		await page.getByRole( 'button', { name: 'Reload' } ).click();
		await noteOf( page, 'Stay' ).waitFor();

		const dismiss = noteOf( page, 'Stay' ).locator(
			'.storedeck-note__dismiss'
		);
		// The server refuses: the note stays and the reason is announced.
		answer = { status: 400, code: 'no', message: 'Not on a Sunday.' };
		await dismiss.click();
		await page
			.getByText( /Not on a Sunday/ )
			.first()
			.waitFor();
		await noteOf( page, 'Stay' ).waitFor();

		// No connection.
		answer = undefined;
		await context.setOffline( true );
		await dismiss.click();
		await page
			.locator( '.components-snackbar' )
			.getByText( /Could not update/ )
			.nth( 1 )
			.waitFor();
		await context.setOffline( false );

		// An expired nonce is renewed and the request repeated.
		answer = {
			status: 403,
			code: 'rest_cookie_invalid_nonce',
			message: 'Cookie check failed',
		};
		const renewed = page.waitForRequest( /rest-nonce/ ).then( () => {
			answer = undefined;
		} );
		await dismiss.click();
		await renewed;
		await noteOf( page, 'Stay' ).waitFor( { state: 'detached' } );
		await settles(
			() => Number( rowOf( id ).is_deleted ) === 1,
			'dismissed in the database'
		);
		await context.close();
	} );

	test( 'says that it is loading while the server is slow', async () => {
		addNotes( [ { title: 'Late' } ] );
		/** @type {( value?: unknown ) => void} */
		let letGo = () => {};
		const gate = new Promise( ( resolve ) => {
			letGo = resolve;
		} );
		const { page, context } = await open( {
			prepare: ( fresh ) =>
				fresh.route( NOTES, async ( route ) => {
					await gate;
					await route.continue();
				} ),
		} );
		await page
			.getByRole( 'group', { name: 'Messages' } )
			.getByText( 'Loading…' )
			.waitFor();
		letGo();
		await noteOf( page, 'Late' ).waitFor();
		await context.close();
	} );

	test( 'fits and is accessible at every width', async () => {
		addNotes( [
			{ title: 'x'.repeat( 300 ), content: 'y'.repeat( 400 ) },
		] );
		const { page, context, faults } = await open();
		await page.locator( '.storedeck-note' ).first().waitFor();
		await page.locator( '.storedeck-tools' ).waitFor();
		await assertFitsEverywhere( page );
		assert.deepEqual( faults, [] );
		await context.close();
	} );
} );
