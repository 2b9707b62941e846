<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Sums\Sum_Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the file once, detects the formats of dates and amounts, and partitions
 * its rows by order on disk. Then it finds out what the amounts mean, reads all orders, and creates their products,
 * customers and orders, each in transactions. A preview ends before anything is written.
 */
final class Importer {

	/**
	 * Option of a demo store, into which nothing is imported.
	 */
	public const DEMO_STORE = 'storedeck_demo';

	/**
	 * Percentages of the progress: reading the file, reading orders, customers, orders.
	 */
	private const PROGRESS = array( 20, 15, 10, 55 );

	/**
	 * Ids that products leave to numbers of orders in later files.
	 */
	private const FREE_IDS = 10000;

	/**
	 * Columns of the file.
	 */
	private Column_Map $columns;

	/**
	 * Makes orders of rows.
	 */
	private Order_Assembler $assembler;

	/**
	 * Products, categories and coupons.
	 */
	private Referenced_Entities $entities;

	/**
	 * Sums.
	 */
	private Import_Summary $summary;

	/**
	 * Highest order number that becomes an order id.
	 */
	private int $max_id = 0;

	/**
	 * Whether the file has taxes.
	 */
	private bool $has_taxes = false;

	/**
	 * Id of the import.
	 */
	public readonly string $id;

	/**
	 * Prepares an import.
	 *
	 * @param array{dates?: string, encoding?: string} $options        `dates`: `dmy`, `mdy` or empty, see Date_Parser; `encoding`: see Source_File.
	 * @param callable( int, string ): void            $progress       Called with the percentage and the label of the current step.
	 * @param callable( int, string ): void            $report_problem Called with the line number and the error of a row.
	 * @param callable( int, string ): void            $report_warning Called with the line number and a warning about an imported row.
	 * @param callable( string ): void                 $report_note    Called with a line of what is known about the file, and of the sums.
	 */
	public function __construct( private array $options, private $progress, private $report_problem, private $report_warning,
		private $report_note ) {
		$this->id       = gmdate( 'Ymd-His' ) . '-' . substr( md5( uniqid( '', true ) ), 0, 4 );
		$this->entities = new Referenced_Entities( $this->id );
		$this->summary  = new Import_Summary( Settings::get_excluded_statuses() );
	}

	/**
	 * Imports a file.
	 *
	 * @param bool $is_preview Whether nothing is written.
	 * @return array{created: int, updated: int, unchanged: int} Numbers of orders.
	 * @throws Import_Exception When the file is invalid. Nothing has changed then.
	 */
	public function run( string $path, bool $is_preview = false ): array {
		if ( false !== get_option( self::DEMO_STORE ) ) {
			throw new Import_Exception( 'This is the demo store. Import the file into another site.' );
		}

		$source    = new Source_File( $path, $this->options['encoding'] ?? '' );
		$rows      = new Temp_Partitions( $source->size );
		$customers = new Temp_Partitions( $source->size );
		$table     = new Table( new Csv_Reader( $source ) );

		$this->columns = $table->columns;

		$formats = new File_Formats( $this->columns, $this->options['dates'] ?? '' );

		$this->read_file( $table, $source, $formats, $rows );

		$format   = $formats->detect();
		$currency = $format->code;
		$check    = new Row_Check( $currency, gmdate( 'Y-m-d H:i:s' ) );
		$parser   = new Row_Parser( $formats->amounts, $formats->dates, $check, $this->is_after_refunds( 'quantity' ) );
		$reader   = new Imported_Order_Reader( $parser );

		$this->assembler = $this->create_assembler( $reader, $rows, $format );

		$reporting  = new Imported_Order_Reader( $parser, $this->summary, $this->report_problem, $this->report_warning );
		$has_orders = $this->collect_orders( $reporting, $rows, $customers );

		$this->describe( $source, $table, $currency, $is_preview );

		if ( $is_preview || ! $has_orders ) {
			return Imported_Order_Writer::NO_ORDERS;
		}

		$bulk              = new Bulk_Database();
		$customer_importer = new Customer_Importer();

		Sum_Jobs::drop();

		( $this->progress )( array_sum( array_slice( self::PROGRESS, 0, 2 ) ), 'Products and customers' );
		Imports_List::add( $this->id, basename( $path ), $currency, Settings::get_currency()['code'] );
		Transaction::run(
			function () use ( $currency, $bulk ): void {
				update_option( 'woocommerce_currency', $currency );
				$this->entities->create_missing( $bulk, max( self::FREE_IDS, $this->max_id ), $this->has_taxes );
			}
		);
		Change_Queue::flush();
		$this->import_customers( $bulk, $customer_importer, $customers );

		$writer = new Imported_Order_Writer( $bulk, $this->entities, $customer_importer, $currency, $this->id, $this->max_id );
		$counts = $this->import_orders( $writer, $reader, $rows );

		wp_cache_flush();

		if ( $counts['created'] + $counts['updated'] > 0 ) {
			/* This action is documented in includes/changes/class-change-queue.php. */
			do_action( 'storedeck_data_changed' );
		}

		( $this->progress )( 0, 'Sums' );
		Sum_Jobs::fill_now( fn( int $done, int $total ) => ( $this->progress )( intdiv( 100 * $done, $total ), 'Sums' ) );
		( $this->progress )( 100, 'Ready' );

		return $counts;
	}

