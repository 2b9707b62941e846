<?php
/**
 * Which column of a file means what.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Finds columns by their names; their order does not matter, and columns that nobody asks for
 * are passed over.
 */
final class Column_Map {

	/**
	 * Place by meaning.
	 *
	 * @var array<string, int>
	 */
	private array $places = array();

	/**
	 * Reads the names.
	 *
	 * @param string[] $names First record of the file.
	 * @throws Import_Exception When a column that is needed is missing.
	 */
	public function __construct( array $names ) {
		$plain = array_map( array( self::class, 'plain' ), $names );
		$taken = array();

		foreach ( require __DIR__ . '/data/columns.php' as $meaning => $spellings ) {
			foreach ( $spellings as $spelling ) {
				$place = array_search( $spelling, $plain, true );

				if ( false !== $place && ! isset( $taken[ $place ] ) ) {
					$this->places[ $meaning ] = (int) $place;
					$taken[ $place ]          = true;
					break;
				}
			}
		}

		$missing = array();

		foreach (
			array(
				'an order number ("Order ID")'                               => array( 'number' ),
				'a date ("Order date")'                                      => array( 'date' ),
				'a product ("Product name" or "SKU")'                        => array( 'product', 'sku' ),
				'a price ("Price", "Line subtotal" or "Line total")'         => array( 'price', 'subtotal', 'line_total' ),
			) as $what => $meanings
		) {
			if ( array() === array_intersect( $meanings, array_keys( $this->places ) ) ) {
				$missing[] = $what;
			}
		}

		if ( array() !== $missing ) {
			throw new Import_Exception(
				'The file lacks ' . implode( ', ', $missing ) . '. Its columns are: ' . mb_substr( implode( ', ', $names ), 0, 500 ) . '.'
			);
		}
	}

	/**
	 * Values of a record by meaning, trimmed; those that are empty are left out.
	 *
	 * @param string[] $record Record.
	 * @return array<string, string>
	 */
	public function values( array $record ): array {
		$values = array();

		foreach ( $this->places as $meaning => $place ) {
			$value = trim( $record[ $place ] ?? '', " \t\r\n\0\u{a0}" );

			if ( '' !== $value ) {
				$values[ $meaning ] = $value;
			}
		}

		return $values;
	}

	/**
	 * Meanings that were found.
	 *
	 * @return string[]
	 */
	public function found(): array {
		return array_keys( $this->places );
	}

	/**
	 * A name as spellings are listed: lower case, no accents, brackets, dashes or underscores.
	 *
	 * @param string $name Name.
	 */
	public static function plain( string $name ): string {
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

		return trim( (string) preg_replace( '/[\s_\-.\/:]+/u', ' ', $name ) );
	}
}
