<?php
/**
 * Address fields that a country does not use or does not require.
 *
 * By country and field. Fields that are not listed have the default.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$none     = array(
	'required' => false,
	'hidden'   => true,
);
$optional = array( 'required' => false );

return array(
	'AE' => array(
		'postcode' => $none,
	),
	'AF' => array(
		'state' => $none,
	),
	'AO' => array(
		'postcode' => $none,
	),
	'AT' => array(
		'state' => $none,
	),
	'AX' => array(
		'state' => $none,
	),
	'BE' => array(
		'state' => $none,
	),
	'BS' => array(
		'postcode' => $optional,
	),
	'CW' => array(
		'postcode' => $optional,
	),
	'CZ' => array(
		'state' => $none,
	),
	'DK' => array(
		'state' => $none,
	),
	'EE' => array(
		'state' => $none,
	),
	'FI' => array(
		'state' => $none,
	),
	'FR' => array(
		'state' => $none,
	),
	'GH' => array(
		'postcode' => $optional,
	),
	'HK' => array(
		'postcode' => $none,
	),
	'IL' => array(
		'state' => $none,
	),
	'IS' => array(
		'state' => $none,
	),
	'JM' => array(
		'postcode' => $optional,
	),
	'KR' => array(
		'state' => $none,
	),
	'KW' => array(
		'postcode' => $optional,
		'state'    => $none,
	),
	'LB' => array(
		'state' => $none,
	),
	'LK' => array(
		'postcode' => $optional,
	),
	'LU' => array(
		'state' => $none,
	),
	'MW' => array(
		'postcode' => $optional,
	),
	'NG' => array(
		'postcode' => $optional,
	),
	'NL' => array(
		'state' => $none,
	),
	'NO' => array(
		'state' => $none,
	),
	'PL' => array(
		'state' => $none,
	),
	'PT' => array(
		'state' => $none,
	),
	'RE' => array(
		'state' => $none,
	),
	'RW' => array(
		'postcode' => $optional,
	),
	'SC' => array(
		'postcode' => $optional,
	),
	'SE' => array(
		'state' => $none,
	),
	'SG' => array(
		'state' => $none,
	),
	'SI' => array(
		'state' => $none,
	),
	'SK' => array(
		'state' => $none,
	),
	'SR' => array(
		'postcode' => $optional,
	),
	'TZ' => array(
		'postcode' => $optional,
	),
	'UG' => array(
		'postcode' => $optional,
	),
	'VN' => array(
		'postcode' => $optional,
		'state'    => $none,
	),
	'ZW' => array(
		'postcode' => $optional,
	),
);
