<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * How far an import is, and what it has found out by then. A process that continues it needs nothing else but its files.
 */
final class Import_State {

	/** Stages, in this sequence. At READY all is known and nothing is written yet. */
	public const READ      = 'read';
	public const SCOPES    = 'scopes';
	public const COLLECT   = 'collect';
	public const READY     = 'ready';
	public const ENTITIES  = 'entities';
	public const CUSTOMERS = 'customers';
	public const ORDERS    = 'orders';
	public const DONE      = 'done';

	public string $stage = self::READ;

	/** Encoding of the file; empty until it is found. */
	public string $encoding = '';

	/**
	 * Position of Table in the file.
	 *
	 * @var array<string, mixed>
	 */
	public array $position = array();

	/** Number of rows that were read. */
	public int $rows = 0;

	/** Partition, and number of its keys that are done, of the stages that read partitions. */
	public int $partition = 0;
	public int $done      = 0;

	/**
	 * Bytes of the files with rows and customers.
	 *
	 * @var array<string, list<int>>
	 */
	public array $lengths = array();

	/** Bytes of the list of what is wrong with rows. */
	public int $log_length = 0;

	public ?File_Formats $formats = null;

	public ?Currency_Format $currency = null;

	/**
	 * Assumptions of Amount_Scopes.
	 *
	 * @var array<string, string>
	 */
	public array $scopes = array();

	/** Highest order number that becomes an order id. */
	public int $max_id = 0;

	/** Whether the file has taxes. */
	public bool $has_taxes = false;

	/** Whether the file has orders. */
	public bool $has_orders = false;

	/**
	 * Numbers of orders.
	 *
	 * @var array{created: int, updated: int, unchanged: int}
	 */
	public array $counts = Imported_Order_Writer::NO_ORDERS;

	/**
	 * Prepares the state of an import that has not begun.
	 *
	 * @param Referenced_Entities $entities Products, categories and coupons.
	 * @param Import_Summary      $summary  Sums.
	 */
	public function __construct( public Referenced_Entities $entities, public Import_Summary $summary ) {
	}

	/**
	 * Begins a stage.
	 */
	public function enter( string $stage ): void {
		$this->stage     = $stage;
		$this->partition = 0;
		$this->done      = 0;
	}

	/**
	 * Currency of the file.
	 */
	public function get_currency(): Currency_Format {
		return $this->currency ?? new Currency_Format( '' );
	}
}
