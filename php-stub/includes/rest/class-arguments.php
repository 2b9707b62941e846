<?php

namespace Storedeck\Rest;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Creates schemas of parameters, and rejects what WordPress' own validation
 * accepts: NUL characters, invalid UTF-8, dates that do not exist, and lists
 * and strings of any length.
 */
final class Arguments {

	/** Default maximum length of a string, in characters. */
	private const MAX_LENGTH = 200;

	/** Maximum number of IDs in a list. */
	private const MAX_IDS = 1000;

	/** Maximum number of items per page. */
	public const MAX_PER_PAGE = 100;

	/** Everything except NUL. With the `u` flag of WordPress also invalid UTF-8 does not match. */
	private const NO_NUL = '^[^\x00]*$';

	/**
	 * Page and items per page.
	 *
	 * @param int $per_page Default number of items per page.
	 * @return array<string, array<string, mixed>>
	 */
	public static function page( int $per_page = 10 ): array {
		return array( 'page' => self::whole( 1, 1000000, 1 ), 'per_page' => self::whole( 1, self::MAX_PER_PAGE, $per_page ) );
	}

	/**
	 * The part of a list that a request asks for, by its offset or its page.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 * @return array{int, int} Number of items before it, and of items in it.
	 */
	public static function read_page( array $params ): array {
		$limit = (int) ( $params['per_page'] ?? 10 );

		return array( (int) ( $params['offset'] ?? $limit * ( (int) ( $params['page'] ?? 1 ) - 1 ) ), $limit );
	}

	/**
	 * Page, items per page and order of a list.
	 *
	 * @param string[] $orderby Keys to sort by.
	 * @param string   $key     Default of them.
	 * @param string   $order   Default order, asc or desc.
	 * @return array<string, array<string, mixed>>
	 */
	public static function paging( array $orderby, string $key, string $order = 'desc' ): array {
		return self::page() + array(
			'order'   => self::choice( array( 'asc', 'desc' ), $order ),
			'orderby' => self::choice( $orderby, $key ),
		);
	}

	/**
	 * Parameters of a list.
	 *
	 * @param string[] $orderby Keys to sort by, the default first.
	 * @param string   $order   Default order, asc or desc.
	 * @return array<string, array<string, mixed>>
	 */
	public static function listing( array $orderby, string $order = 'desc' ): array {
		return self::paging( $orderby, $orderby[0], $order ) + array(
			'offset'  => self::whole( 0, 100000000 ),
			'search'  => self::text(),
			'include' => self::ids(),
			'exclude' => self::ids(),
		);
	}

	/**
	 * Dates of creation and of the last change.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function dates(): array {
		return array(
			'after'           => self::date(),
			'before'          => self::date(),
			'modified_after'  => self::date(),
			'modified_before' => self::date(),
			'dates_are_gmt'   => self::flag( false ),
		);
	}

	/**
	 * A string.
	 *
	 * @param int $length Maximum length in characters.
	 * @return array<string, mixed>
	 */
	public static function text( int $length = self::MAX_LENGTH ): array {
		return array( 'type' => 'string', 'maxLength' => $length );
	}

	/**
	 * A string of a route that does not use guard().
	 *
	 * @param int                  $length Maximum length in characters.
	 * @param array<string, mixed> $more   Further keys of the schema.
	 * @return array<string, mixed>
	 */
	public static function clean_text( int $length, array $more = array() ): array {
		return $more + self::text( $length ) + array( 'pattern' => self::NO_NUL );
	}

	/**
	 * One of some values.
	 *
	 * @param string[] $values Allowed values.
	 * @return array<string, mixed>
	 */
	public static function choice( array $values, ?string $default_value = null ): array {
		return self::with_default( 'string', $default_value ) + array( 'enum' => $values );
	}

	/**
	 * True or false.
	 *
	 * @return array<string, mixed>
	 */
	public static function flag( bool $default_value ): array {
		return self::with_default( 'boolean', $default_value );
	}

	/**
	 * A whole number in a range.
	 *
	 * @return array<string, mixed>
	 */
	public static function whole( int $minimum, int $maximum, ?int $default_value = null ): array {
		return self::with_default( 'integer', $default_value ) + array( 'minimum' => $minimum, 'maximum' => $maximum );
	}

	/**
	 * A type, and the default if there is one.
	 *
	 * @return array<string, mixed>
	 */
	private static function with_default( string $type, $default_value ): array {
		return array( 'type' => $type ) + ( null === $default_value ? array() : array( 'default' => $default_value ) );
	}

