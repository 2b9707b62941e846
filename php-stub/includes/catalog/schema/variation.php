<?php
/**
 * Properties of a variation.
 *
 * @package Storedeck
 */

use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

$types   = require dirname( __DIR__, 2 ) . '/rest/schema/types.php';
$objects = $types['objects'];

return ( require __DIR__ . '/sellable.php' ) + array(
	'type'             => Arguments::choice( array( 'variation' ), 'variation' ),
	'status'           => Arguments::choice( array( 'draft', 'pending', 'private', 'publish' ), 'publish' ),
	'date_created'     => $types['read_date'],
	'date_created_gmt' => $types['read_date'],
	'image'            => $types['image'],
	'attributes'       => $objects(
		array(
			'id'     => $types['whole'],
			'name'   => $types['text'],
			'slug'   => $types['text'],
			'option' => $types['text'],
		)
	),
	'parent_id'        => $types['whole'],
);
