import { createRef } from 'react';
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

it( 'is closed by default, points its caret and passes its ref and class on', () => {
	const ref = createRef< HTMLButtonElement >();
	const { container, rerender } = render(
		<DropdownButton ref={ ref } labels={ [ 'One' ] } className="mine" />
	);
	const caret = () => container.querySelector( 'path' )?.getAttribute( 'd' );
	expect( ref.current ).toBe( screen.getByRole( 'button' ) );
	expect( ref.current ).toHaveAttribute(
		'class',
		'woocommerce-dropdown-button mine'
	);
	expect( caret() ).toBe( 'M0 0l5 5 5-5Z' );
	rerender( <DropdownButton labels={ [ 'One' ] } isOpen /> );
	expect( caret() ).toBe( 'M0 5 5 0l5 5Z' );
} );
