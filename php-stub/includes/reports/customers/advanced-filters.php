<?php
/**
 * Advanced filters of the Customers report.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Reports\Common\Filter_Rules;
use Storedeck\Reports\Common\Shared_Filters;

defined( 'ABSPATH' ) || exit;

$people = array(
	'name'     => Shared_Filters::create_search(
		'customers',
		array(
			'add'         => __( 'Name', 'storedeck' ),
			'placeholder' => __( 'Search', 'storedeck' ),
			'remove'      => __( 'Remove customer name filter', 'storedeck' ),
			'rule'        => __( 'Select a customer name filter match', 'storedeck' ),
			'title'       => __( '{{title}}Name{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
			'filter'      => __( 'Select customer name', 'storedeck' ),
		)
	),
	'country'  => Shared_Filters::create_search(
		'countries',
		array(
			'add'         => __( 'Country / Region', 'storedeck' ),
			'placeholder' => __( 'Search', 'storedeck' ),
			'remove'      => __( 'Remove country / region filter', 'storedeck' ),
			'rule'        => __( 'Select a country / region filter match', 'storedeck' ),
			'title'       => __( '{{title}}Country / Region{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
			'filter'      => __( 'Select country / region', 'storedeck' ),
		)
	),
	'username' => Shared_Filters::get_username(),
	'email'    => Shared_Filters::create_search(
		'emails',
		array(
			'add'         => __( 'Email', 'storedeck' ),
			'placeholder' => __( 'Search customer email', 'storedeck' ),
			'remove'      => __( 'Remove customer email filter', 'storedeck' ),
			'rule'        => __( 'Select a customer email filter match', 'storedeck' ),
			'title'       => __( '{{title}}Email{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
			'filter'      => __( 'Select customer email', 'storedeck' ),
		)
	),
);

$purchases = array(
	'orders_count'    => array(
		'labels' => array(
			'add'    => __( 'No. of orders', 'storedeck' ),
			'remove' => __( 'Remove order filter', 'storedeck' ),
			'rule'   => __( 'Select an order count filter match', 'storedeck' ),
			'title'  => __( '{{title}}No. of orders{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		),
		'rules'  => Filter_Rules::get_less_more_or_between(),
		'input'  => array( 'component' => 'Number' ),
	),
	'total_spend'     => array(
		'labels' => array(
			'add'    => __( 'Total spend', 'storedeck' ),
			'remove' => __( 'Remove total spend filter', 'storedeck' ),
			'rule'   => __( 'Select a total spend filter match', 'storedeck' ),
			'title'  => __( '{{title}}Total spend{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		),
		'rules'  => Filter_Rules::get_less_more_or_between(),
		'input'  => array( 'component' => 'Currency' ),
	),
	'avg_order_value' => array(
		'labels' => array(
			'add'    => __( 'AOV', 'storedeck' ),
			'remove' => __( 'Remove average order value filter', 'storedeck' ),
			'rule'   => __( 'Select an average order value filter match', 'storedeck' ),
			'title'  => __( '{{title}}AOV{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
		),
		'rules'  => Filter_Rules::get_less_more_or_between(),
		'input'  => array( 'component' => 'Currency' ),
	),
);

$dates = array(
	'registered'  => array(
		'labels' => array(
			'add'    => __( 'Registered', 'storedeck' ),
			'remove' => __( 'Remove registered filter', 'storedeck' ),
			'rule'   => __( 'Select a registered filter match', 'storedeck' ),
			'title'  => __( '{{title}}Registered{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
			'filter' => __( 'Select registered date', 'storedeck' ),
		),
		'rules'  => Filter_Rules::get_before_after_or_between(),
		'input'  => array( 'component' => 'Date' ),
	),
	'last_active' => array(
		'labels' => array(
			'add'    => __( 'Last active', 'storedeck' ),
			'remove' => __( 'Remove last active filter', 'storedeck' ),
			'rule'   => __( 'Select a last active filter match', 'storedeck' ),
			'title'  => __( '{{title}}Last active{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
			'filter' => __( 'Select last active date', 'storedeck' ),
		),
		'rules'  => Filter_Rules::get_before_after_or_between(),
		'input'  => array( 'component' => 'Date' ),
	),
);

if ( ! Personal_Data::is_visible() ) {
	$people = array_intersect_key( $people, array( 'country' => true ) );
}

return array(
	'title'   => __( 'Customers match {{select /}} filters', 'storedeck' ),
	'filters' => $people + $purchases + $dates,
);
