<?php
/**
 * Columns of exports.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Storedeck\Store\Settings;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Turns rows of a report into lines with the columns that its table has.
 *
 * A file in columns/ lists columns by the names that the table on the screen
 * has for them: `label` (words of the first line), `type` (see Csv) and `value`
 * (of a row and its page's names). It may also have `names`: what has to be
 * looked up for all rows of a page at once.
 */
final class Export_Columns {

	/**
	 * Reports whose columns are known.
	 */
	private const REPORTS = array(
		'revenue', 'orders', 'products', 'variations', 'categories', 'coupons', 'taxes', 'downloads', 'stock', 'customers',
	);

	/**
	 * Columns that may be asked for, and how long their names may be.
	 */
	private const MOST      = 100;
	private const MOST_LONG = 200;

	/**
	 * Categories that are deeper are a mistake in the data, maybe a circle.
	 */
	private const DEEPEST = 10;

	/**
	 * Remembers columns.
	 *
	 * @param Plugin_Columns                                                      $plugins What plugins make of them.
	 * @param array<string, array{label: string, type: string, value: callable}> $columns All columns, by name.
	 * @param list<string>                                                        $chosen  Names of those that are written.
	 * @param callable|null                                                       $names   Looks up names.
	 */
	private function __construct( private Plugin_Columns $plugins, private array $columns, private array $chosen, private $names ) {
	}

	/**
	 * Whether the columns of a report are known.
	 *
	 * @param string $report Report.
	 */
	public static function knows( string $report ): bool {
		return in_array( $report, self::REPORTS, true );
	}

	/**
	 * Columns of a report, in the present language.
	 *
	 * @param string               $report Report.
	 * @param array<string, mixed> $params Parameters of the question.
	 * @param list<string>|null    $chosen Names of columns in the order of the file; all where nobody chose. Unknown
	 *                                     ones do not count.
	 */
	public static function of( string $report, array $params, ?array $chosen = null ): self {
		$definition = ( require __DIR__ . '/columns/' . $report . '.php' )( $params );
		$plugins    = new Plugin_Columns( $report );
		$columns    = $plugins->columns( $definition['columns'] );

		return new self(
			$plugins,
			$columns,
			null === $chosen ? array_keys( $columns ) : array_values( array_unique( array_intersect( $chosen, array_keys( $columns ) ) ) ),
			$definition['names'] ?? null
		);
	}

	/**
	 * Says whether columns can be asked for.
	 *
	 * @param mixed $wanted Names of columns.
	 */
	public static function are_names( mixed $wanted ): bool {
		return is_array( $wanted ) && array_is_list( $wanted ) && count( $wanted ) <= self::MOST
			&& array() === array_filter( $wanted, static fn( $name ): bool => ! is_string( $name ) || strlen( $name ) > self::MOST_LONG );
	}

	/**
	 * Names of the columns that are written.
	 *
	 * @return list<string>
	 */
	public function names(): array {
		return $this->chosen;
	}

	/**
	 * The first line.
	 */
	public function head(): string {
		$labels = array_map( static fn( array $column ): string => $column['label'], $this->columns );

		return Csv::BYTE_ORDER_MARK . Csv::line( $this->of_chosen( $labels ), array(), 0 );
	}

	/**
	 * Lines of rows, each after the end of the line before it.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 */
	public function lines( array $rows ): string {
		$names  = null === $this->names ? array() : ( $this->names )( $rows );
		$types  = $this->of_chosen( array_map( static fn( array $column ): string => $column['type'], $this->columns ) );
		$digits = Settings::currency()['precision'];
		$text   = '';

		foreach ( $rows as $row ) {
			$values = array_map( static fn( array $column ) => $column['value']( $row, $names ), $this->columns );
			$text  .= "\n" . Csv::line( $this->of_chosen( $this->plugins->values( $values, $row ) ), $types, $digits );
		}

		return $text;
	}

	/**
	 * What stands under the names of the columns that are written.
	 *
	 * @template T
	 * @param array<string, T> $all By name.
	 * @return list<T|null>
	 */
	private function of_chosen( array $all ): array {
		return array_map( static fn( string $name ) => $all[ $name ] ?? null, $this->chosen );
	}

	/**
	 * A column that shows a field of the row.
	 *
	 * @param string $label Words of the first line.
	 * @param string $type  See Csv.
	 * @param string $field Field; `a.b` for b within a.
	 * @return array{label: string, type: string, value: callable}
	 */
	public static function field( string $label, string $type, string $field ): array {
		return self::made(
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
	 * A column that shows something made of the row.
	 *
	 * @param string   $label Words of the first line.
	 * @param string   $type  See Csv.
	 * @param callable $value Gives the value of a row and its page's names.
	 * @return array{label: string, type: string, value: callable}
	 */
	public static function made( string $label, string $type, callable $value ): array {
		return array(
			'label' => $label,
			'type'  => $type,
			'value' => $value,
		);
	}

	/**
	 * A category with those above it, `Clothing › Hoodies`, as the table names it.
	 *
	 * @param int    $id   Category.
	 * @param string $name What it is called where the shop does not have it any more.
	 */
	public static function category( int $id, string $name ): string {
		$steps = array();
		$term  = get_term( $id, 'product_cat' );

		while ( $term instanceof WP_Term && count( $steps ) < self::DEEPEST ) {
			array_unshift( $steps, html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
			$term = 0 === $term->parent ? null : get_term( $term->parent, 'product_cat' );
		}

		return array() === $steps ? $name : implode( ' › ', $steps );
	}

	/**
	 * Words for what is left of a product.
	 *
	 * @param array<string, mixed> $facts What the report tells of its stock; `stock_status` is empty of what is no more.
	 */
	public static function stock_status( array $facts ): string {
		$words = array(
			'instock'     => __( 'In stock', 'storedeck' ),
			'outofstock'  => __( 'Out of stock', 'storedeck' ),
			'onbackorder' => __( 'On backorder', 'storedeck' ),
		);

		$status = (string) $facts['stock_status'];
		$is_low = 'instock' === $status && $facts['manage_stock'] && null !== $facts['stock_quantity']
			&& $facts['stock_quantity'] <= $facts['low_stock_amount'];

		return $is_low ? _x( 'Low', 'indication of a low quantity', 'storedeck' ) : $words[ $status ] ?? $status;
	}
}
