import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { TableHeader, TableRow } from '@storedeck/components';
import type { Review, ReviewReply, ReviewStatus } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { ConfirmDialog } from '../../common/confirm-dialog';
import { BulkActions, useSelection } from '../../common/selection';
import { ListTable } from '../../common/list-screen';
import { formatSiteDate } from '../../common/store-format';
import { getLabel, getBulkActions } from './actions';
import type { ReviewAction } from './actions';
import { EmptyReviews } from './empty-reviews';
import { ProductCell } from './product-cell';
import { ReviewCell } from './review-cell';
import { getReviewerName, ReviewerCell } from './reviewer-cell';
import type { ReviewParams } from './review-query';
import type { Moderation } from './use-moderation';
import { useProducts, useReplies } from './use-reviews';
import type { ReviewList } from './use-reviews';

interface Props {
	params: ReviewParams;
	query: Query;
	list: ReviewList;
	moderation: Moderation;
	/** Drafts of replies by review id. */
	drafts: Readonly< Record< number, string | undefined > >;
	onDraft: ( id: number, text: string | undefined ) => void;
	onReplied: ( review: Review, reply: ReviewReply ) => void;
}

const NONE: readonly Review[] = [];
const NO_REPLIES: readonly ReviewReply[] = [];

const getStatus = ( { status }: Review ): ReviewStatus | undefined =>
	status === 'unspam' || status === 'untrash' ? undefined : status;

const getHeaders = (): TableHeader[] => [
	{ key: 'reviewer', label: __( 'Reviewer', 'storedeck' ), required: true },
	{
		key: 'review',
		label: __( 'Review', 'storedeck' ),
		required: true,
		cellClassName: 'is-review',
	},
	{ key: 'product', label: __( 'Product', 'storedeck' ), required: true },
	{
		key: 'date',
		label: __( 'Date', 'storedeck' ),
		required: true,
		cellClassName: 'is-date is-aside',
	},
];

/** Table of reviews with bulk actions. */
export function ReviewTable( {
	params,
	query,
	list,
	moderation,
	drafts,
	onDraft,
	onReplied,
}: Props ) {
	const reviews = list.reviews ?? NONE;
	const ids = reviews.map( ( { id } ) => id );
	const selection = useSelection( ids );
	const replies = useReplies( ids );
	const products = useProducts(
		reviews.flatMap( ( { product_id: id } ) => id ?? [] )
	);
	const [ toDelete, setToDelete ] = useState< readonly Review[] >();

	const moderate = async (
		action: ReviewAction,
		targets: readonly Review[]
	) => {
		if ( action === 'delete' ) {
			setToDelete( targets );
			return;
		}
		await moderation.moderate( action, targets );
		selection.clear();
	};
	const selected = reviews.filter( ( { id } ) => selection.has( id ) );
	const actions = getBulkActions(
		( selected.length > 0 ? selected : reviews ).flatMap(
			( review ) => getStatus( review ) ?? []
		)
	);

	const getRow = ( review: Review ): TableRow => {
		const name = getReviewerName( review );
		const status = getStatus( review );
		const date = review.date_created ?? '';
		return [
			{ display: <ReviewerCell review={ review } /> },
			{
				display: status && (
					<ReviewCell
						review={ review }
						status={ status }
						name={ name }
						replies={ replies.get( review.id ) ?? NO_REPLIES }
						draft={ drafts[ review.id ] }
						onDraft={ ( text ) => onDraft( review.id, text ) }
						onAction={ ( action ) =>
							moderate( action, [ review ] )
						}
						onReplied={ ( reply ) => onReplied( review, reply ) }
					/>
				),
			},
			{
				display: (
					<ProductCell
						review={ review }
						product={ products.get( review.product_id ?? 0 ) }
					/>
				),
			},
			{
				display: date && (
					<time dateTime={ date }>{ formatSiteDate( date ) }</time>
				),
			},
		];
	};

	return (
		<>
			{ toDelete && (
				<ConfirmDialog
					title={ getLabel( 'delete' ) }
					message={ __( 'This can’t be undone.', 'storedeck' ) }
					confirmLabel={ getLabel( 'delete' ) }
					onCancel={ () => setToDelete( undefined ) }
					onConfirm={ () => {
						setToDelete( undefined );
						moderation
							.moderate( 'delete', toDelete )
							.then( selection.clear );
					} }
				/>
			) }
			<ListTable
				className="storedeck-reviews__table"
				title={ __( 'Reviews', 'storedeck' ) }
				headers={ getHeaders() }
				items={ list.reviews }
				getRow={ getRow }
				selection={ selection }
				getName={ ( review ) =>
					sprintf(
						/* translators: 1: name of the reviewer, 2: name of a product. */
						__( 'review of %2$s by %1$s', 'storedeck' ),
						getReviewerName( review ),
						review.product_name ?? ''
					)
				}
				list={ list }
				params={ params }
				query={ query }
				isBusy={ list.isRequesting }
				isStackable
				failureMessage={ __( 'Could not load reviews.', 'storedeck' ) }
				emptyMessage={ <EmptyReviews params={ params } /> }
				actions={
					<BulkActions
						options={ actions.map( ( action ) => ( {
							value: action,
							label: getLabel( action ),
						} ) ) }
						count={ selection.ids.length }
						isBusy={ moderation.isBusy }
						onApply={ ( value ) => {
							const action = actions.find(
								( one ) => one === value
							);
							if ( action ) {
								moderate( action, selected );
							}
						} }
					/>
				}
			/>
		</>
	);
}
