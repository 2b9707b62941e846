<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Database\Tables;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Sync\Order_Row_Builder;

defined( 'ABSPATH' ) || exit;

/**
 * Storedeck\Sync\Order_Row_Builder describes raw orders, and computes the rows of the report tables.
 */
final class Raw_Order_Writer {
	/**
	 * Prepares the writer.
	 *
	 * @param Order_Row_Builder $row_builder Computes the rows of the report tables.
	 */
	public function __construct( private Bulk_Database $bulk, private Order_Row_Builder $row_builder, private string $currency ) {
	}

	/**
	 * Writes an order or a refund.
	 *
	 * @param array<string, mixed>                $raw       Raw order, with its discount.
	 * @param array<string, mixed>|null           $parent    Raw order that was refunded; null for an order.
	 * @param array<string, array<string, mixed>> $more      Other columns by table: wc_orders, wc_order_operational_data, order_stats.
	 * @param list<array<string, string>>         $addresses Rows of wc_order_addresses.
	 */
	public function write( array $raw, ?array $parent, array $more, array $addresses ): void {
		$this->bulk->add( 'wc_orders', array(
			'id' => $raw['id'], 'status' => $parent ? 'wc-completed' : $raw['status'],
			'currency' => $this->currency, 'type' => $parent ? 'shop_order_refund' : 'shop_order',
			'tax_amount' => self::to_string( $raw['tax'] ),
			'total_amount' => self::to_string( $raw['total'] ), 'date_created_gmt' => $raw['created'],
			'parent_order_id' => $raw['parent_id'],
			'payment_method' => $parent ? null : $raw['payment_method'],
			'payment_method_title' => $parent ? null : $raw['payment_title'],
		) + $more['wc_orders'] );
		$this->bulk->add( 'wc_order_operational_data', array(
			'order_id' => $raw['id'], 'prices_include_tax' => 0,
			'shipping_tax_amount' => self::to_string( $raw['shipping_tax'] ),
			'shipping_total_amount' => self::to_string( $raw['shipping'] ),
			'discount_total_amount' => self::to_string( $raw['discount'] ),
		) + $more['wc_order_operational_data'] );
		foreach ( $addresses as $address ) {
			$this->bulk->add( 'wc_order_addresses', array( 'order_id' => $raw['id'] ) + $address );
		}
		foreach ( $raw['items'] as $item ) {
			$this->bulk->add( 'woocommerce_order_items', array(
				'order_item_id'   => $item['id'],
				'order_item_name' => $item['name'],
				'order_item_type' => $item['type'],
				'order_id'        => $raw['id'],
			) );
			$metas = array_map( array( self::class, 'to_string' ), $item['meta'] );
			$this->bulk->add_metas( 'woocommerce_order_itemmeta', 'order_item_id', $item['id'], $metas );
		}

		$tables                   = $this->row_builder->build( $raw, $parent );
		$tables['order_stats'][0] = array_merge( $tables['order_stats'][0], $more['order_stats'] ?? array() );
		foreach ( $tables as $table => $rows ) {
			foreach ( $rows as $row ) {
				$this->bulk->add( Tables::get_names()[ $table ], $row );
			}
		}
	}

	/**
	 * Writes an amount as a column holds it.
	 */
	private static function to_string( string|Decimal $value ): string {
		return $value instanceof Decimal ? $value->to_string() : $value;
	}
}
