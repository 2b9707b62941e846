<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Host;
use Storedeck\Reports\Sums\Sum_Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the file once, detects the formats of dates and amounts, and partitions
 * its rows by order on disk. Then it finds out what the amounts mean, reads all orders, and creates their products,
 * customers and orders, each in transactions. A preview ends before anything is written.
 *
 * It works in small steps, on the command line one after another, in a job until its time is over. What a step writes to the
 * database is in one transaction with the record of it, so that no step counts twice, whenever a process is killed.
 */
final class Importer {

	/**
	 * Option of a demo store.
	 */
	public const DEMO_STORE = 'storedeck_demo';

	/**
	 * Percentage at which all is known.
	 */
	public const READ_PERCENT = 35;

	/**
	 * Percentages of the progress, and labels, by stage.
	 */
	private const PROGRESS = array(
		Import_State::READ      => array( 0, 20, 'Reading' ),
		Import_State::SCOPES    => array( 20, 0, 'Reading' ),
		Import_State::COLLECT   => array( 20, 15, 'Reading' ),
		Import_State::READY     => array( 35, 0, 'Reading' ),
		Import_State::ENTITIES  => array( 35, 0, 'Products and customers' ),
		Import_State::CUSTOMERS => array( 35, 10, 'Customers' ),
		Import_State::ORDERS    => array( 45, 55, 'Orders' ),
		Import_State::DONE      => array( 100, 0, 'Ready' ),
	);

	/**
	 * Records of the file, and keys of a partition, that a step reads.
	 */
	private const RECORDS = 2000;
	private const KEYS    = 500;

	/**
	 * Ids that products leave to numbers of orders in later files.
	 */
	private const FREE_IDS = 10000;

	public Import_State $state;

	/**
	 * Path of the file.
	 */
	private string $path = '';

	/**
	 * The file, and its columns and rows.
	 */
	private ?Source_File $source = null;
	private Table $table;

	/**
	 * Rows by order, and orders by customer.
	 */
	private Temp_Partitions $rows;
	private Temp_Partitions $customers;

	/**
	 * The partition that was read last, and its number.
	 *
	 * @var array{int, array<string, list<array<mixed>>>}
	 */
	private array $partition = array( -1, array() );

	/**
	 * Reads orders without reporting, and orders with what is wrong with them.
	 */
	private ?Imported_Order_Reader $reader = null;
	private Imported_Order_Reader $reporting;

	/**
	 * Makes orders of rows.
	 */
	private ?Order_Assembler $assembler = null;

	private ?Imported_Order_Writer $writer = null;

	/**
	 * What is wrong with rows, if several processes continue the import.
	 */
	private ?Import_Log $log = null;

	/**
	 * Id of the import.
	 */
	public readonly string $id;

	/**
	 * Prepares an import.
	 *
	 * @param array{dates?: string, encoding?: string, currency?: string, zone?: string, decimal?: string, statuses?: array<string, string>} $options What decides where the file does not tell. `dates`: `dmy`, `mdy` or empty, see Date_Parser; `encoding`: see Source_File; `currency`: code; `zone` of times without one; `decimal`: sign; `statuses`: by unknown name in lower case.
	 * @param callable( int, string ): void                 $progress       Called with the percentage and the label of the current step.
	 * @param callable( int, string ): void                 $report_problem Called with the line number and the error of a row.
	 * @param callable( int, string ): void                 $report_warning Called with the line number and a warning about an imported row.
	 * @param callable( string ): void                      $report_note    Called with a line of what is known about the file, and of the sums.
	 * @param string                                        $id             Id of the import; empty for a new one.
	 * @param Import_Files|null                             $files          Files of an import that several processes continue; null for one that this process finishes.
	 */
	public function __construct( private array $options, private $progress, private $report_problem, private $report_warning,
		private $report_note, string $id = '', private ?Import_Files $files = null ) {
		$this->id    = '' === $id ? self::create_id() : $id;
		$this->path  = (string) $files?->path( Import_Files::SOURCE );
		$this->state = $files?->read_state()
			?? new Import_State( new Referenced_Entities( $this->id ), new Import_Summary( Settings::get_excluded_statuses() ) );

		if ( null !== $files ) {
			$this->log = new Import_Log( $files->path( 'problems' ) );
			$this->log->truncate( $this->state->log_length );
		}

		$position = Imports_List::get()[ $this->id ]['position'] ?? null;

		// Committed with what was written, after the state was stored.
		if ( null !== $position && in_array( $this->state->stage, array( Import_State::CUSTOMERS, Import_State::ORDERS ), true ) ) {
			list( $this->state->stage, $this->state->partition, $this->state->done ) = $position;

			$this->state->counts = Imports_List::get()[ $this->id ]['counts'];
		}
	}

