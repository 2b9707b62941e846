import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { reviewsStore } from '@storedeck/data';
import type { Review, ReviewFields, ReviewStatus } from '@storedeck/data';
import { useSnackbar } from '../../common/use-snackbar';
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
	) => Promise< void >;
	/** A bulk action is running. */
	isBusy: boolean;
}

const getStatus = ( { status }: Review ): ReviewStatus =>
	status === 'unspam' || status === 'untrash' || status === undefined
		? 'hold'
		: status;

/** @param keepFocus Called before the focused "Undo" button is removed. */
export function useModeration( keepFocus: () => void ): Moderation {
	const { batchUpdateReviews, deleteReview, updateReview } =
		useDispatch( reviewsStore );
	const [ isBusy, setIsBusy ] = useState( false );
	const notify = useSnackbar();

	/** @return Ids of the changed reviews. */
	const setStatuses = async (
		changes: ReadonlyArray< {
			id: number;
			status: ReviewFields[ 'status' ];
		} >
	): Promise< readonly number[] > => {
		const [ first ] = changes;
		if ( first && changes.length === 1 ) {
			await updateReview( first.id, { status: first.status } );
			return [ first.id ];
		}
		const { failed } = await batchUpdateReviews( { update: changes } );
		if ( failed.length > 0 ) {
			notify.error(
				getFailedText( failed.length ),
				new Error( failed[ 0 ]?.message )
			);
		}
		return changes
			.map( ( { id } ) => id )
			.filter( ( id ) => ! failed.some( ( one ) => one.id === id ) );
	};

	const remove = async ( reviews: readonly Review[], isForced: boolean ) => {
		const [ first ] = reviews;
		if ( first && reviews.length === 1 ) {
			await deleteReview( first.id, isForced );
			return [ first.id ];
		}
		const { failed } = await batchUpdateReviews( {
			delete: reviews.map( ( { id } ) => id ),
		} );
		if ( failed.length > 0 ) {
			notify.error(
				getFailedText( failed.length ),
				new Error( failed[ 0 ]?.message )
			);
		}
		return reviews
			.map( ( { id } ) => id )
			.filter( ( id ) => ! failed.some( ( one ) => one.id === id ) );
	};

	const undo = async (
		action: Exclude< ReviewAction, 'delete' >,
		before: readonly Review[]
	) => {
		keepFocus();
		try {
			await setStatuses(
				before.map( ( review ) => ( {
					id: review.id,
					status: getUndoStatus( action, getStatus( review ) ),
				} ) )
			);
		} catch ( error ) {
			notify.error(
				__( 'Could not undo the change.', 'storedeck' ),
				error
			);
		}
	};

	return {
		isBusy,
		moderate: async ( action, reviews ) => {
			setIsBusy( true );
			try {
				let done: readonly number[];
				if ( action === 'delete' ) {
					done = await remove( reviews, true );
				} else if ( action === 'trash' && reviews.length === 1 ) {
					done = await remove( reviews, false );
				} else {
					done = await setStatuses(
						reviews.map( ( { id } ) => ( {
							id,
							status: STATUS_BY_ACTION[ action ],
						} ) )
					);
				}
				const changed = reviews.filter( ( { id } ) =>
					done.includes( id )
				);
				if ( changed.length > 0 ) {
					notify.success(
						getDoneText( action, changed.length ),
						action === 'delete'
							? undefined
							: () => undo( action, changed )
					);
				}
			} catch ( error ) {
				notify.error( getFailedText( reviews.length ), error );
			} finally {
				setIsBusy( false );
			}
		},
	};
}
