import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { itemsStore, viewsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { getPath } from '@storedeck/navigation';
import { registerPages } from '../../pages';
import { answersStore } from '../../../report/answers-store';
import { Palette } from '../palette';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const onClose = jest.fn();

/** Opens the palette of an app with a number of screens. */
async function open( count: number ) {
	onClose.mockClear();
	window.storedeckSettings = {
		currentUser: { id: 1, name: 'A', capabilities: { read_it: true } },
	};
	registerPages( () =>
		Array.from( { length: count }, ( _, at ) => ( {
			path: `/screen-${ at }`,
			breadcrumbs: () => ( at === 0 ? [] : [ `Screen ${ at }` ] ),
			capability: 'read_it',
			load: () => Promise.reject( new Error() ),
		} ) )
	);
	fakeNetwork( { 'GET /storedeck/v1/views': [] } );
	render(
		<RegistryProvider
			value={ createTestRegistry( viewsStore, itemsStore, answersStore ) }
		>
			<Palette onClose={ onClose } />
		</RegistryProvider>
	);
	await act( settle );
}

const active = () =>
	screen.getByRole( 'option', { selected: true } ).firstElementChild
		?.textContent;

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'names a screen without breadcrumbs by its path, in the group of the store', async () => {
	await open( 2 );
	expect(
		screen
			.getAllByRole( 'option' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ '/screen-0Store', 'Screen 1Store' ] );
} );

it( 'moves by eight options with Page Up and Page Down, within the list', async () => {
	await open( 12 );
	await userEvent.keyboard( '{PageDown}' );
	expect( active() ).toBe( 'Screen 8' );
	await userEvent.keyboard( '{PageDown}' );
	expect( active() ).toBe( 'Screen 11' );
	await userEvent.keyboard( '{PageUp}' );
	expect( active() ).toBe( 'Screen 3' );
	await userEvent.keyboard( '{PageUp}' );
	expect( active() ).toBe( '/screen-0' );
} );

it( 'goes from the last option to the first', async () => {
	await open( 3 );
	await userEvent.keyboard( '{ArrowUp}' );
	expect( active() ).toBe( 'Screen 2' );
	await userEvent.keyboard( '{ArrowDown}' );
	expect( active() ).toBe( '/screen-0' );
} );

it( 'starts at the first option again when the text changes', async () => {
	await open( 3 );
	await userEvent.keyboard( '{ArrowDown}{ArrowDown}' );
	expect( active() ).toBe( 'Screen 2' );
	await userEvent.type( screen.getByRole( 'combobox' ), 's' );
	expect( active() ).not.toBe( 'Screen 2' );
} );

it( 'leaves Enter to a method of input, which it completes', async () => {
	await open( 3 );
	const field = screen.getByRole( 'combobox' );
	fireEvent.keyDown( field, { key: 'Enter', isComposing: true } );
	fireEvent.keyDown( field, { key: 'ArrowDown', isComposing: true } );
	expect( onClose ).not.toHaveBeenCalled();
	expect( active() ).toBe( '/screen-0' );
	await userEvent.keyboard( '{ArrowDown}{Enter}' );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	expect( getPath() ).toBe( '/screen-1' );
} );

it( 'ignores the arrow keys while nothing is found', async () => {
	await open( 0 );
	const event = new KeyboardEvent( 'keydown', {
		key: 'ArrowDown',
		bubbles: true,
		cancelable: true,
	} );
	fireEvent( screen.getByRole( 'combobox' ), event );
	expect( event.defaultPrevented ).toBe( false );
	await userEvent.keyboard( '{Enter}' );
	expect( onClose ).not.toHaveBeenCalled();
	expect( screen.getByText( 'No results.' ) ).toBeVisible();
} );
