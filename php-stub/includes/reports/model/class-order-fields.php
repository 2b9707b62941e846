<?php

namespace Storedeck\Reports\Model;

defined( 'ABSPATH' ) || exit;

/**
 * The meta keys of orders that plugins have registered as dimensions. Each has one of the spare columns of `order_stats`, also
 * when its plugin is not active, until another one needs it.
 */
final class Order_Fields {

	/** Option with the key of the dimension and its meta key by column. */
	public const OPTION = 'storedeck_order_fields';

	/** Spare columns. */
	public const COLUMNS = array( 'field_1', 'field_2', 'field_3', 'field_4', 'field_5', 'field_6', 'field_7', 'field_8' );

	/** @return array<string, string> Meta keys by key of their dimension. */
	public static function get(): array {
		return array_column( self::get_stored(), 1, 0 );
	}

	/** @return array<string, string> Columns by key of their dimension. */
	public static function get_columns(): array {
		return array_flip( array_combine( array_keys( self::get_stored() ), array_column( self::get_stored(), 0 ) ) );
	}

	/**
	 * Assigns columns to what is registered.
	 *
	 * @param array<string, string> $registered Meta keys by key of their dimension.
	 * @return list<string> Keys that no column is left for.
	 */
	public static function register( array $registered ): array {
		$stored = self::get_stored();
		$fields = $stored;
		$unused = array_filter( $stored, static fn( array $field ): bool => ! isset( $registered[ $field[0] ] ) );
		$left   = array();
		$free   = array( ...array_diff( self::COLUMNS, array_keys( $stored ) ), ...array_keys( $unused ) );

		foreach ( $registered as $key => $meta ) {
			$column = self::get_columns()[ $key ] ?? array_shift( $free );

			if ( null === $column ) {
				$left[] = $key;
			} else {
				$fields[ $column ] = array( $key, $meta );
			}
		}

		if ( $fields !== $stored ) {
			update_option( self::OPTION, $fields );
		}

		return $left;
	}

	/** @return array<string, array{string, string}> Keys of dimensions and meta keys by column. */
	private static function get_stored(): array {
		return array_filter( (array) get_option( self::OPTION, array() ), 'is_array' );
	}
}
