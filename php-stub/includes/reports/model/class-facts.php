<?php

namespace Storedeck\Reports\Model;

use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Has the facts of `facts/`, and those of `line-dimensions.php`. A fact has
 * - table, date_columns (or gmt_column), status and currency, or the fact that it is `on` and the `join` to it;
 * - dimensions: key => SQL of the column. All other SQL names them as `[key]`, so that it can be read from rows, or from a
 *   roll-up with this dimension. SQL without any key is only of rows;
 * - sources: paths to rows that metrics are computed from. A path is a list of facts that are joined, one after the other.
 *   Plugins may name joins (SQL) instead of facts;
 * - fields: its metrics, see Metric;
 * - filters: see Filter;
 * - known_by: versions (Data_Version) that grow when its rows change; all by default, for rows that only change with their orders;
 * - segments: `label` of a series (its type, or the labels of texts), the `dimension` that it is, by default its key, whose column is
 *   the `id`, with `through` (path), `has`, `ids` that are always listed, `is_partial` where rows can have no value and are left
 *   out, and the filters `included_by` and `excluded_by` whose ids limit them. Of facts with several rows per order, `fields` are
 *   metrics of the row; `metrics` replaces metrics.
 *
 * `has`, of segments, definitions and roll-ups, is a dimension, or several, that all their rows have a value of.
 */
final class Facts extends Request_State {

	/** Key of a dimension in SQL. */
	private const KEY = '/\[([a-z][a-z0-9_]*)\]/';

	/** SQL of the conditions of orders and of refunds, which have rows in the same table, and of the ID of the order, also of a refund. */
	public const IS_ORDER  = 'stats.parent_id = 0';
	public const IS_REFUND = 'stats.parent_id > 0';
	public const ORDER_ID  = 'CASE WHEN ' . self::IS_ORDER . ' THEN stats.order_id ELSE stats.parent_id END';

	/** Metrics that stats on line items can be sorted by. */
	public const LINE_ORDERBY = array( 'net_revenue', 'coupons', 'refunds', 'shipping', 'taxes', 'orders_count', 'items_sold' );

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
	private array $facts = array();

	/**
	 * A fact, as the parts of definitions have it: with all that it has of the one it is on, and metrics with their key and
	 * source.
	 */
	public static function get( string $name ): array {
		if ( ! isset( self::current()->facts[ $name ] ) ) {
			$fact = self::read( $name );

			foreach ( $fact['fields'] as $key => $metric ) {
				$fact['fields'][ $key ] = $metric + array(
					'key'    => "$name.$key",
					'source' => array_key_first( $fact['sources'] ),
				);
			}

			$fact['filters'] = array_map( static fn( array $filter ): array => $filter + array( 'reads' => array() ), $fact['filters'] );

			foreach ( $fact['segments'] as $key => $segment ) {
				$fact['segments'][ $key ] += array( 'id' => '[' . ( $segment['dimension'] ?? $key ) . ']' );

				if ( isset( $segment['fields'] ) ) {
					$fact['segments'][ $key ]['fields'] = array_map( array( self::class, 'get_metric' ), $segment['fields'] );
				}
			}

			$unknown = array_flip( array( 'on', 'join', 'repeats', 'known_by', 'dimensions' ) );

			self::current()->facts[ $name ] = array_diff_key( $fact, $unknown );
		}

		return self::current()->facts[ $name ];
	}

	/**
	 * A metric by its key, null if there is none.
	 *
	 * @param string $key Fact and metric, for example `lines.items_sold`.
	 */
	public static function get_metric( string $key ): ?array {
		list( $fact, $metric ) = explode( '.', "$key." );

		return in_array( $fact, self::get_names(), true ) ? self::get( $fact )['fields'][ $metric ] ?? null : null;
	}

	/**
	 * Whether a fact is another one, or is on it, so that its rows have the columns of the other one.
	 *
	 * @param string $fact  Fact, empty for rows of none.
	 * @param string $other Other fact.
	 */
	public static function is_on( string $fact, string $other ): bool {
		return '' !== $fact && ( $fact === $other || self::is_on( self::get_joined()[ $fact ]['on'] ?? '', $other ) );
	}

	/** @return string[] Names of all facts. */
	public static function get_names(): array {
		return array_keys( self::get_joined() );
	}

	/** A fact as it is declared, with the path to its rows. */
	private static function read( string $name ): array {
		$file  = __DIR__ . "/facts/$name.php";
		$fact  = is_file( $file ) ? require $file : self::get_joined()[ $name ];
		$fact += array_fill_keys( array( 'fields', 'filters', 'segments' ), array() );

		if ( isset( $fact['on'] ) ) {
			$base = self::read( $fact['on'] );
			$path = array_values( $base['sources'] )[0];

			$fact += array_intersect_key( $base, array_flip( array( 'table', 'date_columns', 'status', 'currency' ) ) )
				+ array( 'sources' => array( $name => array( ...$path, $name ) ) );
		}

		return $fact;
	}

