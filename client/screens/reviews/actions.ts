import { __, _n, _x, sprintf } from '@wordpress/i18n';
import type { ReviewFields, ReviewStatus } from '@storedeck/data';
import { formatCount } from '../../common/store-format';

/** Moderation action. */
export type ReviewAction =
	| 'approve'
	| 'hold'
	| 'spam'
	| 'unspam'
	| 'trash'
	| 'untrash'
	| 'delete';

const ACTIONS: Record< ReviewStatus, readonly ReviewAction[] > = {
	approved: [ 'hold', 'spam', 'trash' ],
	hold: [ 'approve', 'spam', 'trash' ],
	spam: [ 'unspam', 'trash', 'delete' ],
	trash: [ 'untrash', 'spam', 'delete' ],
};

/** Actions for a review with a status. */
export const getActions = ( status: ReviewStatus ): readonly ReviewAction[] =>
	ACTIONS[ status ];

/** Actions that apply to at least one of several reviews. */
export const getBulkActions = (
	statuses: readonly ReviewStatus[]
): readonly ReviewAction[] => {
	const order: readonly ReviewAction[] = [
		'approve',
		'hold',
		'unspam',
		'untrash',
		'spam',
		'trash',
		'delete',
	];
	return order.filter( ( action ) =>
		statuses.some( ( status ) => getActions( status ).includes( action ) )
	);
};

/** Status sent for an action; deleting permanently sends none. */
export const STATUS_BY_ACTION = {
	approve: 'approved',
	hold: 'hold',
	spam: 'spam',
	unspam: 'unspam',
	trash: 'trash',
	untrash: 'untrash',
} as const satisfies Record<
	Exclude< ReviewAction, 'delete' >,
	ReviewFields[ 'status' ]
>;

/**
 * The status that reverts an action. Reviews restored from spam or trash get
 * their previous status from the server.
 *
 * @param action The action.
 * @param before The status before.
 */
export function getUndoStatus(
	action: Exclude< ReviewAction, 'delete' >,
	before: ReviewStatus
): NonNullable< ReviewFields[ 'status' ] > {
	if ( action === 'trash' ) {
		return 'untrash';
	}
	return action === 'spam' && before !== 'trash' ? 'unspam' : before;
}

/** Label of the button. */
export const getLabel = ( action: ReviewAction ): string =>
	( {
		approve: __( 'Approve', 'storedeck' ),
		hold: __( 'Unapprove', 'storedeck' ),
		spam: _x( 'Spam', 'verb', 'storedeck' ),
		unspam: __( 'Not spam', 'storedeck' ),
		trash: _x( 'Trash', 'verb', 'storedeck' ),
		untrash: __( 'Restore', 'storedeck' ),
		delete: __( 'Delete permanently', 'storedeck' ),
	} )[ action ];

const getPattern = ( action: ReviewAction, count: number ): string =>
	( {
		/* translators: %s: number of reviews. */
		approve: _n(
			'%s review approved.',
			'%s reviews approved.',
			count,
			'storedeck'
		),
		/* translators: %s: number of reviews. */
		hold: _n(
			'%s review marked as pending approval.',
			'%s reviews marked as pending approval.',
			count,
			'storedeck'
		),
		/* translators: %s: number of reviews. */
		spam: _n(
			'%s review marked as spam.',
			'%s reviews marked as spam.',
			count,
			'storedeck'
		),
		/* translators: %s: number of reviews. */
		unspam: _n(
			'%s review restored from spam.',
			'%s reviews restored from spam.',
			count,
			'storedeck'
		),
		/* translators: %s: number of reviews. */
		trash: _n(
			'%s review moved to trash.',
			'%s reviews moved to trash.',
			count,
			'storedeck'
		),
		/* translators: %s: number of reviews. */
		untrash: _n(
			'%s review restored from trash.',
			'%s reviews restored from trash.',
			count,
			'storedeck'
		),
		/* translators: %s: number of reviews. */
		delete: _n(
			'%s review permanently deleted.',
			'%s reviews permanently deleted.',
			count,
			'storedeck'
		),
	} )[ action ];

/** Success message. */
export const getDoneText = ( action: ReviewAction, count: number ): string =>
	getPattern( action, count ).replace( '%s', formatCount( count ) );

/** Error message. */
export const getFailedText = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of reviews. */
		_n(
			'Could not update %s review.',
			'Could not update %s reviews.',
			count,
			'storedeck'
		),
		formatCount( count )
	);
