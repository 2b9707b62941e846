<?php
/**
 * Coupons of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/*
 * Code => type, amount (percent, or cents for fixed_cart and fixed_product), weight, months
 * in which it is valid (empty: always), minimum order in cents, category that it is limited
 * to (empty: all), whether it grants free shipping, description.
 */
return array(
	'welcome10'   => array( 'percent', 10, 40, array(), 0, '', false, '10% off for new customers.' ),
	'spring15'    => array( 'percent', 15, 25, array( 3, 4, 5 ), 0, '', false, 'Spring sale.' ),
	'take5'       => array( 'fixed_cart', 500, 22, array(), 2500, '', false, '$5 off.' ),
	'summer20'    => array( 'percent', 20, 18, array( 7, 8 ), 6000, '', false, 'Summer sale.' ),
	'blackfriday' => array( 'percent', 25, 60, array( 11 ), 0, '', false, 'Black Friday sale.' ),
	'holiday25'   => array( 'fixed_cart', 2500, 20, array( 12 ), 12000, '', false, '$25 off orders of $120 or more.' ),
	'freeship'    => array( 'fixed_cart', 0, 15, array(), 0, '', true, 'Free shipping.' ),
	'camper8'     => array( 'fixed_product', 800, 10, array( 5, 6, 7, 8 ), 0, 'camping', false, '$8 off each camping product.' ),
	'bookworm'    => array( 'percent', 30, 6, array( 1, 2, 10 ), 0, 'books', false, 'Books only.' ),
	'friends40'   => array( 'percent', 40, 2, array(), 0, '', true, 'Friends and family.' ),
	'sörry-15'    => array( 'fixed_cart', 1500, 3, array(), 0, '', false, 'Apology for a problem with an order.' ),
	'never-used'  => array( 'percent', 5, 0, array(), 0, '', false, 'Not published yet.' ),
);
