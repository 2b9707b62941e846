<?php
/**
 * Parameters of the list of customers.
 *
 * @package Storedeck
 */

use Storedeck\Customers\Customer_List;
use Storedeck\Reports\Customers\Customers_Query;
use Storedeck\Reports\Filter_Parameters;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

return Arguments::page() + array(
	'order'               => array(
		'type'    => 'string',
		'default' => 'desc',
		'enum'    => array( 'asc', 'desc' ),
	),
	'orderby'             => array(
		'type'    => 'string',
		'default' => 'date_registered',
		'enum'    => array_keys( Customers_Query::ORDERBY ),
	),
	'force_cache_refresh' => array( 'type' => 'boolean' ),
	'after'               => Arguments::date(),
	'before'              => Arguments::date(),
) + Filter_Parameters::for_filters( array_diff_key( Customer_List::get_filters(), array_flip( array( 'since', 'until' ) ) ) );
