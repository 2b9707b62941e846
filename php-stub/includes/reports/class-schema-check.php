<?php

namespace Storedeck\Reports;

use Closure;
use InvalidArgumentException;
use Storedeck\Foundation\Nearest;

defined( 'ABSPATH' ) || exit;

/**
 * Checks values by a schema that Shape created. An error has the path of the key, what was expected, what was found, and the name
 * that was probably meant.
 */
final class Schema_Check {

	/** Length from which a found value is cut. */
	private const MAX_LENGTH = 60;

	/** Types as people call them. */
	private const TYPES = array(
		'object'  => 'an array with keys',
		'array'   => 'a list',
		'string'  => 'a text',
		'integer' => 'a whole number',
		'number'  => 'a number',
		'boolean' => 'true or false',
		'null'    => 'null',
	);

	/**
	 * Checks the keys and values of an object.
	 *
	 * @param array<mixed> $values Values. A callback stands for a text, or for the input of a filter.
	 * @param string       $path   Path of the object; empty for a definition.
	 * @throws InvalidArgumentException When a value does not match.
	 */
	public static function check( array $values, array $schema, string $path = '' ): void {
		$properties = $schema['properties'] ?? array();
		$others     = $schema['additionalProperties'] ?? true;
		$names      = array_keys( $properties );

		foreach ( array_keys( array_filter( $properties, static fn( array $one ): bool => ! empty( $one['required'] ) ) ) as $name ) {
			if ( ! isset( $values[ $name ] ) ) {
				$found = Nearest::find( $name, array_diff( array_keys( $values ), $names ) );

				throw new InvalidArgumentException(
					self::join( $path, $name ) . ': required, expected ' . self::describe( $properties[ $name ] ) . '.'
						. ( null === $found ? '' : " Found \"$found\"; did you mean \"$name\"?" )
				);
			}
		}

		if ( count( $values ) < ( $schema['minProperties'] ?? 0 ) ) {
			throw new InvalidArgumentException( "$path: expected at least one entry, found none." );
		}

		foreach ( $values as $name => $value ) {
			if ( isset( $properties[ $name ] ) || is_array( $others ) ) {
				self::check_value( $value, $properties[ $name ] ?? $others, self::join( $path, (string) $name ) );
				continue;
			}

			// Where other keys are allowed, one that is nearly a known one is a typo.
			$suggestion = Nearest::ask( (string) $name, array_diff( $names, array_keys( $values ) ) );

			if ( false === $others || '' !== $suggestion ) {
				throw new InvalidArgumentException(
					self::join( $path, (string) $name ) . ': unknown key.'
						. ( '' === $suggestion ? ' Expected one of ' . implode( ', ', $names ) . '.' : $suggestion )
				);
			}
		}
	}

	/**
	 * Checks a value.
	 *
	 * @throws InvalidArgumentException When it does not match.
	 */
	private static function check_value( mixed $value, array $schema, string $path ): void {
		$types   = (array) $schema['type'];
		$is_text = in_array( 'string', $types, true ) && ! isset( $schema['minLength'] ) && ! isset( $schema['enum'] );

		// Texts that may be empty, and the input of a filter, may be computed.
		if ( $value instanceof Closure && ( $is_text || str_ends_with( $path, '.input' ) ) ) {
			return;
		}

		$is_valid = array() !== array_filter( $types, static fn( string $type ): bool => self::has_type( $value, $type ) );

		if ( ! $is_valid || ! self::is_allowed( $value, $schema ) ) {
			throw new InvalidArgumentException(
				"$path: expected " . self::describe( $schema ) . ', found ' . self::shorten( $value ) . '.'
					. ( is_string( $value ) ? Nearest::ask( $value, $schema['enum'] ?? array() ) : '' )
			);
		}

		if ( ! is_array( $value ) ) {
			return;
		}

		if ( isset( $schema['items'] ) ) {
			foreach ( $value as $index => $entry ) {
				self::check_value( $entry, $schema['items'], "$path.$index" );
			}
		} elseif ( in_array( 'object', $types, true ) ) {
			self::check( $value, $schema, $path );
		}
	}

	/** Whether a value has a type. */
	private static function has_type( mixed $value, string $type ): bool {
		return match ( $type ) {
			'object'  => is_array( $value ),
			'array'   => is_array( $value ) && array_is_list( $value ),
			'string'  => is_string( $value ),
			'integer' => is_int( $value ) || is_string( $value ) && ctype_digit( $value ),
			'number'  => is_numeric( $value ),
			'boolean' => is_bool( $value ),
			default   => null === $value,
		};
	}

	/** Whether a value of the right type is one of those that are allowed. */
	private static function is_allowed( mixed $value, array $schema ): bool {
		$length = is_array( $value ) ? count( $value ) : PHP_INT_MAX;

		if ( $length < ( $schema['minItems'] ?? 0 ) || is_array( $value ) && $length > ( $schema['maxItems'] ?? PHP_INT_MAX ) ) {
			return false;
		}

		return ! is_string( $value )
			|| ( ! isset( $schema['enum'] ) || in_array( $value, $schema['enum'], true ) )
			&& strlen( $value ) >= ( $schema['minLength'] ?? 0 )
			&& ( ! isset( $schema['pattern'] ) || 1 === preg_match( "#{$schema['pattern']}#u", $value ) );
	}

	/** What is expected. */
	private static function describe( array $schema ): string {
		if ( isset( $schema['enum'] ) ) {
			return 'one of ' . implode( ', ', $schema['enum'] );
		}

		$types = implode( ' or ', array_map( static fn( string $type ): string => self::TYPES[ $type ], (array) $schema['type'] ) );

		return match ( true ) {
			isset( $schema['pattern'] )   => "a text like {$schema['pattern']}",
			isset( $schema['minLength'] ) => "$types that is not empty",
			isset( $schema['minItems'] )  => "$types with {$schema['minItems']} entries",
			default                       => $types,
		};
	}

	/** A value in an error. */
	private static function shorten( mixed $value ): string {
		$json = is_object( $value ) ? get_class( $value ) : (string) wp_json_encode( $value );

		return mb_strlen( $json ) > self::MAX_LENGTH ? mb_substr( $json, 0, self::MAX_LENGTH - 1 ) . '…' : $json;
	}

	private static function join( string $path, string $name ): string {
		return '' === $path ? $name : "$path.$name";
	}
}