	/**
	 * Makes an id.
	 */
	public static function create_id(): string {
		return gmdate( 'Ymd-His' ) . '-' . substr( md5( uniqid( '', true ) ), 0, 4 );
	}

	/**
	 * Imports a file in this process.
	 *
	 * @param bool $is_preview Whether nothing is written.
	 * @return array{created: int, updated: int, unchanged: int} Numbers of orders.
	 * @throws Import_Exception When the file is invalid. Nothing has changed then.
	 */
	public function run( string $path, bool $is_preview = false ): array {
		$this->path = $path;

		$this->run_until( Import_State::READY );

		foreach ( $this->create_preview()->get_notes( $is_preview ) as $note ) {
			( $this->report_note )( $note );
		}

		if ( $is_preview || ! $this->state->has_orders ) {
			return Imported_Order_Writer::NO_ORDERS;
		}

		Sum_Jobs::drop();
		$this->begin( basename( $path ) );
		$this->run_until( Import_State::DONE );

		( $this->progress )( 0, 'Sums' );
		Sum_Jobs::fill_now( fn( int $done, int $total ) => ( $this->progress )( intdiv( 100 * $done, $total ), 'Sums' ) );
		( $this->progress )( 100, 'Ready' );

		return $this->state->counts;
	}

	/**
	 * Runs steps.
	 *
	 * @param string $stage Stage at which to stop.
	 * @param float  $end   Unix time at which to stop earlier.
	 * @throws Import_Exception When the file is invalid.
	 */
	public function run_until( string $stage, float $end = INF ): void {
		while ( $stage !== $this->state->stage && microtime( true ) < $end ) {
			$this->step();
			$this->report_progress();
		}

		// Orders and customers have their own record.
		if ( null !== $this->files && ! in_array( $this->state->stage, array( Import_State::CUSTOMERS, Import_State::ORDERS ), true ) ) {
			$this->save();
		}
	}

	/**
	 * Begins to write.
	 *
	 * @param string $file Name of the file.
	 * @throws Import_Exception When the store is WooCommerce's.
	 */
	public function begin( string $file ): void {
		if ( ! Host::get_store()->is_own() ) {
			throw new Import_Exception( __( 'WooCommerce is active. Orders are imported only into stores without it.', 'storedeck' ) );
		}

		Imports_List::add( $this->id, $file, $this->get_currency()->code, Settings::get_currency()['code'] );

		if ( null !== $this->files ) {
			Imports_List::set( $this->id, array(
				'name'     => $this->files->name,
				'problems' => $this->state->summary->problems + $this->state->summary->warnings,
			) );
		}

		$this->state->enter( Import_State::ENTITIES );
	}

	/**
	 * Progress in percent.
	 */
	public function get_percent(): int {
		list( $start, $share ) = self::PROGRESS[ $this->state->stage ];

		return (int) ( $start + $share * $this->get_share() );
	}

	/**
	 * What the import found out about the file.
	 */
	public function create_preview(): Import_Preview {
		$this->open();

		return new Import_Preview( $this->state, $this->table, $this->options );
	}

