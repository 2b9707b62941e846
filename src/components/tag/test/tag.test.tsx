import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tag } from '..';

describe( 'Tag', () => {
	it( 'decodes HTML entities of the label and escapes HTML', () => {
		const { container } = render(
			<Tag label="Salt &amp; &lt;b&gt;pepper" />
		);
		expect( screen.getByText( 'Salt & <b>pepper' ) ).toBeVisible();
		expect( container.querySelector( 'b' ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );

	it( 'renders nothing without a label', () => {
		const { container } = render( <Tag label="" /> );
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'uses the screen reader label instead of the label', () => {
		render( <Tag label="Blue" screenReaderLabel="Blue (1 of 2)" /> );
		expect( screen.getByText( 'Blue (1 of 2)' ) ).toHaveClass(
			'screen-reader-text'
		);
		expect( screen.getByText( 'Blue' ) ).toHaveAttribute(
			'aria-hidden',
			'true'
		);
	} );

	it( 'isolates the text direction of the label', () => {
		render( <Tag label="+2" /> );
		expect( screen.getByText( '+2' ).tagName ).toBe( 'BDI' );
	} );

	it( 'calls the handler that remove returns for its id', async () => {
		const handler = jest.fn();
		const remove = jest.fn( () => handler );
		render( <Tag id={ 7 } label="Blue" remove={ remove } /> );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Remove Blue' } )
		);
		expect( remove ).toHaveBeenCalledWith( 7 );
		expect( handler ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'opens its popover and returns focus on Escape', async () => {
		const user = userEvent.setup();
		render( <Tag label="More" popoverContents={ <p>All of it</p> } /> );
		const button = screen.getByRole( 'button', { name: 'More' } );
		expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.click( button );
		expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( await screen.findByText( 'All of it' ) ).toBeInTheDocument();
		const popover = button.ownerDocument.activeElement as Element;
		expect( popover ).toHaveTextContent( 'All of it' );
		// Core reads the key code, which user-event does not set.
		fireEvent.keyDown( popover, { key: 'Escape', keyCode: 27 } );
		expect( screen.queryByText( 'All of it' ) ).not.toBeInTheDocument();
		await waitFor( () => expect( button ).toHaveFocus() );
	} );

	it( 'has a text without a button by default', () => {
		const { container } = render( <Tag label="Blue" className="mine" /> );
		expect( container.firstElementChild ).toHaveClass(
			'woocommerce-tag mine',
			{ exact: true }
		);
		expect( screen.getByText( 'Blue' ) ).not.toHaveAttribute(
			'aria-hidden'
		);
		expect(
			container.querySelector( '.screen-reader-text' )
		).not.toBeInTheDocument();
	} );

	it( 'decodes HTML entities of the screen reader label and of the button', () => {
		render(
			<Tag
				label="R&amp;D"
				screenReaderLabel="R&amp;D (1 of 2)"
				remove={ () => undefined }
			/>
		);
		const button = screen.getByRole( 'button', { name: 'Remove R&D' } );
		expect( button ).toHaveAccessibleDescription( 'R&D (1 of 2)' );
		expect( button.parentElement ).toHaveClass( 'has-remove' );
		const icon = button.querySelector( 'svg' );
		expect( icon ).toHaveAttribute( 'aria-hidden', 'true' );
		expect( icon ).toHaveAttribute( 'focusable', 'false' );
	} );

	it( 'does nothing when remove returns no handler', async () => {
		const remove = jest.fn();
		render( <Tag id={ 7 } label="Blue" remove={ remove } /> );
		await userEvent.click( screen.getByRole( 'button' ) );
		expect( remove.mock.calls ).toEqual( [ [ 7 ] ] );
	} );
} );
