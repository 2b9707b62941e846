<?php
/**
 * Fills the shop from a file of order lines.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Demo\Bulk_Database;
use Storedeck\Demo\Demo_Marker;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the file once and learns from it how it writes dates and amounts; its rows meanwhile lie
 * on the disk, sorted by order. Then products and customers are made, then orders.
 */
final class Importer {

	/**
	 * Parts of the progress: reading, customers, orders.
	 */
	private const PARTS = array( 25, 10, 65 );

	/**
	 * How amounts are written.
	 *
	 * @var Amount_Parser
	 */
	private Amount_Parser $amounts;

	/**
	 * How dates are written.
	 *
	 * @var Date_Parser
	 */
	private Date_Parser $dates;

	/**
	 * Products, categories and coupons.
	 *
	 * @var Referenced_Entities
	 */
	private Referenced_Entities $things;

	/**
	 * Currencies of the file, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $currencies = array();

	/**
	 * Highest number of an order that becomes an id.
	 *
	 * @var int
	 */
	private int $highest = 10000;

	/**
	 * Whether there are taxes.
	 *
	 * @var bool
	 */
	private bool $taxed = false;

	/**
	 * Takes whom to tell.
	 *
	 * @param string                        $order    `dmy`, `mdy` or empty: see Dates.
	 * @param callable( int, string ): void $progress Told of how many per cent are done, and what is being done.
	 * @param callable( int, string ): void $problem  Told of lines that cannot be read.
	 */
	public function __construct( string $order, private $progress, private $problem ) {
		$this->amounts = new Amount_Parser();
		$this->dates   = new Date_Parser( Settings::time_zone(), $order );
		$this->things  = new Referenced_Entities();
	}

	/**
	 * Fills the shop.
	 *
	 * @param string $path File.
	 * @return array{created: int, updated: int, unchanged: int} Numbers of orders.
	 * @throws Import_Exception When the file is not taken; the shop is what it was then.
	 */
	public function run( string $path ): array {
		global $wpdb;

		if ( null !== Demo_Marker::get() ) {
			throw new Import_Exception( 'This shop holds the demo shop. Import into a shop of its own.' );
		}

		$reader = new Csv_Reader( $path );
		$rows   = new Temp_Partitions( $reader->size );
		$people = new Temp_Partitions( $reader->size );

		$this->read( $reader, $rows, $people );
		$this->dates->decide();

		$currency = $this->currency();
		$bulk     = new Bulk_Database( $wpdb );
		$persons  = new Customer_Importer();

		( $this->progress )( self::PARTS[0], 'Products and customers' );
		$bulk->begin();
		$this->things->make( $bulk, $this->amounts, $this->highest, $this->taxed );
		$bulk->commit();
		$this->write_people( $bulk, $persons, $people );

		$counts = $this->write_orders( new Imported_Order_Writer( $bulk, $this->things, $persons, $currency ), $rows );

		wp_cache_flush();

		if ( $counts['created'] + $counts['updated'] > 0 ) {
			do_action( 'storedeck_data_changed' );
		}

		( $this->progress )( 100, 'Ready' );

		return $counts;
	}

	/**
	 * Reads the file.
	 *
	 * @param Csv_Reader $reader File.
	 * @param Temp_Partitions  $rows   Takes rows by order.
	 * @param Temp_Partitions  $people Takes those who order.
	 * @throws Import_Exception When it lacks what is needed.
	 */
	private function read( Csv_Reader $reader, Temp_Partitions $rows, Temp_Partitions $people ): void {
		$columns = null;
		$count   = 0;

		foreach ( $reader->records() as $line => $record ) {
			if ( null === $columns ) {
				$columns = new Column_Map( is_string( $record ) ? array() : array_map( 'strval', $record ) );
				continue;
			}

			if ( is_string( $record ) ) {
				( $this->problem )( $line, $record );
				continue;
			}

			$row = $columns->values( array_map( 'strval', $record ) );

			$row['number'] = ltrim( $row['number'] ?? '', "# \t" );

			if ( '' === $row['number'] ) {
				( $this->problem )( $line, 'There is no order number.' );
				continue;
			}

			$this->learn( $row );
			$rows->add( $row['number'], array( $line, $row ) );

			$name  = trim( ( $row['first_name'] ?? '' ) . ' ' . ( $row['last_name'] ?? '' ) );
			$name  = '' === $name ? ( $row['customer'] ?? '' ) : $name;
			$email = mb_strtolower( $row['email'] ?? '' );

			if ( '' !== $email . $name ) {
				$facts = array( $row['date'] ?? '', $row['number'], $name, $email, $row['country'] ?? '' );

				$people->add( Customer_Importer::key( $email, $name ), $facts );
			}

			if ( 0 === ++$count % 5000 ) {
				( $this->progress )( intdiv( self::PARTS[0] * $reader->position(), max( 1, $reader->size ) ), 'Reading' );
			}
		}

		if ( null === $columns || 0 === $count ) {
			throw new Import_Exception( null === $columns ? 'The file is empty.' : 'The file has no row that can be read.' );
		}
	}

