<?php

namespace Storedeck\Reports\Model;

use Storedeck\Foundation\Request_State;
use Storedeck\Foundation\Settings\Personal_Data;

defined( 'ABSPATH' ) || exit;

/**
 * The dimensions of orders: those of order-dimensions.php, and the meta keys of orders that plugins register.
 */
final class Order_Dimensions extends Request_State {

	/** Fact of the dimensions. */
	public const FACT = 'orders';

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
		return array( ...array_values( array_column( self::get_all(), 'meta' ) ), ...array_values( Order_Fields::get() ) );
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

		foreach ( Order_Fields::get() as $key => $meta ) {
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
		$columns = array_fill_keys( Order_Fields::COLUMNS, 0 );

		foreach ( $ids as $key => $id ) {
			$columns[ Order_Fields::get_columns()[ $key ] ?? $key ] = $id;
		}

		return $columns;
	}
}
