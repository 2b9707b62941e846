import { __, _n } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { defineReport } from '../../report/define-report';
import { getCouponFilters } from './filters';
import { CountedOrders } from '../common/counted-orders';
import { ReportLink } from '../common/links';
import { isComparing } from '../common/is-comparing';

/** One row of `/wc-analytics/reports/coupons` with `extended_info`. */
interface CouponRow {
	coupon_id: number;
	orders_count: number;
	amount: number;
	extended_info?: {
		code: string;
		/** In the site time zone; empty if there is none. */
		date_created: string;
		date_expires: string;
		discount_type: string;
	};
}

const getCode = ( { extended_info: info }: CouponRow ) =>
	decodeEntities( info?.code ?? '' );

/** The label of a discount type; the type itself if a plugin added it. */
function getDiscountType( type: string ) {
	switch ( type ) {
		case 'percent':
			return __( 'Percentage', 'storedeck' );
		case 'fixed_cart':
			return __( 'Fixed cart', 'storedeck' );
		case 'fixed_product':
			return __( 'Fixed product', 'storedeck' );
		default:
			return type;
	}
}

export default defineReport< CouponRow >( {
	id: 'coupons',
	title: () => __( 'Coupons', 'storedeck' ),
	endpoint: 'coupons',
	rows: 'items',
	columnsPreference: 'coupons_report_columns',
	tableQuery: { extended_info: true },
	rowKey: ( row ) => row.coupon_id,
	filters: getCouponFilters,
	advancedFilters: () => ( {
		title: __( 'Coupons match {{select /}} filters', 'storedeck' ),
	} ),
	advancedFiltersHook: 'coupon',

	charts: () => [
		{
			key: 'orders_count',
			label: __( 'Discounted orders', 'storedeck' ),
			type: 'number',
			orderby: 'orders_count',
			order: 'desc',
		},
		{
			key: 'amount',
			label: __( 'Amount', 'storedeck' ),
			type: 'currency',
			orderby: 'amount',
			order: 'desc',
		},
	],

	columns: () => [
		{
			id: 'code',
			label: __( 'Coupon code', 'storedeck' ),
			type: 'text',
			isSortable: true,
			isRequired: true,
			value: getCode,
			display: ( row ) => (
				<ReportLink
					to="/analytics/coupons"
					query={ {
						filter: 'single_coupon',
						coupons: String( row.coupon_id ),
					} }
				>
					{ getCode( row ) }
				</ReportLink>
			),
		},
		{
			id: 'orders_count',
			label: __( 'Orders', 'storedeck' ),
			type: 'number',
			isSortable: true,
			isDefaultSort: true,
			isRequired: true,
			value: ( row ) => row.orders_count,
			display: ( row ) => (
				<CountedOrders
					count={ row.orders_count }
					filter={ { coupon_includes: String( row.coupon_id ) } }
				/>
			),
		},
		{
			id: 'amount',
			label: __( 'Amount discounted', 'storedeck' ),
			type: 'currency',
			isSortable: true,
			value: ( row ) => row.amount,
		},
		{
			id: 'created',
			label: __( 'Created', 'storedeck' ),
			type: 'date',
			value: ( row ) => row.extended_info?.date_created || null,
		},
		{
			id: 'expires',
			label: __( 'Expires', 'storedeck' ),
			type: 'date',
			value: ( row ) => row.extended_info?.date_expires || null,
		},
		{
			id: 'type',
			label: __( 'Type', 'storedeck' ),
			type: 'text',
			value: ( row ) =>
				getDiscountType( row.extended_info?.discount_type ?? '' ),
		},
	],

	summary: () => [
		{
			key: 'coupons_count',
			type: 'number',
			label: ( value ) => _n( 'Coupon', 'Coupons', value, 'storedeck' ),
		},
		{
			key: 'orders_count',
			type: 'number',
			label: ( value ) => _n( 'Order', 'Orders', value, 'storedeck' ),
		},
		{
			key: 'amount',
			type: 'currency',
			label: () => __( 'Amount discounted', 'storedeck' ),
		},
	],

	comparison: {
		param: 'coupons',
		helpText: () =>
			__(
				'Check at least two coupon codes below to compare',
				'storedeck'
			),
		getId: ( row ) => row.coupon_id,
		getName: getCode,
	},
	search: {
		type: 'coupons',
		placeholder: () => __( 'Search by coupon code', 'storedeck' ),
	},

	variants: [
		{
			when: ( query ) => isComparing( query, 'coupons' ),
			itemChart: {
				segmentby: 'coupon',
				/* translators: %d: number of coupons. */
				itemsLabel: () => __( '%d coupons', 'storedeck' ),
				filterParam: 'coupons',
			},
		},
	],
} );
