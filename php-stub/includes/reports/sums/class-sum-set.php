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
	 * Rows by key. What does not fit an int is in a further part.
	 *
	 * @var array<int, array<string, array<string, int|string>>>
	 */
	private array $parts = array( array() );

	/** @var string[] Columns with sums. */
	private array $columns;

	/** @var array<string, int> Columns of the key, as keys. */
	private array $keys;

	public function __construct( public readonly Sum_Table $table ) {
		$this->columns = $table->get_sum_columns();
		$this->keys    = array_flip( $table->get_key_columns() );
	}

	/**
	 * Adds rows of orders, for each of their dates to the sums of the day and of its month. Values of an order are added once for
	 * all its rows with the same keys.
	 *
	 * @param array<int, array<string, string|null>> $rows Rows of Sum_Table::get_orders_sql().
	 * @param int                                    $sign 1, or -1 to subtract them.
	 */
	public function add_rows( array $rows, int $sign ): void {
		$condition = '' !== $this->table->where ? $this->table->get_condition_column() : null;
		$orders    = array();

		foreach ( $rows as $row ) {
			if ( null !== $condition && 1 !== (int) $row[ $condition ] ) {
				continue;
			}

			$keys  = array_map( 'intval', array_intersect_key( $row, $this->table->keys ) );
			$order = implode( ' ', array( $row['order_id'], ...$keys ) );
			$sums  = array();

			foreach ( $this->columns as $column ) {
				$is_added        = ! isset( $orders[ $order ] ) || isset( $this->table->definition['sums'][ $column ] );
				$sums[ $column ] = $is_added ? $sign * (int) ( $row[ $column ] ?? 1 ) : 0;
			}

			$orders[ $order ] = true;

			$row = $keys + $sums + $row;

			foreach ( Sum_Table::DATE_TYPES as $date_type => $date ) {
				$day = substr( (string) $row[ $date ], 0, 10 );

				if ( '' === $day || str_starts_with( $day, '0000' ) ) {
					continue;
				}

				$this->add( array( 'is_month' => 0, 'date_type' => $date_type, 'day' => $day ) + $row );

				if ( $this->table->has_months ) {
					$this->add( array( 'is_month' => 1, 'date_type' => $date_type, 'day' => substr( $day, 0, 8 ) . '01' ) + $row );
				}
			}
		}
	}

	/**
	 * Adds a row with all columns of keys and sums to that with the same key.
	 *
	 * @param array<string, int|string|null> $row  Row.
	 * @param int                            $part Part to add it to, or to the next one.
	 */
	public function add( array $row, int $part = 0 ): void {
		$key    = $this->table->get_key( $row );
		$stored = $this->parts[ $part ][ $key ] ?? array();
		$added  = array();

		foreach ( $this->columns as $column ) {
			$added[ $column ] = (int) $row[ $column ] + ( $stored[ $column ] ?? 0 );
		}

		// A sum of ints that does not fit becomes a float.
		if ( array() !== array_filter( $added, 'is_float' ) ) {
			$this->add( $row, $part + 1 );
		} else {
			$this->parts[ $part ][ $key ] = $added + ( $stored ?: array_intersect_key( $row, $this->keys ) );
		}
	}

	/**
	 * Writes the sums that are not zero.
	 *
	 * @param bool $is_merge Whether to add them to the merged rows rather than to write differences.
	 * @return int Number of sums.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function write( bool $is_merge = false ): int {
		$written = 0;

		foreach ( $this->parts as $part ) {
			// No other difference has the same id.
			$change_id = $is_merge ? 0 : random_int( 1, PHP_INT_MAX );
			$rows      = array();

			foreach ( $part as $row ) {
				if ( array() !== array_filter( $this->get_sums( $row ) ) ) {
					$rows[] = $row + compact( 'change_id' );
				}
			}

			$is_merge ? $this->merge( $rows ) : Row_Writer::append( $this->table->table, $rows );

			$written += count( $rows );
		}

		return $written;
	}

	/** @return array<string, int|string|null> Sums of a row. */
	private function get_sums( array $row ): array {
		return array_intersect_key( $row, array_flip( $this->columns ) );
	}

	/**
	 * Adds rows to the merged ones. Of those that get smaller or large, the merged row is read: it is deleted if no order is left, and
	 * sums have to fit, because SQLite would store the largest number that does. Small ones would need millions of merges.
	 *
	 * @param array<int, array<string, int|string>> $rows Rows to add.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When a sum does not fit.
	 */
	private function merge( array $rows ): void {
		$table = Database::with_tables( ' FROM {' . $this->table->table . '} WHERE ' );

		foreach ( $rows as $index => $row ) {
			$sums = $this->get_sums( $row );

			if ( $row[ Sum_Table::COUNT ] >= 0 && max( array_map( 'abs', $sums ) ) <= self::LARGE ) {
				continue;
			}

			foreach ( Database::run( "SELECT *$table" . $this->table->get_key_sql( $row ) ) as $stored ) {
				$add  = static fn( string $name ): int => Whole_Number::of( (int) $stored[ $name ] + $sums[ $name ] );
				$left = array_filter( array_map( $add, $this->columns ) );

				if ( array() === $left ) {
					// It exists, so that no gap between rows is locked.
					Row_Writer::execute( "DELETE$table" . $this->table->get_key_sql( $row ) );
					unset( $rows[ $index ] );
				}
			}
		}

		Row_Writer::add_to( $this->table->table, array_values( $rows ), $this->columns );
	}
}
