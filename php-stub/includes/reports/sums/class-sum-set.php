<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Money\Whole_Number;

defined( 'ABSPATH' ) || exit;

/**
 * Sums of a table in memory. Orders are added and subtracted; what is left is written.
 */
final class Sum_Set {

	/** Sums from which it is checked whether a merge fits: a millionth of what does. */
	private const LARGE = 2 ** 43;

	/**
	 * Sums in the order of Sum_Table::get_sum_columns(), by key. What does not fit an int is in a further part.
	 *
	 * @var array<int, array<string, int[]>>
	 */
	private array $parts = array( array() );

	public function __construct( private Sum_Table $table ) {
	}

	/**
	 * Adds rows of orders. Values of an order are added once for all its rows with the same keys.
	 *
	 * @param array<int, array<string, string|null>> $rows Rows of Sum_Source.
	 * @param int                                    $sign 1, or -1 to subtract them.
	 */
	public function add_rows( array $rows, int $sign ): void {
		$condition = '' !== $this->table->where ? $this->table->get_condition_column() : '';
		$orders    = array();

		foreach ( $rows as $row ) {
			if ( '' !== $condition && 1 !== (int) $row[ $condition ] ) {
				continue;
			}

			$keys  = array_map( static fn( string $key ): string => (string) (int) $row[ $key ], array_keys( $this->table->keys ) );
			$order = implode( Sum_Table::SEPARATOR, array( $row['order_id'], ...$keys ) );

			$this->add_row( $row, $keys, $this->get_row_sums( $row, $sign, ! isset( $orders[ $order ] ) ) );

			$orders[ $order ] = true;
		}
	}

	/** @param array<string, string|null> $row Row of the table. */
	public function add_stored( array $row ): void {
		$sums = array_map( static fn( string $column ): int => (int) $row[ $column ], $this->table->get_sum_columns() );

		$this->add_to( $this->table->get_key( $row ), $sums );
	}

	/**
	 * Writes the sums that are not zero.
	 *
	 * @param bool $is_merge Whether to add them to the merged rows rather than to write differences.
	 * @return int Number of sums.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function write( bool $is_merge = false ): int {
		$keys    = $this->table->get_key_columns();
		$columns = $this->table->get_sum_columns();
		$written = 0;

		foreach ( $this->parts as $part ) {
			// No other difference has the same id.
			$change_id = $is_merge ? 0 : random_int( 1, PHP_INT_MAX );
			$rows      = array();

			foreach ( array_filter( $part, 'array_filter' ) as $key => $sums ) {
				$row = array_combine( $keys, explode( Sum_Table::SEPARATOR, $key ) ) + array( 'change_id' => $change_id );

				$rows[] = $row + array_combine( $columns, $sums );
			}

			if ( $is_merge ) {
				$this->check_merge( $rows );
				Row_Writer::add_to( $this->table->get_table(), $rows, $columns );
				$this->delete_empty( $rows );
			} else {
				Row_Writer::append( $this->table->get_table(), $rows );
			}

			$written += count( $rows );
		}

		return $written;
	}

	/**
	 * Checks that large sums can be added to the merged rows: SQLite would store the
	 * largest number that fits. Small ones would need millions of merges.
	 *
	 * @param array<int, array<string, int|string>> $rows Rows to add.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When a sum does not fit.
	 */
	private function check_merge( array $rows ): void {
		$sql     = Database::with_tables( 'SELECT * FROM {' . $this->table->get_table() . '} WHERE ' );
		$columns = array_flip( $this->table->get_sum_columns() );

		foreach ( $rows as $row ) {
			$sums = array_intersect_key( $row, $columns );

			if ( max( array_map( 'abs', $sums ) ) > self::LARGE ) {
				foreach ( Database::run( $sql . $this->table->get_key_sql( $row ) ) as $stored ) {
					foreach ( $sums as $name => $sum ) {
						Whole_Number::of( (int) $stored[ $name ] + $sum );
					}
				}
			}
		}
	}

	/**
	 * Deletes merged rows from which orders were subtracted and none is left. They exist, so that no gap between rows is locked.
	 *
	 * @param array<int, array<string, int|string>> $rows Rows that were added to the merged ones.
	 */
	private function delete_empty( array $rows ): void {
		$sql = Database::with_tables( 'DELETE FROM {' . $this->table->get_table() . '} WHERE ' )
			. $this->table->for_sums( '%1$s = 0', ' AND ' ) . ' AND ';

		foreach ( $rows as $row ) {
			if ( $row[ Sum_Table::COUNT ] < 0 ) {
				Row_Writer::execute( $sql . $this->table->get_key_sql( $row ) );
			}
		}
	}

	/**
	 * Sums that a row of an order adds.
	 *
	 * @param array<string, string|null> $row      Row.
	 * @param int                        $sign     1 or -1.
	 * @param bool                       $is_first Whether it is the first row of the order with its keys.
	 * @return int[]
	 */
	private function get_row_sums( array $row, int $sign, bool $is_first ): array {
		$sums = array( $is_first ? $sign : 0 );

		foreach ( array_keys( $this->table->get_values() ) as $column ) {
			$is_added = $is_first || isset( $this->table->definition['sums'][ $column ] );
			$sums[]   = $is_added ? $sign * (int) $row[ $column ] : 0;
		}

		return $sums;
	}

	/**
	 * Adds the sums of a row for each of its dates, to those of the day and of its month.
	 *
	 * @param array<string, string|null> $row  Row.
	 * @param string[]                   $keys Values of the keys of the table.
	 * @param int[]                      $sums Sums.
	 */
	private function add_row( array $row, array $keys, array $sums ): void {
		$order = array_map( static fn( string $column ): string => (string) $row[ $column ], array_keys( Sum_Table::ORDER_KEYS ) );

		foreach ( Sum_Table::DATE_TYPES as $type => $column ) {
			$day = substr( (string) $row[ $column ], 0, 10 );

			if ( '' === $day || str_starts_with( $day, '0000' ) ) {
				continue;
			}

			foreach ( array( $day, ...$this->table->has_months ? array( substr( $day, 0, 8 ) . '01' ) : array() ) as $is_month => $first ) {
				$this->add_to( implode( Sum_Table::SEPARATOR, array( $is_month, $type, $first, ...$order, ...$keys ) ), $sums );
			}
		}
	}

	/**
	 * Adds sums to those of a key.
	 *
	 * @param int[] $sums Sums.
	 * @param int   $part Part to add them to, or to the next one.
	 */
	private function add_to( string $key, array $sums, int $part = 0 ): void {
		$stored = $this->parts[ $part ][ $key ] ?? null;
		$added  = null === $stored ? $sums : array_map( static fn( int $a, int $b ) => $a + $b, $stored, $sums );

		// A sum of ints that does not fit becomes a float.
		if ( array() === array_filter( $added, 'is_float' ) ) {
			$this->parts[ $part ][ $key ] = $added;
		} else {
			$this->add_to( $key, $sums, $part + 1 );
		}
	}
}
