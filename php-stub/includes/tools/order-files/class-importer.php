<?php

namespace Storedeck\Tools\Order_Files;

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

	/** Option of a demo store. */
	public const DEMO_STORE = 'storedeck_demo';

	/** Percentage at which all is known. */
	public const READ_PERCENT = 35;

	/** Percentages of the progress, and labels, by stage. */
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

	/** Records of the file that a step reads. */
	private const RECORDS = 2000;

	public Import_State $state;

	/** Path of the file. */
	private string $path = '';

	private ?Opened_File $source = null;

	/** Reads orders without reporting, and orders with what is wrong with them. */
	private ?Imported_Order_Reader $reader = null;
	private Imported_Order_Reader $reporting;

	/** Makes orders of rows. */
	private ?Order_Assembler $assembler = null;

	private ?Import_Writing $writing = null;

	/** What is wrong with rows, if several processes continue the import. */
	private ?Import_Log $log = null;

	/** Id of the import. */
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

		Imports_List::add( $this->id, $file, $this->state->get_currency()->code, Settings::get_currency()['code'] );

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

		return (int) ( $start + $share * ( $this->source?->get_share() ?? 0 ) );
	}

	/**
	 * What the import found out about the file.
	 */
	public function create_preview(): Import_Preview {
		return new Import_Preview( $this->state, $this->open()->table, $this->options );
	}

	private function report_progress(): void {
		( $this->progress )( $this->get_percent(), self::PROGRESS[ $this->state->stage ][2] );
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
			Import_State::CUSTOMERS => $this->get_writing()->import_customers(),
			Import_State::ORDERS => $this->get_writing()->import_orders(),
		};
	}

	/**
	 * Opens the file and its partitions.
	 */
	private function open(): Opened_File {
		$this->source ??= new Opened_File( $this->path, $this->state, $this->options, $this->files );

		return $this->source;
	}

	/**
	 * Products and the like are not written a second time if the process ends after them.
	 */
	private function create_entities(): void {
		$this->get_writing()->create_entities();

		if ( null !== $this->files ) {
			$this->save();
		}
	}

	/**
	 * Writes what was read.
	 */
	private function get_writing(): Import_Writing {
		$this->writing ??= new Import_Writing( $this->id, $this->state, $this->open(), $this->read_orders( ... ) );

		return $this->writing;
	}

	/**
	 * Orders of rows.
	 *
	 * @param array<string|int, list<array<mixed>>> $records Rows by order number.
	 * @return list<array<string, mixed>>
	 */
	private function read_orders( array $records ): array {
		$orders = array();

		foreach ( $records as $number => $some ) {
			array_push( $orders, ...$this->get_reader()->read( (string) $number, $some, $this->get_assembler() ) );
		}

		return $orders;
	}

	private function save(): void {
		$this->state->lengths    = $this->source?->get_lengths() ?? $this->state->lengths;
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

		$table = $this->source->table;

		foreach ( $table->read( $this->report_problem( ... ), $report_left, self::RECORDS, $this->state->position ) as $line => $row ) {
			$this->state->formats->add( $row );
			$this->source->rows->add( $row['number'], array( $line, $row ) );
			++$this->state->rows;
		}

		$this->state->position = $table->position;

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
		$currency = $this->state->get_currency();
		$scopes   = new Amount_Scopes( $this->source->table->columns, $currency->decimals, $currency->code );
		$reader   = $this->get_reader();

		foreach ( $this->source->rows->read() as $partition ) {
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
	 * Reads orders.
	 */
	private function get_reader(): Imported_Order_Reader {
		if ( null === $this->reader ) {
			$check  = new Row_Check( $this->state->get_currency()->code, gmdate( 'Y-m-d H:i:s' ) );
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
		$this->assembler ??= new Order_Assembler( $this->state->scopes, $this->state->get_currency()->decimals,
			$this->is_after_refunds( 'quantity' ), $this->is_after_refunds( 'order_total' ) || $this->is_after_refunds( 'total' ),
			$this->options['statuses'] ?? array() );

		return $this->assembler;
	}

	/**
	 * Whether a column has values after refunds.
	 */
	private function is_after_refunds( string $field ): bool {
		return (bool) $this->source->table->columns->get_name( $field )?->is_after_refunds;
	}

	/**
	 * Collects what some orders need, before anything is written. Nothing of invalid rows is created.
	 */
	private function collect_orders(): void {
		list( $records, $partition, $done ) = $this->source->take( $this->source->rows );

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

		$this->source->go_on( $partition, $done, $this->source->rows, Import_State::READY );
	}

	/**
	 * Adds the customer of an order, if one is named.
	 */
	private function add_customer( array $order ): void {
		$key = Customer_Importer::get_key( $order['email'], $order['customer'] );

		if ( '' !== $key ) {
			$values = array( $order['customer'], $order['email'], $order['country'], $order['first_name'], $order['last_name'] );

			$this->source->customers->add( $key, array( $order['date'], $order['number'], ...$values ) );
		}
	}

	/**
	 * Reports why a row is not imported.
	 */
	private function report_problem( int $line, string|Row_Problem $problem ): void {
		$field  = $problem instanceof Row_Problem ? $problem->field : '';
		$column = '' === $field ? '' : $this->source->table->columns->get_name( $field )->name ?? Field_Labels::get( $field );

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
