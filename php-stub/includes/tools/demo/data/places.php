<?php
/**
 * Addresses of the customers of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/*
 * Country => weight, and cities: city, state, postcode pattern, weight.
 * In patterns # is a digit and ? an uppercase letter.
 */
return array(
	'US' => array(
		'weight' => 74,
		'cities' => array(
			array( 'San Francisco', 'CA', '941##', 12 ),
			array( 'Los Angeles', 'CA', '900##', 14 ),
			array( 'San Diego', 'CA', '921##', 7 ),
			array( 'Sacramento', 'CA', '958##', 4 ),
			array( 'New York', 'NY', '100##', 13 ),
			array( 'Brooklyn', 'NY', '112##', 7 ),
			array( 'Austin', 'TX', '787##', 6 ),
			array( 'Houston', 'TX', '770##', 5 ),
			array( 'Seattle', 'WA', '981##', 8 ),
			array( 'Spokane', 'WA', '992##', 2 ),
			array( 'Portland', 'OR', '972##', 6 ),
			array( 'Denver', 'CO', '802##', 5 ),
			array( 'Chicago', 'IL', '606##', 7 ),
			array( 'Miami', 'FL', '331##', 5 ),
			array( 'Boston', 'MA', '021##', 5 ),
			array( 'Coeur d\'Alene', 'ID', '838##', 1 ),
			array( 'Honolulu', 'HI', '968##', 1 ),
		),
	),
	'CA' => array(
		'weight' => 8,
		'cities' => array(
			array( 'Toronto', 'ON', 'M#? #?#', 5 ),
			array( 'Vancouver', 'BC', 'V#? #?#', 5 ),
			array( 'Montréal', 'QC', 'H#? #?#', 4 ),
			array( 'Calgary', 'AB', 'T#? #?#', 2 ),
		),
	),
	'GB' => array(
		'weight' => 7,
		'cities' => array(
			array( 'London', '', 'SE# #??', 6 ),
			array( 'Manchester', '', 'M# #??', 2 ),
			array( 'Edinburgh', '', 'EH# #??', 2 ),
			array( 'Cardiff', '', 'CF# #??', 1 ),
		),
	),
	'DE' => array(
		'weight' => 4,
		'cities' => array(
			array( 'Berlin', 'DE-BE', '10###', 3 ),
			array( 'München', 'DE-BY', '80###', 2 ),
			array( 'Köln', 'DE-NW', '50###', 2 ),
		),
	),
	'FR' => array(
		'weight' => 4,
		'cities' => array(
			array( 'Paris', '', '750##', 4 ),
			array( 'Lyon', '', '690##', 2 ),
			array( 'Saint-Étienne', '', '420##', 1 ),
		),
	),
	'AU' => array(
		'weight' => 3,
		'cities' => array(
			array( 'Sydney', 'NSW', '20##', 3 ),
			array( 'Melbourne', 'VIC', '30##', 3 ),
			array( 'Brisbane', 'QLD', '40##', 1 ),
		),
	),
);
