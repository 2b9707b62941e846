import { findRests, groupBy, toWallClock, units } from './raw-orders.mjs';
import { readCategories } from './raw-items.mjs';
import { php, sql } from './site.mjs';

/*
 * Computes the stored sums of reports from the order tables, with integers
 * (1/10000 of the currency) and Node's time zone data, and compares them with the
 * tables. To be independent of the code under test, it uses none of it: only the
 * shipping of lines is read from the rows of orders that reports use.
 */

/** Statuses of orders that no report shows. */
const NOT_REPORTED = [ 'trash', 'auto-draft', 'wc-auto-draft' ];

/** The date types in the order in which the tables number them. */
const DATES = [ 'paid', 'created', 'completed' ];

const LINES = {
	orders_count: 0,
	items_sold: 0,
	net_revenue: 0,
	net_sold: 0,
	total_sales: 0,
	coupons: 0,
	refunds: 0,
	shipping: 0,
	taxes: 0,
};
const TAXES = { orders_count: 0, total_tax: 0, order_tax: 0, shipping_tax: 0 };
const DISCOUNTS = { orders_count: 0, amount: 0 };

/** The tables: their own keys, the columns that are compared, and whether they have sums of months. */
const TABLES = {
	orders: {
		keys: [],
		columns: [
			'all_rows',
			'orders_count',
			'num_items_sold',
			'total_sales',
			'net_revenue',
			'net_sold',
			'taxes',
			'shipping',
			'refunds',
		],
	},
	customers: {
		keys: [ 'customer_id' ],
		columns: [ 'orders_count', 'total_sales' ],
	},
	lines: { keys: [], columns: Object.keys( LINES ) },
	variants: { keys: [], columns: Object.keys( LINES ) },
	products: {
		keys: [ 'product_id' ],
		columns: Object.keys( LINES ),
		months: true,
	},
	variations: {
		keys: [ 'product_id', 'variation_id' ],
		columns: Object.keys( LINES ),
		months: true,
	},
	categories: {
		keys: [ 'category_id' ],
		columns: Object.keys( LINES ),
		months: true,
	},
	discounts: { keys: [], columns: Object.keys( DISCOUNTS ) },
	coupons: {
		keys: [ 'coupon_id' ],
		columns: Object.keys( DISCOUNTS ),
		months: true,
	},
	tax_totals: { keys: [], columns: Object.keys( TAXES ) },
	tax_rates: {
		keys: [ 'tax_rate_id' ],
		columns: Object.keys( TAXES ),
		months: true,
	},
};

const isDate = ( gmt ) => gmt && ! gmt.startsWith( '0000' );
const total = ( items, key ) =>
	items.reduce( ( sum, item ) => sum + item[ key ], 0 );

/** Items of orders with their meta data, by order. */
function readItems() {
	const items = new Map();
	for ( const row of sql(
		`SELECT i.order_item_id AS id, i.order_id, i.order_item_type AS type, i.order_item_name AS name, m.meta_key, m.meta_value
		FROM {prefix}woocommerce_order_items i LEFT JOIN {prefix}woocommerce_order_itemmeta m ON m.order_item_id = i.order_item_id`
	) ) {
		const item = items.get( row.id ) ?? {
			id: Number( row.id ),
			order: Number( row.order_id ),
			type: row.type,
			name: row.name,
			meta: {},
		};
		item.meta[ row.meta_key ] = row.meta_value;
		items.set( row.id, item );
	}
	return groupBy( items.values(), ( { order } ) => order );
}

/** Returns a function that finds the customer of an order by its user or email; 0 when there is none. */
function createCustomerFinder() {
	const rows = sql(
		'SELECT customer_id, user_id, email FROM {prefix}storedeck_customer_lookup'
	);
	const byUser = new Map(
		rows.map( ( row ) => [ Number( row.user_id ), row.customer_id ] )
	);
	const byEmail = new Map(
		rows.map( ( row ) => [ row.email?.toLowerCase(), row.customer_id ] )
	);
	return ( { user_id: user, email } ) =>
		Number(
			( Number( user ) && byUser.get( Number( user ) ) ) ||
				( email && byEmail.get( email.toLowerCase() ) ) ||
				0
		);
}

/** Amounts of which a refund without items leaves nothing; coupons remain. */
const RETURNED = [
	'items_sold',
	'net_revenue',
	'total_sales',
	'shipping',
	'taxes',
	'total_tax',
	'order_tax',
	'shipping_tax',
];

/** What is left of parts of an order, negated, by a key of them. */
const subtract = ( parts, key ) =>
	[ ...groupBy( parts, ( part ) => part[ key ] ).values() ]
		.map( ( group ) => ( {
			...group[ 0 ],
			coupons: 0,
			...Object.fromEntries(
				RETURNED.filter( ( name ) => name in group[ 0 ] ).map(
					( name ) => [ name, -total( group, name ) ]
				)
			),
		} ) )
		.filter( ( part ) => RETURNED.some( ( name ) => part[ name ] ) );