	/**
	 * Learns from a row.
	 *
	 * @param array<string, string> $row Values by meaning.
	 */
	private function learn( array $row ): void {
		if ( isset( $row['date'] ) ) {
			$this->dates->learn( $row['date'] );
		}

		foreach ( array_intersect_key( $row, Order_Factory::AMOUNTS ) as $amount ) {
			$this->amounts->learn( $amount );
		}

		if ( isset( $row['currency'] ) ) {
			$this->currencies[ strtoupper( $row['currency'] ) ] = true;
		}

		$this->taxed   = $this->taxed || isset( $row['line_tax'] ) || isset( $row['order_tax'] ) || isset( $row['shipping_tax'] );
		$this->highest = max( $this->highest, Imported_Orders::id_of( 'k' . $row['number'] ) );

		$this->things->collect( $row );
	}

	/**
	 * The currency, which becomes the shop's.
	 *
	 * @throws Import_Exception When there are several, or an unknown one.
	 */
	private function currency(): string {
		$codes = array_map( 'strval', array_keys( $this->currencies ) );

		sort( $codes );

		if ( count( $codes ) > 1 ) {
			throw new Import_Exception( 'The file has several currencies: ' . implode( ', ', $codes ) . '. Import a file of one.' );
		}

		$code = $codes[0] ?? Settings::currency()['code'];

		if ( ! isset( Settings::symbols()[ $code ] ) ) {
			throw new Import_Exception( 'The currency "' . $code . '" is not known. It must be a code such as USD or EUR.' );
		}

		update_option( 'woocommerce_currency', $code );

		return $code;
	}

	/**
	 * Makes customers.
	 *
	 * @param Bulk_Database   $bulk    Database.
	 * @param Customer_Importer $persons Makes them.
	 * @param Temp_Partitions  $people  Those who order.
	 */
	private function write_people( Bulk_Database $bulk, Customer_Importer $persons, Temp_Partitions $people ): void {
		$done  = 0;
		$heaps = $people->count();

		foreach ( $people->heaps() as $heap ) {
			$known = array();

			foreach ( $heap as $key => $records ) {
				foreach ( $records as $record ) {
					$date = $this->dates->read( $record[0] );

					if ( null !== $date ) {
						$known[ substr( $key, 1 ) ][] = array( $date ) + $record;
					}
				}
			}

			if ( array() !== $known ) {
				$bulk->begin();
				$persons->write( $bulk, $known );
				$bulk->commit();
			}

			( $this->progress )( self::PARTS[0] + intdiv( self::PARTS[1] * ++$done, $heaps ), 'Customers' );
		}
	}

	/**
	 * Makes orders.
	 *
	 * @param Imported_Order_Writer $writer Writes them.
	 * @param Temp_Partitions  $rows   Rows by order.
	 * @return array{created: int, updated: int, unchanged: int} Numbers of orders.
	 */
	private function write_orders( Imported_Order_Writer $writer, Temp_Partitions $rows ): array {
		$maker = new Order_Factory( $this->amounts, $this->dates );
		$done  = 0;
		$heaps = $rows->count();

		foreach ( $rows->heaps() as $heap ) {
			foreach ( array_chunk( $heap, 1000, true ) as $part => $some ) {
				$orders = array();

				foreach ( $some as $number => $records ) {
					$order = $maker->make( array_column( $records, 1, 0 ), $this->problem );

					if ( null !== $order ) {
						$orders[ $number ] = $order;
					}
				}

				$writer->write( $orders );

				$share = ( $done + min( 1, ( $part + 1 ) * 1000 / count( $heap ) ) ) / $heaps;

				( $this->progress )( (int) ( self::PARTS[0] + self::PARTS[1] + self::PARTS[2] * $share ), 'Orders' );
			}

			++$done;
		}

		return $writer->counts;
	}
}
