<?php

namespace Storedeck\Reports\Rows;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Stock\Stock_Status;

defined( 'ABSPATH' ) || exit;

/**
 * Columns that several reports have.
 *
 * Creates columns of tables.
 */
final class Shared_Columns {

	/** The column by which a table is sorted by default. */
	public const DEFAULT_SORT = array(
		'is_sortable'     => true,
		'is_default_sort' => true,
		'is_required'     => true,
	);

	/** The date, by which the table is sorted by default. */
	public static function get_date(): array {
		return array( 'label' => __( 'Date', 'storedeck' ), 'type' => 'datetime' ) + self::DEFAULT_SORT;
	}

	/** The order number. */
	public static function get_order_number(): array {
		return array( 'label' => __( 'Order #', 'storedeck' ), 'screen_reader_label' => __( 'Order number', 'storedeck' ) );
	}

	/**
	 * SKU and metrics of products and variations.
	 *
	 * @param string $filter Filter of the Orders report.
	 * @param string $field  Field with its value.
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_sold( string $filter, string $field ): array {
		return array(
			'sku'          => array(
				'label'       => __( 'SKU', 'storedeck' ),
				'field'       => 'extended_info.sku',
				'is_sortable' => true,
				'is_hidden'   => true,
			),
			'items_sold'   => self::DEFAULT_SORT,
			'net_revenue'  => array( 'is_required' => true ),
			'orders_count' => array( 'link' => self::create_orders_link( $filter, $field ) ),
		);
	}

	/** @return array<string, array<string, mixed>> Stock of products and variations, if stock management is enabled. */
	public static function get_stock(): array {
		if ( ! Settings::is_stock_managed() ) {
			return array();
		}

		return array(
			'stock_status' => array(
				'label' => __( 'Status', 'storedeck' ),
				'value' => static fn( array $row ): ?string => Stock_Status::describe( $row['extended_info'] ?? array() ),
			),
			'stock'        => array(
				'label' => __( 'Stock', 'storedeck' ),
				'type'  => 'number',
				'value' => static fn( array $row ): int|float|null => Stock_Status::get_quantity( $row['extended_info'] ?? array() ),
			),
		);
	}

	/**
	 * A link from a number of orders to these orders.
	 *
	 * @param string $filter Filter of the Orders report.
	 * @param string $field  Field with its value.
	 */
	public static function create_orders_link( string $filter, string $field ): array {
		return array(
			'report' => '/analytics/orders',
			'query'  => array( 'filter' => 'advanced', $filter => '{' . $field . '}' ),
			'if'     => 'orders_count',
		);
	}
}
