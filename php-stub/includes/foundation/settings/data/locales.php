<?php
/**
 * Address fields that a country does not use or does not require.
 *
 * By country and field. Fields that are not listed have the default.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$none     = array( 'required' => false, 'hidden' => true );
$optional = array( 'required' => false );

return array_fill_keys(
	explode( ' ', 'AF AT AX BE CZ DK EE FI FR IL IS KR LB LU NL NO PL PT RE SE SG SI SK' ),
	array( 'state' => $none )
) + array_fill_keys( array( 'AE', 'AO', 'HK' ), array( 'postcode' => $none ) ) + array_fill_keys(
	array( 'BS', 'CW', 'GH', 'JM', 'LK', 'MW', 'NG', 'RW', 'SC', 'SR', 'TZ', 'UG', 'ZW' ),
	array( 'postcode' => $optional )
) + array_fill_keys( array( 'KW', 'VN' ), array( 'postcode' => $optional, 'state' => $none ) );
