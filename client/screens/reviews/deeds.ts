import { __, _n, _x, sprintf } from '@wordpress/i18n';
import type { ReviewFields, ReviewStatus } from '@storedeck/data';
import { formatCount } from '../../common/store-format';

/** Moderation action. */
export type Deed =
	| 'approve'
	| 'hold'
	| 'spam'
	| 'unspam'
	| 'trash'
	| 'untrash'
	| 'delete';

const DEEDS: Record< ReviewStatus, readonly Deed[] > = {
	approved: [ 'hold', 'spam', 'trash' ],
	hold: [ 'approve', 'spam', 'trash' ],
	spam: [ 'unspam', 'trash', 'delete' ],
	trash: [ 'untrash', 'spam', 'delete' ],
};

/** Actions for a review with a status. */
export const getDeeds = ( status: ReviewStatus ): readonly Deed[] =>
	DEEDS[ status ];

/** Actions that apply to at least one of several reviews. */
export const getSharedDeeds = (
	statuses: readonly ReviewStatus[]
): readonly Deed[] => {
	const order: readonly Deed[] = [
		'approve',
		'hold',
		'unspam',
		'untrash',
		'spam',
		'trash',
		'delete',
	];
	return order.filter( ( deed ) =>
		statuses.some( ( status ) => getDeeds( status ).includes( deed ) )
	);
};

/** Status sent for an action; deleting permanently sends none. */
export const STATUS_OF = {
	approve: 'approved',
	hold: 'hold',
	spam: 'spam',
	unspam: 'unspam',
	trash: 'trash',
	untrash: 'untrash',
} as const satisfies Record<
	Exclude< Deed, 'delete' >,
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
	deed: Exclude< Deed, 'delete' >,
	before: ReviewStatus
): NonNullable< ReviewFields[ 'status' ] > {
	if ( deed === 'trash' ) {
		return 'untrash';
	}
	return deed === 'spam' && before !== 'trash' ? 'unspam' : before;
}

/** Label of the button. */
export function getLabel( deed: Deed ): string {
	switch ( deed ) {
		case 'approve':
			return __( 'Approve', 'storedeck' );
		case 'hold':
			return __( 'Unapprove', 'storedeck' );
		case 'spam':
			return _x( 'Spam', 'verb', 'storedeck' );
		case 'unspam':
			return __( 'Not spam', 'storedeck' );
		case 'trash':
			return _x( 'Trash', 'verb', 'storedeck' );
		case 'untrash':
			return __( 'Restore', 'storedeck' );
		case 'delete':
			return __( 'Delete permanently', 'storedeck' );
	}
}

function getPattern( deed: Deed, count: number ): string {
	switch ( deed ) {
		case 'approve':
			/* translators: %s: number of reviews. */
			return _n(
				'%s review approved.',
				'%s reviews approved.',
				count,
				'storedeck'
			);
		case 'hold':
			/* translators: %s: number of reviews. */
			return _n(
				'%s review marked as pending approval.',
				'%s reviews marked as pending approval.',
				count,
				'storedeck'
			);
		case 'spam':
			/* translators: %s: number of reviews. */
			return _n(
				'%s review marked as spam.',
				'%s reviews marked as spam.',
				count,
				'storedeck'
			);
		case 'unspam':
			/* translators: %s: number of reviews. */
			return _n(
				'%s review restored from spam.',
				'%s reviews restored from spam.',
				count,
				'storedeck'
			);
		case 'trash':
			/* translators: %s: number of reviews. */
			return _n(
				'%s review moved to trash.',
				'%s reviews moved to trash.',
				count,
				'storedeck'
			);
		case 'untrash':
			/* translators: %s: number of reviews. */
			return _n(
				'%s review restored from trash.',
				'%s reviews restored from trash.',
				count,
				'storedeck'
			);
		case 'delete':
			/* translators: %s: number of reviews. */
			return _n(
				'%s review permanently deleted.',
				'%s reviews permanently deleted.',
				count,
				'storedeck'
			);
	}
}

/** Success message. */
export const getDoneText = ( deed: Deed, count: number ): string =>
	getPattern( deed, count ).replace( '%s', formatCount( count ) );

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
