<?php
/**
 * Stock report.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Stock;

use Storedeck\Foundation\Database\Database;
use Storedeck\Host\Products\Stock;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Lists all published products and variations.
 *
 * Each has one of three statuses; low stock is a part of in stock. Results are
 * not cached: there are few products compared to orders, and changes must show
 * at once.
 */
final class Stock_Listing extends Listing {

	/**
	 * Stock statuses.
	 */
	private const STATUSES = array( 'instock', 'outofstock', 'onbackorder' );

	/**
	 * SQL of the columns.
	 */
	private const SELECT = 'posts.ID AS id, posts.post_parent AS parent_id, posts.post_title AS name, lookup.sku AS sku,'
		. ' lookup.stock_status AS stock_status, lookup.stock_quantity AS stock_quantity';

	/**
	 * SQL of the tables.
	 */
	public const FROM = '{wp:posts} posts INNER JOIN {product_meta_lookup} lookup ON lookup.product_id = posts.ID'
		. ' LEFT JOIN {wp:posts} parents ON parents.ID = posts.post_parent';

	/**
	 * SQL of the conditions.
	 */
	public const WHERE = "posts.post_type IN ( 'product', 'product_variation' ) AND posts.post_status = 'publish'"
		. " AND ( posts.post_type = 'product' OR parents.post_status = 'publish' )";

	/**
	 * Values of `orderby`; `%1$s` is the direction.
	 */
	private const ORDERBY = array(
		'stock_status'   => 'lookup.stock_status %1$s, lookup.stock_quantity %1$s',
		'stock_quantity' => 'lookup.stock_quantity %1$s',
		'date'           => 'posts.post_date %1$s',
		'id'             => 'posts.ID %1$s',
		'include'        => '',
		'title'          => 'posts.post_title %1$s',
		'sku'            => 'lookup.sku %1$s',
	);

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_params(): array {
		return Stock_Params::for_list( array_keys( self::ORDERBY ), array( 'all', 'lowstock', ...self::STATUSES ) );
	}

