import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPalette } from '../connect';
import { PaletteButton } from '../palette-button';

jest.mock( '../connect', () => ( { openPalette: jest.fn() } ) );

it( 'shows the shortcut and opens the search', async () => {
	render( <PaletteButton /> );
	const button = screen.getByRole( 'button', { name: 'Search' } );
	expect( button ).toHaveAttribute( 'aria-keyshortcuts', 'Control+K' );
	expect( button ).toHaveTextContent( 'Ctrl+K' );
	await userEvent.click( button );
	expect( openPalette ).toHaveBeenCalledTimes( 1 );
} );
