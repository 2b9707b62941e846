<?php
/**
 * Imports orders from a file of order lines.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Common\Transaction;
use Storedeck\Demo\Bulk_Database;
use Storedeck\Demo\Demo_Marker;
use Storedeck\Jobs\Sums\Sum_Jobs;
use Storedeck\Store\Currencies;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the file once, detects the formats of dates and amounts, and partitions
 * its rows by order on disk. Then it knows the valid rows, and creates their products,
 * customers and orders, each in transactions.
 */
final class Importer {

	/**
	 * Percentages of the progress: reading the file, reading orders, customers, orders.
	 */
	private const PROGRESS = array( 20, 15, 10, 55 );

	/**
	 * Parses amounts.
	 *
	 * @var Amount_Parser
	 */
	private Amount_Parser $amounts;

	/**
	 * Parses dates.
	 *
	 * @var Date_Parser
	 */
	private Date_Parser $dates;

	/**
	 * Products, categories and coupons.
	 *
	 * @var Referenced_Entities
	 */
	private Referenced_Entities $entities;

	/**
	 * Currencies of the file, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $currencies = array();

	/**
	 * Highest order number that becomes an order id.
	 *
	 * @var int
	 */
	private int $max_id = 10000;

	/**
	 * Whether the file has taxes.
	 *
	 * @var bool
	 */
	private bool $has_taxes = false;

	/**
	 * Prepares an import.
	 *
	 * @param string                        $order          `dmy`, `mdy` or empty: see Date_Parser.
	 * @param callable( int, string ): void $progress       Called with the percentage and the label of the current step.
	 * @param callable( int, string ): void $report_problem Called with the line number and the error of a row.
	 * @param callable( int, string ): void $report_warning Called with the line number and a warning about an imported row.
	 */
	public function __construct( string $order, private $progress, private $report_problem, private $report_warning ) {
		$this->amounts  = new Amount_Parser();
		$this->dates    = new Date_Parser( Settings::get_time_zone(), $order );
		$this->entities = new Referenced_Entities();
	}

	/**
	 * Imports a file.
	 *
	 * @param string $path Path.
	 * @return array{created: int, updated: int, unchanged: int} Numbers of orders.
	 * @throws Import_Exception When the file is invalid. Nothing has changed then.
	 */
	public function run( string $path ): array {
		global $wpdb;

		if ( null !== Demo_Marker::get() ) {
			throw new Import_Exception( 'This is the demo store. Import the file into another site.' );
		}

		$reader    = new Csv_Reader( $path );
		$rows      = new Temp_Partitions( $reader->size );
		$customers = new Temp_Partitions( $reader->size );

		$this->read_file( $reader, $rows );
		$this->dates->detect_order();

		$currency = $this->get_currency();
		$factory  = new Order_Factory( $this->amounts, $this->dates, new Row_Check( $currency, gmdate( 'Y-m-d H:i:s' ) ) );

		if ( ! $this->collect_orders( $factory, $rows, $customers ) ) {
			return Imported_Order_Writer::NO_ORDERS;
		}

		$bulk              = new Bulk_Database( $wpdb );
		$customer_importer = new Customer_Importer();

		Sum_Jobs::drop();

		( $this->progress )( array_sum( array_slice( self::PROGRESS, 0, 2 ) ), 'Products and customers' );
		Transaction::run(
			function () use ( $currency, $bulk ): void {
				update_option( 'woocommerce_currency', $currency );
				$this->entities->create_missing( $bulk, $this->amounts, $this->max_id, $this->has_taxes );
			}
		);
		$this->import_customers( $bulk, $customer_importer, $customers );

		$writer = new Imported_Order_Writer( $bulk, $this->entities, $customer_importer, $currency );
		$counts = $this->import_orders( $writer, $factory, $rows );

		wp_cache_flush();

		if ( $counts['created'] + $counts['updated'] > 0 ) {
			/* This action is documented in includes/sync/class-change-queue.php. */
			do_action( 'storedeck_data_changed' );
		}

		( $this->progress )( 99, 'Sums' );
		Sum_Jobs::fill_now( fn( int $done, int $total ) => ( $this->progress )( intdiv( 100 * $done, $total ), 'Sums' ) );
		( $this->progress )( 100, 'Ready' );

		return $counts;
	}

	/**
	 * Reads the file.
	 *
	 * @param Csv_Reader      $reader File.
	 * @param Temp_Partitions $rows   Partitions of the rows by order.
	 * @throws Import_Exception When the file is invalid.
	 */
	private function read_file( Csv_Reader $reader, Temp_Partitions $rows ): void {
		$columns = null;
		$count   = 0;

		foreach ( $reader->read() as $line => $record ) {
			if ( null === $columns ) {
				if ( is_string( $record ) ) {
					throw new Import_Exception( 'Could not read the names of the columns in line ' . $line . '. ' . $record );
				}

				$columns = new Column_Map( array_map( 'strval', $record ) );
				continue;
			}

			if ( is_string( $record ) ) {
				( $this->report_problem )( $line, $record );
				continue;
			}

			$row = $columns->get_values( array_map( 'strval', $record ) );

			$row['number'] = ltrim( $row['number'] ?? '', "# \t" );

			if ( '' === $row['number'] ) {
				( $this->report_problem )( $line, 'The order number is missing.' );
				continue;
			}

			$this->add_samples( $row );
			$rows->add( $row['number'], array( $line, $row ) );

			if ( 0 === ++$count % 5000 ) {
				$this->report_progress( 0, $reader->get_position() / max( 1, $reader->size ), 'Reading' );
			}
		}

		if ( null === $columns || 0 === $count ) {
			throw new Import_Exception( null === $columns ? 'The file is empty.' : 'The file has no valid rows.' );
		}
	}

