import { _n, sprintf } from '@wordpress/i18n';
import { getNewPath } from '@storedeck/navigation';
import type { TabId } from '../../shell/activity-panel/tabs';
import type { Attention, AttentionKey } from '../../common/attention/types';
import { hasScreen } from '../../shell/favorites/menu-items';
import { formatCount } from '../../common/store-format';

/** An item that needs attention. */
export interface AttentionItem {
	key: AttentionKey;
	/** Text with the count. */
	label: string;
	/** Class name of a dashicon, without its prefix. */
	icon: string;
	/** Panel of the header to open … */
	panel?: TabId;
	/** … otherwise the screen to link to. */
	href: string;
}

/** Inserts a formatted number into a pluralized text. */
const count = ( text: string, number: number ) =>
	sprintf( text, formatCount( number ) );

/**
 * Items that need attention, most urgent first, without empty ones.
 *
 * @param counts    Number of items per kind.
 * @param isManager Whether the user may manage the store or only view its
 *                  reports.
 */
export function getAttentionItems(
	counts: Attention,
	isManager: boolean
): AttentionItem[] {
	const {
		orders = 0,
		low_stock: lowStock = 0,
		reviews = 0,
		failed_jobs: failedJobs = 0,
		messages = 0,
	} = counts;
	const stockPath =
		isManager && hasScreen( '/stock' ) ? '/stock' : '/analytics/stock';
	const jobsPath = hasScreen( '/import-export' )
		? '/import-export'
		: '/analytics/settings';
	const items: Array< AttentionItem & { count: number } > = [
		{
			key: 'orders',
			count: orders,
			label: count(
				/* translators: %s: number of orders. */
				_n(
					'%s order to process',
					'%s orders to process',
					orders,
					'storedeck'
				),
				orders
			),
			icon: 'cart',
			panel: isManager ? 'orders' : undefined,
			href: getNewPath( {}, '/analytics/orders', {} ),
		},
		{
			key: 'failed_jobs',
			count: failedJobs,
			label: count(
				/* translators: %s: number of imports and exports. */
				_n(
					'%s failed import or export',
					'%s failed imports and exports',
					failedJobs,
					'storedeck'
				),
				failedJobs
			),
			icon: 'warning',
			href: getNewPath( {}, jobsPath, {} ),
		},
		{
			key: 'low_stock',
			count: lowStock,
			label: count(
				/* translators: %s: number of products. */
				_n(
					'%s product low in stock',
					'%s products low in stock',
					lowStock,
					'storedeck'
				),
				lowStock
			),
			icon: 'archive',
			href: getNewPath( { type: 'lowstock' }, stockPath, {} ),
		},
		{
			key: 'reviews',
			count: reviews,
			label: count(
				/* translators: %s: number of reviews. */
				_n(
					'%s review to moderate',
					'%s reviews to moderate',
					reviews,
					'storedeck'
				),
				reviews
			),
			icon: 'star-half',
			href: getNewPath( {}, '/reviews', {} ),
		},
		{
			key: 'messages',
			count: messages,
			label: count(
				/* translators: %s: number of messages. */
				_n(
					'%s unread message',
					'%s unread messages',
					messages,
					'storedeck'
				),
				messages
			),
			icon: 'email',
			href: getNewPath( {}, '/inbox', {} ),
		},
	];
	return items.filter( ( item ) => item.count > 0 );
}
