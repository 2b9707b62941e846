import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DropdownButton } from '..';

it( 'renders its lines and sets aria-expanded', async () => {
	const onClick = jest.fn();
	const { rerender } = render(
		<DropdownButton labels={ [ 'Tea &amp; Coffee' ] } onClick={ onClick } />
	);
	const button = screen.getByRole( 'button', {
		name: 'Tea & Coffee',
		expanded: false,
	} );
	expect( button ).not.toHaveClass( 'is-multi-line' );
	await userEvent.click( button );
	expect( onClick ).toHaveBeenCalledTimes( 1 );
	rerender( <DropdownButton labels={ [ 'One', 'Two' ] } isOpen /> );
	expect(
		screen.getByRole( 'button', { name: /One\s*Two/, expanded: true } )
	).toHaveClass( 'woocommerce-dropdown-button', 'is-open', 'is-multi-line' );
} );

it( 'draws a decorative caret in the text color', () => {
	const { container } = render( <DropdownButton labels={ [ 'One' ] } /> );
	const caret = container.querySelector( 'svg' );
	expect( caret ).toHaveAttribute( 'aria-hidden', 'true' );
	expect( caret?.querySelector( 'path' ) ).toHaveAttribute(
		'fill',
		'currentColor'
	);
} );
