import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { reviewsStore } from '@storedeck/data';
import type { Review, ReviewReply } from '@storedeck/data';
import { UnsavedChangesWarning } from '../../common/unsaved-changes-warning';
import { ScreenSection } from '../../common/screen-section';
import { useRowFocus } from '../../common/selection';
import { StatusTabs } from '../../common/status-tabs';
import { useSnackbar } from '../../common/use-snackbar';
import { useExistingPage } from '../../common/list-screen';
import type { ScreenProps } from '../../common/screen-props';
import { ReviewFilters } from './review-filters';
import { readParams, STATUSES } from './review-query';
import type { ShownStatus } from './review-query';
import { ReviewTable } from './review-table';
import { useModeration } from './use-moderation';
import { useReviews } from './use-reviews';
import type { ReviewList } from './use-reviews';
import './style.scss';

const getTabLabels = (): Record< ShownStatus, string > => ( {
	all: _x( 'All', 'reviews', 'storedeck' ),
	hold: _x( 'Pending', 'reviews', 'storedeck' ),
	approved: _x( 'Approved', 'reviews', 'storedeck' ),
	spam: _x( 'Spam', 'reviews', 'storedeck' ),
	trash: _x( 'Trash', 'reviews', 'storedeck' ),
} );

function getCount( { counts }: ReviewList, status: ShownStatus ) {
	if ( status !== 'all' ) {
		return counts[ status ];
	}
	return counts.hold === undefined || counts.approved === undefined
		? undefined
		: counts.hold + counts.approved;
}

/** Product reviews: moderate and reply. */
export default function ReviewsScreen( { path, query }: ScreenProps ) {
	const params = readParams( query );
	const list = useReviews( params );
	const container = useRef< HTMLDivElement >( null );
	const moderation = useModeration( () => container.current?.focus() );
	const [ drafts, setDrafts ] = useState<
		Readonly< Record< number, string | undefined > >
	>( {} );
	const { deleteReviewReply } = useDispatch( reviewsStore );
	const notify = useSnackbar();
	useRowFocus(
		container,
		( list.reviews ?? [] ).map( ( { id } ) => id )
	);

	useExistingPage( list, params, path, query );

	const tellReplied = ( review: Review, reply: ReviewReply ) =>
		notify.success(
			reply.status === 'hold'
				? __( 'Your reply is awaiting moderation.', 'storedeck' )
				: __( 'Reply added.', 'storedeck' ),
			() => {
				container.current?.focus();
				notify.attempt(
					() => deleteReviewReply( review, reply.id ),
					__( 'Could not undo the change.', 'storedeck' )
				);
			}
		);

	return (
		<div className="storedeck-reviews storedeck-list-screen">
			<UnsavedChangesWarning
				isDirty={ Object.values( drafts ).some(
					( text ) => text?.trim()
				) }
			/>
			<StatusTabs
				label={ __( 'Filter reviews by status', 'storedeck' ) }
				param="status"
				tabs={ STATUSES.map( ( value ) => ( {
					value,
					label: getTabLabels()[ value ],
					count: getCount( list, value ),
				} ) ) }
				current={ params.status }
				path={ path }
				query={ query }
			/>
			<ScreenSection
				label={ __( 'Filters', 'storedeck' ) }
				name="filters of reviews"
			>
				<ReviewFilters params={ params } />
			</ScreenSection>
			<div ref={ container } tabIndex={ -1 } className="storedeck-place">
				<ScreenSection
					label={ __( 'Reviews list', 'storedeck' ) }
					name="list of reviews"
				>
					<ReviewTable
						params={ params }
						query={ query }
						list={ list }
						moderation={ moderation }
						drafts={ drafts }
						onDraft={ ( id, text ) =>
							setDrafts( ( before ) => ( {
								...before,
								[ id ]: text,
							} ) )
						}
						onReplied={ tellReplied }
					/>
				</ScreenSection>
			</div>
		</div>
	);
}
