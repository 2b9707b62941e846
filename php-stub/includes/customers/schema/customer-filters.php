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

return Arguments::paging( array_keys( Customers_Query::ORDERBY ), 'date_registered' ) + array(
	'force_cache_refresh' => array( 'type' => 'boolean' ),
	'after'               => Arguments::date(),
	'before'              => Arguments::date(),
) + Filter_Parameters::for_filters( array_diff_key( Customer_List::get_filters(), array_flip( array( 'since', 'until' ) ) ) );
