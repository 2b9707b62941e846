<?php

namespace Storedeck\Reports\Stock;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Text;
use Storedeck\Host\Products\Stock;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Rows_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Query of a page of products and variations. Results are not cached: there are few products compared to orders, and changes
 * must show at once.
 */
final class Stock_Query extends Rows_Query {

	private const SELECT = 'posts.ID AS id, posts.post_parent AS parent_id, posts.post_title AS name, lookup.sku AS sku,'
		. ' lookup.stock_status AS stock_status, lookup.stock_quantity AS stock_quantity';

	public const FROM = '{wp:posts} posts INNER JOIN {product_meta_lookup} lookup ON lookup.product_id = posts.ID'
		. ' LEFT JOIN {wp:posts} parents ON parents.ID = posts.post_parent';

	public const WHERE = "posts.post_type IN ( 'product', 'product_variation' ) AND posts.post_status = 'publish'"
		. " AND ( posts.post_type = 'product' OR parents.post_status = 'publish' )";

	/** Values of `orderby`; `%1$s` is the direction. */
	public const ORDERBY = array(
		'stock_status'   => 'lookup.stock_status %1$s, lookup.stock_quantity %1$s',
		'stock_quantity' => 'lookup.stock_quantity %1$s',
		'date'           => 'posts.post_date %1$s',
		'id'             => 'posts.ID %1$s',
		'include'        => '',
		'title'          => 'posts.post_title %1$s',
		'sku'            => 'lookup.sku %1$s',
	);

	/** Filters that a group meets if one of its variations does. */
	private const OF_VARIATIONS = array( 'type', 'include', 'exclude' );

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

	protected function count(): int {
		return (int) $this->query( 'COUNT(*) AS total' )[0]['total'];
	}

	protected function read_page( int $limit, int $offset ): array {
		$rows = $this->map( $this->read( self::SELECT, $limit, $this->request->params['offset'] ?? $offset ) );

		return empty( $this->request->params['grouped'] ) ? $rows : Stock_Groups::add_sums( $rows );
	}

	protected function read_ids( int $limit, int $offset ): array {
		return $this->read( 'posts.ID AS id', $limit, $offset );
	}

	protected function find_rows( array $ids ): array {
		$sql = 'SELECT ' . self::SELECT . ' FROM ' . self::FROM . ' WHERE posts.ID IN ( %d )';

		return array_column( Database::rows( $sql, array( $ids ) ), null, 'id' );
	}

	protected function map( array $rows ): array {
		$ids = array_merge( array_column( $rows, 'id' ), array_filter( array_column( $rows, 'parent_id' ) ) );

		update_meta_cache( 'post', array_values( array_unique( array_map( 'intval', $ids ) ) ) );

		return array_map( self::map_row( ... ), $rows );
	}

	/**
	 * A row of a response.
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

	/**
	 * Reads sorted rows.
	 *
	 * @param string $select SQL of the columns.
	 * @return array<int, array<string, string|null>>
	 */
	private function read( string $select, int $limit, int $offset ): array {
		return $this->query( $select, ' ORDER BY ' . $this->get_order() . ' LIMIT %d OFFSET %d', array( $limit, $offset ) );
	}

	/**
	 * Runs a query of what matches.
	 *
	 * @param string $select SQL of the columns.
	 * @param string $end    SQL of order and limit.
	 * @param int[]  $values Values of its placeholders.
	 * @return array<int, array<string, string|null>>
	 */
	public function query( string $select, string $end = '', array $values = array() ): array {
		$conditions = $this->get_conditions();

		return Database::rows(
			"SELECT $select FROM " . self::FROM . " WHERE {$conditions->get_sql()}$end",
			array( ...$conditions->get_values(), ...$values )
		);
	}

	private function get_conditions(): Conditions {
		$filters    = $this->request->definition['filters'];
		$matching   = array_intersect_key( $filters, array_flip( self::OF_VARIATIONS ) );
		$is_grouped = ! empty( $this->request->params['grouped'] );
		$conditions = new Conditions();

		$conditions->add( self::WHERE );
		$conditions->add_filters( $is_grouped ? array_diff_key( $filters, $matching ) : $filters, $this->request->params, 'all' );

		if ( $is_grouped ) {
			$of_group = new Conditions();
			$of_group->add_filters( $matching, $this->request->params, 'all' );
			Stock_Groups::restrict( $conditions, $of_group );
		}

		return $conditions;
	}

	/** SQL of the order; equal rows are sorted by id. */
	private function get_order(): string {
		$params    = $this->request->params;
		$direction = 'desc' === $params['order'] ? 'DESC' : 'ASC';
		$orders    = self::ORDERBY;

		if ( ! empty( $params['grouped'] ) ) {
			$orders['stock_status']   = Stock_Groups::get_status_order();
			$orders['stock_quantity'] = '( ' . Stock_Groups::QUANTITY . ' IS NULL ), ' . Stock_Groups::QUANTITY . ' %1$s';
		}

		$order    = $orders[ $params['orderby'] ];
		$id_order = "posts.ID $direction";

		if ( '' !== $order ) {
			return sprintf( $order, $direction ) . ', ' . $id_order;
		}

		$cases = '';

		// Integers, so they need no placeholders.
		foreach ( array_values( array_unique( array_map( 'intval', $params['include'] ?? array() ) ) ) as $place => $id ) {
			$cases .= " WHEN $id THEN $place";
		}

		return '' === $cases ? $id_order : "CASE posts.ID$cases END $direction, $id_order";
	}
}
