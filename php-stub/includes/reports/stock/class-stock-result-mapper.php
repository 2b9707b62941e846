<?php

namespace Storedeck\Reports\Stock;

use Storedeck\Foundation\Text;
use Storedeck\Host\Products\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * Converts rows of the database to rows of a response.
 */
final class Stock_Result_Mapper {

	/** @return array<string, string|array<string, mixed>> Columns of a row. Types, or JSON schemas. */
	public static function get_columns(): array {
		return array(
			'id'                  => 'integer',
			'parent_id'           => 'integer',
			'name'                => 'text',
			'sku'                 => 'text',
			'stock_status'        => array( 'type' => 'string', 'enum' => Stock::STATUSES ),
			'stock_quantity'      => 'number',
			'manage_stock'        => array( 'type' => 'boolean' ),
			'low_stock_amount'    => 'number',
			'variations_count'    => array(
				'description' => __( 'Number of published variations. Only with `grouped`.', 'storedeck' ),
				'type'        => 'integer',
			),
			'variations_quantity' => array(
				'description' => __( 'Sum of the variations’ quantities, null if none is tracked. Only with `grouped`.', 'storedeck' ),
				'type'        => array( 'number', 'null' ),
			),
		);
	}

	/**
	 * Maps rows.
	 *
	 * @param array<int, array<string, string|null>> $rows Rows of the database.
	 * @return array<int, array<string, mixed>>
	 */
	public static function map( array $rows ): array {
		$ids = array_merge( array_column( $rows, 'id' ), array_filter( array_column( $rows, 'parent_id' ) ) );

		update_meta_cache( 'post', array_values( array_unique( array_map( 'intval', $ids ) ) ) );

		return array_map( array( self::class, 'map_row' ), $rows );
	}

	/**
	 * Maps a row.
	 *
	 * @param array<string, string|null> $row Row of the database.
	 */
	private static function map_row( array $row ): array {
		$id     = (int) $row['id'];
		$parent = (int) $row['parent_id'];

		return array(
			'id'               => $id,
			'parent_id'        => $parent,
			'name'             => Text::decode( (string) $row['name'] ),
			'sku'              => (string) $row['sku'],
			'stock_status'     => (string) $row['stock_status'],
			'stock_quantity'   => Stock::to_number( $row['stock_quantity'] ) ?? 0,
			'manage_stock'     => 'yes' === get_post_meta( $id, '_manage_stock', true ),
			'low_stock_amount' => Stock::get_low_stock_amount_of( $id, $parent ),
		);
	}
}
