<?php
/**
 * Advanced filters of the Downloads report.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Reports\Common\Shared_Filters;

defined( 'ABSPATH' ) || exit;

$filters = array(
	'product'  => Shared_Filters::create_search(
		'products',
		array(
			'add'         => __( 'Product', 'storedeck' ),
			'placeholder' => __( 'Search', 'storedeck' ),
			'remove'      => __( 'Remove product filter', 'storedeck' ),
			'rule'        => __( 'Select a product filter match', 'storedeck' ),
			'title'       => __( '{{title}}Product{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
			'filter'      => __( 'Select product', 'storedeck' ),
		)
	),
	'customer' => Personal_Data::is_visible() ? Shared_Filters::get_username() : Shared_Filters::get_customer_id(),
	'order'    => Shared_Filters::create_search(
		'orders',
		array(
			'add'         => __( 'Order #', 'storedeck' ),
			'placeholder' => __( 'Search order number', 'storedeck' ),
			'remove'      => __( 'Remove order number filter', 'storedeck' ),
			'rule'        => __( 'Select an order number filter match', 'storedeck' ),
			'title'       => __( '{{title}}Order #{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
			'filter'      => __( 'Select order number', 'storedeck' ),
		)
	),
);

if ( Personal_Data::is_visible() ) {
	$filters['ip_address'] = Shared_Filters::create_search(
		'downloadIps',
		array(
			'add'         => __( 'IP address', 'storedeck' ),
			'placeholder' => __( 'Search IP address', 'storedeck' ),
			'remove'      => __( 'Remove IP address filter', 'storedeck' ),
			'rule'        => __( 'Select an IP address filter match', 'storedeck' ),
			'title'       => __( '{{title}}IP address{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
			'filter'      => __( 'Select IP address', 'storedeck' ),
		)
	);
}

return array(
	'title'   => __( 'Downloads match {{select /}} filters', 'storedeck' ),
	'filters' => $filters,
);
