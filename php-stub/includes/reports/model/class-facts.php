<?php
/**
 * Facts: tables whose rows are counted and added.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Has the facts of `facts/`. A fact has
 * - table, date_columns (or gmt_column), status and currency, or the fact that it is `on` and the `join` to it;
 * - dimensions: key => SQL of the column; SQL names them as `[key]`, so that it is also that of a roll-up with this dimension;
 * - fields: its metrics, see Metric;
 * - filters: see Filter;
 * - segments: `id` and `label` (type of the label) of a series, with `through` (facts to join), `where`, `ids` that are always
 *   listed, and the filters `included_by` and `excluded_by` whose ids limit them. Of facts with several rows per order,
 *   `fields` are metrics of the row; `metrics` replaces metrics.
 *
 * A path is a list of facts from the table of the rows on, for example `{order_stats} stats`, `lines` and `categories`. Plugins
 * may name joins (SQL) instead of facts.
 */
final class Facts {

	/**
	 * Conditions of rows that have a variation, or a category. Roll-ups of such rows name them.
	 */
	public const HAS_VARIATION = '[variation] > 0';
	public const HAS_CATEGORY  = '[category] > 0';

	/**
	 * Values of `orderby` of reports on line items: value => metric.
	 */
	public const LINE_ORDERBY = array(
		'net_revenue'  => 'net_revenue',
		'coupons'      => 'coupons',
		'refunds'      => 'refunds',
		'shipping'     => 'shipping',
		'taxes'        => 'taxes',
		'orders_count' => 'orders_count',
		'items_sold'   => 'items_sold',
	);

	/**
	 * SQL of pairs of `product_id` and `category_id` for products and their categories, including parent categories. Pairs are
	 * distinct, so sales of a product count once in each category.
	 */
	public const CATEGORY_TREE = 'SELECT DISTINCT relations.object_id AS product_id,'
		. ' COALESCE( tree.category_tree_id, taxonomy.term_id ) AS category_id'
		. ' FROM {wp:term_relationships} relations'
		. ' INNER JOIN {wp:term_taxonomy} taxonomy'
		. " ON taxonomy.term_taxonomy_id = relations.term_taxonomy_id AND taxonomy.taxonomy = 'product_cat'"
		. ' LEFT JOIN {category_lookup} tree ON tree.category_id = taxonomy.term_id';

	/**
	 * Facts that were read, by name.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private static array $facts = array();

	/**
	 * A fact, as the parts of definitions have it: with all that it has of the one it is on, and with SQL instead of the keys of
	 * dimensions, joins and metrics.
	 *
	 * @param string $name Name.
	 * @return array<string, mixed>
	 */
	public static function get( string $name ): array {
		if ( isset( self::$facts[ $name ] ) ) {
			return self::$facts[ $name ];
		}

		$fact = self::read( $name );
		$sql  = self::resolve(
			array_diff_key( $fact, array_flip( array( 'segments', 'fields' ) ) ),
			self::get_dimensions( $fact['path'] )
		);

		$sql['sources']  = array_map( static fn( array $path ): string => self::get_joins( $path, $fact['path'] ), $fact['sources'] );
		$sql['segments'] = array();

		foreach ( $fact['fields'] as $key => $metric ) {
			$source     = $metric['source'] ?? array_key_first( $fact['sources'] );
			$facts      = array_filter( $fact['sources'][ $source ], array( self::class, 'is_fact' ) );
			$dimensions = self::get_dimensions( array( ...$fact['path'], ...$facts ) );

			$sql['fields'][ $key ] = self::resolve( $metric, $dimensions ) + array( 'source' => $source );
		}

		foreach ( $fact['segments'] as $key => $segment ) {
			$sql['segments'][ $key ] = self::get_segment( $fact['path'], $segment );
		}

		unset( $sql['on'], $sql['join'], $sql['dimensions'], $sql['path'] );

		self::$facts[ $name ] = $sql;

		return $sql;
	}