	private function report_progress(): void {
		( $this->progress )( $this->get_percent(), self::PROGRESS[ $this->state->stage ][2] );
	}

	/**
	 * Finished part of the stage, from 0 to 1.
	 */
	private function get_share(): float {
		if ( null === $this->source ) {
			return 0;
		}

		if ( Import_State::READ === $this->state->stage ) {
			return ( $this->state->position['reader']['offset'] ?? 0 ) / max( 1, $this->source->size );
		}

		$partitions = Import_State::CUSTOMERS === $this->state->stage ? $this->customers : $this->rows;
		$part       = $this->partition[0] === $this->state->partition ? $this->state->done / max( 1, count( $this->partition[1] ) ) : 0;

		return min( 1, ( $this->state->partition + $part ) / $partitions->count() );
	}

	/**
	 * Runs a step.
	 */
	private function step(): void {
		$this->open();

		match ( $this->state->stage ) {
			Import_State::READ => $this->read_rows(),
			Import_State::SCOPES => $this->choose_scopes(),
			Import_State::COLLECT => $this->collect_orders(),
			Import_State::ENTITIES => $this->create_entities(),
			Import_State::CUSTOMERS => $this->import_customers(),
			Import_State::ORDERS => $this->import_orders(),
		};
	}

	/**
	 * Opens the file and its partitions.
	 */
	private function open(): void {
		if ( null !== $this->source ) {
			return;
		}

		$encoding     = '' === $this->state->encoding ? $this->options['encoding'] ?? '' : $this->state->encoding;
		$this->source = new Source_File( $this->path, $encoding, (string) $this->files?->path( 'utf8' ) );
		$this->table  = new Table( new Csv_Reader( $this->source ) );

		foreach ( array( 'rows', 'customers' ) as $name ) {
			$this->$name = new Temp_Partitions( $this->source->size, (string) $this->files?->path( $name ),
				$this->state->lengths[ $name ] ?? array() );
		}

		$this->state->encoding  = $this->source->encoding;
		$this->state->formats ??= new File_Formats( $this->table->columns, $this->options );
	}

	private function save(): void {
		foreach ( null === $this->source ? array() : array( 'rows', 'customers' ) as $name ) {
			$this->state->lengths[ $name ] = $this->$name->get_lengths();
		}

		$this->state->log_length = $this->log->get_length();

		$this->files->save_state( $this->state );
	}

	/**
	 * Reads some records of the file.
	 *
	 * @throws Import_Exception When the file has no rows.
	 */
	private function read_rows(): void {
		$report_left = function ( int $line, string $reason ): void {
			/* translators: %s: why a row of a file is left out, a sentence. */
			$this->report_warning( $line, sprintf( __( 'Left out. %s', 'storedeck' ), $reason ) );
		};

		foreach ( $this->table->read( $this->report_problem( ... ), $report_left, self::RECORDS,
			$this->state->position ) as $line => $row ) {
			$this->state->formats->add( $row );
			$this->rows->add( $row['number'], array( $line, $row ) );
			++$this->state->rows;
		}

		$this->state->position = $this->table->position;

		if ( array() !== $this->state->position ) {
			return;
		}

		if ( 0 === $this->state->rows ) {
			throw new Import_Exception( __( 'The file has no valid rows.', 'storedeck' ) );
		}

		$this->state->currency = $this->state->formats->detect();
		$this->state->enter( Import_State::SCOPES );
	}

	/**
	 * Finds out what amounts mean.
	 */
	private function choose_scopes(): void {
		$currency = $this->get_currency();
		$scopes   = new Amount_Scopes( $this->table->columns, $currency->decimals, $currency->code );
		$reader   = $this->get_reader();

		foreach ( $this->rows->read() as $partition ) {
			foreach ( $partition as $records ) {
				foreach ( $reader->split( $records ) as $order ) {
					if ( ! $scopes->add( array_values( $order ) ) ) {
						break 3;
					}
				}
			}
		}

		$this->state->scopes = $scopes->choose();
		$this->state->enter( Import_State::COLLECT );
	}

