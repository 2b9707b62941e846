<?php

namespace Storedeck\Foundation;

defined( 'ABSPATH' ) || exit;

/**
 * Empties secrets and fields of orders for users who may view reports but not manage the store; Personal_Data hides what
 * reports show of customers. Their
 * screens do not show these fields, so that fields stay in a response, as its
 * schema says, but without their values.
 */
final class Private_Fields {

	/**
	 * Whether the current user gets all fields.
	 */
	public static function are_visible(): bool {
		return current_user_can( 'manage_woocommerce' );
	}

	/**
	 * Empties fields of an item, unless the current user gets them.
	 *
	 * @param string[] $fields Names; `lines.name` is the field `name` of each item in the list `lines`.
	 * @return array<string, mixed>
	 */
	public static function hide( array $item, array $fields ): array {
		foreach ( self::are_visible() ? array() : $fields as $field ) {
			list( $list, $name ) = array_pad( explode( '.', $field, 2 ), 2, null );

			if ( ! isset( $item[ $list ] ) ) {
				continue;
			}

			if ( null === $name ) {
				$item[ $list ] = self::clear( $item[ $list ] );
				continue;
			}

			foreach ( $item[ $list ] as $index => $one ) {
				$item[ $list ][ $index ][ $name ] = self::clear( $one[ $name ] ?? null );
			}
		}

		return $item;
	}

	/**
	 * Adds to the properties of a schema which ones are empty, and for whom.
	 *
	 * @param array<string, array<string, mixed>> $properties Properties.
	 * @param string[]                            $fields     Names, as in hide().
	 * @return array<string, array<string, mixed>>
	 */
	public static function describe( array $properties, array $fields ): array {
		foreach ( $fields as $field ) {
			list( $list, $name ) = array_pad( explode( '.', $field, 2 ), 2, null );

			if ( isset( $properties[ $list ] ) ) {
				$properties[ $list ]['description'] = null === $name
					? __( 'Empty for users who cannot manage the store.', 'storedeck' )
					/* translators: %s: name of a field. */
					: sprintf( __( '%s is empty for users who cannot manage the store.', 'storedeck' ), $name );
			}
		}

		return $properties;
	}

	/**
	 * Empty value of the same type. Objects keep their keys.
	 */
	private static function clear( $value ): mixed {
		if ( is_array( $value ) ) {
			return array_is_list( $value ) ? array() : array_map( array( self::class, 'clear' ), $value );
		}

		return match ( gettype( $value ) ) {
			'string'  => '',
			'integer' => 0,
			'double'  => 0.0,
			'boolean' => false,
			default   => null,
		};
	}
}
