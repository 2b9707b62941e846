<?php
/**
 * Columns of exports.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Turns rows of a report into lines with the columns that its table has.
 *
 * A file in columns/ is a list of columns: `label` (words of the first line),
 * `type` (see Csv) and `value` (of a row and its page's names). It may also
 * have `names`: what has to be looked up for all rows of a page at once.
 */
final class Columns {

	/**
	 * Reports whose columns are known.
	 */
	private const REPORTS = array(
		'revenue', 'orders', 'products', 'variations', 'categories', 'coupons', 'taxes', 'downloads', 'stock', 'customers',
	);

	/**
	 * Remembers columns.
	 *
	 * @param list<array{label: string, type: string, value: callable}> $columns Columns.
	 * @param callable|null                                             $names   Looks up names.
	 */
	private function __construct( private array $columns, private $names ) {
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
	 */
	public static function of( string $report, array $params ): self {
		$definition = ( require __DIR__ . '/columns/' . $report . '.php' )( $params );

		return new self( $definition['columns'], $definition['names'] ?? null );
	}

	/**
	 * The first line.
	 */
	public function head(): string {
		return Csv::BYTE_ORDER_MARK . Csv::line( array_column( $this->columns, 'label' ), array(), 0 );
	}

	/**
	 * Lines of rows, each after the end of the line before it.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 */
	public function lines( array $rows ): string {
		$names  = null === $this->names ? array() : ( $this->names )( $rows );
		$types  = array_column( $this->columns, 'type' );
		$digits = Settings::currency()['precision'];
		$text   = '';

		foreach ( $rows as $row ) {
			$values = array_map( static fn( array $column ) => $column['value']( $row, $names ), $this->columns );
			$text  .= "\n" . Csv::line( $values, $types, $digits );
		}

		return $text;
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
	 * Words for what is left of a product.
	 *
	 * @param string $status Status.
	 */
	public static function stock_status( string $status ): string {
		$words = array(
			'instock'     => __( 'In stock', 'storedeck' ),
			'outofstock'  => __( 'Out of stock', 'storedeck' ),
			'onbackorder' => __( 'On backorder', 'storedeck' ),
		);

		return $words[ $status ] ?? $status;
	}
}
