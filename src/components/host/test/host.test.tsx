import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { WithHost } from '..';

/** What the library answers with; fails with an error. */
let mockLibrary: object | Error;
jest.mock( '../library', () => {
	if ( mockLibrary instanceof Error ) {
		throw mockLibrary;
	}
	return mockLibrary;
} );

class Boundary extends Component< { children: ReactNode } > {
	override state = { text: '' };

	static getDerivedStateFromError( { message }: Error ) {
		return { text: message };
	}

	override render() {
		return this.state.text || this.props.children;
	}
}

const show = () =>
	render(
		<Boundary>
			<WithHost>
				{ ( host ) => <p>{ Object.keys( host ).join() }</p> }
			</WithHost>
		</Boundary>
	);

it( 'tells the boundary around when they could not be loaded', async () => {
	mockLibrary = new Error( 'offline' );
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	show();
	expect( await screen.findByText( 'offline' ) ).toBeVisible();
	error.mockRestore();
} );

it( 'tries again, and shows nothing until they are there', async () => {
	mockLibrary = { Popover: true };
	const { container } = show();
	expect( container ).toBeEmptyDOMElement();
	expect( await screen.findByText( /Popover/ ) ).toBeVisible();
} );
