import { __ } from '@wordpress/i18n';
import { isApiError } from '@storedeck/api';
import { decodeEntities } from '@wordpress/html-entities';
import type { Coupon } from '../../common/coupon/coupon-text';
import { parseLocalNumber, toLocalNumber } from '../../common/local-number';
import type { RecordFormState, RecordType } from '../../common/record-form';

/** A coupon as the server returns it; fields may be missing. */
export type StoredCoupon = Coupon & { id: number };

/** The values of the form, by the names of the REST API. Numbers are texts. */
export type CouponValues = {
	code: string;
	status: string;
	description: string;
	discount_type: string;
	amount: string;
	/** `2026-11-23` in the site time zone, or an empty string. */
	date_expires: string;
	free_shipping: boolean;
	minimum_amount: string;
	maximum_amount: string;
	individual_use: boolean;
	exclude_sale_items: boolean;
	product_ids: readonly number[];
	excluded_product_ids: readonly number[];
	product_categories: readonly number[];
	excluded_product_categories: readonly number[];
	/** Separated by commas. */
	email_restrictions: string;
	usage_limit: string;
	usage_limit_per_user: string;
	limit_usage_to_x_items: string;
};

/** Props of a section. */
export interface SectionProps {
	form: RecordFormState< CouponValues >;
}

/** An amount without zeros after the point, of which a percentage has no need. */
const toAmount = ( amount = '' ) =>
	toLocalNumber( amount.replace( /\.0+$/, '' ) );

/** A limit of spend; 0 is none. */
const toSpend = ( amount = '' ) =>
	Number( amount ) === 0 ? '' : toAmount( amount );

const toText = ( limit: number | null | undefined ) =>
	limit ? String( limit ) : '';

export const readValues = (
	coupon: Partial< StoredCoupon >
): CouponValues => ( {
	code: decodeEntities( coupon.code ?? '' ),
	status: coupon.status ?? 'publish',
	description: coupon.description ?? '',
	discount_type: coupon.discount_type ?? 'percent',
	amount: toAmount( coupon.amount ),
	date_expires: coupon.date_expires?.slice( 0, 10 ) ?? '',
	free_shipping: coupon.free_shipping ?? false,
	minimum_amount: toSpend( coupon.minimum_amount ),
	maximum_amount: toSpend( coupon.maximum_amount ),
	individual_use: coupon.individual_use ?? false,
	exclude_sale_items: coupon.exclude_sale_items ?? false,
	product_ids: coupon.product_ids ?? [],
	excluded_product_ids: coupon.excluded_product_ids ?? [],
	product_categories: coupon.product_categories ?? [],
	excluded_product_categories: coupon.excluded_product_categories ?? [],
	email_restrictions: ( coupon.email_restrictions ?? [] ).join( ', ' ),
	usage_limit: toText( coupon.usage_limit ),
	usage_limit_per_user: toText( coupon.usage_limit_per_user ),
	limit_usage_to_x_items: toText( coupon.limit_usage_to_x_items ),
} );

const toDecimal = ( text: string ) => parseLocalNumber( text ) ?? text;

const toLimit = ( text: string ) =>
	text.trim() === '' ? null : Number( text );

const toFields = (
	values: CouponValues
): Record< keyof CouponValues, unknown > => ( {
	...values,
	amount: toDecimal( values.amount ),
	date_expires: values.date_expires
		? `${ values.date_expires }T00:00:00`
		: null,
	minimum_amount: toDecimal( values.minimum_amount ),
	maximum_amount: toDecimal( values.maximum_amount ),
	email_restrictions: values.email_restrictions
		.split( /[\s,;]+/ )
		.filter( Boolean ),
	usage_limit: toLimit( values.usage_limit ),
	usage_limit_per_user: toLimit( values.usage_limit_per_user ),
	limit_usage_to_x_items: toLimit( values.limit_usage_to_x_items ),
} );

const getLabels = (): Record< keyof CouponValues, string > => ( {
	code: __( 'Coupon code', 'storedeck' ),
	status: __( 'Status', 'storedeck' ),
	description: __( 'Description', 'storedeck' ),
	discount_type: __( 'Discount type', 'storedeck' ),
	amount: __( 'Amount', 'storedeck' ),
	date_expires: __( 'Expiry date', 'storedeck' ),
	free_shipping: __( 'Allow free shipping', 'storedeck' ),
	minimum_amount: __( 'Minimum spend', 'storedeck' ),
	maximum_amount: __( 'Maximum spend', 'storedeck' ),
	individual_use: __( 'Individual use only', 'storedeck' ),
	exclude_sale_items: __( 'Exclude sale items', 'storedeck' ),
	product_ids: __( 'Products', 'storedeck' ),
	excluded_product_ids: __( 'Excluded products', 'storedeck' ),
	product_categories: __( 'Categories', 'storedeck' ),
	excluded_product_categories: __( 'Excluded categories', 'storedeck' ),
	email_restrictions: __( 'Allowed emails', 'storedeck' ),
	usage_limit: __( 'Usage limit per coupon', 'storedeck' ),
	usage_limit_per_user: __( 'Usage limit per customer', 'storedeck' ),
	limit_usage_to_x_items: __( 'Limit usage to X items', 'storedeck' ),
} );

/** How coupons are edited. */
export const COUPON: RecordType< CouponValues, StoredCoupon > = {
	itemType: 'coupons',
	isStored: ( item ): item is StoredCoupon =>
		typeof item === 'object' &&
		item !== null &&
		'id' in item &&
		typeof item.id === 'number',
	readValues,
	toFields,
	getLabels,
	// These have other defaults on the server, or none.
	getNewFields: ( { status, discount_type: type } ) => ( {
		status,
		discount_type: type,
	} ),
	readErrors: ( error ) => {
		if ( ! isApiError( error ) ) {
			return undefined;
		}
		return error.code === 'woocommerce_rest_coupon_code_already_exists'
			? { code: error.message }
			: error.data.params;
	},
};