	/**
	 * Currency of the file.
	 */
	private function get_currency(): Currency_Format {
		return $this->state->currency ?? new Currency_Format( '' );
	}

	/**
	 * Reads orders.
	 */
	private function get_reader(): Imported_Order_Reader {
		if ( null === $this->reader ) {
			$check  = new Row_Check( $this->get_currency()->code, gmdate( 'Y-m-d H:i:s' ) );
			$parser = new Row_Parser( $this->state->formats->amounts, $this->state->formats->dates, $check,
				$this->is_after_refunds( 'quantity' ) );

			$this->reader    = new Imported_Order_Reader( $parser );
			$this->reporting = new Imported_Order_Reader( $parser, $this->state->summary, $this->report_problem( ... ),
				$this->report_warning( ... ) );
		}

		return $this->reader;
	}

	/**
	 * Makes orders of rows, after it was found out what amounts mean.
	 */
	private function get_assembler(): Order_Assembler {
		$this->assembler ??= new Order_Assembler( $this->state->scopes, $this->get_currency()->decimals,
			$this->is_after_refunds( 'quantity' ), $this->is_after_refunds( 'order_total' ) || $this->is_after_refunds( 'total' ),
			$this->options['statuses'] ?? array() );

		return $this->assembler;
	}

	/**
	 * Whether a column has values after refunds.
	 */
	private function is_after_refunds( string $field ): bool {
		return (bool) $this->table->columns->get_name( $field )?->is_after_refunds;
	}

	/**
	 * Takes the next keys of a partition.
	 *
	 * @param Temp_Partitions $partitions Partitions.
	 * @return array{array<string|int, list<array<mixed>>>, int, int} Records by key, and the partition and the number of its keys after them.
	 */
	private function take( Temp_Partitions $partitions ): array {
		$number = $this->state->partition;

		if ( $number !== $this->partition[0] ) {
			$this->partition = array( $number, $partitions->get( $number ) );
		}

		$records = array();
		$done    = $this->state->done + self::KEYS;

		foreach ( array_slice( $this->partition[1], $this->state->done, self::KEYS, true ) as $key => $some ) {
			$records[ substr( (string) $key, 1 ) ] = $some;
		}

		return $done < count( $this->partition[1] ) ? array( $records, $number, $done ) : array( $records, $number + 1, 0 );
	}

	/**
	 * Collects what some orders need, before anything is written. Nothing of invalid rows is created.
	 */
	private function collect_orders(): void {
		list( $records, $partition, $done ) = $this->take( $this->rows );

		$this->get_reader();

		foreach ( $records as $number => $some ) {
			$number = (string) $number;

			foreach ( $this->reporting->read( $number, $some, $this->get_assembler() ) as $order ) {
				$amounts = $order['amounts'];

				$this->state->has_orders = true;
				$this->state->max_id     = max( $this->state->max_id, Imported_Orders::get_id( $number ) );
				$this->state->has_taxes  = $this->state->has_taxes
					|| ! Decimal::sum( array( $amounts->get_tax(), $amounts->shipping_tax, $amounts->fee_tax ) )->is_zero();

				$this->state->summary->add( $number, $order );
				$this->state->entities->collect( $order['date'] . "\n" . $number, $order );
				$this->add_customer( $order );
			}
		}

		$this->go_on( $partition, $done, $this->rows, Import_State::READY );
	}

	/**
	 * Records how far a stage is.
	 *
	 * @param Temp_Partitions $partitions Partitions of the stage.
	 * @param string          $next       Stage after it.
	 */
	private function go_on( int $partition, int $done, Temp_Partitions $partitions, string $next ): void {
		$this->state->partition = $partition;
		$this->state->done      = $done;

		if ( $partition === $partitions->count() ) {
			$this->partition = array( -1, array() );
			$this->state->enter( $next );
		}
	}

