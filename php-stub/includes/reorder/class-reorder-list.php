<?php

namespace Storedeck\Reorder;

use Storedeck\Catalog\Low_Stock;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Host\Products\Stock;
use Storedeck\Reports\Stock\Stock_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Products and variations whose stock is counted, with how long it lasts and how many to order.
 */
final class Reorder_List {

	/** Values of `orderby`. */
	public const ORDERBY = array( 'urgency', 'name', 'sku', 'stock', 'sold_per_day', 'days_left', 'needed', 'order_quantity', 'supplier' );

	/**
	 * All rows, the most urgent first.
	 *
	 * @param int $days Days of the period.
	 * @return list<array<string, mixed>>
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function read( int $days ): array {
		$items     = self::read_items();
		$history   = new Sales_History( $days );
		$own       = Reorder_Settings::get_all();
		$weeks     = $history->get_weeks( self::find_items( $items ), self::get_periods( $items, $history->end ) );
		$forecasts = Forecast::fit( $weeks );
		$store     = Reorder_Settings::get_store();
		$rows      = array();

		foreach ( $items as $id => $item ) {
			$values = ( $own[ $id ] ?? array() ) + ( $own[ $item['parent_id'] ] ?? array() );
			$sold   = array_sum( array_column( $weeks[ $id ] ?? array(), 0 ) );
			$length = array_sum( array_column( $weeks[ $id ] ?? array(), 1 ) );

			$rows[] = array(
				'id'            => $id,
				'parent_id'     => $item['parent_id'],
				'name'          => $item['name'],
				'sku'           => $item['sku'],
				'stock'         => $item['stock'],
				'stock_status'  => $item['status'],
				'sold'          => $sold,
				'sold_days'     => (int) round( $length ),
				'sold_per_day'  => $length > 0 ? round( max( 0, $sold ) / $length, 4 ) : 0,
				'supplier'      => $values['supplier'] ?? '',
				'lead_time'     => $values['lead_time'] ?? $store['lead_time'],
				'cover'         => $values['cover'] ?? $store['cover'],
				'own_lead_time' => $own[ $id ]['lead_time'] ?? null,
				'own_cover'     => $own[ $id ]['cover'] ?? null,
			) + self::get_forecast(
				$item,
				isset( $own[ $id ]['has_backorders'] ),
				$forecasts[ $id ] ?? null,
				$values['lead_time'] ?? $store['lead_time'],
				$values['cover'] ?? $store['cover']
			);
		}

		return self::sort( $rows, 'urgency', 'asc' );
	}

	/**
	 * Rows that match.
	 *
	 * @param list<array<string, mixed>> $rows     Rows.
	 * @param string                     $search   Words of the name, or a part of the SKU.
	 * @param string|null                $supplier Supplier, '' for those without; null for all.
	 * @param bool                       $is_due   Whether to leave out what need not be ordered now.
	 * @return list<array<string, mixed>>
	 */
	public static function filter( array $rows, string $search, ?string $supplier, bool $is_due ): array {
		$words = array_filter( explode( ' ', Text::lower( trim( $search ) ) ), 'strlen' );

		return array_values(
			array_filter(
				$rows,
				static function ( array $row ) use ( $words, $supplier, $is_due ): bool {
					$text = Text::lower( $row['name'] . ' ' . $row['sku'] );

					return ( null === $supplier || $row['supplier'] === $supplier ) && ( ! $is_due || $row['is_due'] )
						&& array() === array_filter( $words, static fn( string $word ): bool => ! str_contains( $text, $word ) );
				}
			)
		);
	}

	/**
	 * Sorts rows: those without a value last, equal ones in their order.
	 *
	 * @param list<array<string, mixed>> $rows Rows.
	 * @return list<array<string, mixed>>
	 */
	public static function sort( array $rows, string $orderby, string $order ): array {
		$get_value = match ( $orderby ) {
			// What is sold out loses sales each day: the bestsellers first. Then what is sold out next.
			'urgency'   => static fn( array $row ): array =>
				array( self::get_rank( $row ), $row['days_left']['low'] ?? 0, -$row['sold_per_day'] ),
			'days_left' => static fn( array $row ): ?float => $row['days_left']['low'] ?? null,
			'needed'    => static fn( array $row ): ?float => $row['needed']['expected'] ?? null,
			'name', 'sku', 'supplier' => static fn( array $row ): string => Text::lower( $row[ $orderby ] ),
			default     => static fn( array $row ): float => $row[ $orderby ] ?? 0,
		};

		$sign   = 'desc' === $order ? -1 : 1;
		$values = array_map( $get_value, $rows );

		uksort(
			$rows,
			static fn( int $a, int $b ): int => ( null === $values[ $a ] ) <=> ( null === $values[ $b ] )
				?: $sign * self::compare( $values[ $a ], $values[ $b ] ) ?: $a <=> $b
		);

		return array_values( $rows );
	}

	/**
	 * Compares values; texts as people do.
	 *
	 * @param array<int, float>|float|string|null $one   Value.
	 * @param array<int, float>|float|string|null $other Value.
	 */
	private static function compare( array|float|string|null $one, array|float|string|null $other ): int {
		return is_string( $one ) ? strnatcmp( $one, (string) $other ) : $one <=> $other;
	}