/** Orders and refunds with dates in site time, status, amounts and items. */
function readOrders() {
	const zone = php( 'return wp_timezone_string();' );
	const rows = sql(
		`SELECT o.id, o.parent_order_id, o.type, o.status, o.currency, o.total_amount, o.tax_amount, o.date_created_gmt,
			d.date_paid_gmt, d.date_completed_gmt, d.shipping_total_amount, o.customer_id AS user_id, o.billing_email AS email
		FROM {prefix}wc_orders o LEFT JOIN {prefix}wc_order_operational_data d ON d.order_id = o.id
		WHERE o.type IN ( 'shop_order', 'shop_order_refund' )`
	);
	const byId = new Map( rows.map( ( row ) => [ row.id, row ] ) );
	const getParent = ( row ) =>
		row.type === 'shop_order_refund'
			? byId.get( row.parent_order_id )
			: row;
	const items = readItems();
	/** Items of imported orders only have the code of their coupon. */
	const codes = new Map(
		sql(
			"SELECT ID AS id, post_title AS code FROM {prefix}posts WHERE post_type = 'shop_coupon'"
		).map( ( { id, code } ) => [ code.toLowerCase(), Number( id ) ] )
	);
	const findCustomer = createCustomerFinder();
	const rests = findRests(
		rows.map( ( row ) => ( {
			...row,
			items: items.get( Number( row.id ) )?.length ?? 0,
		} ) )
	);
	const shares = new Map(
		sql(
			'SELECT order_item_id, shipping_amount, shipping_tax_amount FROM {prefix}storedeck_order_product_lookup'
		).map( ( row ) => [ Number( row.order_item_id ), row ] )
	);
	/** Items, lines and taxes of an order or refund. */
	const readParts = ( id ) => {
		const own = items.get( Number( id ) ) ?? [];
		const lines = own
			.filter( ( { type } ) => type === 'line_item' )
			.map( ( { id: item, meta } ) => {
				const net = units( meta._line_total );
				const shipping = units( shares.get( item )?.shipping_amount );
				const taxes =
					units( meta._line_tax ) +
					units( shares.get( item )?.shipping_tax_amount );
				return {
					line: Number( meta._refunded_item_id ?? item ),
					product_id: Number( meta._product_id ),
					variation_id: Number( meta._variation_id ?? 0 ),
					items_sold: units( meta._qty ),
					net_revenue: net,
					total_sales: net + shipping + taxes,
					coupons:
						units( meta._line_subtotal ?? meta._line_total ) - net,
					shipping,
					taxes,
				};
			} );
		const taxItems = own
			.filter( ( { type } ) => type === 'tax' )
			.map( ( { meta } ) => ( {
				tax_rate_id: Number( meta.rate_id ),
				total_tax:
					units( meta.tax_amount ) +
					units( meta.shipping_tax_amount ),
				order_tax: units( meta.tax_amount ),
				shipping_tax: units( meta.shipping_tax_amount ),
			} ) );
		return { own, lines, taxItems };
	};
	const reported = rows.filter(
		( row ) =>
			! NOT_REPORTED.includes( getParent( row )?.status ?? 'trash' )
	);
	return reported.map( ( row ) => {
		const parent = getParent( row );
		const isRefund = parent !== row;
		const toDay = ( field ) => {
			const date = parent[ `date_${ field }_gmt` ];
			return isDate( date )
				? toWallClock(
						isRefund ? row.date_created_gmt : date,
						zone
				  ).slice( 0, 10 )
				: null;
		};
		const rest = ( rests.get( row.id ) ?? [] ).map( ( other ) => ( {
			...other,
			...readParts( other.id ),
		} ) );
		const { own, ...parts } = readParts( row.id );
		const lines = [
			...parts.lines,
			...subtract(
				rest.flatMap( ( other ) => other.lines ),
				'line'
			),
		].map( ( line ) => ( {
			...line,
			refunds: isRefund ? -line.total_sales : 0,
			net_sold: isRefund ? 0 : line.net_revenue,
		} ) );
		const taxItems = [
			...parts.taxItems,
			...subtract(
				rest.flatMap( ( other ) => other.taxItems ),
				'tax_rate_id'
			),
		];
		const amount = units( row.total_amount );
		const shipping =
			units( row.shipping_total_amount ) -
			rest.reduce(
				( sum, other ) => sum + units( other.shipping_total_amount ),
				0
			);
		const taxes = taxItems.length
			? total( taxItems, 'total_tax' )
			: units( row.tax_amount );
		const net = amount - taxes - shipping;
		return {
			isRefund,
			status: parent.status,
			currency: row.currency,
			days: DATES.map( toDay ),
			sums: {
				all_rows: 1,
				orders_count: isRefund ? 0 : 1,
				num_items_sold: total( lines, 'items_sold' ),
				total_sales: amount,
				net_revenue: net,
				taxes,
				shipping,
				refunds: isRefund ? -amount : 0,
				net_sold: isRefund ? 0 : net,
			},
			customer_id: findCustomer( parent ),
			lines,
			taxItems,
			coupons: own
				.filter( ( { type } ) => type === 'coupon' )
				.map( ( { name, meta } ) => ( {
					coupon_id: meta.coupon_info
						? JSON.parse( meta.coupon_info )[ 0 ]
						: codes.get( name.toLowerCase() ) ?? 0,
					amount: units( meta.discount_amount ),
				} ) ),
		};
	} );
}

