<?php
/**
 * Columns of an export.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Storedeck\Store\Settings;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Converts rows of a report to lines with the columns of its table.
 *
 * A file in columns/ defines the columns by the names that the table in the
 * browser has for them: `label`, `type` (see Csv) and `value`, a callback that
 * gets a row and the looked-up names. Its optional `names` looks these up for
 * all rows of a batch at once.
 */
final class Export_Columns {

	/**
	 * Reports that can be exported.
	 */
	private const REPORTS = array(
		'revenue', 'orders', 'products', 'variations', 'categories', 'coupons', 'taxes', 'downloads', 'stock', 'customers',
	);

	/**
	 * Maximum number of columns in a request, and maximum length of their names.
	 */
	private const MAX_COLUMNS     = 100;
	private const MAX_NAME_LENGTH = 200;

	/**
	 * Maximum depth of categories; protects from a category that is its own ancestor.
	 */
	private const MAX_DEPTH = 10;

	/**
	 * Takes columns.
	 *
	 * @param Plugin_Columns                                                      $plugins  Columns and values of plugins.
	 * @param array<string, array{label: string, type: string, value: callable}> $columns  All columns by name.
	 * @param list<string>                                                        $selected Names of the columns of the file.
	 * @param callable|null                                                       $names    Looks up names.
	 */
	private function __construct( private Plugin_Columns $plugins, private array $columns, private array $selected, private $names ) {
	}

	/**
	 * Whether a report can be exported.
	 *
	 * @param string $report Report.
	 */
	public static function has_report( string $report ): bool {
		return in_array( $report, self::REPORTS, true );
	}

	/**
	 * Creates the columns of a report in the current locale.
	 *
	 * @param string               $report   Report.
	 * @param array<string, mixed> $params   Parameters of the report.
	 * @param list<string>|null    $selected Names of columns in the order of the file; null for all. Unknown names are ignored.
	 */
	public static function create( string $report, array $params, ?array $selected = null ): self {
		$definition = ( require __DIR__ . '/columns/' . $report . '.php' )( $params );
		$plugins    = new Plugin_Columns( $report );
		$columns    = $plugins->filter_columns( $definition['columns'] );

		return new self(
			$plugins,
			$columns,
			array_values( array_unique( array_intersect( $selected ?? array_keys( $columns ), array_keys( $columns ) ) ) ),
			$definition['names'] ?? null
		);
	}

	/**
	 * Validates names of columns.
	 *
	 * @param mixed $names Names of columns.
	 */
	public static function are_valid_names( mixed $names ): bool {
		$is_invalid = static fn( $name ): bool => ! is_string( $name ) || strlen( $name ) > self::MAX_NAME_LENGTH;

		return is_array( $names ) && array_is_list( $names ) && count( $names ) <= self::MAX_COLUMNS
			&& array() === array_filter( $names, $is_invalid );
	}

	/**
	 * Names of the columns of the file.
	 *
	 * @return list<string>
	 */
	public function get_names(): array {
		return $this->selected;
	}

	/**
	 * The header line.
	 */
	public function get_header(): string {
		$labels = array_map( static fn( array $column ): string => $column['label'], $this->columns );

		return Csv::BYTE_ORDER_MARK . Csv::line( $this->select( $labels ), array(), 0 );
	}

	/**
	 * Lines of rows. Each begins with the line break after the previous line.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 */
	public function get_lines( array $rows ): string {
		$names  = null === $this->names ? array() : ( $this->names )( $rows );
		$types  = $this->select( array_map( static fn( array $column ): string => $column['type'], $this->columns ) );
		$digits = Settings::get_currency()['precision'];
		$text   = '';

		foreach ( $rows as $row ) {
			$values = array_map( static fn( array $column ) => $column['value']( $row, $names ), $this->columns );
			$text  .= "\n" . Csv::line( $this->select( $this->plugins->filter_values( $values, $row ) ), $types, $digits );
		}

		return $text;
	}

	/**
	 * Picks the values of the columns of the file.
	 *
	 * @template T
	 * @param array<string, T> $all By name.
	 * @return list<T|null>
	 */
	private function select( array $all ): array {
		return array_map( static fn( string $name ) => $all[ $name ] ?? null, $this->selected );
	}

	/**
	 * A column with a field of the row.
	 *
	 * @param string $label Label.
	 * @param string $type  See Csv.
	 * @param string $field Field; `a.b` for the key b of a.
	 * @return array{label: string, type: string, value: callable}
	 */
	public static function field( string $label, string $type, string $field ): array {
		return self::computed(
			$label,
			$type,
			static function ( array $row ) use ( $field ) {
				$value = $row;

				foreach ( explode( '.', $field ) as $key ) {
					$value = ( (array) $value )[ $key ] ?? null;
				}

				return is_scalar( $value ) ? $value : null;
			}
		);
	}

	/**
	 * A column with a computed value.
	 *
	 * @param string   $label Label.
	 * @param string   $type  See Csv.
	 * @param callable $value Gets a row and the looked-up names, returns the value.
	 * @return array{label: string, type: string, value: callable}
	 */
	public static function computed( string $label, string $type, callable $value ): array {
		return array(
			'label' => $label,
			'type'  => $type,
			'value' => $value,
		);
	}

	/**
	 * Name of a category with its ancestors, for example `Clothing › Hoodies`.
	 *
	 * @param int    $id       ID of the category.
	 * @param string $fallback Name to use if the category no longer exists.
	 */
	public static function get_category_path( int $id, string $fallback ): string {
		$names = array();
		$term  = get_term( $id, 'product_cat' );

		while ( $term instanceof WP_Term && count( $names ) < self::MAX_DEPTH ) {
			array_unshift( $names, html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
			$term = 0 === $term->parent ? null : get_term( $term->parent, 'product_cat' );
		}

		return array() === $names ? $fallback : implode( ' › ', $names );
	}

	/**
	 * Label of a stock status.
	 *
	 * @param array<string, mixed> $stock Stock fields of the report; `stock_status` is empty for deleted products.
	 */
	public static function get_stock_label( array $stock ): string {
		$labels = array(
			'instock'     => __( 'In stock', 'storedeck' ),
			'outofstock'  => __( 'Out of stock', 'storedeck' ),
			'onbackorder' => __( 'On backorder', 'storedeck' ),
		);

		$status = (string) $stock['stock_status'];
		$is_low = 'instock' === $status && $stock['manage_stock'] && null !== $stock['stock_quantity']
			&& $stock['stock_quantity'] <= $stock['low_stock_amount'];

		return $is_low ? _x( 'Low', 'indication of a low quantity', 'storedeck' ) : $labels[ $status ] ?? $status;
	}
}
