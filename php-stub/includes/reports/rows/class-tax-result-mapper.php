<?php

namespace Storedeck\Reports\Rows;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Reports\Group_Mapper;
use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

/**
 * Adds tax rates to rows of the taxes report. A deleted rate is described as in its last order.
 */
final class Tax_Result_Mapper implements Group_Mapper {

	public static function map( array $rows, array $params ): array {
		$rates = self::get_rates( array_column( $rows, 'tax_rate_id' ) );

		return array_map(
			static fn( array $row ): array => array( 'tax_rate_id' => $row['tax_rate_id'] )
				+ array_diff_key( $rates[ $row['tax_rate_id'] ], array_flip( array( 'id', 'code' ) ) ) + $row,
			$rows
		);
	}

	/** By `name`, `code` or `rate`. */
	public static function get_sort_values( string $key, array $ids, array $params ): array {
		$rates = self::get_rates( array_column( $ids, 'tax_rate_id' ) );

		return array_map(
			static fn( array $row ): float|string => 'rate' === $key
				? $rates[ $row['tax_rate_id'] ]['tax_rate']
				: Product_Result_Mapper::to_sort_key( $rates[ $row['tax_rate_id'] ][ $key ] ),
			$ids
		);
	}

	/**
	 * Tax rates by id, including deleted ones.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array{id: int, code: string, name: string, tax_rate: float, country: string, state: string, priority: int}>
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get_rates( array $ids ): array {
		$rates = array();

		if ( array() === $ids ) {
			return $rates;
		}

		$rows = Database::rows(
			'SELECT tax_rate_id, tax_rate_country, tax_rate_state, tax_rate, tax_rate_name, tax_rate_priority'
			. ' FROM {tax_rates} WHERE tax_rate_id IN ( ' . Database::placeholders( $ids ) . ' )',
			array_values( $ids )
		);

		foreach ( $rows as $row ) {
			$rates[ (int) $row['tax_rate_id'] ] = self::create_rate(
				(int) $row['tax_rate_id'],
				(string) $row['tax_rate_name'],
				(float) $row['tax_rate'],
				(string) $row['tax_rate_country'],
				(string) $row['tax_rate_state'],
				(int) $row['tax_rate_priority']
			);
		}

		return $rates + self::get_deleted_rates( array_values( array_diff( $ids, array_keys( $rates ) ) ) );
	}

	/**
	 * A tax rate with its code.
	 *
	 * @param float $rate Percentage.
	 * @return array{id: int, code: string, name: string, tax_rate: float, country: string, state: string, priority: int}
	 */
	private static function create_rate( int $id, string $name, float $rate, string $country, string $state, int $priority ): array {
		$parts = array( $country, $state, '' === $name ? 'TAX' : $name, (string) $priority );

		return array(
			'id'       => $id,
			'code'     => Text::upper( implode( '-', array_filter( $parts, 'strlen' ) ) ),
			'name'     => $name,
			'tax_rate' => $rate,
			'country'  => $country,
			'state'    => $state,
			'priority' => $priority,
		);
	}

	/**
	 * Deleted tax rates.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array<string, mixed>>
	 */
	private static function get_deleted_rates( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$items = array();
		$rows  = Database::rows(
			'SELECT rate_of.meta_value AS id, texts.meta_key AS meta_key, texts.meta_value AS meta_value, items.order_item_name AS code'
			. ' FROM ( SELECT tax_rate_id, MAX( order_id ) AS order_id FROM {order_tax_lookup} WHERE tax_rate_id IN ( '
			. Database::placeholders( $ids ) . ' ) GROUP BY tax_rate_id ) owed'
			. " INNER JOIN {order_items} items ON items.order_id = owed.order_id AND items.order_item_type = 'tax'"
			. " INNER JOIN {order_itemmeta} rate_of ON rate_of.order_item_id = items.order_item_id AND rate_of.meta_key = 'rate_id'"
			. ' INNER JOIN {order_itemmeta} texts ON texts.order_item_id = items.order_item_id'
			. " AND texts.meta_key IN ( 'label', 'rate_percent' )",
			$ids
		);

		foreach ( $rows as $row ) {
			$items[ (int) $row['id'] ][ (string) $row['meta_key'] ] = (string) $row['meta_value'];
			$items[ (int) $row['id'] ]['code']                      = (string) $row['code'];
		}

		$rates = array();

		foreach ( $ids as $id ) {
			$name = Labels::mark_deleted( $items[ $id ]['label'] ?? '#' . $id );
			$code = Labels::mark_deleted( $items[ $id ]['code'] ?? '#' . $id );
			$rate = (float) ( $items[ $id ]['rate_percent'] ?? 0 );

			$rates[ $id ] = array( 'code' => $code ) + self::create_rate( $id, $name, $rate, '', '', 1 );
		}

		return $rates;
	}
}
