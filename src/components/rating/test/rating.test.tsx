import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { ProductRating, Rating, ReviewRating } from '..';

const filledWidth = ( container: HTMLElement ) =>
	container.querySelector< HTMLElement >(
		'.woocommerce-rating__star-outline'
	)?.style.width;

describe( 'Rating', () => {
	it( 'has an accessible name and fills a part of its stars', () => {
		const { container } = render( <Rating rating={ 4 } /> );
		expect(
			screen.getByRole( 'img', { name: '4 out of 5 stars.' } )
		).toHaveClass( 'woocommerce-rating' );
		expect( filledWidth( container ) ).toBe( '80%' );
		expect( container.querySelectorAll( 'svg' ) ).toHaveLength( 10 );
	} );

	it( 'rounds an average in the accessible name', () => {
		render( <Rating rating={ 13 / 3 } /> );
		expect(
			screen.getByRole( 'img', { name: '4.33 out of 5 stars.' } )
		).toBeVisible();
	} );

	it( 'renders stars with a custom size and icon', () => {
		const Heart = ( { style }: { style?: React.CSSProperties } ) => (
			<i data-testid="heart" style={ style } />
		);
		render(
			<Rating rating={ 1 } totalStars={ 3 } size={ 30 } icon={ Heart } />
		);
		const hearts = screen.getAllByTestId( 'heart' );
		expect( hearts ).toHaveLength( 6 );
		expect( hearts[ 0 ] ).toHaveStyle( { width: '30px', height: '30px' } );
		expect(
			screen.getByRole( 'img', { name: '1 out of 3 stars.' } )
		).toBeInTheDocument();
	} );

	it( 'limits the number of filled stars', () => {
		fc.assert(
			fc.property(
				fc.oneof( fc.double(), fc.string() ),
				fc.double(),
				( rating, totalStars ) => {
					const { container, unmount } = render(
						<Rating
							rating={ rating }
							totalStars={ Math.min( totalStars, 20 ) }
						/>
					);
					const width = parseFloat( filledWidth( container ) ?? '' );
					expect( width ).toBeGreaterThanOrEqual( 0 );
					expect( width ).toBeLessThanOrEqual( 100 );
					unmount();
				}
			),
			{ numRuns: 50 }
		);
	} );

	it.each( [
		[
			<ProductRating key="" product={ { average_rating: '4.50' } } />,
			'4.5',
		],
		[ <ProductRating key="" product={ {} } />, '0' ],
		[ <ProductRating key="" product={ null } />, '0' ],
		[ <ReviewRating key="" review={ { rating: 3 } } />, '3' ],
		[ <ReviewRating key="" review={ {} } />, '0' ],
		[ <ReviewRating key="" review={ null } />, '0' ],
	] )( 'reads the rating of a product or review', ( element, rating ) => {
		render( element );
		expect(
			screen.getByRole( 'img', { name: `${ rating } out of 5 stars.` } )
		).toBeInTheDocument();
	} );
} );

it.each( [
	[ 7, 5, '5 out of 5 stars.', '100%', 5 ],
	[ -1, 5, '0 out of 5 stars.', '0%', 5 ],
	[ 1, 2.7, '1 out of 2 stars.', '50%', 2 ],
	[ 1, 3, '1 out of 3 stars.', '33%', 3 ],
	[ 1, 0, '1 out of 1 stars.', '100%', 1 ],
	[ 1, -2, '1 out of 1 stars.', '100%', 1 ],
	[ 1, NaN, '1 out of 1 stars.', '100%', 1 ],
] )(
	'renders a rating of %p of %p stars',
	( rating, total, name, width, n ) => {
		const Full = () => <b data-testid="full" />;
		const { container } = render(
			<Rating
				rating={ rating }
				totalStars={ total }
				outlineIcon={ Full }
			/>
		);
		expect( screen.getByRole( 'img' ) ).toHaveAccessibleName( name );
		expect( filledWidth( container ) ).toBe( width );
		expect( container.querySelectorAll( 'svg' ) ).toHaveLength( n );
		expect( screen.getAllByTestId( 'full' ) ).toHaveLength( n );
	}
);