	/**
	 * Reads the file.
	 *
	 * @throws Import_Exception When the file has no rows.
	 */
	private function read_file( Table $table, Source_File $source, File_Formats $formats, Temp_Partitions $rows ): void {
		$count       = 0;
		$report_left = function ( int $line, string $reason ): void {
			( $this->report_warning )( $line, 'Left out. ' . $reason );
		};

		foreach ( $table->read( $this->report_problem, $report_left ) as $line => $row ) {
			$formats->add( $row );
			$rows->add( $row['number'], array( $line, $row ) );

			if ( 0 === ++$count % 5000 ) {
				$this->report_progress( 0, $table->get_position() / max( 1, $source->size ), 'Reading' );
			}
		}

		if ( 0 === $count ) {
			throw new Import_Exception( 'The file has no valid rows.' );
		}
	}

	/**
	 * Creates what makes orders of rows, after finding out what amounts mean.
	 */
	private function create_assembler( Imported_Order_Reader $reader, Temp_Partitions $rows, Currency_Format $currency ): Order_Assembler {
		$scopes = new Amount_Scopes( $this->columns, $currency->decimals, $currency->code );

		foreach ( $rows->read() as $partition ) {
			foreach ( $partition as $records ) {
				foreach ( $reader->split( $records ) as $order ) {
					if ( ! $scopes->add( array_values( $order ) ) ) {
						break 3;
					}
				}
			}
		}

		$chosen = $scopes->choose();

		array_map( $this->report_note, Amount_Scopes::describe( $chosen ) );

		return new Order_Assembler( $chosen, $currency->decimals, $this->is_after_refunds( 'quantity' ),
			$this->is_after_refunds( 'order_total' ) || $this->is_after_refunds( 'total' ) );
	}

	/**
	 * Whether a column has values after refunds.
	 */
	private function is_after_refunds( string $field ): bool {
		return (bool) $this->columns->get_name( $field )?->is_after_refunds;
	}

	/**
	 * Collects what the orders need, before anything is written. Nothing of invalid rows is created.
	 *
	 * @param Imported_Order_Reader $reader Reads orders, and reports what is wrong.
	 * @return bool Whether there are orders.
	 */
	private function collect_orders( Imported_Order_Reader $reader, Temp_Partitions $rows, Temp_Partitions $customers ): bool {
		$has_orders = false;
		$done       = 0;

		foreach ( $rows->read() as $partition ) {
			foreach ( $partition as $number => $records ) {
				$number = substr( (string) $number, 1 );

				foreach ( $reader->read( $number, $records, $this->assembler ) as $order ) {
					$has_orders      = true;
					$this->max_id    = max( $this->max_id, Imported_Orders::get_id( $number ) );
					$amounts         = $order['amounts'];
					$this->has_taxes = $this->has_taxes
						|| ! Decimal::sum( array( $amounts->get_tax(), $amounts->shipping_tax, $amounts->fee_tax ) )->is_zero();

					$this->summary->add( $number, $order );
					$this->entities->collect( $order['date'] . "\n" . $number, $order );
					$this->add_customer( $customers, $order );
				}
			}

			$this->report_progress( 1, ++$done / $rows->count(), 'Reading' );
		}

		return $has_orders;
	}

