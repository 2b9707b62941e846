import { _n, sprintf } from '@wordpress/i18n';
import { getNewPath } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { Attention, AttentionKey } from '../../common/attention/types';
import { hasScreen } from '../../shell/favorites/menu-items';
import { getOrdersHref } from '../../common/order-link';
import { formatCount } from '../../common/store-format';

/** An item that needs attention. */
export interface AttentionItem {
	key: AttentionKey;
	/** Text with the count. */
	label: string;
	/** Class name of a dashicon, without its prefix. */
	icon: string;
	/** The screen to link to. */
	href: string;
}

/** Inserts a formatted number into a pluralized text. */
const count = ( text: string, number: number ) =>
	sprintf( text, formatCount( number ) );

/**
 * Items that need attention, most urgent first, without empty ones. Those that
 * have a panel are links to reports, for users who have no panels.
 *
 * @param counts Number of items per kind.
 */
export function getAttentionItems( counts: Attention ): AttentionItem[] {
	const {
		orders = 0,
		low_stock: lowStock = 0,
		failed_jobs: failedJobs = 0,
	} = counts;
	const jobsPath = hasScreen( '/import-export' )
		? '/import-export'
		: '/analytics/settings';
	const items: Array< AttentionItem & { count: number } > = [
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
			href: getOrdersHref( getSetting( 'actionableOrderStatuses' ) ),
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
			href: getNewPath( { type: 'lowstock' }, '/analytics/stock', {} ),
		},
	];
	return items.filter( ( item ) => item.count > 0 );
}