	/**
	 * A date and time.
	 *
	 * @return array<string, mixed>
	 */
	public static function date(): array {
		return array(
			'type'              => 'string',
			'format'            => 'date-time',
			'sanitize_callback' => null,
			'validate_callback' => array( self::class, 'check_date' ),
		);
	}

	/**
	 * A list of IDs.
	 *
	 * @return array<string, mixed>
	 */
	public static function ids(): array {
		return array(
			'type'     => 'array',
			'items'    => array( 'type' => 'integer' ),
			'maxItems' => self::MAX_IDS,
			'default'  => array(),
		);
	}

	/**
	 * An ID in a path.
	 *
	 * @return array<string, mixed>
	 */
	public static function id(): array {
		return array( 'type' => 'integer' );
	}

	/**
	 * A list of IDs from 0, or a comma-separated string of them.
	 *
	 * @param array<string, mixed> $more Keys that differ.
	 * @return array<string, mixed>
	 */
	public static function valid_ids( array $more = array() ): array {
		return $more + array( 'items' => self::whole( 0, PHP_INT_MAX ) ) + array_diff_key( self::ids(), array( 'default' => true ) );
	}

	/**
	 * A list of strings.
	 *
	 * @param string[] $values Allowed values; empty for any.
	 * @return array<string, mixed>
	 */
	public static function texts( array $values = array() ): array {
		return array(
			'type'     => 'array',
			'items'    => array() === $values ? self::text() : self::choice( $values ),
			'maxItems' => 100,
		);
	}

	/**
	 * Parameters for writing an item: the properties of its schema that are not read-only.
	 *
	 * @param array<string, array<string, mixed>> $properties Properties of a schema.
	 * @param bool                                $is_new     Whether to keep defaults and required properties.
	 * @return array<string, array<string, mixed>>
	 */
	public static function from_schema( array $properties, bool $is_new ): array {
		$args = array();

		foreach ( $properties as $name => $property ) {
			if ( ! empty( $property['readonly'] ) ) {
				continue;
			}

			if ( ! $is_new ) {
				unset( $property['default'], $property['required'] );
			}

			unset( $property['context'] );

			$args[ $name ] = $property;
		}

		return $args;
	}

	/**
	 * Adds the validation of this class, and limits where there are none.
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 * @return array<string, array<string, mixed>>
	 */
	public static function guard( array $args ): array {
		foreach ( $args as $name => $arg ) {
			$types = (array) ( $arg['type'] ?? 'string' );

			if ( in_array( 'string', $types, true ) && ! isset( $arg['enum'] ) ) {
				$arg += array( 'maxLength' => self::MAX_LENGTH );
			}

			if ( in_array( 'array', $types, true ) ) {
				$arg += array( 'maxItems' => 100 );
			}

			$args[ $name ] = $arg + array( 'validate_callback' => array( self::class, 'check' ) );
		}

		return $args;
	}

	/**
	 * Validates a value.
	 *
	 * @param string $param Name of the parameter.
	 * @return true|WP_Error
	 */
	public static function check( $value, $request, $param ) {
		if ( ! self::is_valid_text( $value ) ) {
			/* translators: %s: name of a parameter. */
			return new WP_Error( 'rest_invalid_pattern', sprintf( __( '%s contains invalid characters.', 'storedeck' ), $param ) );
		}

		return rest_validate_request_arg( $value, $request, $param );
	}

	/**
	 * Validates a date.
	 *
	 * @param string $param Name of the parameter.
	 * @return true|WP_Error
	 */
	public static function check_date( $value, $request, $param ) {
		if ( ! is_string( $value ) ) {
			/* translators: 1: name of a parameter, 2: type. */
			return new WP_Error( 'rest_invalid_type', sprintf( __( '%1$s is not of type %2$s.', 'storedeck' ), $param, 'string' ) );
		}

		return null === ( new Site_Time( Settings::get_time_zone() ) )->parse( $value )
			? new WP_Error( 'rest_invalid_date', __( 'Invalid date.', 'storedeck' ) )
			: true;
	}

	/**
	 * Whether all strings in a value are valid UTF-8 without NUL.
	 *
	 * @param int $depth Depth within the parameter.
	 */
	private static function is_valid_text( $value, int $depth = 0 ): bool {
		if ( is_string( $value ) ) {
			return ! str_contains( $value, "\0" ) && 1 === preg_match( '//u', $value );
		}

		foreach ( is_array( $value ) ? $value : array() as $key => $item ) {
			if ( $depth > 8 || ! self::is_valid_text( (string) $key ) || ! self::is_valid_text( $item, $depth + 1 ) ) {
				return false;
			}
		}

		return true;
	}
}
