import { fireEvent, render, screen } from '@testing-library/react';
import { ProductImage } from '..';

const mug = { src: 'https://shop.test/mug.jpg', alt: 'A mug' };

describe( 'ProductImage', () => {
	it( 'shows the first image at 33 px', () => {
		render( <ProductImage product={ { images: [ mug ] } } /> );
		const image = screen.getByRole( 'img', { name: 'A mug' } );
		expect( image ).toHaveAttribute( 'src', mug.src );
		expect( image ).toHaveAttribute( 'width', '33' );
		expect( image ).toHaveAttribute( 'height', '33' );
	} );

	it( 'shows the image of a variation with a custom alternative text', () => {
		render( <ProductImage product={ { image: mug } } alt="Blue" /> );
		expect( screen.getByRole( 'img', { name: 'Blue' } ) ).toHaveAttribute(
			'src',
			mug.src
		);
	} );

	it.each( [ undefined, null, {}, { images: [] }, { image: null } ] )(
		'shows a decorative placeholder for %j',
		( product ) => {
			const { container } = render(
				<ProductImage product={ product } />
			);
			expect( screen.queryByRole( 'img' ) ).not.toBeInTheDocument();
			expect( container.firstChild ).toHaveClass(
				'woocommerce-product-image',
				'is-placeholder'
			);
		}
	);

	it( 'shows a placeholder for an image that fails to load, until the image changes', () => {
		const { container, rerender } = render(
			<ProductImage product={ { image: mug } } />
		);
		fireEvent.error( screen.getByRole( 'img' ) );
		expect( container.firstChild ).toHaveClass( 'is-placeholder' );
		expect( screen.getByRole( 'img', { name: 'A mug' } ) ).toBe(
			container.firstChild
		);
		rerender(
			<ProductImage product={ { image: { ...mug, src: 'b.jpg' } } } />
		);
		expect( screen.getByRole( 'img' ) ).toHaveAttribute( 'src', 'b.jpg' );
	} );
} );

it.each( [
	[ { images: [ mug ], image: { src: 'b.jpg' } }, mug.src, 'A mug' ],
	[ { images: [], image: mug }, mug.src, 'A mug' ],
	[ { image: { src: 'b.jpg' } }, 'b.jpg', '' ],
] )( 'shows the image of %j', ( product, src, alt ) => {
	const { container } = render(
		<ProductImage product={ product } title="Mug" />
	);
	expect( container.firstChild ).toHaveAttribute( 'src', src );
	expect( container.firstChild ).toHaveAttribute( 'alt', alt );
	expect( container.firstChild ).toHaveAttribute( 'title', 'Mug' );
} );

it( 'describes a placeholder only if it has an alternative text', () => {
	const { container, rerender } = render(
		<ProductImage product={ { images: [ { src: '', alt: '' } ] } } />
	);
	const placeholder = () => container.firstChild;
	expect( placeholder() ).toHaveAttribute( 'aria-hidden', 'true' );
	expect( placeholder() ).not.toHaveAttribute( 'role' );
	expect( placeholder() ).not.toHaveAttribute( 'aria-label' );
	rerender( <ProductImage product={ null } alt="Mug" width={ 50 } /> );
	expect( screen.getByRole( 'img', { name: 'Mug' } ) ).toBe( placeholder() );
	expect( placeholder() ).not.toHaveAttribute( 'aria-hidden' );
} );
