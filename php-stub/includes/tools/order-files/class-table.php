<?php

namespace Storedeck\Tools\Order_Files;

use Generator;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the names of the columns, also below titles, and yields rows of orders. What is no row of an order, as a sum at the
 * end, is named with its line.
 */
final class Table {

	/** Records among which the names of the columns are searched, and that show what columns contain. */
	private const SAMPLE = 60;

	/** A number that a spreadsheet shortened. */
	private const SHORTENED = '/^\d(?:[.,]\d+)?E\+\d+$/Di';

	/** Fields that say nothing about a sale on their own. */
	private const OTHERS = array( 'number', 'status', 'payment_status', 'currency', 'coupon', 'customer', 'first_name', 'last_name',
		'email', 'country', 'state', 'city', 'payment_method', 'shipping_method', 'source', 'quantity', 'type' );

	public readonly Column_Map $columns;

	/** Number of the line with the names of the columns. */
	public readonly int $header;

	/**
	 * Names of the columns.
	 *
	 * @var string[]
	 */
	private array $names = array();

	/**
	 * Where reading continues: position of the reader, and number of the order of the last row. Empty at the end of the file.
	 *
	 * @var array<string, mixed>
	 */
	public array $position = array();

	/**
	 * Finds the columns.
	 *
	 * @throws Import_Exception When the file has no columns of orders.
	 */
	public function __construct( private Csv_Reader $reader ) {
		$records = array();
		$errors  = array();

		foreach ( $reader->read() as $line => $record ) {
			if ( is_array( $record ) ) {
				$records[ $line ] = $record;
			} else {
				/* translators: 1: number of a line, 2: what is wrong with it, a sentence. */
				$errors[] = sprintf( __( 'Line %1$s: %2$s', 'storedeck' ), $line, $record );
			}

			if ( count( $records ) + count( $errors ) >= self::SAMPLE ) {
				break;
			}
		}

		$best = array( -1, 0 );

		foreach ( array_slice( $records, 0, 30, true ) as $line => $record ) {
			$count = count( array_filter( array_map( 'trim', $record ), 'strlen' ) ) > 1 || 1 === count( $records )
				? ( new Column_Map( $record ) )->count() : 0;
			$best  = $count > $best[0] ? array( $count, $line ) : $best;
		}

		if ( array() === $records ) {
			throw new Import_Exception( array() === $errors ? __( 'The file is empty.', 'storedeck' )
				/* translators: %s: why, a sentence. */
				: sprintf( __( 'Could not read the file. %s', 'storedeck' ), $errors[0] ) );
		}

		$this->header  = $best[1];
		$this->names   = $records[ $this->header ];
		$this->columns = new Column_Map(
			$this->names,
			array_values( array_filter( $records, fn( int $line ): bool => $line > $this->header, ARRAY_FILTER_USE_KEY ) )
		);

		$this->columns->check();
	}

	/**
	 * Yields rows by line. Those of one record have the same line.
	 *
	 * @param int                           $limit          Number of records after which to stop.
	 * @param array<string, mixed>          $position       Position after an earlier call, or empty to begin.
	 * @param callable( int, string|Row_Problem ): void $report_problem Called with the line and why it cannot be imported.
	 * @param callable( int, string ): void $report_left    Called with the line and why it is no part of an order.
	 * @return Generator<int, array<string, string>>
	 */
	public function read( callable $report_problem, callable $report_left, int $limit = PHP_INT_MAX,
		array $position = array() ): Generator {
		$number = (string) ( $position['number'] ?? '' );

		foreach ( $this->reader->read( $this->header, $position['reader'] ?? null ) as $line => $record ) {
			// All rows of the record before were yielded.
			if ( 0 === $limit-- ) {
				return;
			}

			$this->position = array( 'reader' => $this->reader->position, 'number' => $number );

			if ( $line === $this->header || $record === $this->names ) {
				continue;
			}

			if ( is_string( $record ) ) {
				$report_problem( $line, $record );
				continue;
			}

			foreach ( $this->columns->get_rows( $record ) as $row ) {
				$row    = $this->with_number( $row, $number );
				$number = $row['number'];
				$left   = $this->find_reason( $row, $record );
				$reason = self::find_fault( $row );

				if ( '' !== $left ) {
					$report_left( $line, $left );
				} elseif ( null !== $reason ) {
					$report_problem( $line, $reason );
				} else {
					if ( 1 === preg_match( self::SHORTENED, $row['sku'] ?? '' ) ) {
						// Several products may have become this one.
						/* translators: %s: SKU. */
						$report_left( $line, sprintf( __( 'A spreadsheet shortened the SKU "%s".', 'storedeck' ), $row['sku'] ) );
						unset( $row['sku'] );
					}

					yield $line => $row;
				}
			}

			$this->position['number'] = $number;
		}

		$this->position = array();
	}

	/**
	 * Adds the number of the order: that of the row before, where only the first row of an order has it, and that of the
	 * order that a refund refers to.
	 *
	 * @param array<string, string> $row    Row.
	 * @param string                $before Number of the row before.
	 * @return array<string, string>
	 */
	private function with_number( array $row, string $before ): array {
		$row['number'] = ltrim( $row['number'] ?? '', "# \t" );

		if ( '' === $row['number'] && ! isset( $row['date'] ) && ( isset( $row['product'] ) || isset( $row['sku'] ) ) ) {
			$row['number'] = $before;
		}

		if ( isset( $row['reference'] ) && 'refund' === Words::find( 'row-types', $row['type'] ?? '' ) ) {
			$row['number'] = $row['reference'];
		}

		unset( $row['reference'] );

		return $row;
	}

	/**
	 * Why a row is no part of an order.
	 *
	 * @param array<string, string> $row    Row.
	 * @param string[]              $record Record.
	 * @return string Empty if it is one.
	 */
	private function find_reason( array $row, array $record ): string {
		$words = array_values( array_filter( array_map( array( Text::class, 'trim' ), $record ), 'strlen' ) );

		if ( ! isset( $row['date'] ) && 'total' === Words::find( 'row-types', $words[0] ?? '' ) ) {
			/* translators: %s: a row of a file. */
			return sprintf( __( 'A sum: %s', 'storedeck' ), mb_substr( implode( ' ', $words ), 0, 100 ) );
		}

		return array() === array_diff( array_keys( $row ), self::OTHERS ) && ! isset( $row['date'] )
			/* translators: %s: a row of a file. */
			? sprintf( __( 'No date, product or amount: %s', 'storedeck' ), mb_substr( implode( ' ', $words ), 0, 100 ) )
			: '';
	}

	/**
	 * Why a row cannot be imported.
	 *
	 * @param array<string, string> $row Row.
	 * @return Row_Problem|null Null if it can.
	 */
	private static function find_fault( array $row ): ?Row_Problem {
		// What Row_Parser leaves out needs no number.
		if ( '' === $row['number'] && 'none' !== Words::find( 'row-types', $row['type'] ?? '' ) ) {
			return new Row_Problem( __( 'The order number is missing.', 'storedeck' ), 'number' );
		}

		/* translators: %s: number of an order. */
		$text = __(
			'A spreadsheet shortened the order number to "%s". Export the file again, and do not save it in a spreadsheet.',
			'storedeck'
		);

		return 1 === preg_match( self::SHORTENED, $row['number'] )
			? new Row_Problem( sprintf( $text, $row['number'] ), 'number', $row['number'] ) : null;
	}
}
