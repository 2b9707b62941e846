<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the fields of a product from all rows that name it. Each field has the value
 * of the row with the latest date; empty cells do not count.
 */
final class Imported_Product {

	/**
	 * Sorting rank and value by field.
	 *
	 * @var array<string, array{string, string}>
	 */
	private array $fields = array();

	/**
	 * Adds a row.
	 *
	 * @param string                $rank   Sorting rank of the row.
	 * @param array<string, string> $values Values by field.
	 */
	public function add( string $rank, array $values ): void {
		foreach ( $values as $field => $value ) {
			// The order of rows in the file does not decide between rows of the same rank.
			$candidate = array( $rank, $value );

			if ( '' !== Text::trim( $value ) && $candidate > ( $this->fields[ $field ] ?? array() ) ) {
				$this->fields[ $field ] = $candidate;
			}
		}
	}

	/**
	 * Value of a field.
	 *
	 * @return string Empty if no row has one.
	 */
	public function get( string $field ): string {
		return $this->fields[ $field ][1] ?? '';
	}

	/**
	 * Meta of a new product or variation.
	 *
	 * @return array<string, string>
	 */
	public function get_metas(): array {
		return array(
			'_sku'           => $this->get( 'sku' ),
			'_price'         => $this->get( 'price' ),
			'_regular_price' => $this->get( 'price' ),
			'_manage_stock'  => 'no',
			'_stock_status'  => 'instock',
			'_virtual'       => 'no',
			'_tax_status'    => 'taxable',
		);
	}
}