	/**
	 * Adds the customer of an order, if one is named.
	 */
	private function add_customer( array $order ): void {
		$key = Customer_Importer::get_key( $order['email'], $order['customer'] );

		if ( '' !== $key ) {
			$values = array( $order['customer'], $order['email'], $order['country'], $order['first_name'], $order['last_name'] );

			$this->customers->add( $key, array( $order['date'], $order['number'], ...$values ) );
		}
	}

	/**
	 * Creates products, categories and coupons, and sets the currency of the store.
	 */
	private function create_entities(): void {
		Transaction::run(
			function (): void {
				update_option( 'woocommerce_currency', $this->get_currency()->code );
				$this->state->entities->create_missing( new Bulk_Database(), max( self::FREE_IDS, $this->state->max_id ),
					$this->state->has_taxes );
			}
		);
		Change_Queue::flush();
		$this->state->enter( Import_State::CUSTOMERS );

		if ( null !== $this->files ) {
			$this->save();
		}
	}

	private function import_customers(): void {
		list( $records, $partition, $done ) = $this->take( $this->customers );

		Transaction::run(
			function () use ( $records, $partition, $done ): void {
				if ( array() !== $records ) {
					Imports_List::set_customers( $this->id, ( new Customer_Importer() )->import( new Bulk_Database(), $records ) );
				}

				$this->go_on( $partition, $done, $this->customers, Import_State::ORDERS );
				$this->record();
			}
		);
	}

	private function import_orders(): void {
		list( $records, $partition, $done ) = $this->take( $this->rows );

		$orders = array();
		$reader = $this->get_reader();
		$writer = $this->get_writer();

		foreach ( $records as $number => $some ) {
			array_push( $orders, ...$reader->read( (string) $number, $some, $this->get_assembler() ) );
		}

		Transaction::run(
			function () use ( $orders, $partition, $done, $writer ): void {
				$writer->write( $orders );

				$this->state->counts = $writer->counts;

				$this->go_on( $partition, $done, $this->rows, Import_State::DONE );
				$this->record();
			}
		);

		if ( Import_State::DONE === $this->state->stage ) {
			wp_cache_flush();

			if ( $this->state->counts['created'] + $this->state->counts['updated'] > 0 ) {
				/* This action is documented in includes/changes/class-change-queue.php. */
				do_action( 'storedeck_data_changed' );
			}
		}
	}

	/**
	 * Writes orders.
	 */
	private function get_writer(): Imported_Order_Writer {
		if ( null === $this->writer ) {
			$this->writer = new Imported_Order_Writer( new Bulk_Database(), $this->state->entities, new Customer_Importer(),
				$this->get_currency()->code, $this->id, $this->state->max_id );

			$this->writer->counts = $this->state->counts;
		}

		return $this->writer;
	}

	/**
	 * Records how far the import is, with what is written.
	 */
	private function record(): void {
		Imports_List::set(
			$this->id,
			array(
				'position' => array( $this->state->stage, $this->state->partition, $this->state->done ),
				'counts'   => $this->state->counts,
				'is_done'  => Import_State::DONE === $this->state->stage,
				'period'   => $this->state->summary->get_period(),
				'total'    => $this->state->summary->get_count(),
			)
		);
	}

	/**
	 * Reports why a row is not imported.
	 */
	private function report_problem( int $line, string|Row_Problem $problem ): void {
		$field  = $problem instanceof Row_Problem ? $problem->field : '';
		$column = '' === $field ? '' : $this->table->columns->get_name( $field )->name ?? Field_Labels::get( $field );

		++$this->state->summary->problems;

		$this->log?->add( 'problem', $line, (string) $problem, $column, $problem instanceof Row_Problem ? $problem->value : '' );
		( $this->report_problem )( $line, (string) $problem );
	}

	private function report_warning( int $line, string $warning ): void {
		++$this->state->summary->warnings;

		$this->log?->add( 'warning', $line, $warning );
		( $this->report_warning )( $line, $warning );
	}
}
