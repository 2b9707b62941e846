<?php

namespace Storedeck\Reports\Rows;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

/**
 * Finds tax rates. A deleted one is described as in its last order.
 */
final class Tax_Rates {

	/**
	 * What rows of the taxes report have of their rates.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows with `tax_rate_id`.
	 * @return array<int, array<string, mixed>>
	 */
	public static function describe( array $rows ): array {
		$ids   = array_column( $rows, 'tax_rate_id' );
		$rates = self::find( $ids );

		return array_map( static fn( int $id ): array => array_diff_key( $rates[ $id ], array( 'code' => true ) ), $ids );
	}

	/**
	 * One value of tax rates by id, for example their codes.
	 *
	 * @param string $key Key of a rate.
	 * @param int[]  $ids Ids.
	 * @return array<int, string|float>
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function find_values( string $key, array $ids ): array {
		return array_map( static fn( array $rate ): string|float => $rate[ $key ], self::find( $ids ) );
	}

	/**
	 * Tax rates by id, including deleted ones.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array{code: string, name: string, tax_rate: float, country: string, state: string, priority: int}>
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function find( array $ids ): array {
		$rows  = array() === $ids ? array() : Database::rows(
			'SELECT tax_rate_id AS id, tax_rate_name AS name, tax_rate, tax_rate_country AS country, tax_rate_state AS state,'
			. ' tax_rate_priority AS priority FROM {tax_rates} WHERE tax_rate_id IN ( ' . Database::placeholders( $ids ) . ' )',
			array_values( $ids )
		);
		$rates = array_map( self::create_rate( ... ), array_column( $rows, null, 'id' ) );

		return $rates + self::get_deleted_rates( array_values( array_diff( $ids, array_keys( $rates ) ) ) );
	}

	/**
	 * A tax rate with its code.
	 *
	 * @param array<string, string|null> $row Values of the database; `tax_rate` is a percentage.
	 * @return array{code: string, name: string, tax_rate: float, country: string, state: string, priority: int}
	 */
	private static function create_rate( array $row ): array {
		$priority = (int) $row['priority'];
		$parts    = array( $row['country'], $row['state'], '' === (string) $row['name'] ? 'TAX' : $row['name'], (string) $priority );

		return array(
			'code'     => Text::upper( implode( '-', array_filter( array_map( 'strval', $parts ), 'strlen' ) ) ),
			'name'     => (string) $row['name'],
			'tax_rate' => (float) $row['tax_rate'],
			'country'  => (string) $row['country'],
			'state'    => (string) $row['state'],
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
			$rate = array(
				'name'     => Labels::mark_deleted( $items[ $id ]['label'] ?? '#' . $id ),
				'tax_rate' => $items[ $id ]['rate_percent'] ?? '0',
				'country'  => '',
				'state'    => '',
				'priority' => '1',
			);

			$rates[ $id ] = array( 'code' => Labels::mark_deleted( $items[ $id ]['code'] ?? '#' . $id ) ) + self::create_rate( $rate );
		}

		return $rates;
	}
}
