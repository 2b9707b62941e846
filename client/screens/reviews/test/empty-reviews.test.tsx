import { render } from '@testing-library/react';
import { EmptyReviews } from '../empty-reviews';
import { readParams } from '../review-query';

it.each( [
	[ {}, /^No reviews yet\./ ],
	[ { status: 'hold' }, /^No reviews pending approval\.$/ ],
	[ { status: 'spam' }, /^No spam reviews\.$/ ],
	[ { status: 'trash' }, /^No reviews in trash\.$/ ],
	[ { rating: '5' }, /^No reviews match these filters\./ ],
	[ { product: '21' }, /^No reviews match these filters\./ ],
	[ { search: 'x' }, /^No reviews match these filters\./ ],
] )( 'explains an empty list of %j', ( query, text ) => {
	const { container } = render(
		<EmptyReviews params={ readParams( query ) } />
	);
	expect( container ).toHaveTextContent( text );
} );