	/**
	 * Adds the customer of an order, if one is named.
	 */
	private function add_customer( Temp_Partitions $customers, array $order ): void {
		$key = Customer_Importer::get_key( $order['email'], $order['customer'] );

		if ( '' !== $key ) {
			$values = array( $order['customer'], $order['email'], $order['country'], $order['first_name'], $order['last_name'] );

			$customers->add( $key, array( $order['date'], $order['number'], ...$values ) );
		}
	}

	/**
	 * Tells what is known about the file.
	 *
	 * @param bool $is_preview Whether to show the first orders and all columns.
	 */
	private function describe( Source_File $source, Table $table, string $currency, bool $is_preview ): void {
		$name = (string) ( $this->columns->layout['name'] ?? '' );

		( $this->report_note )( 'File: ' . $source->encoding . ', names of columns in line ' . $table->header
			. ( '' === $name ? '' : ", layout of $name" ) . '.' );

		foreach ( $is_preview ? $this->columns->get_mapping() : array() as $column => $field ) {
			( $this->report_note )( "Column \"$column\": $field" );
		}

		if ( array() !== $this->columns->get_unused() ) {
			( $this->report_note )( 'Columns that are not used: ' . implode( ', ', $this->columns->get_unused() ) . '.' );
		}

		if ( in_array( 'tax_rate', $this->columns->get_fields(), true )
			&& array() === array_intersect( $this->columns->get_fields(), array( 'tax', 'line_tax', 'order_tax' ) ) ) {
			( $this->report_note )( 'Taxes are computed from rates, because the file has no amounts of taxes.' );
		}

		foreach ( $is_preview ? $this->summary->get_first() : array() as $order ) {
			( $this->report_note )( 'Order ' . $order );
		}

		foreach ( $this->summary->get_lines( $currency ) as $line ) {
			( $this->report_note )( $line );
		}
	}

	private function import_customers( Bulk_Database $bulk, Customer_Importer $customer_importer, Temp_Partitions $customers ): void {
		$done = 0;

		foreach ( $customers->read() as $partition ) {
			$orders_by_key = array();

			foreach ( $partition as $key => $records ) {
				$orders_by_key[ substr( (string) $key, 1 ) ] = $records;
			}

			if ( array() !== $orders_by_key ) {
				Transaction::run(
					fn() => Imports_List::set_customers( $this->id, $customer_importer->import( $bulk, $orders_by_key ) )
				);
			}

			$this->report_progress( 2, ++$done / $customers->count(), 'Customers' );
		}
	}

	/**
	 * Imports orders.
	 *
	 * @return array{created: int, updated: int, unchanged: int} Numbers of orders.
	 */
	private function import_orders( Imported_Order_Writer $writer, Imported_Order_Reader $reader, Temp_Partitions $rows ): array {
		$done = 0;

		foreach ( $rows->read() as $partition ) {
			foreach ( array_chunk( $partition, 1000, true ) as $part => $some ) {
				$orders = array();

				foreach ( $some as $number => $records ) {
					array_push( $orders, ...$reader->read( substr( (string) $number, 1 ), $records, $this->assembler ) );
				}

				$writer->write( $orders );
				$this->report_progress( 3, ( $done + min( 1, ( $part + 1 ) * 1000 / count( $partition ) ) ) / $rows->count(), 'Orders' );
			}

			++$done;
		}

		return $writer->counts;
	}

	/**
	 * Reports the progress.
	 *
	 * @param int   $step  Index in PROGRESS.
	 * @param float $share Finished part of the step, from 0 to 1.
	 */
	private function report_progress( int $step, float $share, string $label ): void {
		$percent = array_sum( array_slice( self::PROGRESS, 0, $step ) ) + self::PROGRESS[ $step ] * $share;

		( $this->progress )( (int) $percent, $label );
	}
}
