import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { hasFilters } from './review-query';
import type { ReviewParams } from './review-query';

function getText( { status }: ReviewParams ) {
	switch ( status ) {
		case 'hold':
			return __( 'No reviews pending approval.', 'storedeck' );
		case 'spam':
			return __( 'No spam reviews.', 'storedeck' );
		case 'trash':
			return __( 'No reviews in trash.', 'storedeck' );
		default:
			return __(
				'No reviews yet. Product reviews from customers will appear here.',
				'storedeck'
			);
	}
}

/** Empty state of the list. */
export const EmptyReviews = ( { params }: { params: ReviewParams } ) =>
	hasFilters( params ) ? (
		<>
			{ __( 'No reviews match these filters.', 'storedeck' ) }{ ' ' }
			<Link
				type="wc-admin"
				href={ getNewPath( {
					rating: undefined,
					product: undefined,
					search: undefined,
					paged: undefined,
				} ) }
			>
				{ __( 'Clear filters', 'storedeck' ) }
			</Link>
		</>
	) : (
		<>{ getText( params ) }</>
	);
