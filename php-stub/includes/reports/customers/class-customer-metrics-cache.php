<?php
/**
 * Figures of all customers that hold for now.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Common\Lock;
use Storedeck\Reports\Cache_Table;
use Storedeck\Reports\Cache_Tokens;
use Storedeck\Reports\Database;
use Storedeck\Reports\Period_Cache;
use Storedeck\Reports\Table_Timestamps;

defined( 'ABSPATH' ) || exit;

/**
 * Who spent most cannot be read from an index of the orders, so what each
 * customer spent is kept (Customer_Metrics_Table), beside the tokens of the months
 * (Freshness) it was computed from. Where some months have another token, the
 * figures of their customers are computed anew; customers without a row get
 * one. One request at a time does that, as one change.
 */
final class Customer_Metrics_Cache {

	/**
	 * Raised whenever rows are kept in another form.
	 */
	private const FORM = '1';

	/**
	 * More months, or customers, than these are not brought up to date but computed all anew.
	 */
	private const MAX_MONTHS    = 12;
	private const MAX_CUSTOMERS = 50000;

	/**
	 * Seconds to wait for another request that brings them up to date.
	 */
	private const WAIT = 20;

	/**
	 * Questions that are kept; each of them has a row for each customer.
	 */
	private const MAX_QUESTIONS = 3;

	/**
	 * Number of the question whose figures of all times stand in the table, and hold for now.
	 *
	 * @param array<string, mixed> $params Parameters, without a range.
	 * @return int|null Null where they have to be computed for the question.
	 */
	public static function of( array $params ): ?int {
		$column = Customer_Metrics::date_column( $params );
		$tokens = Cache_Tokens::of_months( $column, ! empty( $params['force_cache_refresh'] ), true );

		if ( null === $tokens ) {
			return null;
		}

		$kept = new self(
			md5( self::FORM . Database::plain( ...Customer_Metrics::sql( $params ) ) ),
			$params,
			$column,
			array_filter( $tokens, array( self::class, 'counts' ), ARRAY_FILTER_USE_KEY ),
			Table_Timestamps::of( array( 'customer_lookup' ) )['customer_lookup']
		);

		return $kept->holds() || $kept->renew() ? $kept->question : null;
	}

	/**
	 * Number of the question.
	 *
	 * @var int
	 */
	private int $question;

	/**
	 * Remembers the question and the state of the data.
	 *
	 * @param string                $name   Name of the record.
	 * @param array<string, mixed>  $params Parameters.
	 * @param string                $column Column of the orders that decides about the day.
	 * @param array<string, string> $tokens Tokens of the months.
	 * @param string                $stamp  Stamp of the customers; empty where none can be given.
	 */
	private function __construct(
		private string $name,
		private array $params,
		private string $column,
		private array $tokens,
		private string $stamp
	) {
		// As many digits of the name as a number holds.
		$this->question = (int) hexdec( substr( $name, 0, 15 ) );
	}

	/**
	 * Whether what is kept is what it should be.
	 */
	private function holds(): bool {
		$record = $this->record();

		return null !== $record && '' !== $this->stamp && $this->stamp === $record['stamp']
			&& array() === $this->changed( $record ) && Customer_Metrics_Table::has( $this->question );
	}

	/**
	 * Brings what is kept up to date.
	 */
	private function renew(): bool {
		$lock = new Lock( 'metrics_' . $this->name );

		if ( ! $lock->acquire( self::WAIT ) ) {
			return false;
		}

		try {
			if ( $this->holds() ) {
				return true;
			}

			// Orders that are read here are not locked: the shop goes on selling meanwhile.
			$done = Customer_Metrics_Table::make()
				&& Cache_Table::execute( 'SET TRANSACTION ISOLATION LEVEL READ COMMITTED' )
				&& Cache_Table::execute( 'START TRANSACTION' )
				&& $this->write();

			Cache_Table::execute( $done ? 'COMMIT' : 'ROLLBACK' );
		} finally {
			$lock->release();
		}

		return $done;
	}

	/**
	 * Writes what is not up to date, and of which state it is.
	 */
	private function write(): bool {
		$stale = $this->stale();
		$done  = null === $stale
			? Customer_Metrics_Table::fill( $this->question, $this->params )
			: Customer_Metrics_Table::refresh( $this->question, $this->params, $stale );

		if ( $done ) {
			Customer_Metrics_Table::make_room( $this->question, self::MAX_QUESTIONS );
			Period_Cache::write(
				$this->name,
				0,
				0,
				md5( self::FORM ),
				array(
					'tokens' => $this->tokens,
					'stamp'  => $this->stamp,
				)
			);
		}

		return $done;
	}

	/**
	 * Customers whose figures have to be computed.
	 *
	 * @return int[]|null Null for all.
	 */
	private function stale(): ?array {
		$record = $this->record();
		$months = null === $record ? array() : $this->changed( $record );

		if ( null === $record || count( $months ) > self::MAX_MONTHS || ! Customer_Metrics_Table::has( $this->question ) ) {
			return null;
		}

		$ids = Customer_Metrics_Table::missing( $this->question );

		foreach ( $months as $month ) {
			$ids = array_unique( array_merge( $ids, Customer_Metrics_Table::of_month( $this->question, $this->column, $month ) ) );
		}

		return count( $ids ) > self::MAX_CUSTOMERS ? null : array_values( $ids );
	}

	/**
	 * What is kept.
	 *
	 * @return array{tokens: array<string, string>, stamp: string}|null
	 */
	private function record(): ?array {
		$record = Period_Cache::read( $this->name, array( 0 ) )['0-0']['value'] ?? null;

		return isset( $record['tokens'], $record['stamp'] ) ? $record : null;
	}

	/**
	 * Months that are not what they were.
	 *
	 * @param array{tokens: array<string, string>, stamp: string} $record What is kept.
	 * @return string[]
	 */
	private function changed( array $record ): array {
		return array_keys( array_diff_assoc( $this->tokens, $record['tokens'] ) + array_diff_key( $record['tokens'], $this->tokens ) );
	}

	/**
	 * Whether orders of a month count: those without a date do not.
	 *
	 * @param string $month For example `2026-11`.
	 */
	private static function counts( string $month ): bool {
		return $month >= '1971-01';
	}
}