	/**
	 * Parameters of the totals.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_totals_params(): array {
		return array();
	}

	/**
	 * Columns of a row.
	 *
	 * @return array<string, array{type: string, enum?: string[]}>
	 */
	public static function get_columns(): array {
		return array(
			'id'                  => array( 'type' => 'integer' ),
			'parent_id'           => array( 'type' => 'integer' ),
			'name'                => array( 'type' => 'string' ),
			'sku'                 => array( 'type' => 'string' ),
			'stock_status'        => array(
				'type' => 'string',
				'enum' => self::STATUSES,
			),
			'stock_quantity'      => array( 'type' => 'number' ),
			'manage_stock'        => array( 'type' => 'boolean' ),
			'low_stock_amount'    => array( 'type' => 'number' ),
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
	 * Metrics of the totals.
	 *
	 * @return array<string, array{type: string}>
	 */
	public static function get_metrics(): array {
		return array_fill_keys(
			array( 'lowstock', 'instock', 'outofstock', 'onbackorder', 'products' ),
			array( 'type' => 'integer' )
		);
	}

	/**
	 * Links of a row.
	 *
	 * @param array<string, mixed> $row Row.
	 * @return array<string, string>
	 */
	public static function get_links( array $row ): array {
		if ( 0 === $row['parent_id'] ) {
			return array( 'product' => '/products/' . $row['id'] );
		}

		return array(
			'product' => '/products/' . $row['parent_id'] . '/variations/' . $row['id'],
			'parent'  => '/products/' . $row['parent_id'],
		);
	}

	/**
	 * A page of the list.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array{data: array<int, array<string, mixed>>, total: int, pages: int}
	 */
	public static function get_page( array $params ): array {
		$conditions = self::get_conditions( $params );
		$offset     = $params['offset'] ?? ( $params['page'] - 1 ) * $params['per_page'];
		$order_by   = ' ORDER BY ' . self::get_order_by( $params );
		$total      = (int) Database::rows(
			'SELECT COUNT(*) AS total FROM ' . self::FROM . ' WHERE ' . $conditions->get_sql(),
			$conditions->get_values()
		)[0]['total'];

		$rows = Database::rows(
			'SELECT ' . self::SELECT . ' FROM ' . self::FROM . ' WHERE ' . $conditions->get_sql() . $order_by . ' LIMIT %d OFFSET %d',
			array_merge( $conditions->get_values(), array( $params['per_page'], $offset ) )
		);

		$data = Stock_Result_Mapper::map( $rows );

		return array(
			'data'  => empty( $params['grouped'] ) ? $data : Stock_Groups::add_sums( $data ),
			'total' => $total,
			'pages' => (int) ceil( $total / $params['per_page'] ),
		);
	}

	/**
	 * Query of the ids of all listed products.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return callable(int, int): int[]
	 */
	public static function create_id_query( array $params ): callable {
		$conditions = self::get_conditions( $params );
		$sql        = 'SELECT posts.ID AS id FROM ' . self::FROM . ' WHERE ' . $conditions->get_sql()
			. ' ORDER BY ' . self::get_order_by( $params ) . ' LIMIT %d OFFSET %d';

		return static fn( int $limit, int $offset ): array => array_map(
			'intval',
			array_column( Database::rows( $sql, array_merge( $conditions->get_values(), array( $limit, $offset ) ) ), 'id' )
		);
	}

	/**
	 * Products by ids.
	 *
	 * @param int[]                $ids    Ids, at least one.
	 * @param array<string, mixed> $params Not used.
	 * @return array<int, array<string, mixed>>
	 */
	public static function get_by_ids( array $ids, array $params ): array {
		unset( $params );

		$rows = array_column(
			Database::rows(
				'SELECT ' . self::SELECT . ' FROM ' . self::FROM . ' WHERE posts.ID IN ( ' . Database::placeholders( $ids ) . ' )',
				$ids
			),
			null,
			'id'
		);

		return Stock_Result_Mapper::map( array_values( array_intersect_key( array_replace( array_flip( $ids ), $rows ), $rows ) ) );
	}

	/**
	 * Number of products by status.
	 *
	 * @param array<string, mixed> $params Not used.
	 * @return array<string, int>
	 */
	public static function get_totals( array $params ): array {
		unset( $params );

		$select = array( 'SUM( CASE WHEN ' . Stock::LOW . ' THEN 1 ELSE 0 END ) AS lowstock' );

		foreach ( self::STATUSES as $status ) {
			$select[] = "SUM( CASE WHEN lookup.stock_status = '$status' THEN 1 ELSE 0 END ) AS $status";
		}

		$row = Database::rows(
			'SELECT ' . implode( ', ', $select ) . ', COUNT(*) AS products FROM ' . self::FROM . ' WHERE ' . self::WHERE,
			Stock::get_thresholds()
		)[0];

		return array_map( 'intval', $row );
	}

	/**
	 * Conditions of the list.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	private static function get_conditions( array $params ): Conditions {
		$conditions = new Conditions( static fn(): array => array() );

		$conditions->add( self::WHERE );
		self::add_ids( $conditions, $params, 'parent', 'posts.post_parent IN' );
		self::add_ids( $conditions, $params, 'parent_exclude', 'posts.post_parent NOT IN' );

		if ( empty( $params['grouped'] ) ) {
			self::add_matching( $conditions, $params );
		} else {
			$matching = new Conditions( static fn(): array => array() );
			self::add_matching( $matching, $params );
			Stock_Groups::restrict( $conditions, $matching );
		}

		return $conditions;
	}

	/**
	 * Adds the conditions that a group meets if one of its variations does.
	 *
	 * @param Conditions           $conditions Conditions.
	 * @param array<string, mixed> $params     Parameters.
	 */
	private static function add_matching( Conditions $conditions, array $params ): void {
		if ( 'lowstock' === $params['type'] ) {
			$conditions->add( Stock::LOW, Stock::get_thresholds() );
		} elseif ( in_array( $params['type'], self::STATUSES, true ) ) {
			$conditions->add( 'lookup.stock_status = %s', array( $params['type'] ) );
		}

		self::add_ids( $conditions, $params, 'include', 'posts.ID IN' );
		self::add_ids( $conditions, $params, 'exclude', 'posts.ID NOT IN' );
	}

	/**
	 * Adds a condition on ids, if the parameter has any.
	 *
	 * @param Conditions           $conditions Conditions.
	 * @param array<string, mixed> $params     Parameters.
	 * @param string               $name       Name of the parameter.
	 * @param string               $sql        SQL before the list of ids.
	 */
	private static function add_ids( Conditions $conditions, array $params, string $name, string $sql ): void {
		$ids = self::get_ids( $params, $name );

		if ( array() !== $ids ) {
			$conditions->add( $sql . ' ( ' . Database::placeholders( $ids ) . ' )', $ids );
		}
	}

	/**
	 * SQL of the order; equal rows are sorted by id.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	private static function get_order_by( array $params ): string {
		$direction = 'desc' === $params['order'] ? 'DESC' : 'ASC';
		$order     = self::ORDERBY[ $params['orderby'] ];
		$order     = empty( $params['grouped'] ) ? $order : str_replace( 'lookup.stock_quantity', Stock_Groups::QUANTITY, $order );
		$id_order  = "posts.ID $direction";

		if ( '' !== $order ) {
			return sprintf( $order, $direction ) . ', ' . $id_order;
		}

		$cases = '';

		// Integers, so they need no placeholders.
		foreach ( self::get_ids( $params, 'include' ) as $place => $id ) {
			$cases .= " WHEN $id THEN $place";
		}

		return '' === $cases ? $id_order : "CASE posts.ID$cases END $direction, $id_order";
	}

	/**
	 * Ids of a parameter.
	 *
	 * @param array<string, mixed> $params Parameters.
	 * @param string               $name   Name.
	 * @return int[]
	 */
	private static function get_ids( array $params, string $name ): array {
		return array_values( array_unique( array_map( 'intval', (array) ( $params[ $name ] ?? array() ) ) ) );
	}
}