/** The rows that an order adds to each table: keys and values. */
function getRows( order, categories ) {
	const variants = order.lines.filter( ( { variation_id: id } ) => id > 0 );
	return {
		orders: [ order.sums ],
		customers: [ { ...order.sums, customer_id: order.customer_id } ],
		lines: order.lines,
		variants,
		products: order.lines,
		variations: variants,
		categories: order.lines.flatMap( ( line ) =>
			[ ...( categories.get( line.product_id ) ?? [] ) ].map(
				( id ) => ( {
					...line,
					category_id: id,
				} )
			)
		),
		discounts: order.coupons,
		coupons: order.coupons,
		tax_totals: order.taxItems,
		tax_rates: order.taxItems,
	};
}

/** Sums by table and key that follow from the order tables. */
export function computeSums() {
	const categories = readCategories();
	const sums = Object.fromEntries(
		Object.keys( TABLES ).map( ( name ) => [ name, new Map() ] )
	);
	for ( const order of readOrders() ) {
		const rows = getRows( order, categories );
		for ( const [ name, { keys, columns, months } ] of Object.entries(
			TABLES
		) ) {
			/** Keys in which the order was counted. */
			const counted = new Set();
			for ( const row of rows[ name ] ) {
				order.days.forEach( ( day, type ) => {
					const spans = [
						[ 0, day ],
						...( months
							? [ [ 1, `${ day?.slice( 0, 8 ) }01` ] ]
							: [] ),
					];
					for ( const [ isMonth, first ] of day ? spans : [] ) {
						const key = [
							isMonth,
							type,
							first,
							order.status,
							order.currency,
							...keys.map( ( column ) => row[ column ] ),
						].join( ' ' );
						const group = sums[ name ].get( key ) ?? {};
						for ( const column of columns ) {
							const isOrder =
								column === 'orders_count' &&
								row.orders_count === undefined;
							const value = isOrder
								? Number(
										! order.isRefund && ! counted.has( key )
								  )
								: row[ column ];
							group[ column ] = ( group[ column ] ?? 0 ) + value;
						}
						sums[ name ].set( key, group );
						counted.add( key );
					}
				} );
			}
		}
	}
	return sums;
}

/** Sums by table and key that are stored, merged and not. */
export function readSums() {
	return Object.fromEntries(
		Object.entries( TABLES ).map( ( [ name, { keys, columns } ] ) => {
			const by = [
				'is_month',
				'date_type',
				'day',
				'status',
				'currency',
				...keys,
			];
			const rows = sql(
				`SELECT ${ by }, ${ columns.map(
					( column ) => `SUM( ${ column } ) AS ${ column }`
				) } FROM {prefix}storedeck_sums_${ name } WHERE is_month < 2 GROUP BY ${ by }`
			);
			return [
				name,
				new Map(
					rows.map( ( row ) => [
						by.map( ( column ) => row[ column ] ).join( ' ' ),
						Object.fromEntries(
							columns.map( ( column ) => [
								column,
								Number( row[ column ] ),
							] )
						),
					] )
				),
			];
		} )
	);
}

/**
 * Compares the stored sums with those of the order tables.
 *
 * @return {{ compared: number, differences: string[] }} Number of sums, and those that differ.
 */
export function compareSums() {
	const [ expected, stored ] = [ computeSums(), readSums() ];
	const differences = [];
	let compared = 0;
	for ( const [ name, { columns } ] of Object.entries( TABLES ) ) {
		for ( const key of new Set( [
			...expected[ name ].keys(),
			...stored[ name ].keys(),
		] ) ) {
			for ( const column of columns ) {
				const [ one, other ] = [ expected, stored ].map(
					( sums ) => sums[ name ].get( key )?.[ column ] ?? 0
				);
				compared++;
				if ( one !== other ) {
					differences.push(
						`${ name } ${ key } ${ column }: ${ other } instead of ${ one }`
					);
				}
			}
		}
	}
	return { compared, differences };
}
