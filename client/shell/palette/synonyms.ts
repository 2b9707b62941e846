import { _x } from '@wordpress/i18n';

/**
 * Words that people search for, by the id of the entry that they mean. Each text is a list of words that translators replace by
 * those of their language.
 */
const getLists = (): Record< string, string > => ( {
	'page:/': _x( 'dashboard, start, today', 'search words', 'storedeck' ),
	'page:/inbox': _x(
		'messages, notifications, notes',
		'search words',
		'storedeck'
	),
	'page:/customers': _x(
		'clients, buyers, shoppers, people, contacts',
		'search words',
		'storedeck'
	),
	'page:/reviews': _x(
		'ratings, stars, feedback, comments',
		'search words',
		'storedeck'
	),
	'page:/products': _x(
		'articles, goods, catalog, inventory',
		'search words',
		'storedeck'
	),
	'page:/products/new': _x(
		'create product, new product, new article',
		'search words',
		'storedeck'
	),
	'page:/coupons/new': _x(
		'create coupon, new coupon, add coupon, new voucher, new discount code',
		'search words',
		'storedeck'
	),
	'page:/stock': _x(
		'inventory, quantities, warehouse',
		'search words',
		'storedeck'
	),
	'page:/payments': _x(
		'gateways, checkout, PayPal, cards, invoice',
		'search words',
		'storedeck'
	),
	'page:/extensions': _x( 'plugins, add-ons', 'search words', 'storedeck' ),
	'page:/import-export': _x(
		'CSV, download, upload, files, migrate',
		'search words',
		'storedeck'
	),
	'page:/settings': _x(
		'preferences, options, configuration, currency, store address',
		'search words',
		'storedeck'
	),
	'page:/analytics/overview': _x(
		'dashboard, performance, KPI',
		'search words',
		'storedeck'
	),
	'page:/analytics/explore': _x(
		'ask, questions, pivot, custom report',
		'search words',
		'storedeck'
	),
	'page:/analytics/revenue': _x(
		'sales, turnover, income, earnings, takings',
		'search words',
		'storedeck'
	),
	'page:/analytics/orders': _x(
		'purchases, sales',
		'search words',
		'storedeck'
	),
	'page:/analytics/products': _x(
		'best sellers, bestsellers, articles, goods',
		'search words',
		'storedeck'
	),
	'page:/analytics/categories': _x(
		'departments, groups',
		'search words',
		'storedeck'
	),
	'page:/analytics/coupons': _x(
		'discounts, vouchers, promotions, promo codes',
		'search words',
		'storedeck'
	),
	'page:/analytics/taxes': _x( 'VAT, GST', 'search words', 'storedeck' ),
	'page:/analytics/payments': _x(
		'gateways, delivery, carriers',
		'search words',
		'storedeck'
	),
	'page:/analytics/places': _x(
		'countries, regions, cities, map, locations',
		'search words',
		'storedeck'
	),
	'page:/analytics/channels': _x(
		'marketing, campaigns, traffic, sources, ads, devices',
		'search words',
		'storedeck'
	),
	'page:/analytics/times': _x(
		'weekdays, hours, busiest',
		'search words',
		'storedeck'
	),
	'page:/analytics/stock': _x(
		'inventory, quantities',
		'search words',
		'storedeck'
	),
	'command:storedeck/low-stock': _x(
		'running out, reorder, inventory',
		'search words',
		'storedeck'
	),
	'command:storedeck/out-of-stock': _x(
		'stock out, sold out, unavailable, inventory',
		'search words',
		'storedeck'
	),
	'metric:net_revenue': _x(
		'turnover, revenue, income, earnings',
		'search words',
		'storedeck'
	),
	'metric:total_sales': _x(
		'turnover, revenue, takings, income',
		'search words',
		'storedeck'
	),
	'metric:gross_sales': _x( 'gross revenue', 'search words', 'storedeck' ),
	'metric:orders_count': _x( 'purchases', 'search words', 'storedeck' ),
	'metric:avg_order_value': _x(
		'AOV, basket, cart, average sale',
		'search words',
		'storedeck'
	),
	'metric:avg_items_per_order': _x(
		'basket size, cart size',
		'search words',
		'storedeck'
	),
	'metric:num_items_sold': _x(
		'units, quantity, pieces',
		'search words',
		'storedeck'
	),
	'metric:refunds': _x(
		'refunds, money back, credit',
		'search words',
		'storedeck'
	),
	'metric:coupons': _x(
		'discounts, vouchers, promotions',
		'search words',
		'storedeck'
	),
	'metric:taxes': _x( 'VAT, GST', 'search words', 'storedeck' ),
	'metric:shipping': _x( 'delivery, postage', 'search words', 'storedeck' ),
	'metric:total_customers': _x(
		'clients, buyers, shoppers',
		'search words',
		'storedeck'
	),
	'period:today': _x( 'this day', 'search words', 'storedeck' ),
	'period:week': _x( 'this week', 'search words', 'storedeck' ),
	'period:month': _x( 'this month', 'search words', 'storedeck' ),
	'period:quarter': _x( 'this quarter', 'search words', 'storedeck' ),
	'period:year': _x( 'this year', 'search words', 'storedeck' ),
	'period:last_week': _x( 'previous week', 'search words', 'storedeck' ),
	'period:last_month': _x( 'previous month', 'search words', 'storedeck' ),
	'period:last_quarter': _x(
		'previous quarter',
		'search words',
		'storedeck'
	),
	'period:last_year': _x( 'previous year', 'search words', 'storedeck' ),
} );

/** Other words for an entry; empty if it has none. */
export const getSynonyms = ( id: string ) => getLists()[ id ] ?? '';
