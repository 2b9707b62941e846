import { sql } from './site.mjs';

/**
 * The contents of the raw orders, read from the order items and
 * their details: lines, coupons and taxes in whole ten-thousandths. Nothing of
 * the analytics tables is used, and nothing is shared with the code that is checked.
 */

const units = ( decimal ) => Math.round( Number( decimal ?? 0 ) * 10000 );

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

/** Lines, coupons and taxes of all orders: `{ lines, coupons, taxes }`, each with its `order`. */
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
	const of = ( type ) =>
		[ ...items.values() ].filter( ( item ) => item.type === type );
	return {
		lines: of( 'line_item' ).map( ( item ) => ( {
			order: item.order,
			product: Number( item._product_id ),
			variation: Number( item._variation_id ),
			quantity: Number( item._qty ),
			net: units( item._line_total ),
		} ) ),
		coupons: of( 'coupon' ).map( ( item ) => ( {
			order: item.order,
			coupon: coupons.get( item.name ),
			amount: units( item.discount_amount ),
		} ) ),
		taxes: of( 'tax' ).map( ( item ) => ( {
			order: item.order,
			rate: Number( item.rate_id ),
			orderTax: units( item.tax_amount ),
			shippingTax: units( item.shipping_tax_amount ),
		} ) ),
	};
}

/**
 * The categories above each product, its own included: a Map of sets, made from
 * the terms and their parents.
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
 * Orders that count in a range of wall-clock dates, by id.
 *
 * @param {ReturnType<import('./raw-orders.mjs').readRawOrders>} orders
 * @param {string}                                               after
 * @param {string}                                               before
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
 * Sums of items by key; an item may have several keys.
 *
 * @param {Array}              items  Lines, coupons or taxes.
 * @param {Map<number,Object>} orders The orders that count.
 * @param {Function}           keysOf Item => keys.
 * @param {Object}             sums   Name => function of an item, in units or quantities.
 * @return {Map<number, Object>} Key => sums, and `orders`: number of orders (not refunds) with such an item.
 */
export function sumBy( items, orders, keysOf, sums ) {
	const groups = new Map();
	for ( const item of items ) {
		const order = orders.get( item.order );
		for ( const key of order ? keysOf( item ) : [] ) {
			const group = groups.get( key ) ?? { ids: new Set() };
			groups.set( key, group );
			for ( const [ name, of ] of Object.entries( sums ) ) {
				group[ name ] = ( group[ name ] ?? 0 ) + of( item );
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
