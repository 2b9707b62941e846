import { __ } from '@wordpress/i18n';
import type { Report } from './report';

/** What the stats of a report can be split by: its segments are items with a name. */
export interface Dimension {
	/** The `segmentby` parameter of stats, and the id of the dimension. */
	segmentby: string;
	label: () => string;
	/** The endpoints whose stats have it. */
	endpoints: readonly string[];
	/** In tables: the field that identifies a row, and the parameter for ids. */
	rows?: { field: string; param: string };
	/** The report of an item, and its parameters. */
	link?: {
		report: string;
		getQuery: ( id: number ) => Record< string, string >;
	};
}

const single = ( report: string, type: string, param: string ) => ( {
	report,
	getQuery: ( id: number ) => ( {
		filter: `single_${ type }`,
		[ param ]: String( id ),
	} ),
} );

const SALES = [ 'revenue', 'orders', 'products', 'variations' ];

/** In the order in which they are offered. */
export const DIMENSIONS: readonly Dimension[] = [
	{
		segmentby: 'product',
		label: () => __( 'Products', 'storedeck' ),
		endpoints: [ ...SALES, 'coupons' ],
		rows: { field: 'product_id', param: 'products' },
		link: single( '/analytics/products', 'product', 'products' ),
	},
	{
		segmentby: 'variation',
		label: () => __( 'Variations', 'storedeck' ),
		endpoints: [ 'products', 'variations' ],
		rows: { field: 'variation_id', param: 'variations' },
		link: {
			report: '/analytics/variations',
			getQuery: ( id ) => ( {
				'filter-variations': 'single_variation',
				variations: String( id ),
			} ),
		},
	},
	{
		segmentby: 'category',
		label: () => __( 'Categories', 'storedeck' ),
		endpoints: [ ...SALES, 'coupons' ],
		rows: { field: 'category_id', param: 'categories' },
		link: single( '/analytics/categories', 'category', 'categories' ),
	},
	{
		segmentby: 'coupon',
		label: () => __( 'Coupons', 'storedeck' ),
		endpoints: [ 'revenue', 'orders', 'coupons' ],
		rows: { field: 'coupon_id', param: 'coupons' },
		link: single( '/analytics/coupons', 'coupon', 'coupons' ),
	},
	{
		segmentby: 'customer_type',
		label: () => __( 'Customer types', 'storedeck' ),
		endpoints: [ 'revenue', 'orders' ],
		link: {
			report: '/analytics/orders',
			getQuery: ( id ) => ( {
				filter: 'advanced',
				customer_type: id ? 'returning' : 'new',
			} ),
		},
	},
	{
		segmentby: 'tax_rate_id',
		label: () => __( 'Tax codes', 'storedeck' ),
		endpoints: [ 'taxes' ],
		rows: { field: 'tax_rate_id', param: 'taxes' },
	},
];

/** The endpoint of the report's stats. */
export const getStatsEndpoint = ( {
	statsEndpoint,
	endpoint,
}: Pick< Report, 'statsEndpoint' | 'endpoint' > ) => statsEndpoint ?? endpoint;

/** The dimension whose items are the rows of the report's table. */
export function getRowDimension( report: Report ) {
	const endpoint = getStatsEndpoint( report );
	const found =
		report.rows === 'items'
			? DIMENSIONS.find(
					( { rows, endpoints } ) =>
						rows?.field === report.keyField &&
						endpoints.includes( endpoint )
			  )
			: undefined;
	return found?.rows && { segmentby: found.segmentby, ...found.rows };
}