	/**
	 * A segment with SQL.
	 *
	 * @param list<string>         $path    Path of its fact.
	 * @param array<string, mixed> $segment Segment.
	 * @return array<string, mixed>
	 */
	private static function get_segment( array $path, array $segment ): array {
		$through = $segment['through'] ?? array();
		$joins   = self::get_joins( $through, $path );

		unset( $segment['through'] );

		$segment = self::resolve( $segment, self::get_dimensions( array( ...$path, ...$through ) ) );

		if ( isset( $segment['fields'] ) ) {
			$get_metric = static fn( string $metric ): array => self::get( strtok( $metric, '.' ) )['fields'][ strtok( '.' ) ];

			return array( 'join' => $joins, 'fields' => array_map( $get_metric, $segment['fields'] ) ) + $segment;
		}

		return $segment + array_filter( array( 'extra_join' => $joins ) );
	}

	/**
	 * A fact as it is declared, with the path to its rows.
	 *
	 * @param string $name Name.
	 * @return array<string, mixed>
	 */
	private static function read( string $name ): array {
		$fact  = require __DIR__ . "/facts/$name.php";
		$fact += array_fill_keys( array( 'fields', 'filters', 'segments', 'dimensions' ), array() ) + array( 'path' => array( $name ) );

		if ( isset( $fact['on'] ) ) {
			$base = self::read( $fact['on'] );

			$fact['path']    = array( ...$base['path'], $name );
			$fact['sources'] = array( $name => array_slice( $fact['path'], 1 ) );

			$fact += array_intersect_key( $base, array_flip( array( 'table', 'date_columns', 'status', 'currency' ) ) );
		}

		return $fact;
	}

	/**
	 * SQL of the joins to some facts.
	 *
	 * @param list<string> $path Facts, or SQL of joins.
	 * @param list<string> $from Facts that they are joined to.
	 */
	private static function get_joins( array $path, array $from ): string {
		$joins = array_map( static fn( string $part ): string => self::is_fact( $part ) ? self::read( $part )['join'] : $part, $path );
		$facts = array_filter( $path, array( self::class, 'is_fact' ) );

		return self::resolve( implode( ' ', $joins ), self::get_dimensions( array( ...$from, ...$facts ) ) );
	}

	/**
	 * Forgets texts, which depend on the locale.
	 */
	public static function reset(): void {
		self::$facts = array();
	}

	/**
	 * Texts of net sales, which several facts have.
	 *
	 * @return array<string, string>
	 */
	public static function get_net_sales_texts(): array {
		return array(
			'name'        => __( 'Net sales', 'storedeck' ),
			// phpcs:ignore Generic.Files.LineLength -- A text is one string.
			'description' => __( 'Sales after discounts and returns, excluding taxes and shipping. The Orders, Products, and Revenue reports show the same amount when no filters are applied.', 'storedeck' ),
			'explanation' => __( 'Gross sales − coupons − returns, excluding their taxes and shipping', 'storedeck' ),
		);
	}

	/**
	 * Columns of the dimensions of a path.
	 *
	 * @param list<string> $path Facts.
	 * @return array<string, string>
	 */
	private static function get_dimensions( array $path ): array {
		return array_merge( ...array_map( static fn( string $fact ): array => self::read( $fact )['dimensions'], $path ) );
	}

	/**
	 * Values with the columns of dimensions in their SQL.
	 *
	 * @template T
	 * @param T                     $values     SQL with `[key]`, or values that have some.
	 * @param array<string, string> $dimensions Key => column.
	 * @return T
	 */
	private static function resolve( $values, array $dimensions ) {
		if ( is_array( $values ) ) {
			return array_map( static fn( $value ) => self::resolve( $value, $dimensions ), $values );
		}

		$replace = static fn( array $found ): string => $dimensions[ $found[1] ] ?? $found[0];

		return is_string( $values ) ? preg_replace_callback( '/\[([a-z_]+)\]/', $replace, $values ) : $values;
	}

	/**
	 * Whether a part of a path is a fact, rather than SQL.
	 *
	 * @param string $part Part of a path.
	 */
	private static function is_fact( string $part ): bool {
		return ! str_contains( $part, ' ' );
	}
}
