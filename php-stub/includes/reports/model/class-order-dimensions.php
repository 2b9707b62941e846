<?php

namespace Storedeck\Reports\Model;

use Storedeck\Foundation\Request_State;
use Storedeck\Foundation\Settings\Personal_Data;

defined( 'ABSPATH' ) || exit;

/**
 * The dimensions of orders: those of order-dimensions.php, and the fields: meta keys of orders that plugins register. Each field has
 * one of the spare columns of `order_stats`, also when its plugin is not active, until another one needs it.
 */
final class Order_Dimensions extends Request_State {

	/** Fact of the dimensions. */
	public const FACT = 'orders';

	/** Option with the key of the dimension and the meta key of a field by column. */
	public const FIELDS = 'storedeck_order_fields';

	/** Spare columns. */
	public const FIELD_COLUMNS = array( 'field_1', 'field_2', 'field_3', 'field_4', 'field_5', 'field_6', 'field_7', 'field_8' );

	/**
	 * Declarations by key.
	 *
	 * @var array<string, array<string, mixed>>|null
	 */
	private ?array $declared = null;

	/** @return array<string, array<string, mixed>> Our dimensions, also those that the store has no values of. Declarations by key. */
	private static function get_all(): array {
		return self::current()->declared ??= require __DIR__ . '/order-dimensions.php';
	}

	/** @return array<string, array<string, mixed>> Our dimensions. Declarations by key. */
	public static function get_declared(): array {
		return array_filter( self::get_all(), static fn( array $dimension ): bool => empty( $dimension['is_missing'] ) );
	}

	/** Whether the current user may see the values of a dimension. */
	public static function is_visible( array $declaration ): bool {
		return empty( $declaration['is_private'] ) || Personal_Data::is_visible();
	}

	/** @return array<string, string> SQL of our dimensions. Column by key. */
	public static function get_columns(): array {
		$columns = array();

		foreach ( self::get_all() as $key => $dimension ) {
			$columns[ $key ] = $dimension['column'] ?? "stats.$key";
		}

		return $columns;
	}

	/** @return string[] Meta keys of orders that values are read from. */
	public static function get_meta_keys(): array {
		return array( ...array_values( array_column( self::get_all(), 'meta' ) ), ...array_values( self::get_fields() ) );
	}

	/**
	 * Values of an order, or of a refund.
	 *
	 * @param array<string, mixed>      $order  Raw order.
	 * @param array<string, mixed>|null $refund Raw refund of the order, null for its own row.
	 * @return array<string, array{string, string}> Value and label by dimension.
	 */
	public static function get_values( array $order, ?array $refund ): array {
		$values = array();

		foreach ( self::get_all() as $key => $dimension ) {
			if ( isset( $dimension['value'] ) ) {
				$values[ $key ] = $dimension['value']( $order, $refund );
			}
		}

		foreach ( self::get_fields() as $key => $meta ) {
			$values[ $key ] = array( $order['meta'][ $meta ] ?? '', '' );
		}

		return $values;
	}

	/**
	 * Columns of the values of an order.
	 *
	 * @param array<string, int> $ids Ids of values by dimension.
	 * @return array<string, int> By column. The spare ones that none has are 0.
	 */
	public static function to_columns( array $ids ): array {
		$columns = array_fill_keys( self::FIELD_COLUMNS, 0 );

		foreach ( $ids as $key => $id ) {
			$columns[ self::get_field_columns()[ $key ] ?? $key ] = $id;
		}

		return $columns;
	}
	/** @return array<string, string> Meta keys of fields by key of their dimension. */
	public static function get_fields(): array {
		return array_column( self::get_stored(), 1, 0 );
	}

	/** @return array<string, string> Columns of fields by key of their dimension. */
	public static function get_field_columns(): array {
		return array_flip( array_combine( array_keys( self::get_stored() ), array_column( self::get_stored(), 0 ) ) );
	}

	/**
	 * Assigns columns to fields.
	 *
	 * @param array<string, string> $registered Meta keys by key of their dimension.
	 * @return list<string> Keys that no column is left for.
	 */
	public static function register_fields( array $registered ): array {
		$stored = self::get_stored();
		$fields = $stored;
		$unused = array_filter( $stored, static fn( array $field ): bool => ! isset( $registered[ $field[0] ] ) );
		$left   = array();
		$free   = array( ...array_diff( self::FIELD_COLUMNS, array_keys( $stored ) ), ...array_keys( $unused ) );

		foreach ( $registered as $key => $meta ) {
			$column = self::get_field_columns()[ $key ] ?? array_shift( $free );

			if ( null === $column ) {
				$left[] = $key;
			} else {
				$fields[ $column ] = array( $key, $meta );
			}
		}

		if ( $fields !== $stored ) {
			update_option( self::FIELDS, $fields );
		}

		return $left;
	}

	/** @return array<string, array{string, string}> Keys of dimensions and meta keys of fields by column. */
	private static function get_stored(): array {
		return array_filter( (array) get_option( self::FIELDS, array() ), 'is_array' );
	}
}
