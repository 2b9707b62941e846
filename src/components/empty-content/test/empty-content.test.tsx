import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Section } from '../../section';
import { EmptyContent } from '..';

describe( 'EmptyContent', () => {
	it( 'shows a title, a message and a decorative image', () => {
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
		const image = screen.getByRole( 'presentation' );
		expect( image ).toHaveAttribute( 'width', '400' );
		expect( image ).toHaveAttribute( 'height', '90' );
		expect( container.querySelector( '.mine' ) ).toHaveClass(
			'woocommerce-empty-content'
		);
	} );

	it( 'uses a custom illustration', () => {
		render(
			<EmptyContent
				title="x"
				illustration="/box.png"
				illustrationWidth={ 200 }
			/>
		);
		const image = screen.getByRole( 'presentation' );
		expect( image ).toHaveAttribute( 'src', '/box.png' );
		expect( image ).toHaveAttribute( 'width', '200' );
	} );

	it( 'renders a link for a URL and a button for a callback', async () => {
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

	it( 'also calls the callback of a link', async () => {
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

	it( 'renders no button without a URL and a callback', () => {
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

	it( 'omits URLs that would run a script', () => {
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

it( 'renders only the title without the other props', () => {
	const { container } = render(
		<EmptyContent title="x" illustration="" actionURL="/there" />
	);
	expect( container.querySelector( 'img' ) ).not.toBeInTheDocument();
	expect(
		container.querySelector( '.woocommerce-empty-content__message' )
	).not.toBeInTheDocument();
	expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
} );
