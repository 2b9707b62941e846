/*
 * Written by bin/write-route-types.mjs from the routes that a live shop is
 * tested against. Changes by hand are lost.
 */

export type OrderStatus =
	| 'any'
	| 'trash'
	| 'pending'
	| 'processing'
	| 'on-hold'
	| 'completed'
	| 'cancelled'
	| 'refunded'
	| 'failed'
	| 'checkout-draft';

export type IntervalName =
	| 'hour'
	| 'day'
	| 'week'
	| 'month'
	| 'quarter'
	| 'year';

/**
 * Parameters of each report, by its path below `/wc-analytics/reports/`, as a
 * shop without extensions takes them: those may add statuses and orders.
 */
export interface ReportParameters {
	categories: {
		after?: string;
		before?: string;
		categories?: number[];
		date_type?: 'date_paid' | 'date_created' | 'date_completed';
		extended_info?: boolean;
		force_cache_refresh?: boolean;
		interval?: IntervalName;
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		orderby?:
			| 'category_id'
			| 'items_sold'
			| 'net_revenue'
			| 'orders_count'
			| 'products_count'
			| 'category';
		page?: number;
		per_page?: number;
		status_is?: OrderStatus[];
		status_is_not?: OrderStatus[];
	};
	coupons: {
		after?: string;
		before?: string;
		coupons?: number[];
		date_type?: 'date_paid' | 'date_created' | 'date_completed';
		extended_info?: boolean;
		force_cache_refresh?: boolean;
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		orderby?: 'coupon_id' | 'code' | 'amount' | 'orders_count';
		page?: number;
		per_page?: number;
	};
	'coupons/stats': {
		after?: string;
		before?: string;
		coupons?: number[];
		date_type?: 'date_paid' | 'date_created' | 'date_completed';
		fields?: string[];
		force_cache_refresh?: boolean;
		interval?: IntervalName;
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		orderby?: 'date' | 'amount' | 'coupons_count' | 'orders_count';
		page?: number;
		per_page?: number;
		segmentby?: 'product' | 'variation' | 'category' | 'coupon';
	};
	customers: {
		after?: string;
		avg_order_value_between?: number[];
		avg_order_value_max?: number;
		avg_order_value_min?: number;
		before?: string;
		country_excludes?: string;
		country_includes?: string;
		customers?: number[];
		email_excludes?: string;
		email_includes?: string;
		filter_empty?: Array<
			'email' | 'name' | 'country' | 'city' | 'state' | 'postcode'
		>;
		force_cache_refresh?: boolean;
		last_active_after?: string;
		last_active_before?: string;
		last_active_between?: string[];
		last_order_after?: string;
		last_order_before?: string;
		last_order_between?: string[];
		match?: 'all' | 'any';
		name_excludes?: string;
		name_includes?: string;
		order?: 'asc' | 'desc';
		orderby?:
			| 'date_registered'
			| 'username'
			| 'name'
			| 'country'
			| 'city'
			| 'state'
			| 'postcode'
			| 'date_last_active'
			| 'orders_count'
			| 'total_spend'
			| 'avg_order_value';
		orders_count_between?: number[];
		orders_count_max?: number;
		orders_count_min?: number;
		page?: number;
		per_page?: number;
		registered_after?: string;
		registered_before?: string;
		registered_between?: string[];
		search?: string;
		searchby?: 'name' | 'username' | 'email' | 'all';
		total_spend_between?: number[];
		total_spend_max?: number;
		total_spend_min?: number;
		username_excludes?: string;
		username_includes?: string;
		users?: number[];
	};
	'customers/stats': {
		after?: string;
		avg_order_value_between?: number[];
		avg_order_value_max?: number;
		avg_order_value_min?: number;
		before?: string;
		country_excludes?: string;
		country_includes?: string;
		customers?: number[];
		email_excludes?: string;
		email_includes?: string;
		fields?: string[];
		force_cache_refresh?: boolean;
		last_active_after?: string;
		last_active_before?: string;
		last_active_between?: string[];
		last_order_after?: string;
		last_order_before?: string;
		last_order_between?: string[];
		match?: 'all' | 'any';
		name_excludes?: string;
		name_includes?: string;
		orders_count_between?: number[];
		orders_count_max?: number;
		orders_count_min?: number;
		registered_after?: string;
		registered_before?: string;
		registered_between?: string[];
		search?: string;
		searchby?: 'name' | 'username' | 'email' | 'all';
		total_spend_between?: number[];
		total_spend_max?: number;
		total_spend_min?: number;
		username_excludes?: string;
		username_includes?: string;
		users?: number[];
	};
	downloads: {
		after?: string;
		before?: string;
		customer_excludes?: number[];
		customer_includes?: number[];
		force_cache_refresh?: boolean;
		ip_address_excludes?: string[];
		ip_address_includes?: string[];
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		order_excludes?: number[];
		order_includes?: number[];
		orderby?: 'date' | 'product';
		page?: number;
		per_page?: number;
		product_excludes?: number[];
		product_includes?: number[];
	};
	'downloads/stats': {
		after?: string;
		before?: string;
		customer_excludes?: number[];
		customer_includes?: number[];
		fields?: string[];
		force_cache_refresh?: boolean;
		interval?: IntervalName;
		ip_address_excludes?: string[];
		ip_address_includes?: string[];
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		order_excludes?: number[];
		order_includes?: number[];
		orderby?: 'date' | 'download_count';
		page?: number;
		per_page?: number;
		product_excludes?: number[];
		product_includes?: number[];
	};
	orders: {
		after?: string;
		attribute_is?: Array< unknown[] >;
		attribute_is_not?: Array< unknown[] >;
		before?: string;
		coupon_excludes?: number[];
		coupon_includes?: number[];
		customer_type?: '' | 'new' | 'returning';
		date_type?: 'date_paid' | 'date_created' | 'date_completed';
		extended_info?: boolean;
		force_cache_refresh?: boolean;
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		order_excludes?: number[];
		order_includes?: number[];
		orderby?: 'date' | 'num_items_sold' | 'net_total';
		page?: number;
		per_page?: number;
		product_excludes?: number[];
		product_includes?: number[];
		refunds?: '' | 'all' | 'partial' | 'full' | 'none';
		status_is?: OrderStatus[];
		status_is_not?: OrderStatus[];
		tax_rate_excludes?: number[];
		tax_rate_includes?: number[];
		variation_excludes?: number[];
		variation_includes?: number[];
	};
	'orders/stats': {
		after?: string;
		attribute_is?: Array< unknown[] >;
		attribute_is_not?: Array< unknown[] >;
		before?: string;
		coupon_excludes?: number[];
		coupon_includes?: number[];
		customer?: 'new' | 'returning';
		customer_type?: 'new' | 'returning';
		date_type?: 'date_paid' | 'date_created' | 'date_completed';
		fields?: string[];
		force_cache_refresh?: boolean;
		interval?: IntervalName;
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		order_excludes?: number[];
		order_includes?: number[];
		orderby?: 'date' | 'net_revenue' | 'orders_count' | 'avg_order_value';
		page?: number;
		per_page?: number;
		product_excludes?: number[];
		product_includes?: number[];
		refunds?: '' | 'all' | 'partial' | 'full' | 'none';
		segmentby?:
			| 'product'
			| 'category'
			| 'variation'
			| 'coupon'
			| 'customer_type';
		status_is?: OrderStatus[];
		status_is_not?: OrderStatus[];
		tax_rate_excludes?: number[];
		tax_rate_includes?: number[];
		variation_excludes?: number[];
		variation_includes?: number[];
	};
	'performance-indicators': {
		after?: string;
		before?: string;
		force_cache_refresh?: boolean;
		stats?: Array<
			| 'revenue/total_sales'
			| 'revenue/net_revenue'
			| 'revenue/shipping'
			| 'revenue/refunds'
			| 'revenue/gross_sales'
			| 'orders/orders_count'
			| 'orders/avg_order_value'
			| 'products/items_sold'
			| 'variations/items_sold'
			| 'coupons/amount'
			| 'coupons/orders_count'
			| 'taxes/total_tax'
			| 'taxes/order_tax'
			| 'taxes/shipping_tax'
			| 'downloads/download_count'
		>;
	};
	'performance-indicators/allowed': {
		after?: string;
		before?: string;
		force_cache_refresh?: boolean;
		stats?: Array<
			| 'revenue/total_sales'
			| 'revenue/net_revenue'
			| 'revenue/shipping'
			| 'revenue/refunds'
			| 'revenue/gross_sales'
			| 'orders/orders_count'
			| 'orders/avg_order_value'
			| 'products/items_sold'
			| 'variations/items_sold'
			| 'coupons/amount'
			| 'coupons/orders_count'
			| 'taxes/total_tax'
			| 'taxes/order_tax'
			| 'taxes/shipping_tax'
			| 'downloads/download_count'
		>;
	};
	products: {
		after?: string;
		before?: string;
		categories?: number[];
		date_type?: 'date_paid' | 'date_created' | 'date_completed';
		extended_info?: boolean;
		force_cache_refresh?: boolean;
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		orderby?:
			| 'date'
			| 'net_revenue'
			| 'orders_count'
			| 'items_sold'
			| 'product_name'
			| 'variations'
			| 'sku';
		page?: number;
		per_page?: number;
		products?: number[];
	};
	'products/stats': {
		after?: string;
		before?: string;
		categories?: number[];
		date_type?: 'date_paid' | 'date_created' | 'date_completed';
		fields?: string[];
		force_cache_refresh?: boolean;
		interval?: IntervalName;
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		orderby?:
			| 'date'
			| 'net_revenue'
			| 'coupons'
			| 'refunds'
			| 'shipping'
			| 'taxes'
			| 'orders_count'
			| 'items_sold';
		page?: number;
		per_page?: number;
		products?: number[];
		segmentby?: 'product' | 'category' | 'variation';
		variations?: number[];
	};
	'revenue/stats': {
		after?: string;
		before?: string;
		date_type?: 'date_paid' | 'date_created' | 'date_completed';
		fields?: string[];
		force_cache_refresh?: boolean;
		interval?: IntervalName;
		order?: 'asc' | 'desc';
		orderby?:
			| 'date'
			| 'total_sales'
			| 'coupons'
			| 'refunds'
			| 'shipping'
			| 'taxes'
			| 'net_revenue'
			| 'orders_count'
			| 'items_sold'
			| 'gross_sales';
		page?: number;
		per_page?: number;
		segmentby?:
			| 'product'
			| 'category'
			| 'variation'
			| 'coupon'
			| 'customer_type';
	};
	stock: {
		exclude?: number[];
		include?: number[];
		offset?: number;
		order?: 'asc' | 'desc';
		orderby?:
			| 'stock_status'
			| 'stock_quantity'
			| 'date'
			| 'id'
			| 'include'
			| 'title'
			| 'sku';
		page?: number;
		parent?: number[];
		parent_exclude?: number[];
		per_page?: number;
		type?: 'all' | 'lowstock' | 'instock' | 'outofstock' | 'onbackorder';
	};
	'stock/stats': {};
	taxes: {
		after?: string;
		before?: string;
		date_type?: 'date_paid' | 'date_created' | 'date_completed';
		force_cache_refresh?: boolean;
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		orderby?:
			| 'tax_rate_id'
			| 'name'
			| 'tax_code'
			| 'rate'
			| 'order_tax'
			| 'total_tax'
			| 'shipping_tax'
			| 'orders_count';
		page?: number;
		per_page?: number;
		taxes?: string[];
	};
	'taxes/stats': {
		after?: string;
		before?: string;
		date_type?: 'date_paid' | 'date_created' | 'date_completed';
		fields?: string[];
		force_cache_refresh?: boolean;
		interval?: IntervalName;
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		orderby?:
			| 'date'
			| 'total_tax'
			| 'order_tax'
			| 'shipping_tax'
			| 'tax_codes'
			| 'orders_count'
			| 'items_sold'
			| 'total_sales'
			| 'products_count';
		page?: number;
		per_page?: number;
		segmentby?: 'tax_rate_id';
		taxes?: number[];
	};
	variations: {
		after?: string;
		attribute_is?: Array< unknown[] >;
		attribute_is_not?: Array< unknown[] >;
		before?: string;
		category_excludes?: number[];
		category_includes?: number[];
		date_type?: 'date_paid' | 'date_created' | 'date_completed';
		extended_info?: boolean;
		force_cache_refresh?: boolean;
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		orderby?:
			| 'date'
			| 'net_revenue'
			| 'orders_count'
			| 'items_sold'
			| 'sku';
		page?: number;
		per_page?: number;
		product_excludes?: number[];
		product_includes?: number[];
		products?: number[];
		variations?: number[];
	};
	'variations/stats': {
		after?: string;
		attribute_is?: Array< unknown[] >;
		attribute_is_not?: Array< unknown[] >;
		before?: string;
		category_excludes?: number[];
		category_includes?: number[];
		date_type?: 'date_paid' | 'date_created' | 'date_completed';
		fields?: string[];
		force_cache_refresh?: boolean;
		interval?: IntervalName;
		match?: 'all' | 'any';
		order?: 'asc' | 'desc';
		orderby?:
			| 'date'
			| 'net_revenue'
			| 'coupons'
			| 'refunds'
			| 'shipping'
			| 'taxes'
			| 'orders_count'
			| 'items_sold';
		page?: number;
		per_page?: number;
		product_excludes?: number[];
		product_includes?: number[];
		segmentby?: 'product' | 'category' | 'variation';
		variations?: number[];
	};
}
