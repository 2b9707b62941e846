<?php
/**
 * Properties of a variation.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$parts   = require __DIR__ . '/parts.php';
$objects = $parts['objects'];

return ( require __DIR__ . '/sellable.php' ) + array(
	'type'             => array(
		'type'    => 'string',
		'enum'    => array( 'variation' ),
		'default' => 'variation',
	),
	'status'           => array(
		'type'    => 'string',
		'enum'    => array( 'draft', 'pending', 'private', 'publish' ),
		'default' => 'publish',
	),
	'date_created'     => $parts['read_date'],
	'date_created_gmt' => $parts['read_date'],
	'image'            => $parts['image'],
	'attributes'       => $objects(
		array(
			'id'     => $parts['whole'],
			'name'   => $parts['text'],
			'slug'   => $parts['text'],
			'option' => $parts['text'],
		)
	),
	'parent_id'        => $parts['whole'],
);
