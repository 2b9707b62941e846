import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { Link, ReviewRating } from '@storedeck/components';
import { reviewsStore, useResource } from '@storedeck/data';
import type { Review } from '@storedeck/data';
import { getNewPath } from '@storedeck/navigation';
import { RichText } from '../../common/rich-text';
import { getTarget } from '../../common/link-target';
import { useSnackbar } from '../../common/use-snackbar';
import { formatSiteDate } from '../../common/store-format';
import { ActivityCard } from './activity-card';
import { CardList } from './card-list';
import { moveFocus } from './move-focus';
import type { TabContentProps } from './tab-content';

type ModerationStatus = 'approved' | 'spam' | 'trash';

const getModerationActions = () => [
	{
		status: 'approved' as const,
		label: __( 'Approve', 'storedeck' ),
		/* translators: %s: name of a reviewer. */
		message: __( 'Review by %s approved.', 'storedeck' ),
	},
	{
		status: 'spam' as const,
		label: _x( 'Spam', 'verb', 'storedeck' ),
		/* translators: %s: name of a reviewer. */
		message: __( 'Review by %s marked as spam.', 'storedeck' ),
	},
	{
		status: 'trash' as const,
		label: _x( 'Trash', 'verb', 'storedeck' ),
		/* translators: %s: name of a reviewer. */
		message: __( 'Review by %s moved to trash.', 'storedeck' ),
	},
];

function Product( { review }: { review: Review } ) {
	const target = review.product_permalink
		? getTarget( review.product_permalink )
		: undefined;
	return target ? (
		<Link { ...target }>{ review.product_name }</Link>
	) : (
		<>{ review.product_name }</>
	);
}

/** Reviews to moderate, newest first. */
export default function ReviewsPanel( { preview }: TabContentProps ) {
	const query = useMemo(
		() => ( {
			status: 'hold' as const,
			per_page: preview?.rows ?? 10,
			order: 'desc' as const,
		} ),
		[ preview?.rows ]
	);
	const {
		data: reviews,
		error,
		isLoading,
		retry,
	} = useResource( reviewsStore, 'getReviews', [ query ] );
	const { updateReview } = useDispatch( reviewsStore );
	const notify = useSnackbar();

	const setStatus = ( id: number, status: ModerationStatus | 'hold' ) =>
		notify.attempt(
			() => updateReview( id, { status } ),
			__( 'Could not update the review.', 'storedeck' )
		);

	const moderate = async (
		{ id, reviewer }: Review,
		status: ModerationStatus,
		message: string,
		button: Element
	) => {
		moveFocus( button );
		if ( await setStatus( id, status ) ) {
			notify.success( sprintf( message, reviewer ), () =>
				setStatus( id, 'hold' )
			);
		}
	};

	return (
		<CardList
			preview={ preview }
			isLoading={ isLoading }
			error={ ! reviews && error }
			errorMessage={ __( 'Could not load reviews.', 'storedeck' ) }
			onRetry={ retry }
			empty={ __(
				'No reviews to moderate. New reviews will appear here.',
				'storedeck'
			) }
			more={ {
				href: getNewPath( {}, '/reviews', {} ),
				type: 'wc-admin',
				label: __( 'View all reviews', 'storedeck' ),
			} }
		>
			{ ( reviews ?? [] )
				.filter( ( { status } ) => status === 'hold' )
				.map( ( review ) => (
					<ActivityCard
						key={ review.id }
						isBusy={ review.isUpdating }
						title={ sprintf(
							/* translators: %s: name of a reviewer. */
							__( 'Review by %s', 'storedeck' ),
							review.reviewer ?? ''
						) }
						subtitle={
							<>
								<Product review={ review } />
								{ review.date_created &&
									` · ${ formatSiteDate(
										review.date_created
									) }` }
							</>
						}
						actions={ getModerationActions().map(
							( { status, label, message } ) => (
								<Button
									key={ status }
									size="small"
									variant={
										status === 'approved'
											? 'secondary'
											: 'tertiary'
									}
									isDestructive={ status === 'trash' }
									aria-disabled={ review.isUpdating }
									aria-label={ sprintf(
										/* translators: 1: an action, for example "Approve", 2: name of the reviewer. */
										__(
											'%1$s: review by %2$s',
											'storedeck'
										),
										label,
										review.reviewer ?? ''
									) }
									onClick={ ( event: React.MouseEvent ) => {
										if ( ! review.isUpdating ) {
											moderate(
												review,
												status,
												message,
												event.currentTarget
											);
										}
									} }
								>
									{ label }
								</Button>
							)
						) }
					>
						<ReviewRating review={ review } size={ 14 } />
						<div
							className="storedeck-activity-card__text"
							dir="auto"
						>
							<RichText html={ review.review ?? '' } />
						</div>
					</ActivityCard>
				) ) }
		</CardList>
	);
}
