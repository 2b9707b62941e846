<?php

namespace Storedeck\Reports\Test;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the reference of definitions from their schema: a page for people, and the shape with which editors and PHPStan
 * complete and check arrays.
 */
final class Definition_Reference {

	/**
	 * Keys that JSON Schema has, too.
	 */
	private const JSON_KEYS = array(
		'type',
		'enum',
		'pattern',
		'minLength',
		'minimum',
		'minItems',
		'maxItems',
		'minProperties',
		'default',
		'description',
		'additionalProperties',
	);

	/**
	 * Lines of the tables of a page.
	 *
	 * @param array<string, mixed> $schema Schema of an object.
	 * @param string               $path   Key of the object; empty for the definition.
	 * @return list<string>
	 */
	public static function get_tables( array $schema, string $path = '' ): array {
		$lines = array(
			'## ' . ( '' === $path ? 'Report' : "`$path`" ),
			'',
			...( '' === $path ? array() : array( $schema['description'], '' ) ),
			'| Key | Type | Default | |',
			'| --- | --- | --- | --- |',
		);
		$below = array();

		foreach ( $schema['properties'] as $key => $property ) {
			$lines[] = sprintf(
				'| `%s` | %s | %s | %s |',
				$key,
				self::get_type( $property ),
				self::get_default( $property ),
				str_replace( '|', '\|', $property['description'] ?? '' )
			);

			list( $object, $suffix ) = self::get_object( $property );

			if ( isset( $object['properties'], $property['description'] ) ) {
				$object = array( 'description' => $property['description'] ) + $object;
				$below  = array( ...$below, '', ...self::get_tables( $object, ( '' === $path ? '' : "$path." ) . $key . $suffix ) );
			}
		}

		return array( ...$lines, ...$below );
	}

	/**
	 * JSON schema, by which editors complete and check files.
	 *
	 * @param array<string, mixed> $schema Schema of a value.
	 * @return array<string, mixed>
	 */
	public static function get_json_schema( array $schema ): array {
		$json = array_intersect_key( $schema, array_flip( self::JSON_KEYS ) );

		if ( isset( $json['pattern'] ) ) {
			$json['pattern'] = str_replace( '\z', '$', $json['pattern'] );
		}

		// Objects that PHP writes as arrays.
		if ( array() === ( $json['default'] ?? null ) || null === ( $json['default'] ?? null ) ) {
			unset( $json['default'] );
		}

		foreach ( array( 'items', 'additionalProperties' ) as $key ) {
			if ( is_array( $schema[ $key ] ?? null ) ) {
				$json[ $key ] = self::get_json_schema( $schema[ $key ] );
			}
		}

		if ( isset( $schema['properties'] ) ) {
			$json['properties'] = array_map( array( self::class, 'get_json_schema' ), $schema['properties'] );

			$required = array_filter( $schema['properties'], static fn( array $one ): bool => ! empty( $one['required'] ) );
			$of_fact  = array_keys( array_filter( $required, static fn( array $one ): bool => isset( $one['of_fact'] ) ) );
			$always   = array_values( array_diff( array_keys( $required ), $of_fact ) );

			$json += array_filter( array( 'required' => $always ) );

			if ( array() !== $of_fact ) {
				$json['anyOf'] = array( array( 'required' => array( 'fact' ) ), array( 'required' => $of_fact ) );
			}
		}

		return isset( $schema['takes_names'] ) ? self::or_names( $json ) : $json;
	}

	/**
	 * The same, or a list of names. Entries need nothing that what is named declares.
	 *
	 * @param array<string, mixed> $json JSON schema of a map.
	 * @return array<string, mixed>
	 */
	private static function or_names( array $json ): array {
		$about = array_intersect_key( $json, array( 'description' => true ) );
		$names = array(
			'type'  => 'array',
			'items' => array( 'type' => 'string' ),
		);

		unset( $json['additionalProperties']['required'], $json['description'] );

		return $about + array( 'anyOf' => array( $json, $names ) );
	}

