import type { ComponentType } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { currentUserCan, getSetting } from '@storedeck/settings';
import type { Attention, AttentionKey } from '../../common/attention/types';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';
import type { TabContentProps } from './tab-content';

export type TabId = 'inbox' | 'orders' | 'stock' | 'reviews';

/** A header button and its panel. */
export interface Tab {
	id: TabId;
	label: string;
	/** Class name of a dashicon, without its prefix. */
	icon: string;
	/** Kind of items that the badge counts. */
	counts: AttentionKey;
	/** Accessible text of the badge. */
	describe: ( count: number ) => string;
	/** Content of the panel; loaded when it is opened. */
	Content: ComponentType< TabContentProps >;
}

const Inbox = lazyWithRetry(
	() => import( /* webpackChunkName: "panel-inbox" */ './inbox' )
);
const Orders = lazyWithRetry(
	() => import( /* webpackChunkName: "panel-orders" */ './orders' )
);
const Stock = lazyWithRetry(
	() => import( /* webpackChunkName: "panel-stock" */ './stock' )
);
const Reviews = lazyWithRetry(
	() => import( /* webpackChunkName: "panel-reviews" */ './reviews' )
);

/** Tabs available to the current user. */
export function getTabs(): Tab[] {
	if ( ! currentUserCan( 'manage_woocommerce' ) ) {
		return [];
	}
	const tabs: Tab[] = [
		{
			id: 'inbox',
			label: __( 'Inbox', 'storedeck' ),
			icon: 'email',
			counts: 'messages',
			describe: ( count ) =>
				sprintf(
					/* translators: %d: number of messages. */
					_n(
						'%d unread message',
						'%d unread messages',
						count,
						'storedeck'
					),
					count
				),
			Content: Inbox,
		},
		{
			id: 'orders',
			label: __( 'Orders', 'storedeck' ),
			icon: 'cart',
			counts: 'orders',
			describe: ( count ) =>
				sprintf(
					/* translators: %d: number of orders. */
					_n(
						'%d order to process',
						'%d orders to process',
						count,
						'storedeck'
					),
					count
				),
			Content: Orders,
		},
		{
			id: 'stock',
			label: __( 'Stock', 'storedeck' ),
			icon: 'archive',
			counts: 'low_stock',
			describe: ( count ) =>
				sprintf(
					/* translators: %d: number of products and variations. */
					_n(
						'%d product low in stock',
						'%d products low in stock',
						count,
						'storedeck'
					),
					count
				),
			Content: Stock,
		},
		{
			id: 'reviews',
			label: __( 'Reviews', 'storedeck' ),
			icon: 'star-half',
			counts: 'reviews',
			describe: ( count ) =>
				sprintf(
					/* translators: %d: number of reviews. */
					_n(
						'%d review to moderate',
						'%d reviews to moderate',
						count,
						'storedeck'
					),
					count
				),
			Content: Reviews,
		},
	];
	return tabs.filter(
		( { id } ) => id !== 'stock' || getSetting( 'manageStock' )
	);
}

/** Number of items for a tab. */
export const getCount = ( tab: Tab, counts: Attention ) =>
	counts[ tab.counts ] ?? 0;
