import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { TableCard } from '@storedeck/components';
import type { TableHeader, TableRow } from '@storedeck/components';
import type { Review, ReviewReply, ReviewStatus } from '@storedeck/data';
import { onQueryChange } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { ConfirmDialog } from '../../common/confirm-dialog';
import {
	BulkActions,
	getSelectionCell,
	getSelectionHeader,
	useSelection,
} from '../../common/selection';
import { FailureNotice } from '../../common/failure-notice';
import { formatWallClock } from '../../common/store-format';
import { getLabel, getSharedDeeds } from './deeds';
import type { Deed } from './deeds';
import { EmptyReviews } from './empty-reviews';
import { ProductCell } from './product-cell';
import { ReviewCell } from './review-cell';
import { getReviewerName, ReviewerCell } from './reviewer-cell';
import type { ReviewQuestion } from './review-query';
import type { Moderation } from './use-moderation';
import { useProducts, useReplies } from './use-reviews';
import type { Reviews } from './use-reviews';

interface Props {
	question: ReviewQuestion;
	query: Query;
	known: Reviews;
	moderation: Moderation;
	/** Drafts of replies by review id. */
	drafts: Readonly< Record< number, string | undefined > >;
	onDraft: ( id: number, text: string | undefined ) => void;
	onReplied: ( review: Review, reply: ReviewReply ) => void;
}

const NONE: readonly Review[] = [];
const NO_REPLIES: readonly ReviewReply[] = [];

const statusOf = ( { status }: Review ): ReviewStatus | undefined =>
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
	question,
	query,
	known,
	moderation,
	drafts,
	onDraft,
	onReplied,
}: Props ) {
	const reviews = known.reviews ?? NONE;
	const ids = reviews.map( ( { id } ) => id );
	const selection = useSelection( ids );
	const replies = useReplies( ids );
	const products = useProducts(
		reviews.flatMap( ( { product_id: id } ) => id ?? [] )
	);
	const [ doomed, setDoomed ] = useState< readonly Review[] >();

	const moderate = async ( deed: Deed, list: readonly Review[] ) => {
		if ( deed === 'delete' ) {
			setDoomed( list );
			return;
		}
		await moderation.moderate( deed, list );
		selection.clear();
	};
	const chosen = reviews.filter( ( { id } ) => selection.has( id ) );
	const offered = getSharedDeeds(
		( chosen.length > 0 ? chosen : reviews ).flatMap(
			( review ) => statusOf( review ) ?? []
		)
	);

	const getRow = ( review: Review ): TableRow => {
		const name = getReviewerName( review );
		const status = statusOf( review );
		const date = review.date_created ?? '';
		return [
			getSelectionCell(
				selection,
				review.id,
				sprintf(
					/* translators: 1: name of the reviewer, 2: name of a product. */
					__( 'review of %2$s by %1$s', 'storedeck' ),
					name,
					review.product_name ?? ''
				)
			),
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
						onDeed={ ( deed ) => moderate( deed, [ review ] ) }
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
					<time dateTime={ date }>{ formatWallClock( date ) }</time>
				),
			},
		];
	};

	return (
		<>
			{ doomed && (
				<ConfirmDialog
					title={ getLabel( 'delete' ) }
					message={ __( 'This can’t be undone.', 'storedeck' ) }
					confirmLabel={ getLabel( 'delete' ) }
					onCancel={ () => setDoomed( undefined ) }
					onConfirm={ () => {
						setDoomed( undefined );
						moderation
							.moderate( 'delete', doomed )
							.then( selection.clear );
					} }
				/>
			) }
			<TableCard
				className="storedeck-reviews__table"
				title={ __( 'Reviews', 'storedeck' ) }
				headers={ [
					getSelectionHeader( selection, ids.length > 0 ),
					...getHeaders(),
				] }
				rows={ reviews.map( getRow ) }
				rowKey={ ( _row, index ) => reviews[ index ]?.id ?? index }
				rowHeader={ 1 }
				rowsPerPage={ question.perPage }
				totalRows={ known.total }
				isLoading={ ! known.reviews && ! known.error }
				isBusy={ known.isLoading }
				query={ { ...query, paged: question.page } }
				onQueryChange={ onQueryChange }
				showMenu={ false }
				isStackable
				emptyMessage={
					known.error ? (
						<FailureNotice
							message={ __(
								'Could not load reviews.',
								'storedeck'
							) }
							detail={ known.error.message }
							onRetry={ known.retry }
						/>
					) : (
						<EmptyReviews question={ question } />
					)
				}
				actions={
					<BulkActions
						options={ offered.map( ( deed ) => ( {
							value: deed,
							label: getLabel( deed ),
						} ) ) }
						count={ selection.ids.length }
						isBusy={ moderation.isBusy }
						onApply={ ( value ) => {
							const deed = offered.find(
								( one ) => one === value
							);
							if ( deed ) {
								moderate( deed, chosen );
							}
						} }
					/>
				}
			/>
		</>
	);
}
