import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ReviewRating } from '@storedeck/components';
import type { Review, ReviewReply, ReviewStatus } from '@storedeck/data';
import { getActions, getLabel } from './actions';
import type { ReviewAction } from './actions';
import { ReplyForm } from './reply-form';
import { Replies, ReviewText } from './review-text';

interface Props {
	review: Review;
	status: ReviewStatus;
	name: string;
	replies: readonly ReviewReply[];
	/** Draft of a reply; undefined while the form is closed. */
	draft: string | undefined;
	onDraft: ( text: string | undefined ) => void;
	onAction: ( action: ReviewAction ) => void;
	onReplied: ( reply: ReviewReply ) => void;
}

/** A review with rating, text, replies and actions. */
export function ReviewCell( {
	review,
	status,
	name,
	replies,
	draft,
	onDraft,
	onAction,
	onReplied,
}: Props ) {
	const replyButton = useRef< HTMLButtonElement >( null );
	const isUpdating = review.isUpdating === true;
	const canReply = status === 'approved' || status === 'hold';
	const close = () => {
		onDraft( undefined );
		// The form with the focus is removed.
		replyButton.current?.focus();
	};
	const getActionLabel = ( label: string ) =>
		sprintf(
			/* translators: 1: an action, for example "Approve", 2: name of the reviewer. */
			__( '%1$s: review by %2$s', 'storedeck' ),
			label,
			name
		);

	return (
		<div
			className={
				isUpdating ? 'storedeck-review is-updating' : 'storedeck-review'
			}
		>
			<div className="storedeck-review__head">
				{ ( review.rating ?? 0 ) > 0 && (
					<ReviewRating
						review={ { rating: review.rating ?? 0 } }
						size={ 14 }
					/>
				) }
				{ status === 'hold' && (
					<span className="storedeck-review__pending">
						{ __( 'Pending approval', 'storedeck' ) }
					</span>
				) }
			</div>
			<ReviewText html={ review.review ?? '' } name={ name } />
			{ replies.length > 0 && <Replies replies={ replies } /> }
			<div className="storedeck-review__actions">
				{ getActions( status ).map( ( action ) => (
					<Button
						key={ action }
						variant="link"
						isDestructive={
							action === 'trash' ||
							action === 'spam' ||
							action === 'delete'
						}
						aria-label={ getActionLabel( getLabel( action ) ) }
						// A disabled button would lose the focus.
						aria-disabled={ isUpdating }
						onClick={ () => isUpdating || onAction( action ) }
					>
						{ getLabel( action ) }
					</Button>
				) ) }
				{ canReply && (
					<Button
						ref={ replyButton }
						variant="link"
						aria-label={ getActionLabel(
							__( 'Reply', 'storedeck' )
						) }
						aria-expanded={ draft !== undefined }
						onClick={ () =>
							draft === undefined ? onDraft( '' ) : close()
						}
					>
						{ __( 'Reply', 'storedeck' ) }
					</Button>
				) }
			</div>
			{ canReply && draft !== undefined && (
				<ReplyForm
					review={ review }
					name={ name }
					text={ draft }
					onChange={ onDraft }
					onCancel={ close }
					onSent={ ( reply ) => {
						close();
						onReplied( reply );
					} }
				/>
			) }
		</div>
	);
}
