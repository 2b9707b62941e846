<?php
/**
 * Imports orders from a file of order lines.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Demo\Bulk_Database;
use Storedeck\Demo\Demo_Marker;
use Storedeck\Jobs\Sums\Sum_Jobs;
use Storedeck\Store\Currencies;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the file once, detects the formats of dates and amounts, and partitions
 * its rows by order on disk. Then it creates products, customers and orders.
 */
final class Importer {

	/**
	 * Percentages of the progress: reading, customers, orders.
	 */
	private const PROGRESS = array( 25, 10, 65 );

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

		$this->read_file( $reader, $rows, $customers );
		$this->dates->detect_order();

		$currency          = $this->update_currency();
		$bulk              = new Bulk_Database( $wpdb );
		$customer_importer = new Customer_Importer();

		Sum_Jobs::drop();

		( $this->progress )( self::PROGRESS[0], 'Products and customers' );
		$bulk->begin();
		$this->entities->create_missing( $bulk, $this->amounts, $this->max_id, $this->has_taxes );
		$bulk->commit();
		$this->import_customers( $bulk, $customer_importer, $customers );

		$counts = $this->import_orders(
			new Imported_Order_Writer( $bulk, $this->entities, $customer_importer, $currency ),
			new Row_Check( $currency, gmdate( 'Y-m-d H:i:s' ) ),
			$rows
		);

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
	 * @param Csv_Reader      $reader    File.
	 * @param Temp_Partitions $rows      Partitions of the rows by order.
	 * @param Temp_Partitions $customers Partitions of the customers.
	 * @throws Import_Exception When the file is invalid.
	 */
	private function read_file( Csv_Reader $reader, Temp_Partitions $rows, Temp_Partitions $customers ): void {
		$columns = null;
		$count   = 0;

		foreach ( $reader->read() as $line => $record ) {
			if ( null === $columns ) {
				$columns = new Column_Map( is_string( $record ) ? array() : array_map( 'strval', $record ) );
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

			$this->collect( $row );
			$rows->add( $row['number'], array( $line, $row ) );

			$first = $row['first_name'] ?? '';
			$last  = $row['last_name'] ?? '';
			$full  = '' === $first . $last ? $row['customer'] ?? '' : '';
			$name  = '' === $full ? trim( "$first $last" ) : $full;
			$email = mb_strtolower( $row['email'] ?? '' );

			if ( '' !== $email . $name ) {
				$record = array( $row['date'] ?? '', $row['number'], $name, $email, $row['country'] ?? '', $first, $last );

				$customers->add( Customer_Importer::get_key( $email, $name ), $record );
			}

			if ( 0 === ++$count % 5000 ) {
				( $this->progress )( intdiv( self::PROGRESS[0] * $reader->get_position(), max( 1, $reader->size ) ), 'Reading' );
			}
		}

		if ( null === $columns || 0 === $count ) {
			throw new Import_Exception( null === $columns ? 'The file is empty.' : 'The file has no valid rows.' );
		}
	}

	/**
	 * Collects the formats and entities of a row.
	 *
	 * @param array<string, string> $row Values by field.
	 */
	private function collect( array $row ): void {
		if ( isset( $row['date'] ) ) {
			$this->dates->add_sample( $row['date'] );
		}

		foreach ( array_intersect_key( $row, Order_Factory::AMOUNTS ) as $amount ) {
			$this->amounts->add_sample( $amount );
		}

		if ( isset( $row['currency'] ) ) {
			$this->currencies[ strtoupper( $row['currency'] ) ] = true;
		}

		$this->has_taxes = $this->has_taxes || isset( $row['line_tax'] ) || isset( $row['order_tax'] ) || isset( $row['shipping_tax'] );
		$this->max_id    = max( $this->max_id, Imported_Orders::get_id( 'k' . $row['number'] ) );

		$this->entities->collect( $row );
	}

	/**
	 * Sets the currency of the store to the one of the file.
	 *
	 * @throws Import_Exception When the file has several currencies or an unknown one.
	 */
	private function update_currency(): string {
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

		update_option( 'woocommerce_currency', $code );

		return $code;
	}

	/**
	 * Imports customers.
	 *
	 * @param Bulk_Database     $bulk              Database.
	 * @param Customer_Importer $customer_importer Customer importer.
	 * @param Temp_Partitions   $customers         Partitions of the customers.
	 */
	private function import_customers( Bulk_Database $bulk, Customer_Importer $customer_importer, Temp_Partitions $customers ): void {
		$done       = 0;
		$partitions = $customers->count();

		foreach ( $customers->read() as $partition ) {
			$orders_by_key = array();

			foreach ( $partition as $key => $records ) {
				foreach ( $records as $record ) {
					$date = $this->dates->parse( $record[0] );

					if ( null !== $date ) {
						$orders_by_key[ substr( $key, 1 ) ][] = array( $date ) + $record;
					}
				}
			}

			if ( array() !== $orders_by_key ) {
				$bulk->begin();
				$customer_importer->import( $bulk, $orders_by_key );
				$bulk->commit();
			}

			( $this->progress )( self::PROGRESS[0] + intdiv( self::PROGRESS[1] * ++$done, $partitions ), 'Customers' );
		}
	}

	/**
	 * Imports orders.
	 *
	 * @param Imported_Order_Writer $writer Order writer.
	 * @param Row_Check             $check  Finds values that are probably wrong.
	 * @param Temp_Partitions       $rows   Partitions of the rows by order.
	 * @return array{created: int, updated: int, unchanged: int} Numbers of orders.
	 */
	private function import_orders( Imported_Order_Writer $writer, Row_Check $check, Temp_Partitions $rows ): array {
		$factory    = new Order_Factory( $this->amounts, $this->dates, $check );
		$done       = 0;
		$partitions = $rows->count();

		foreach ( $rows->read() as $partition ) {
			foreach ( array_chunk( $partition, 1000, true ) as $part => $some ) {
				$orders = array();

				foreach ( $some as $number => $records ) {
					$order = $factory->create( array_column( $records, 1, 0 ), $this->report_problem, $this->report_warning );

					if ( null !== $order ) {
						$orders[ $number ] = $order;
					}
				}

				$writer->write( $orders );

				$share = ( $done + min( 1, ( $part + 1 ) * 1000 / count( $partition ) ) ) / $partitions;

				( $this->progress )( (int) ( self::PROGRESS[0] + self::PROGRESS[1] + self::PROGRESS[2] * $share ), 'Orders' );
			}

			++$done;
		}

		return $writer->counts;
	}
}
