import { __ } from '@wordpress/i18n';
import { getNewPath } from '@storedeck/navigation';
import { applyContained } from '../../extend/apply-contained';
import type { ValueType } from '../../common/store-format';

/** The figures that Home offers, unless a plugin says otherwise. */
const DEFAULT_STATS = [
	'revenue/total_sales',
	'revenue/net_revenue',
	'orders/orders_count',
	'products/items_sold',
	'jetpack/stats/visitors',
	'jetpack/stats/views',
];

/** Those that are hidden until somebody wants to see them. */
export const HIDDEN_STATS: readonly string[] = [
	'revenue/net_revenue',
	'products/items_sold',
];

const isStatList = ( value: unknown ): value is string[] =>
	Array.isArray( value ) &&
	value.every( ( stat ) => typeof stat === 'string' );

/** The figures that Home offers. */
export const getStats = () =>
	applyContained(
		'woocommerce_admin_homepage_default_stats',
		DEFAULT_STATS,
		isStatList
	);

/** A figure whose development over time is known. */
export interface HomeStat {
	/** Report and figure, `revenue/total_sales`. */
	stat: string;
	label: string;
	type: ValueType;
	/** Report whose stats hold it. Revenue's figures stand in those of orders. */
	endpoint: string;
	/** Its name there. */
	field: string;
	/** It grows over the day: the sum of the hours is the figure of the day. */
	isSum: boolean;
	/** Path of the report that shows more of it, and the chart there. */
	path: string;
	chart: string;
}

/** What is known of the shop's own figures. */
const getKnownStats = (): HomeStat[] => [
	{
		stat: 'revenue/total_sales',
		label: __( 'Total sales', 'storedeck' ),
		type: 'currency',
		endpoint: 'orders',
		field: 'total_sales',
		isSum: true,
		path: '/analytics/revenue',
		chart: 'total_sales',
	},
	{
		stat: 'revenue/net_revenue',
		label: __( 'Net sales', 'storedeck' ),
		type: 'currency',
		endpoint: 'orders',
		field: 'net_revenue',
		isSum: true,
		path: '/analytics/revenue',
		chart: 'net_revenue',
	},
	{
		stat: 'orders/orders_count',
		label: __( 'Orders', 'storedeck' ),
		type: 'number',
		endpoint: 'orders',
		field: 'orders_count',
		isSum: true,
		path: '/analytics/orders',
		chart: 'orders_count',
	},
	{
		stat: 'orders/avg_order_value',
		label: __( 'Average order value', 'storedeck' ),
		type: 'currency',
		endpoint: 'orders',
		field: 'avg_order_value',
		isSum: false,
		path: '/analytics/orders',
		chart: 'avg_order_value',
	},
	{
		stat: 'products/items_sold',
		label: __( 'Items sold', 'storedeck' ),
		type: 'number',
		endpoint: 'products',
		field: 'items_sold',
		isSum: true,
		path: '/analytics/products',
		chart: 'items_sold',
	},
];

/**
 * What is known of a figure; undefined for one that only the server knows.
 *
 * @param stat For example `revenue/total_sales`.
 */
export const getKnownStat = ( stat: string ) =>
	getKnownStats().find( ( known ) => known.stat === stat );

/** Where a figure leads: its chart, for the same range. */
export const getStatHref = (
	{ path, chart }: Pick< HomeStat, 'path' | 'chart' >,
	range: Record< string, string >
) => getNewPath( { ...range, ...( chart && { chart } ) }, path, {} );
