<?php

namespace Storedeck\Reports\Test;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the reference of definitions from their schema: a page for people, and the shape with which editors and PHPStan
 * complete and check arrays.
 */
final class Definition_Reference {

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
	 * Shape of PHPStan and editors.
	 *
	 * @param array<string, mixed> $schema Schema of a value.
	 */
	public static function get_shape( array $schema ): string {
		if ( isset( $schema['takes_names'] ) ) {
			return 'array<int|string, string|' . self::get_array_shape( $schema['additionalProperties'], true ) . '>';
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

			$keys[] = $key . ( $is_optional ? '?' : '' ) . ': ' . self::get_shape( $property );
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