	/**
	 * Joins of a path, with keys of dimensions.
	 *
	 * @param list<string> $path Facts, or SQL of joins.
	 */
	public static function get_joins( array $path ): string {
		$facts = self::get_joined();

		return implode( ' ', array_map( static fn( string $part ): string => $facts[ $part ]['join'] ?? $part, array_filter( $path ) ) );
	}

	/**
	 * What the rows of facts repeat, see Repetition.
	 *
	 * @param list<string> $path Facts, or SQL of joins.
	 * @return list<string>
	 */
	public static function get_repeated( array $path ): array {
		return array_column( array_intersect_key( self::get_joined(), array_flip( $path ) ), 'repeats' );
	}

	/**
	 * Whether a version grows whenever rows of facts change.
	 *
	 * @param list<string> $path    Facts, or SQL of joins, of whose tables no version tells.
	 * @param string       $version Version of Data_Version.
	 */
	public static function are_known_by( array $path, string $version ): bool {
		$is_known = static fn( array $fact ): bool => in_array( $version, $fact['known_by'] ?? array( $version ), true );

		return array() === array_diff( $path, array_keys( array_filter( self::get_joined(), $is_known ) ) );
	}

	/** Condition of rows with a value of a dimension. */
	public static function get_condition( string $dimension ): string {
		return "[$dimension] > 0";
	}

	/**
	 * SQL of a table, whose alias is `stats`, and its joins.
	 *
	 * @param string       $table Short name of the table.
	 * @param list<string> $path  Facts, or SQL of joins.
	 */
	public static function get_from( string $table, array $path ): string {
		return self::to_sql( trim( '{' . $table . '} stats ' . self::get_joins( $path ) ) );
	}

	/**
	 * Columns of the dimensions of some facts.
	 *
	 * @param list<string>|null $path Facts, or SQL of joins; null for all facts.
	 * @return array<string, string>
	 */
	public static function get_columns( ?array $path = null ): array {
		$facts  = null === $path ? self::get_joined() : array_intersect_key( self::get_joined(), array_flip( $path ) );
		$fields = null === $path ? Order_Dimensions::get_field_columns() : array();

		return array_merge( ...array_column( array_values( $facts ), 'dimensions' ) )
			+ array_map( static fn( string $column ): string => "stats.$column", $fields );
	}

	/**
	 * SQL with columns of rows instead of keys of dimensions.
	 *
	 * @param string                     $sql     SQL with `[key]`.
	 * @param array<string, string>|null $columns Key => column; null for those of rows.
	 */
	public static function to_sql( string $sql, ?array $columns = null ): string {
		$columns ??= self::get_columns();
		$replace   = static fn( array $found ): string => $columns[ $found[1] ] ?? $found[0];

		return (string) preg_replace_callback( self::KEY, $replace, $sql );
	}

	/**
	 * Keys of dimensions in SQL.
	 *
	 * @param string $sql SQL with `[key]`.
	 * @return string[]
	 */
	public static function get_keys( string $sql ): array {
		preg_match_all( self::KEY, $sql, $found );

		return $found[1];
	}

	/** @return array<string, array{join: string, dimensions: array<string, string>}> Joins and dimensions of all facts. */
	private static function get_joined(): array {
		static $joined = array();

		if ( array() === $joined ) {
			foreach ( (array) glob( __DIR__ . '/facts/*.php' ) as $file ) {
				$joined[ basename( (string) $file, '.php' ) ] = require $file;
			}

			foreach ( require __DIR__ . '/line-dimensions.php' as $key => $dimension ) {
				$joined[ $dimension['fact'] ] = array( 'on' => 'lines', 'dimensions' => array( $key => $dimension['column'] ) )
					+ array_intersect_key( $dimension, array_flip( array( 'join', 'repeats', 'known_by' ) ) );
			}

			$joined = array_map( static fn( array $fact ): array => $fact + array( 'join' => '', 'dimensions' => array() ), $joined );

			ksort( $joined );
		}

		return $joined;
	}

	/** Forgets texts, which depend on the locale. */
	public static function reset(): void {
		self::renew();
		Order_Dimensions::renew();
		Dimension::renew();
	}

	/** @return array<string, string> Texts of net sales, which several facts have. */
	public static function get_net_sales_texts(): array {
		return array(
			'name'        => __( 'Net sales', 'storedeck' ),
			// phpcs:ignore Generic.Files.LineLength -- A text is one string.
			'description' => __( 'Sales after discounts and returns, excluding taxes and shipping. The Orders, Products, and Revenue reports show the same amount when no filters are applied.', 'storedeck' ),
			'explanation' => __( 'Gross sales − coupons − returns, excluding their taxes and shipping', 'storedeck' ),
		);
	}
}
