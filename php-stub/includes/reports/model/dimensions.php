<?php
/**
 * Dimensions on screens: how people choose their values.
 *
 * - search: type of the search that finds values; without one there is another `input`;
 * - labels: texts of the advanced filter;
 * - name: what a list of its values is called, for those that stats can be split by; with `rows`, the field that identifies a
 *   row of a table and the parameter for ids, and `link`, the report of a value and its parameters (`{id}`, or one of `values`);
 * - rules: type of its operators, see Filter.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Model\Dimension;

defined( 'ABSPATH' ) || exit;

$select = static fn( array $options, array $more = array() ): array => array(
	'component' => 'SelectControl',
	'options'   => Dimension::get_options( $options ),
) + $more;

// Items that are the rows of a report of their own, which the parameter `$filter` limits to a single one.
$items = static fn( string $key, string $param, string $name, string $filter = 'filter' ): array => array(
	'name'   => $name,
	'search' => $param,
	'rows'   => array( 'field' => "{$key}_id", 'param' => $param ),
	'link'   => array( 'report' => "/analytics/$param", 'query' => array( $filter => "single_$key", $param => '{id}' ) ),
);

$labels = static fn( string $add, string $remove, string $rule, string $title, string $filter = '', string $placeholder = '' ): array =>
	array( 'labels' => array_filter( compact( 'add', 'placeholder', 'remove', 'rule', 'title', 'filter' ) ) );

$product = $labels(
	add: __( 'Products', 'storedeck' ),
	placeholder: __( 'Search products', 'storedeck' ),
	remove: __( 'Remove products filter', 'storedeck' ),
	rule: __( 'Select a product filter match', 'storedeck' ),
	title: __( '{{title}}Product{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
	filter: __( 'Select products', 'storedeck' ),
);

return array(
	'status' => array(
		'name'  => __( 'Order statuses', 'storedeck' ),
		'rules' => 'choice',
		'input' => $select( Settings::get_order_statuses() ),
	) + $labels(
		add: __( 'Order status', 'storedeck' ),
		remove: __( 'Remove order status filter', 'storedeck' ),
		rule: __( 'Select an order status filter match', 'storedeck' ),
		title: __( '{{title}}Order status{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select an order status', 'storedeck' ),
	),
	'product' => $items( 'product', 'products', __( 'Products', 'storedeck' ) ) + $product,
	'variable_product' => array( 'search' => 'variableProducts' ) + $product,
	'variation' => $items( 'variation', 'variations', __( 'Variations', 'storedeck' ), 'filter-variations' ) + $labels(
		add: __( 'Variations', 'storedeck' ),
		placeholder: __( 'Search variations', 'storedeck' ),
		remove: __( 'Remove variations filter', 'storedeck' ),
		rule: __( 'Select a variation filter match', 'storedeck' ),
		title: __( '{{title}}Variation{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select variation', 'storedeck' ),
	),
	'category' => $items( 'category', 'categories', __( 'Categories', 'storedeck' ) ) + $labels(
		add: __( 'Categories', 'storedeck' ),
		placeholder: __( 'Search categories', 'storedeck' ),
		remove: __( 'Remove categories filter', 'storedeck' ),
		rule: __( 'Select a category filter match', 'storedeck' ),
		title: __( '{{title}}Category{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select categories', 'storedeck' ),
	),
	'coupon' => $items( 'coupon', 'coupons', __( 'Coupons', 'storedeck' ) ) + $labels(
		add: __( 'Coupon codes', 'storedeck' ),
		placeholder: __( 'Search coupons', 'storedeck' ),
		remove: __( 'Remove coupon filter', 'storedeck' ),
		rule: __( 'Select a coupon filter match', 'storedeck' ),
		title: __( '{{title}}Coupon code{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select coupon codes', 'storedeck' ),
	),
	'tax_rate' => array(
		'name'   => __( 'Tax codes', 'storedeck' ),
		'rows'   => array( 'field' => 'tax_rate_id', 'param' => 'taxes' ),
		'search' => 'taxes',
	) + $labels(
		add: __( 'Tax rates', 'storedeck' ),
		placeholder: __( 'Search tax rates', 'storedeck' ),
		remove: __( 'Remove tax rate filter', 'storedeck' ),
		rule: __( 'Select a tax rate filter match', 'storedeck' ),
		title: __( '{{title}}Tax rate{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select tax rates', 'storedeck' ),
	),
	'attribute' => array(
		'rules'          => 'choice',
		'allow_multiple' => true,
		'input'          => array( 'component' => 'ProductAttribute' ),
	) + $labels(
		add: __( 'Attribute', 'storedeck' ),
		placeholder: __( 'Search attributes', 'storedeck' ),
		remove: __( 'Remove attribute filter', 'storedeck' ),
		rule: __( 'Select a product attribute filter match', 'storedeck' ),
		title: __( '{{title}}Attribute{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select attributes', 'storedeck' ),
	),
	'customer_type' => array(
		'name'  => __( 'Customer types', 'storedeck' ),
		'link'  => array(
			'report' => '/analytics/orders',
			'query'  => array( 'filter' => 'advanced', 'customer_type' => '{value}' ),
			'values' => array( 'new', 'returning' ),
		),
		'input' => $select(
			array(
				'new'       => _x( 'New', 'customer type', 'storedeck' ),
				'returning' => _x( 'Returning', 'customer type', 'storedeck' ),
			),
			array( 'default_option' => 'new' )
		),
	) + $labels(
		add: __( 'Customer type', 'storedeck' ),
		remove: __( 'Remove customer filter', 'storedeck' ),
		rule: __( 'Select a customer filter match', 'storedeck' ),
		title: __( '{{title}}Customer is{{/title}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select a customer type', 'storedeck' ),
	),
	'refunds' => array(
		'input' => $select(
			array(
				'all'     => _x( 'All', 'refunds', 'storedeck' ),
				'partial' => __( 'Partially refunded', 'storedeck' ),
				'full'    => __( 'Fully refunded', 'storedeck' ),
				'none'    => _x( 'None', 'refunds', 'storedeck' ),
			),
			array( 'default_option' => 'all' )
		),
	) + $labels(
		add: __( 'Refunds', 'storedeck' ),
		remove: __( 'Remove refunds filter', 'storedeck' ),
		rule: __( 'Select a refund filter match', 'storedeck' ),
		title: __( '{{title}}Refunds{{/title}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select a refund type', 'storedeck' ),
	),
	'customer' => array( 'search' => 'customerIds' ) + $labels(
		add: __( 'Customer', 'storedeck' ),
		placeholder: __( 'Type a customer ID', 'storedeck' ),
		remove: __( 'Remove customer filter', 'storedeck' ),
		rule: __( 'Select a customer filter match', 'storedeck' ),
		title: __( '{{title}}Customer{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select customers', 'storedeck' ),
	),
	'username' => array( 'search' => 'usernames' ) + $labels(
		add: __( 'Username', 'storedeck' ),
		placeholder: __( 'Search customer username', 'storedeck' ),
		remove: __( 'Remove customer username filter', 'storedeck' ),
		rule: __( 'Select a customer username filter match', 'storedeck' ),
		title: __( '{{title}}Username{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select customer username', 'storedeck' ),
	),
	'name' => array( 'search' => 'customers' ) + $labels(
		add: __( 'Name', 'storedeck' ),
		placeholder: __( 'Search', 'storedeck' ),
		remove: __( 'Remove customer name filter', 'storedeck' ),
		rule: __( 'Select a customer name filter match', 'storedeck' ),
		title: __( '{{title}}Name{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select customer name', 'storedeck' ),
	),
	'country' => array( 'search' => 'countries' ) + $labels(
		add: __( 'Country / Region', 'storedeck' ),
		placeholder: __( 'Search', 'storedeck' ),
		remove: __( 'Remove country / region filter', 'storedeck' ),
		rule: __( 'Select a country / region filter match', 'storedeck' ),
		title: __( '{{title}}Country / Region{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select country / region', 'storedeck' ),
	),
	'email' => array( 'search' => 'emails' ) + $labels(
		add: __( 'Email', 'storedeck' ),
		placeholder: __( 'Search customer email', 'storedeck' ),
		remove: __( 'Remove customer email filter', 'storedeck' ),
		rule: __( 'Select a customer email filter match', 'storedeck' ),
		title: __( '{{title}}Email{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select customer email', 'storedeck' ),
	),
	'downloaded' => array( 'search' => 'products' ) + $labels(
		add: __( 'Product', 'storedeck' ),
		placeholder: __( 'Search', 'storedeck' ),
		remove: __( 'Remove product filter', 'storedeck' ),
		rule: __( 'Select a product filter match', 'storedeck' ),
		title: __( '{{title}}Product{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select product', 'storedeck' ),
	),
	'order' => array( 'search' => 'orders' ) + $labels(
		add: __( 'Order #', 'storedeck' ),
		placeholder: __( 'Search order number', 'storedeck' ),
		remove: __( 'Remove order number filter', 'storedeck' ),
		rule: __( 'Select an order number filter match', 'storedeck' ),
		title: __( '{{title}}Order #{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select order number', 'storedeck' ),
	),
	'ip_address' => array( 'search' => 'downloadIps' ) + $labels(
		add: __( 'IP address', 'storedeck' ),
		placeholder: __( 'Search IP address', 'storedeck' ),
		remove: __( 'Remove IP address filter', 'storedeck' ),
		rule: __( 'Select an IP address filter match', 'storedeck' ),
		title: __( '{{title}}IP address{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select IP address', 'storedeck' ),
	),
	'orders_count' => array( 'rules' => 'number', 'input' => array( 'component' => 'Number' ) ) + $labels(
		add: __( 'No. of orders', 'storedeck' ),
		remove: __( 'Remove order filter', 'storedeck' ),
		rule: __( 'Select an order count filter match', 'storedeck' ),
		title: __( '{{title}}No. of orders{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
	),
	'total_spend' => array( 'rules' => 'number', 'input' => array( 'component' => 'Currency' ) ) + $labels(
		add: __( 'Total spend', 'storedeck' ),
		remove: __( 'Remove total spend filter', 'storedeck' ),
		rule: __( 'Select a total spend filter match', 'storedeck' ),
		title: __( '{{title}}Total spend{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
	),
	'avg_order_value' => array( 'rules' => 'number', 'input' => array( 'component' => 'Currency' ) ) + $labels(
		add: __( 'Average spend per order', 'storedeck' ),
		remove: __( 'Remove average spend per order filter', 'storedeck' ),
		rule: __( 'Select an average spend per order filter match', 'storedeck' ),
		title: __( '{{title}}Average spend per order{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
	),
	'registered' => array( 'rules' => 'date', 'input' => array( 'component' => 'Date' ) ) + $labels(
		add: __( 'Registered', 'storedeck' ),
		remove: __( 'Remove registered filter', 'storedeck' ),
		rule: __( 'Select a registered filter match', 'storedeck' ),
		title: __( '{{title}}Registered{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select registered date', 'storedeck' ),
	),
	'last_active' => array( 'rules' => 'date', 'input' => array( 'component' => 'Date' ) ) + $labels(
		add: __( 'Last active', 'storedeck' ),
		remove: __( 'Remove last active filter', 'storedeck' ),
		rule: __( 'Select a last active filter match', 'storedeck' ),
		title: __( '{{title}}Last active{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		filter: __( 'Select last active date', 'storedeck' ),
	),
);
