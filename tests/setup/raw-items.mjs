import { units } from './raw-orders.mjs';
import { sql } from './site.mjs';

/*
 * Reads line items, coupons and taxes of all orders from the tables of order
 * items, with amounts as integers (1/10000 of the currency). To be independent
 * of the code under test, it uses neither the analytics tables nor that code.
 */

const KEYS = [
	'_product_id',
	'_variation_id',
	'_qty',
	'_line_total',
	'discount_amount',
	'rate_id',
	'tax_amount',
	'shipping_tax_amount',
];

/** Returns `{ lines, coupons, taxes }` of all orders, each item with the ID of its `order`. */
export function readRawItems() {
	const items = new Map();
	for ( const row of sql(
		`SELECT i.order_item_id AS id, i.order_id, i.order_item_type AS type, i.order_item_name AS name, m.meta_key, m.meta_value
		FROM {prefix}woocommerce_order_items i
		INNER JOIN {prefix}woocommerce_order_itemmeta m ON m.order_item_id = i.order_item_id
		WHERE m.meta_key IN ( ${ KEYS.map( ( key ) => `'${ key }'` ).join( ', ' ) } )`
	) ) {
		if ( ! items.has( row.id ) ) {
			items.set( row.id, {
				order: Number( row.order_id ),
				type: row.type,
				name: row.name,
			} );
		}
		items.get( row.id )[ row.meta_key ] = row.meta_value;
	}
	const coupons = new Map(
		sql(
			`SELECT ID AS id, post_title AS code FROM {prefix}posts WHERE post_type = 'shop_coupon'`
		).map( ( { id, code } ) => [ code, Number( id ) ] )
	);
	const ofType = ( type ) =>
		[ ...items.values() ].filter( ( item ) => item.type === type );
	return {
		lines: ofType( 'line_item' ).map( ( item ) => ( {
			order: item.order,
			product: Number( item._product_id ),
			variation: Number( item._variation_id ),
			quantity: Number( item._qty ),
			net: units( item._line_total ),
		} ) ),
		coupons: ofType( 'coupon' ).map( ( item ) => ( {
			order: item.order,
			coupon: coupons.get( item.name ),
			amount: units( item.discount_amount ),
		} ) ),
		taxes: ofType( 'tax' ).map( ( item ) => ( {
			order: item.order,
			rate: Number( item.rate_id ),
			orderTax: units( item.tax_amount ),
			shippingTax: units( item.shipping_tax_amount ),
		} ) ),
	};
}

/**
 * The categories of each product with all their ancestors.
 *
 * @return {Map<number, Set<number>>} Product ID => category IDs.
 */
export function readCategories() {
	const parents = new Map();
	const own = [];
	for ( const row of sql(
		`SELECT r.object_id AS product, t.term_id AS id FROM {prefix}term_relationships r
		INNER JOIN {prefix}term_taxonomy t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE t.taxonomy = 'product_cat'`
	) ) {
		own.push( [ Number( row.product ), Number( row.id ) ] );
	}
	for ( const row of sql(
		`SELECT term_id AS id, parent FROM {prefix}term_taxonomy WHERE taxonomy = 'product_cat'`
	) ) {
		parents.set( Number( row.id ), Number( row.parent ) );
	}
	const categories = new Map();
	for ( const [ product, first ] of own ) {
		const all = categories.get( product ) ?? new Set();
		for ( let id = first; id; id = parents.get( id ) ) {
			all.add( id );
		}
		categories.set( product, all );
	}
	return categories;
}

/**
 * The paid orders and refunds of a date range, by ID.
 *
 * @param {ReturnType<typeof import('./raw-orders.mjs').readRawOrders>} orders
 * @param {string}                                                      after  Site time, inclusive.
 * @param {string}                                                      before Site time, inclusive.
 */
export function ordersIn( orders, after, before ) {
	return new Map(
		orders
			.filter(
				( { isSold, paid } ) =>
					isSold && paid && paid >= after && paid <= before
			)
			.map( ( order ) => [ order.id, order ] )
	);
}

/**
 * Groups items by key and sums their values. An item can be in several groups.
 *
 * @param {Array}              items  Lines, coupons or taxes.
 * @param {Map<number,Object>} orders The orders to include, by ID.
 * @param {Function}           keysOf Returns the keys of an item.
 * @param {Object}             sums   Name => function that returns the value of an item.
 * @return {Map<number, Object>} Key => sums by name, and `orders`: the number of orders (not refunds) in the group.
 */
export function sumBy( items, orders, keysOf, sums ) {
	const groups = new Map();
	for ( const item of items ) {
		const order = orders.get( item.order );
		for ( const key of order ? keysOf( item ) : [] ) {
			const group = groups.get( key ) ?? { ids: new Set() };
			groups.set( key, group );
			for ( const [ name, getValue ] of Object.entries( sums ) ) {
				group[ name ] = ( group[ name ] ?? 0 ) + getValue( item );
			}
			if ( ! order.isRefund ) {
				group.ids.add( order.id );
			}
		}
	}
	for ( const group of groups.values() ) {
		group.orders = group.ids.size;
		delete group.ids;
	}
	return groups;
}
