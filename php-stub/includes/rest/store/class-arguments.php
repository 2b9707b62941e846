<?php
/**
 * Parameters of the routes about the shop.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Reports\Site_Time;
use Storedeck\Store\Settings;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Describes parameters and refuses what WordPress's own rules let through:
 * NUL characters, text that is no UTF-8, dates that do not exist, and lists
 * or texts without end.
 */
final class Arguments {

	/**
	 * Longest text of a parameter, in characters.
	 */
	private const TEXT = 200;

	/**
	 * Longest list of a parameter.
	 */
	private const ITEMS = 1000;

	/**
	 * Which page of a list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function page(): array {
		return array(
			'page'     => array(
				'type'    => 'integer',
				'default' => 1,
				'minimum' => 1,
				'maximum' => 1000000,
			),
			'per_page' => array(
				'type'    => 'integer',
				'default' => 10,
				'minimum' => 1,
				'maximum' => 100,
			),
		);
	}

	/**
	 * What every list of things takes.
	 *
	 * @param string[] $orderings Orderings, the default first.
	 * @param string   $direction Default direction.
	 * @return array<string, array<string, mixed>>
	 */
	public static function listing( array $orderings, string $direction = 'desc' ): array {
		return self::page() + array(
			'offset'  => array(
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 100000000,
			),
			'order'   => array(
				'type'    => 'string',
				'default' => $direction,
				'enum'    => array( 'asc', 'desc' ),
			),
			'orderby' => array(
				'type'    => 'string',
				'default' => $orderings[0],
				'enum'    => $orderings,
			),
			'search'  => self::text(),
			'include' => self::ids(),
			'exclude' => self::ids(),
		);
	}

	/**
	 * Between which dates things were made or changed.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function dates(): array {
		return array(
			'after'           => self::date(),
			'before'          => self::date(),
			'modified_after'  => self::date(),
			'modified_before' => self::date(),
			'dates_are_gmt'   => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
	}

	/**
	 * A text.
	 *
	 * @param int $length Longest, in characters.
	 * @return array<string, mixed>
	 */
	public static function text( int $length = self::TEXT ): array {
		return array(
			'type'      => 'string',
			'maxLength' => $length,
		);
	}

	/**
	 * A date with time.
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
	 * A list of ids.
	 *
	 * @return array<string, mixed>
	 */
	public static function ids(): array {
		return array(
			'type'     => 'array',
			'items'    => array( 'type' => 'integer' ),
			'maxItems' => self::ITEMS,
			'default'  => array(),
		);
	}

	/**
	 * A list of texts.
	 *
	 * @param string[] $choices What they can be; anything when empty.
	 * @return array<string, mixed>
	 */
	public static function texts( array $choices = array() ): array {
		return array(
			'type'     => 'array',
			'items'    => array() === $choices ? self::text() : array(
				'type' => 'string',
				'enum' => $choices,
			),
			'maxItems' => 100,
		);
	}

	/**
	 * What an item takes when it is written: the properties of its schema that
	 * are not read-only.
	 *
	 * @param array<string, array<string, mixed>> $properties Properties of a schema.
	 * @param bool                                $is_new     Whether defaults and required properties count.
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_schema( array $properties, bool $is_new ): array {
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
	 * Adds the check of texts, and the usual bounds where none are given.
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 * @return array<string, array<string, mixed>>
	 */
	public static function guarded( array $args ): array {
		foreach ( $args as $name => $arg ) {
			$types = (array) ( $arg['type'] ?? 'string' );

			if ( in_array( 'string', $types, true ) && ! isset( $arg['enum'] ) ) {
				$arg += array( 'maxLength' => self::TEXT );
			}

			if ( in_array( 'array', $types, true ) ) {
				$arg += array( 'maxItems' => 100 );
			}

			$args[ $name ] = $arg + array( 'validate_callback' => array( self::class, 'check' ) );
		}

		return $args;
	}

	/**
	 * Whether a value may be used.
	 *
	 * @param mixed           $value   Value.
	 * @param WP_REST_Request $request Request.
	 * @param string          $param   Name of the parameter.
	 * @return true|WP_Error
	 */
	public static function check( $value, $request, $param ) {
		if ( ! self::is_clean( $value ) ) {
			/* translators: %s: name of a parameter. */
			return new WP_Error( 'rest_invalid_pattern', sprintf( __( '%s holds characters that no text has.', 'storedeck' ), $param ) );
		}

		return rest_validate_request_arg( $value, $request, $param );
	}

	/**
	 * Whether a value is a date that exists.
	 *
	 * @param mixed           $value   Value.
	 * @param WP_REST_Request $request Request.
	 * @param string          $param   Name of the parameter.
	 * @return true|WP_Error
	 */
	public static function check_date( $value, $request, $param ) {
		unset( $request );

		if ( ! is_string( $value ) ) {
			/* translators: 1: name of a parameter, 2: type. */
			return new WP_Error( 'rest_invalid_type', sprintf( __( '%1$s is not of type %2$s.', 'storedeck' ), $param, 'string' ) );
		}

		return null === ( new Site_Time( Settings::time_zone() ) )->parse( $value )
			? new WP_Error( 'rest_invalid_date', __( 'Invalid date.', 'storedeck' ) )
			: true;
	}

	/**
	 * Whether all texts of a value are texts.
	 *
	 * @param mixed $value Value, however deep.
	 * @param int   $depth How deep this is.
	 */
	private static function is_clean( $value, int $depth = 0 ): bool {
		if ( is_string( $value ) ) {
			return ! str_contains( $value, "\0" ) && 1 === preg_match( '//u', $value );
		}

		foreach ( is_array( $value ) ? $value : array() as $key => $item ) {
			if ( $depth > 8 || ! self::is_clean( (string) $key ) || ! self::is_clean( $item, $depth + 1 ) ) {
				return false;
			}
		}

		return true;
	}
}
