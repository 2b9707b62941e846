import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPalette } from '../connect';
import { PaletteButton } from '../palette-button';

jest.mock( '../connect', () => ( { openPalette: jest.fn() } ) );

afterEach( () => {
	Reflect.deleteProperty( navigator, 'platform' );
} );

it( 'shows the shortcut and opens the search', async () => {
	render( <PaletteButton /> );
	const button = screen.getByRole( 'button', { name: 'Search' } );
	expect( button ).toHaveAttribute( 'aria-keyshortcuts', 'Control+K' );
	expect( button ).toHaveTextContent( 'Ctrl+K' );
	await userEvent.click( button );
	expect( openPalette ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows the shortcut of Apple devices', () => {
	Object.defineProperty( navigator, 'platform', {
		configurable: true,
		value: 'MacIntel',
	} );
	render( <PaletteButton /> );
	const button = screen.getByRole( 'button', { name: 'Search' } );
	expect( button ).toHaveAttribute( 'aria-keyshortcuts', 'Meta+K' );
	expect( button ).toHaveTextContent( '⌘K' );
} );
