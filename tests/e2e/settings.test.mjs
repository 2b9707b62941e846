import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { signIn } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const CITY = 'woocommerce_store_city';
const POSTCODE = 'woocommerce_store_postcode';
const FAILED = 'There was a problem updating your settings.';

test.describe( 'the Settings screen', () => {
	let rest;
	let stored;

	const read = async ( id ) =>
		( await rest.get( `/wc-analytics/settings/general/${ id }` ) ).body
			.value;

	test.beforeAll( async () => {
		rest = await signIn();
		stored = {
			[ CITY ]: await read( CITY ),
			[ POSTCODE ]: await read( POSTCODE ),
		};
	} );

	test.afterAll( async () => {
		await rest.send( 'POST', '/wc-analytics/settings/general/batch', {
			update: Object.entries( stored ).map( ( [ id, value ] ) => ( {
				id,
				value,
			} ) ),
		} );
	} );

	const open = async () => {
		const opened = await openPage();
		await opened.page.goto( address( '/settings' ) );
		await opened.page
			.getByRole( 'button', { name: 'Save changes' } )
			.waitFor();
		return opened;
	};

	test( 'edits and saves with the keyboard alone, and fits at every width', async () => {
		const { page, context, faults } = await open();
		const city = page.getByRole( 'textbox', { name: 'City' } );
		const save = page.getByRole( 'button', { name: 'Save changes' } );
		assert.equal( await save.getAttribute( 'aria-disabled' ), 'true' );
		await assertFitsEverywhere( page, { include: '#storedeck-root' } );
		await city.focus();
		await page.keyboard.press( 'Control+a' );
		await page.keyboard.type( 'Bergen' );
		const group = page.getByRole( 'group', { name: 'City' } );
		await group.getByText( 'Unsaved' ).waitFor();
		assert.equal( await page.getByText( 'Unsaved' ).count(), 1 );

		await page.keyboard.press( 'Enter' );
		await page.getByText( 'Settings saved.' ).first().waitFor();
		await group.getByText( 'Unsaved' ).waitFor( { state: 'detached' } );
		assert.equal( await read( CITY ), 'Bergen' );
		assert.ok(
			await city.evaluate(
				( input ) => input === input.ownerDocument.activeElement
			),
			'the focus stays'
		);
		await page.reload();
		await city.waitFor();
		assert.equal( await city.inputValue(), 'Bergen' );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'shows why a setting was refused, keeps its value and saves the others', async () => {
		const { page, context } = await open();
		await page.getByRole( 'textbox', { name: 'City' } ).fill( 'Oslo' );
		const postcode = page.getByRole( 'textbox', { name: 'Postcode' } );
		await postcode.fill( '<b>!!</b>' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await page.getByText( FAILED ).first().waitFor();
		const group = page.getByRole( 'group', { name: 'Postcode / ZIP' } );
		await group.getByRole( 'alert' ).waitFor();
		assert.equal( await postcode.inputValue(), '<b>!!</b>' );
		await group.getByText( 'Unsaved' ).waitFor();
		assert.equal( await read( POSTCODE ), stored[ POSTCODE ] );
		assert.equal( await read( CITY ), 'Oslo' );
		await group
			.getByText(
				'Expected at most 20 letters from A to Z, digits, spaces and hyphens.'
			)
			.waitFor();
		await page
			.getByText( 'Not saved: Postcode / ZIP. Saved: City.' )
			.waitFor();

		await postcode.fill( '5003' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await group.getByText( 'Unsaved' ).waitFor( { state: 'detached' } );
		assert.equal( await read( POSTCODE ), '5003' );
		await context.close();
	} );
} );
