import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { isNarrowed } from './review-query';
import type { ReviewQuestion } from './review-query';

function getText( { status }: ReviewQuestion ) {
	switch ( status ) {
		case 'hold':
			return __( 'No review waits for approval.', 'storedeck' );
		case 'spam':
			return __( 'No review is marked as spam.', 'storedeck' );
		case 'trash':
			return __( 'The trash is empty.', 'storedeck' );
		default:
			return __(
				'There are no reviews yet. What customers write about products appears here.',
				'storedeck'
			);
	}
}

/** Says why there is nothing, and what can be done about it. */
export const EmptyReviews = ( { question }: { question: ReviewQuestion } ) =>
	isNarrowed( question ) ? (
		<>
			{ __( 'No review fits these filters.', 'storedeck' ) }{ ' ' }
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
		<>{ getText( question ) }</>
	);
