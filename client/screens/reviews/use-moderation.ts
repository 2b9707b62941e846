import { useDispatch } from '@wordpress/data';
import { reviewsStore } from '@storedeck/data';
import type { Review, ReviewFields, ReviewStatus } from '@storedeck/data';
import { useBulkSend } from '../../common/bulk-edit';
import {
	getDoneText,
	getFailedText,
	getUndoStatus,
	STATUS_BY_ACTION,
} from './actions';
import type { ReviewAction } from './actions';

/** Changes the status of reviews, shows the result and offers to undo it. */
export interface Moderation {
	moderate: (
		action: ReviewAction,
		reviews: readonly Review[]
	) => Promise< unknown >;
	/** A bulk action is running. */
	isBusy: boolean;
}

interface Change {
	id: number;
	/** Undefined to delete it permanently. */
	status?: ReviewFields[ 'status' ];
	/** The status that takes it back; undefined if nothing does. */
	undo?: ReviewFields[ 'status' ];
}

const getStatus = ( { status }: Review ): ReviewStatus =>
	status === 'unspam' || status === 'untrash' || status === undefined
		? 'hold'
		: status;

const toChange = ( action: ReviewAction, review: Review ): Change =>
	action === 'delete'
		? { id: review.id }
		: {
				id: review.id,
				status: STATUS_BY_ACTION[ action ],
				undo: getUndoStatus( action, getStatus( review ) ),
		  };

/** @param keepFocus Called before the focused "Undo" button is removed. */
export function useModeration( keepFocus: () => void ): Moderation {
	const { batchUpdateReviews, deleteReview, updateReview } =
		useDispatch( reviewsStore );

	const sendOne = ( { id, status, undo }: Change ) =>
		status === undefined || ( status === 'trash' && undo )
			? deleteReview( id, status === undefined )
			: updateReview( id, { status } );

	const sendMany = ( changes: readonly Change[] ) =>
		batchUpdateReviews(
			changes.some( ( { status } ) => status === undefined )
				? { delete: changes.map( ( { id } ) => id ) }
				: {
						update: changes.map( ( { id, status } ) => ( {
							id,
							status,
						} ) ),
				  }
		);

	const { progress, run } = useBulkSend< Change >( {
		keepFocus,
		canSend: ( { status } ) => status !== undefined,
		getFailedText,
		send: async ( changes ) => {
			const [ first ] = changes;
			const isOne = first && changes.length === 1;
			const result = await ( isOne
				? sendOne( first )
				: sendMany( changes ) );
			const failed = 'failed' in result ? result.failed : [];
			return {
				inverse: changes
					.filter(
						( { id } ) => ! failed.some( ( one ) => one.id === id )
					)
					.map( ( { id, undo } ) => ( { id, status: undo } ) ),
				failed: failed.map( ( one ) => ( { ...one, name: '' } ) ),
			};
		},
	} );

	return {
		isBusy: progress !== undefined,
		moderate: ( action, reviews ) =>
			run(
				reviews.map( ( review ) => toChange( action, review ) ),
				( count ) => getDoneText( action, count )
			),
	};
}