	/**
	 * Shape of PHPStan and editors.
	 *
	 * @param array<string, mixed> $schema Schema of a value.
	 */
	public static function get_shape( array $schema ): string {
		if ( isset( $schema['takes_names'] ) ) {
			$entry = $schema['additionalProperties'];

			return 'array<int|string, string' . ( isset( $entry['properties'] ) ? '|' . self::get_array_shape( $entry, true ) : '' ) . '>';
		}

		$types = array_map(
			static fn( string $type ): string => match ( $type ) {
				'object'  => self::get_array_shape( $schema ),
				'array'   => 'list<' . ( isset( $schema['items'] ) ? self::get_shape( $schema['items'] ) : 'mixed' ) . '>',
				'string'  => isset( $schema['enum'] ) ? "'" . implode( "'|'", $schema['enum'] ) . "'" : 'string',
				'integer' => 'int',
				'number'  => 'float',
				'boolean' => 'bool',
				default   => $type,
			},
			(array) $schema['type']
		);

		return count( $types ) > 4 ? 'mixed' : implode( '|', $types );
	}

	/**
	 * Shape of an object.
	 *
	 * @param array<string, mixed> $schema     Schema.
	 * @param bool                 $is_partial Whether all keys are optional.
	 */
	private static function get_array_shape( array $schema, bool $is_partial = false ): string {
		if ( ! isset( $schema['properties'] ) ) {
			$values = $schema['additionalProperties'] ?? null;

			return is_array( $values ) ? 'array<string, ' . self::get_shape( $values ) . '>' : 'array<string, mixed>';
		}

		$keys = array();

		foreach ( $schema['properties'] as $key => $property ) {
			$is_optional = $is_partial || isset( $property['of_fact'] ) || empty( $property['required'] );

			$name = 1 === preg_match( '/^\w+\z/', $key ) ? $key : "'$key'";

			$keys[] = $name . ( $is_optional ? '?' : '' ) . ': ' . self::get_shape( $property );
		}

		// Objects that may have other keys.
		return 'array{' . implode( ', ', $keys ) . ( isset( $schema['additionalProperties'] ) ? '' : ', ...' ) . '}';
	}

	/**
	 * Object whose keys are listed: the value itself, or each of its entries.
	 *
	 * @param array<string, mixed> $property Schema.
	 * @return array{array<string, mixed>, string} And what its key ends with.
	 */
	private static function get_object( array $property ): array {
		return match ( true ) {
			isset( $property['items'] )                                => array( $property['items'], '[]' ),
			is_array( $property['additionalProperties'] ?? null )      => array( $property['additionalProperties'], '.{key}' ),
			default                                                    => array( $property, '' ),
		};
	}

	/**
	 * Type in words.
	 *
	 * @param array<string, mixed> $property Schema.
	 */
	private static function get_type( array $property ): string {
		$types = (array) $property['type'];

		if ( isset( $property['enum'] ) ) {
			return 'one of `' . implode( '`, `', $property['enum'] ) . '`';
		}

		return count( $types ) > 4 ? 'any' : implode(
			' or ',
			array_map(
				static fn( string $type ): string => match ( $type ) {
					'object' => is_array( $property['additionalProperties'] ?? null ) ? 'map' : 'object',
					'array'  => 'list',
					default  => $type,
				},
				$types
			)
		);
	}

	/**
	 * Default in words.
	 *
	 * @param array<string, mixed> $property Schema.
	 */
	private static function get_default( array $property ): string {
		$default = $property['default'] ?? null;

		return match ( true ) {
			isset( $property['of_fact'] )     => 'that of `fact`',
			! empty( $property['required'] )  => 'required',
			in_array( $default, array( null, array(), '' ), true ) => '',
			default                           => '`' . wp_json_encode( $default, JSON_UNESCAPED_SLASHES ) . '`',
		};
	}
}
