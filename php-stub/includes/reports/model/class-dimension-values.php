<?php

namespace Storedeck\Reports\Model;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The dictionary of the values of orders: rows of orders have its ids instead of texts. 0 stands for no value.
 *
 * Values that differ only in case, or in spaces around them, are the same. The first spelling is kept.
 */
final class Dimension_Values {

	/** What stands for no value where an empty text stands for no filter, as in the URL of a screen. */
	public const UNKNOWN = '(unknown)';

	/** Characters of a value and of its label. */
	private const MAX_LENGTH = 191;

	/** Values of one query, and of a list to choose from. */
	public const BATCH = 500;

	/**
	 * Ids by hash.
	 *
	 * @var array<string, int>
	 */
	private array $ids = array();

	/**
	 * Ids of the values of an order. New values are added.
	 *
	 * @param array<string, array{string, string}> $values Value and label by dimension.
	 * @return array<string, int> By dimension.
	 */
	public function get_ids( array $values ): array {
		$this->load( array( $values ) );

		$ids = array();

		foreach ( $values as $dimension => list( $value ) ) {
			$ids[ $dimension ] = $this->ids[ self::hash( $dimension, $value ) ] ?? 0;
		}

		return $ids;
	}

	/**
	 * Reads the ids of the values of many orders at once. New values are added.
	 *
	 * @param array<int, array<string, array{string, string}>> $orders Value and label by dimension, for each order.
	 */
	public function load( array $orders ): void {
		$missing = array();

		foreach ( $orders as $values ) {
			foreach ( $values as $dimension => list( $value, $label ) ) {
				$hash = self::hash( $dimension, $value );

				if ( '' !== trim( $value ) && ! isset( $this->ids[ $hash ] ) ) {
					$missing[ $hash ] ??= array(
						'dimension' => $dimension,
						'value'     => self::shorten( $value ),
						'label'     => self::shorten( $label ),
						'hash'      => $hash,
					);
				}
			}
		}

		$this->read( array_keys( $missing ) );

		$new = array_values( array_diff_key( $missing, $this->ids ) );

		if ( array() !== $new ) {
			Row_Writer::append( 'dimension_values', $new );
			$this->read( array_column( $new, 'hash' ) );
		}
	}

	/**
	 * Ids of values that orders have had.
	 *
	 * @param string[] $values Values; an empty one and UNKNOWN stand for none.
	 * @return int[] Without those of values that are not known.
	 */
	public static function find_ids( string $dimension, array $values ): array {
		$dictionary = new self();

		$dictionary->read( array_map( static fn( string $value ): string => self::hash( $dimension, $value ), $values ) );

		return array( ...array_values( $dictionary->ids ), ...self::find_none( $values ) );
	}

	/**
	 * The id of no value, if it is among values.
	 *
	 * @param string[] $values Values.
	 * @return int[]
	 */
	public static function find_none( array $values ): array {
		return array() === array_intersect( array( '', self::UNKNOWN ), $values ) ? array() : array( 0 );
	}

	/** Forgets all values, when no row has any. */
	public static function clear(): void {
		Row_Writer::execute( Database::with_tables( 'DELETE FROM {dimension_values}' ) );
	}

	/**
	 * Reads ids.
	 *
	 * @param string[] $hashes Hashes.
	 */
	private function read( array $hashes ): void {
		foreach ( array_chunk( $hashes, self::BATCH ) as $chunk ) {
			foreach ( Database::rows(
				'SELECT id, hash FROM {dimension_values} WHERE hash IN ( ' . Database::placeholders( $chunk, '%s' ) . ' )',
				$chunk
			) as $row ) {
				$this->ids[ (string) $row['hash'] ] = (int) $row['id'];
			}
		}
	}

	/** Hash that identifies a value, whatever the collation of the database. */
	private static function hash( string $dimension, string $value ): string {
		return md5( $dimension . "\n" . Text::lower( self::shorten( $value ) ) );
	}

	/** A text as the column holds it. */
	private static function shorten( string $text ): string {
		return trim( mb_substr( trim( $text ), 0, self::MAX_LENGTH ) );
	}
}
