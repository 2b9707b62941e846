import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { asPhp, php, signIn, sql } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const SOURCE = 'inbox-e2e';

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

	async function open() {
		const opened = await openPage();
		await opened.page.goto( address( '/inbox' ) );
		await opened.page
			.getByRole( 'heading', { level: 1, name: 'Inbox' } )
			.waitFor();
		return opened;
	}

	const noteOf = ( page, title ) =>
		page.locator( '.storedeck-note', {
			has: page.getByRole( 'heading', { name: title, exact: true } ),
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

	test( 'runs no script of a message, and fits at every width', async () => {
		addNotes( [
			{ title: 'x'.repeat( 300 ), content: 'y'.repeat( 400 ) },
			{ title: '<b>Odd</b> & <i>ends', content: HOSTILE },
		] );
		const { page, context, faults } = await open();
		const note = page.locator( '.storedeck-note' ).nth( 1 );
		await expect( note.locator( 'strong' ) ).toHaveText( 'you' );
		await expect( note.locator( 'img, script' ) ).toHaveCount( 0 );
		await page.locator( '.storedeck-tools' ).waitFor();
		await assertFitsEverywhere( page );
		assert.equal( await page.evaluate( () => window.hurt ), undefined );
		assert.deepEqual( faults, [] );
		await context.close();
	} );
} );
