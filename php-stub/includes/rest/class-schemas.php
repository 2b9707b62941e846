<?php

namespace Storedeck\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the schemas of this folder.
 */
final class Schemas {

	/**
	 * Schema of an object.
	 *
	 * @param array<string, array<string, mixed>> $properties Properties.
	 * @return array<string, mixed>
	 */
	public static function item( string $title, array $properties ): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => $properties,
		);
	}

	/**
	 * Schema of a list.
	 *
	 * @return array<string, mixed>
	 */
	public static function list_of( string $title, array $item = array( 'type' => 'object' ) ): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => $title,
			'type'    => 'array',
			'items'   => $item,
		);
	}

	/**
	 * A read-only property.
	 *
	 * @param string|string[] $type Type.
	 * @return array<string, mixed>
	 */
	public static function read_only( $type ): array {
		return array( 'type' => $type, 'readonly' => true );
	}

	/**
	 * Read-only properties of one type.
	 *
	 * @param string[] $names Names.
	 * @return array<string, array<string, mixed>>
	 */
	public static function read_only_all( string $type, array $names ): array {
		return array_fill_keys( $names, self::read_only( $type ) );
	}
}
