<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Where;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Time\Dates;
use Storedeck\Host\Order_Item_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Reads refunds with their items.
 */
final class Refund_Reader {

	/** Meta for which refunds have their own fields. */
	private const FIELDS = array( '_refund_amount', '_refund_reason', '_refunded_by', '_refunded_payment', '_api_refund' );

	/**
	 * Reads refunds.
	 *
	 * @param int[] $ids    Refunds, in the order of the response.
	 * @param int   $digits Decimals of amounts.
	 * @return list<array<string, mixed>>
	 */
	public static function read( array $ids, int $digits ): array {
		if ( array() === $ids ) {
			return array();
		}

		$rows  = Database::rows( "SELECT * FROM {orders} WHERE type = 'shop_order_refund' AND id IN ( %d )", array( $ids ) );
		$rows  = array_column( $rows, null, 'id' );
		$items = Order_Item_Reader::read( $ids );
		$meta  = Order_Meta::get_many( $ids );
		$found = array();

		foreach ( $ids as $id ) {
			if ( isset( $rows[ $id ] ) ) {
				$found[] = self::format( $rows[ $id ], $items[ $id ] ?? array(), $meta[ $id ] ?? array(), $digits );
			}
		}

		return $found;
	}

	/**
	 * One refund.
	 *
	 * @param array<string, string|null>                       $row    Row.
	 * @param list<array<string, mixed>>                       $items  Items.
	 * @param list<array{id: int, key: string, value: mixed}> $meta   Meta.
	 * @param int                                              $digits Decimals of amounts.
	 * @return array<string, mixed>
	 */
	private static function format( array $row, array $items, array $meta, int $digits ): array {
		$fields = array_column( $meta, 'value', 'key' );
		$lists  = Order_Item_Fields::get( $items, $digits );
		$by_id  = array_column( $items, null, 'id' );
		$more   = static fn( array $item ): array => $item + array(
			'refunded_item_id' => (int) ( $by_id[ $item['id'] ]['meta']['_refunded_item_id'] ?? 0 ),
			'refund_total'     => Decimal::of( $item['total'] )->absolute()->to_number(),
		);
		$user   = get_userdata( (int) ( $fields['_refunded_by'] ?? 0 ) );
		$own    = array_filter( $meta, static fn( array $entry ): bool => ! in_array( $entry['key'], self::FIELDS, true ) );

		return array(
			'id'               => (int) $row['id'],
			'parent_id'        => (int) $row['parent_order_id'],
			'amount'           => Decimal::of( $row['total_amount'] )->negate()->to_fixed( $digits ),
			'reason'           => (string) ( $row['customer_note'] ?? $fields['_refund_reason'] ?? '' ),
			'refunded_by'      => false === $user ? 0 : $user->ID,
			'refunded_by_name' => false === $user ? '' : $user->display_name,
			'refunded_payment' => ! empty( $fields['_refunded_payment'] ),
			'meta_data'        => array_values( $own ),
			'line_items'       => array_map( $more, $lists['line_items'] ),
			'shipping_lines'   => array_map( $more, $lists['shipping_lines'] ),
			'fee_lines'        => array_map( $more, $lists['fee_lines'] ),
			'tax_lines'        => $lists['tax_lines'],
		) + Dates::format_gmt( 'date_created', $row['date_created_gmt'] );
	}

	/**
	 * Reads a page of the ids of refunds.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 * @return array{0: int[], 1: int} Ids, and the number of refunds on all pages.
	 */
	public static function get_page( int $order, array $params ): array {
		$where = ( new Where() )->add( "orders.type = 'shop_order_refund' AND orders.parent_order_id = %d", array( $order ) );

		foreach ( array( 'include' => false, 'exclude' => true ) as $param => $is_not ) {
			if ( ! empty( $params[ $param ] ) ) {
				$where->in( 'orders.id', array_map( 'intval', $params[ $param ] ), $is_not );
			}
		}

		$dates = array( 'after', 'before', 'dates_are_gmt' );

		Order_Query::add_date_conditions( $where, array_intersect_key( $params, array_flip( $dates ) ) );

		return Order_Query::read_page( $where, $params, 'date' === $params['orderby'] ? 'date' : 'id' );
	}
}