	/**
	 * What comes first: sold out, on backorder, by days left, without sales to say.
	 *
	 * @param array<string, mixed> $row Row.
	 */
	private static function get_rank( array $row ): int {
		if ( null === $row['days_left'] ) {
			return 3;
		}

		return 'outofstock' === $row['stock_status'] ? 0 : ( $row['stock'] <= 0 ? 1 : 2 );
	}

	/**
	 * Items by id. An item that is out of stock without a quantity has none left.
	 *
	 * @return array<int, array{parent_id: int, name: string, sku: string, stock: int|float, status: string, is_counted: bool,
	 *                    since: int}>
	 */
	private static function read_items(): array {
		$items = array();

		foreach ( Database::rows(
			'SELECT posts.ID AS id, posts.post_parent AS parent_id, posts.post_title AS name, posts.post_date AS since,'
				. ' lookup.sku AS sku, lookup.stock_status AS status, lookup.stock_quantity AS stock'
				. ' FROM ' . Stock_Query::FROM . ' WHERE ' . Stock_Query::WHERE
				. " AND ( lookup.stock_quantity IS NOT NULL OR ( lookup.stock_status = 'outofstock'"
				. ' AND NOT EXISTS ( SELECT 1 FROM {wp:posts} below'
				. " WHERE below.post_parent = posts.ID AND below.post_type = 'product_variation' ) ) ) ORDER BY posts.ID"
		) as $row ) {
			$items[ (int) $row['id'] ] = array(
				'parent_id'  => (int) $row['parent_id'],
				'name'       => Text::decode( (string) $row['name'] ),
				'sku'        => (string) $row['sku'],
				'stock'      => Stock::to_number( $row['stock'] ) ?? 0,
				'status'     => (string) $row['status'],
				'is_counted' => null !== $row['stock'],
				'since'      => (int) strtotime( substr( (string) $row['since'], 0, 10 ) . ' UTC' ),
			);
		}

		// A variation without a quantity is out of stock because its product is.
		return array_filter(
			$items,
			static fn( array $item ): bool => $item['is_counted'] || empty( $items[ $item['parent_id'] ]['is_counted'] )
		);
	}

	/**
	 * What a product and a variation are sold from.
	 *
	 * @param array<int, array<string, mixed>> $items Items by id.
	 * @return callable(int, int): int
	 */
	private static function find_items( array $items ): callable {
		return static fn( int $product, int $variation ): int => isset( $items[ $variation ] ) ? $variation
			: ( isset( $items[ $product ] ) ? $product : 0 );
	}

	/**
	 * When each item could be sold: since it was published and, if it is sold out, until its last sale.
	 *
	 * @param array<int, array<string, mixed>> $items Items by id.
	 * @param int                              $end   End of the period, site timestamp.
	 * @return array<int, array{0: int, 1: int}> Site timestamps by id.
	 */
	private static function get_periods( array $items, int $end ): array {
		$sold_out = array_keys( array_filter( $items, static fn( array $item ): bool => 'outofstock' === $item['status'] ) );
		$latest   = Low_Stock::get_last_order_dates( $sold_out );
		$periods  = array();

		foreach ( $items as $id => $item ) {
			$last           = isset( $latest[ $id ] ) ? strtotime( substr( $latest[ $id ], 0, 10 ) . ' UTC' ) + Site_Time::DAY : $end;
			$periods[ $id ] = array( $item['since'], min( $end, $last ) );
		}

		return $periods;
	}

	/**
	 * What follows from the forecast of an item.
	 *
	 * @param array<string, mixed> $item Item.
	 * @return array{days_left: ?array, needed: ?array, order_quantity: int, is_due: bool}
	 */
	private static function get_forecast( array $item, bool $has_backorders, ?Forecast $forecast, int $lead_time, int $cover ): array {
		$owed = (int) ceil( max( 0, -$item['stock'] ) );

		if ( null === $forecast ) {
			return array(
				'days_left'      => null,
				'needed'         => null,
				'order_quantity' => $owed,
				'is_due'         => $owed > 0,
			);
		}

		// The last ones are not sold where the store has a threshold.
		$stock  = $item['is_counted'] ? $item['stock'] - Stock::get_no_stock_amount() : 0;
		$stock  = 'outofstock' === $item['status'] ? min( 0, $stock ) : $stock;
		$left   = $forecast->get_days_left( $stock );
		$needed = $forecast->get_sold( $lead_time );
		// No one buys what is sold out before the delivery, unless it can be bought on backorder.
		$lost   = $has_backorders ? 0 : max( 0, $needed['expected'] - max( 0, $stock ) );
		$is_due = $left['low'] <= $lead_time;
		$enough = $is_due ? $forecast->get_enough( $lead_time ) + $forecast->rate * $cover : 0;

		return array(
			'days_left'      => $left,
			'needed'         => array( 'expected' => round( $needed['expected'], 2 ) ) + $needed,
			'order_quantity' => $is_due ? max( 0, (int) ceil( $enough - $lost - $stock ) ) : 0,
			'is_due'         => $is_due,
		);
	}
}
