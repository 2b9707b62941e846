import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { itemsStore, viewsStore } from '@storedeck/data';
import { createTestRegistry, fakeNetwork } from '@storedeck/data/testing';
import { getExtensionFailures } from '@storedeck/hooks';
import { answersStore } from '../../../report/answers-store';
import { Palette } from '../palette';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const HOOK = 'storedeck_commands';

const show = () => {
	fakeNetwork( { 'GET /storedeck/v1/views': [] } );
	render(
		<RegistryProvider
			value={ createTestRegistry( viewsStore, itemsStore, answersStore ) }
		>
			<Palette onClose={ () => {} } />
		</RegistryProvider>
	);
};

let error: jest.SpyInstance;

beforeEach( () => {
	error = jest.spyOn( console, 'error' ).mockImplementation();
} );

afterEach( () => {
	removeFilter( HOOK, 'acme/broken' );
	removeFilter( HOOK, 'acme/fine' );
} );

const addFine = ( callback = () => {} ) =>
	addFilter( HOOK, 'acme/fine', ( commands: unknown[] ) => [
		...commands,
		{ name: 'acme/fine', label: 'Fine', callback },
	] );

it.each( [
	[
		'throws',
		() => {
			throw new Error( 'Broken.' );
		},
	],
	[ 'returns nothing', () => undefined ],
	[ 'adds a command without a label', () => [ { name: 'acme/none' } ] ],
] )( 'leaves out a plugin that %s, and keeps the others', ( _, callback ) => {
	addFilter( HOOK, 'acme/broken', callback );
	addFine();
	show();
	expect( screen.getByRole( 'option', { name: /^Fine/ } ) ).toBeVisible();
	expect( getExtensionFailures() ).toContainEqual(
		expect.objectContaining( { hook: HOOK, namespace: 'acme/broken' } )
	);
	expect( error ).toHaveBeenCalled();
	error.mockClear();
} );

it( 'reports a command that throws', async () => {
	addFine( () => {
		throw new Error( 'No parcels.' );
	} );
	show();
	await userEvent.click( screen.getByRole( 'option', { name: /^Fine/ } ) );
	expect( getExtensionFailures() ).toContainEqual(
		expect.objectContaining( { hook: 'acme/fine', message: 'No parcels.' } )
	);
	expect( error ).toHaveBeenCalled();
	error.mockClear();
} );
