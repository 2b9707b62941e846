<?php
/**
 * Maps columns of a file to fields.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Common\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Finds columns by name, in any order. Unknown columns are ignored.
 */
final class Column_Map {

	/**
	 * Position by field.
	 *
	 * @var array<string, int>
	 */
	private array $positions = array();

	/**
	 * Finds the columns.
	 *
	 * @param string[] $names First record of the file.
	 * @throws Import_Exception When a required column is missing.
	 */
	public function __construct( array $names ) {
		$normalized = array_map( array( self::class, 'normalize' ), $names );
		$taken      = array();

		foreach ( require __DIR__ . '/data/columns.php' as $field => $spellings ) {
			foreach ( $spellings as $spelling ) {
				$position = array_search( $spelling, $normalized, true );

				if ( false !== $position && ! isset( $taken[ $position ] ) ) {
					$this->positions[ $field ] = (int) $position;
					$taken[ $position ]        = true;
					break;
				}
			}
		}

		$missing = array();

		foreach (
			array(
				'order number ("Order ID")'                        => array( 'number' ),
				'date ("Order date")'                              => array( 'date' ),
				'product ("Product name" or "SKU")'                => array( 'product', 'sku' ),
				'price ("Price", "Line subtotal" or "Line total")' => array( 'price', 'subtotal', 'line_total' ),
			) as $description => $fields
		) {
			if ( array() === array_intersect( $fields, array_keys( $this->positions ) ) ) {
				$missing[] = $description;
			}
		}

		if ( array() !== $missing ) {
			throw new Import_Exception(
				'Missing columns: ' . implode( ', ', $missing )
				. '. Columns of the file: ' . mb_substr( implode( ', ', $names ), 0, 500 ) . '.'
			);
		}
	}

	/**
	 * Values of a record by field, trimmed, without empty ones.
	 *
	 * @param string[] $record Record.
	 * @return array<string, string>
	 */
	public function get_values( array $record ): array {
		$values = array();

		foreach ( $this->positions as $field => $position ) {
			$value = Text::trim( $record[ $position ] ?? '' );

			if ( '' !== $value ) {
				$values[ $field ] = $value;
			}
		}

		return $values;
	}

	/**
	 * Fields that were found.
	 *
	 * @return string[]
	 */
	public function get_fields(): array {
		return array_keys( $this->positions );
	}

	/**
	 * Normalizes a column name as in data/columns.php: lower case, without
	 * accents, brackets, dashes or underscores.
	 *
	 * @param string $name Name.
	 */
	public static function normalize( string $name ): string {
		$name = strtr(
			mb_strtolower( $name ),
			array(
				'ä' => 'a',
				'ö' => 'o',
				'ü' => 'u',
				'é' => 'e',
				'è' => 'e',
				'í' => 'i',
				'ó' => 'o',
				'ú' => 'u',
				'ñ' => 'n',
			)
		);
		$name = (string) preg_replace( '/\([^)]*\)|\[[^\]]*\]/', ' ', $name );

		return Text::join_words( str_replace( array( '_', '-', '.', '/', ':' ), ' ', $name ) );
	}
}
