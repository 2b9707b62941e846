import { __ } from '@wordpress/i18n';
import { applyContained } from '../../extend/apply-contained';
import { Charts } from './charts';
import { Leaderboards } from './leaderboards';
import { Performance } from './performance';
import type { SectionDefinition } from './types';

const isComponent = ( value: unknown ) =>
	typeof value === 'function' ||
	( typeof value === 'object' && value !== null && '$$typeof' in value );

/** Plugins may leave out the other properties. */
type PluginSection = Pick< SectionDefinition, 'key' | 'title' | 'component' > &
	Partial< SectionDefinition >;

const isSectionList = ( value: unknown ): value is PluginSection[] =>
	Array.isArray( value ) &&
	value.every(
		( section ) =>
			typeof section?.key === 'string' &&
			section.key !== '' &&
			typeof section.title === 'string' &&
			isComponent( section.component )
	);

/** The sections after `woocommerce_dashboard_default_sections`. */
export function getDefaultSections(): SectionDefinition[] {
	const sections = applyContained< PluginSection[] >(
		'woocommerce_dashboard_default_sections',
		[
			{
				key: 'store-performance',
				title: __( 'Performance', 'storedeck' ),
				component: Performance,
				isVisible: true,
				hiddenBlocks: [
					'coupons/amount',
					'coupons/orders_count',
					'downloads/download_count',
					'taxes/order_tax',
					'taxes/total_tax',
					'taxes/shipping_tax',
					'revenue/shipping',
					'orders/avg_order_value',
					'revenue/refunds',
					'revenue/gross_sales',
				],
			},
			{
				key: 'charts',
				title: __( 'Charts', 'storedeck' ),
				component: Charts,
				isVisible: true,
				hiddenBlocks: [
					'orders_avg_order_value',
					'avg_items_per_order',
					'products_items_sold',
					'revenue_total_sales',
					'revenue_refunds',
					'coupons_amount',
					'coupons_orders_count',
					'revenue_shipping',
					'taxes_total_tax',
					'taxes_order_tax',
					'taxes_shipping_tax',
					'downloads_download_count',
				],
			},
			{
				key: 'leaderboards',
				title: __( 'Leaderboards', 'storedeck' ),
				component: Leaderboards,
				isVisible: true,
				hiddenBlocks: [ 'coupons', 'customers' ],
			},
		],
		isSectionList
	);
	return sections.map( ( section ) => ( {
		...section,
		isVisible: section.isVisible !== false,
		hiddenBlocks: Array.isArray( section.hiddenBlocks )
			? section.hiddenBlocks
			: [],
	} ) );
}
