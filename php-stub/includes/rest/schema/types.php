<?php
/**
 * Types of properties that several schemas use.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Money\Amounts;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

$text    = Arguments::text( 500 );
$short   = array( 'maxLength' => 200 ) + $text;
$address = array( 'maxLength' => 2000 ) + $text;
$whole   = array( 'type' => 'integer' );
$flag    = array( 'type' => 'boolean' );
$objects = static fn( array $properties, array $more = array() ): array => array(
	'type'  => 'array',
	'items' => array( 'type' => 'object', 'properties' => $properties ),
) + $more;

return array(
	'text'      => $text,
	'short'     => $short,
	'address'   => $address,
	'long'      => Arguments::text( 60000 ),
	'whole'     => $whole,
	'flag'      => $flag,
	'read_id'   => array( 'type' => 'integer', 'readonly' => true ),
	'read_text' => array( 'type' => 'string', 'readonly' => true ),
	'read_flag' => array( 'type' => 'boolean', 'readonly' => true ),
	'read_date' => array( 'type' => array( 'string', 'null' ), 'format' => 'date-time', 'readonly' => true ),
	'date'      => array( 'type' => array( 'string', 'null' ) ),
	'ids'       => array( 'type' => 'array', 'items' => array( 'type' => 'integer' ), 'maxItems' => 1000 ),
	'amount'    => array( 'type' => 'string', 'pattern' => Amounts::PATTERN ),
	'signed'    => array( 'type' => 'string', 'pattern' => Amounts::SIGNED_PATTERN ),
	'meta_data' => $objects(
		array(
			'id'    => $whole,
			'key'   => array( 'maxLength' => 255 ) + $text,
			// WordPress uses the first type that matches, so strings are not converted.
			'value' => array( 'type' => array( 'string', 'null', 'integer', 'number', 'boolean', 'array', 'object' ) ),
		)
	),
	'terms'     => $objects( array( 'id' => $whole, 'name' => $text, 'slug' => $text ) ),
	'image'     => array(
		'type'       => array( 'object', 'null' ),
		'properties' => array(
			'id'                => $whole,
			'date_created'      => array( 'type' => array( 'string', 'null' ) ),
			'date_created_gmt'  => array( 'type' => array( 'string', 'null' ) ),
			'date_modified'     => array( 'type' => array( 'string', 'null' ) ),
			'date_modified_gmt' => array( 'type' => array( 'string', 'null' ) ),
			'src'               => $address,
			'name'              => $text,
			'alt'               => $text,
		),
	),
	'objects'   => $objects,
);
