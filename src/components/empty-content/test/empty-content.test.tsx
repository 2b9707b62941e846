import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Section } from '../../section';
import { EmptyContent } from '..';

describe( 'EmptyContent', () => {
	it( 'shows title, message and a picture that only decorates', () => {
		const { container } = render(
			<Section>
				<EmptyContent
					title="Nothing here"
					message="Come back later"
					illustrationHeight={ 90 }
					className="mine"
				/>
			</Section>
		);
		expect(
			screen.getByRole( 'heading', { name: 'Nothing here', level: 3 } )
		).toBeVisible();
		expect( screen.getByText( 'Come back later' ) ).toBeVisible();
		expect( screen.queryByRole( 'img' ) ).not.toBeInTheDocument();
		const picture = screen.getByRole( 'presentation' );
		expect( picture ).toHaveAttribute( 'width', '400' );
		expect( picture ).toHaveAttribute( 'height', '90' );
		expect( container.querySelector( '.mine' ) ).toHaveClass(
			'woocommerce-empty-content'
		);
	} );

	it( 'uses the given illustration', () => {
		render(
			<EmptyContent
				title="x"
				illustration="/box.png"
				illustrationWidth={ 200 }
			/>
		);
		const picture = screen.getByRole( 'presentation' );
		expect( picture ).toHaveAttribute( 'src', '/box.png' );
		expect( picture ).toHaveAttribute( 'width', '200' );
	} );

	it( 'makes a link of an address and a button of a callback', async () => {
		const callback = jest.fn();
		render(
			<EmptyContent
				title="x"
				actionLabel="Go"
				actionURL="/there"
				secondaryActionLabel="Do"
				secondaryActionCallback={ callback }
			/>
		);
		expect( screen.getByRole( 'link', { name: 'Go' } ) ).toHaveAttribute(
			'href',
			'/there'
		);
		await userEvent.click( screen.getByRole( 'button', { name: 'Do' } ) );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'calls the callback of a link too', async () => {
		const callback = jest.fn( ( event ) => event.preventDefault() );
		render(
			<EmptyContent
				title="x"
				actionLabel="Go"
				actionURL="/there"
				actionCallback={ callback }
			/>
		);
		await userEvent.click( screen.getByRole( 'link', { name: 'Go' } ) );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows no button that does nothing', () => {
		render(
			<EmptyContent
				title="x"
				actionLabel="Go"
				secondaryActionLabel="Do"
			/>
		);
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );

	it( 'leaves out an address that would run a script', () => {
		render(
			<EmptyContent
				title="x"
				actionLabel="Go"
				actionURL="javascript:alert(1)"
			/>
		);
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );
} );