	/**
	 * Collects the formats of a row.
	 *
	 * @param array<string, string> $row Values by field.
	 */
	private function add_samples( array $row ): void {
		if ( isset( $row['date'] ) ) {
			$this->dates->add_sample( $row['date'] );
		}

		foreach ( array_intersect_key( $row, Order_Factory::AMOUNTS ) as $amount ) {
			$this->amounts->add_sample( $amount );
		}

		if ( isset( $row['currency'] ) ) {
			$this->currencies[ strtoupper( $row['currency'] ) ] = true;
		}
	}

	/**
	 * Currency of the file.
	 *
	 * @throws Import_Exception When the file has several currencies or an unknown one.
	 */
	private function get_currency(): string {
		$codes = array_map( 'strval', array_keys( $this->currencies ) );

		sort( $codes );

		if ( count( $codes ) > 1 ) {
			throw new Import_Exception(
				'The file has several currencies: ' . implode( ', ', $codes ) . '. Import a file with one currency.'
			);
		}

		$code = $codes[0] ?? Settings::get_currency()['code'];

		if ( ! isset( Currencies::get_symbols()[ $code ] ) ) {
			throw new Import_Exception( 'Unknown currency "' . $code . '". Use a code such as USD or EUR.' );
		}

		return $code;
	}

	/**
	 * Collects what the valid rows need, before anything is written. Nothing of the others is created.
	 *
	 * @param Order_Factory   $factory   Creates orders.
	 * @param Temp_Partitions $rows      Partitions of the rows by order.
	 * @param Temp_Partitions $customers Partitions of the customers.
	 * @return bool Whether there are orders.
	 */
	private function collect_orders( Order_Factory $factory, Temp_Partitions $rows, Temp_Partitions $customers ): bool {
		$has_orders = false;
		$done       = 0;

		foreach ( $rows->read() as $partition ) {
			foreach ( $partition as $number => $records ) {
				$all   = array_column( $records, 1, 0 );
				$valid = $factory->parse( $all, $this->report_problem, $this->report_warning );

				if ( array() === $valid ) {
					continue;
				}

				$has_orders   = true;
				$this->max_id = max( $this->max_id, Imported_Orders::get_id( (string) $number ) );

				foreach ( array_intersect_key( $all, $valid ) as $row ) {
					$this->has_taxes = $this->has_taxes
						|| isset( $row['line_tax'] ) || isset( $row['order_tax'] ) || isset( $row['shipping_tax'] );

					$this->entities->collect( $row );
				}

				$this->add_customer( $customers, (string) $number, $valid );
			}

			$this->report_progress( 1, ++$done / $rows->count(), 'Reading' );
		}

		return $has_orders;
	}

	/**
	 * Adds the customer of an order, if one is named.
	 *
	 * @param Temp_Partitions                                                   $customers Partitions of the customers.
	 * @param string                                                            $number    Order number with the prefix k.
	 * @param array<int, array<string, string|int|\Storedeck\Money\Decimal>> $valid     Parsed rows.
	 */
	private function add_customer( Temp_Partitions $customers, string $number, array $valid ): void {
		$customer = Order_Factory::get_customer( $valid );
		$key      = Customer_Importer::get_key( $customer['email'], $customer['customer'] );

		if ( '' !== $key ) {
			$customers->add( $key, array( Order_Factory::get_order_value( $valid, 'date' ), $number, ...array_values( $customer ) ) );
		}
	}

	/**
	 * Imports customers.
	 *
	 * @param Bulk_Database     $bulk              Database.
	 * @param Customer_Importer $customer_importer Customer importer.
	 * @param Temp_Partitions   $customers         Partitions of the customers.
	 */
	private function import_customers( Bulk_Database $bulk, Customer_Importer $customer_importer, Temp_Partitions $customers ): void {
		$done = 0;

		foreach ( $customers->read() as $partition ) {
			$orders_by_key = array();

			foreach ( $partition as $key => $records ) {
				$orders_by_key[ substr( (string) $key, 1 ) ] = $records;
			}

			if ( array() !== $orders_by_key ) {
				Transaction::run( static fn() => $customer_importer->import( $bulk, $orders_by_key ) );
			}

			$this->report_progress( 2, ++$done / $customers->count(), 'Customers' );
		}
	}

	/**
	 * Imports orders.
	 *
	 * @param Imported_Order_Writer $writer  Order writer.
	 * @param Order_Factory         $factory Creates orders.
	 * @param Temp_Partitions       $rows    Partitions of the rows by order.
	 * @return array{created: int, updated: int, unchanged: int} Numbers of orders.
	 */
	private function import_orders( Imported_Order_Writer $writer, Order_Factory $factory, Temp_Partitions $rows ): array {
		$ignore = static function (): void {};
		$done   = 0;

		foreach ( $rows->read() as $partition ) {
			foreach ( array_chunk( $partition, 1000, true ) as $part => $some ) {
				$orders = array();

				foreach ( $some as $number => $records ) {
					$valid = $factory->parse( array_column( $records, 1, 0 ), $ignore );

					if ( array() !== $valid ) {
						$orders[ $number ] = Order_Factory::create( $valid );
					}
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
	 * @param int    $step  Index in PROGRESS.
	 * @param float  $share Finished part of the step, from 0 to 1.
	 * @param string $label Label.
	 */
	private function report_progress( int $step, float $share, string $label ): void {
		$percent = array_sum( array_slice( self::PROGRESS, 0, $step ) ) + self::PROGRESS[ $step ] * $share;

		( $this->progress )( (int) $percent, $label );
	}
}
