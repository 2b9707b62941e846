<?php

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Creates JSON schemas. Named arguments are the properties of objects, and other keys (`$more`) of what is no object. Other keys than
 * those of JSON Schema are
 * - client: name in the definition that screens get, where it is not the same in camel case; false when they do not get it;
 * - list_by: screens get a list instead of a map, whose entries have their key under this name;
 * - always: screens get it even if it is empty;
 * - forms: a callback that gets a number; screens get its texts by number.
 *
 * For the reference of authors, docs/report-definition.md, are
 * - description;
 * - takes_names: authors may name what is declared, instead of or besides entries;
 * - of_fact: authors leave it out where they name a fact.
 */
final class Shape {

	public static function text( mixed ...$more ): array {
		return array( 'type' => 'string' ) + $more;
	}

	/** Text that is not empty. */
	public static function name( mixed ...$more ): array {
		return self::text( ...( $more + array( 'minLength' => 1 ) ) );
	}

	/** Whole number. */
	public static function whole( mixed ...$more ): array {
		return array( 'type' => 'integer' ) + $more;
	}

	public static function toggle( mixed ...$more ): array {
		return array( 'type' => 'boolean' ) + $more;
	}

	/**
	 * One of several texts.
	 *
	 * @param string[] $values Texts.
	 */
	public static function choice( array $values, mixed ...$more ): array {
		return self::text( ...( $more + array( 'enum' => $values ) ) );
	}

	/** Any value, also a callback. */
	public static function any( mixed ...$more ): array {
		return $more + array( 'type' => array( 'object', 'array', 'string', 'number', 'integer', 'boolean', 'null' ) );
	}

	public static function list_of( array $item, mixed ...$more ): array {
		return array( 'type' => 'array', 'items' => $item ) + $more;
	}

	/**
	 * Object with any keys.
	 *
	 * @param array<string, mixed> $value Schema of a value.
	 */
	public static function map_of( array $value, mixed ...$more ): array {
		return array( 'type' => 'object', 'additionalProperties' => $value ) + $more;
	}

	/**
	 * Object without other properties.
	 *
	 * @param array<string, mixed> ...$properties Schemas by name, as named arguments.
	 */
	public static function object( array ...$properties ): array {
		return self::open( ...$properties ) + array( 'additionalProperties' => false );
	}

	/**
	 * Object that may have other properties.
	 *
	 * @param array<string, mixed> ...$properties Schemas by name, as named arguments.
	 */
	public static function open( array ...$properties ): array {
		return array( 'type' => 'object', 'properties' => $properties );
	}

	/**
	 * Object with more properties.
	 *
	 * @param array<string, mixed> ...$properties Schemas by name, as named arguments.
	 */
	public static function with( array $schema, array ...$properties ): array {
		$schema['properties'] += $properties;

		return $schema;
	}

	/** Values of an object that are not given. */
	public static function get_defaults( array $schema ): array {
		$has_default = static fn( array $property ): bool => array_key_exists( 'default', $property );

		return array_map( static fn( array $property ) => $property['default'], array_filter( $schema['properties'], $has_default ) );
	}
}
