<?php
/**
 * Seasons of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/*
 * Weights in percent of an average day or hour. Only their proportions matter.
 *
 * months:       January to December.
 * weekdays:     Sunday to Saturday.
 * hours:        0 to 23.
 * days:         holidays, 'month-day'.
 * thanksgiving: days since Thanksgiving, the fourth Thursday of November.
 */
return array(
	'months'       => array( 84, 86, 94, 97, 102, 90, 76, 79, 97, 104, 122, 148 ),
	'weekdays'     => array( 94, 113, 106, 103, 101, 95, 84 ),
	'hours'        => array( 14, 8, 5, 4, 4, 8, 18, 34, 52, 66, 74, 78, 84, 76, 70, 68, 66, 70, 82, 96, 104, 92, 62, 32 ),
	'days'         => array( '01-01' => 55, '02-13' => 140, '07-04' => 60, '12-23' => 70, '12-24' => 40, '12-25' => 30, '12-26' => 85, '12-31' => 55 ),
	'thanksgiving' => array( 130, 480, 210, 190, 260 ),
);
