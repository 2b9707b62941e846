<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Table_Statistics;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Locked_Handler;

defined( 'ABSPATH' ) || exit;

/**
 * Fills the tables of sums, beginning with the latest month, which is read most, then the metrics of customers by ascending ID.
 *
 * Checkpoint: `run` (ID of the tables that are filled), `stage` (days or customers), `slices` (get_slices()), `slice`
 * (number of those that are done), `filled` (names of the tables that have the current slice), `last` (ID of the last customer).
 */
final class Sum_Handler extends Locked_Handler {

	public const TYPE = 'sums';

	protected const LOCK = Sum_Maintenance::LOCK;

	/** Customers per step. */
	private const CUSTOMERS = 500;

	/** Maximum number of orders of a slice of several months, or of parts of a month. */
	private const MAX_ORDERS = 10000;

	/** First days of the parts of a month with more orders. */
	private const STARTS = array( 25, 17, 9, 1 );

	public function step( Job $job ): bool {
		// Tables that are missing need all days again.
		return Sum_State::is_suspended() || Table_Recovery::retry(
			static fn(): bool => match ( $job->checkpoint['stage'] ?? '' ) {
				'days'      => self::fill_days( $job ),
				'customers' => self::fill_customers( $job ),
				default     => self::begin( $job ),
			}
		);
	}

	/** @return bool False. */
	private static function begin( Job $job ): bool {
		$run = bin2hex( random_bytes( 8 ) );

		Sum_State::begin( $run );

		$slices          = self::get_slices();
		$job->done       = 0;
		$job->total      = count( $slices ) * count( self::get_tables( $run ) )
			+ (int) ceil( Customer_Metrics_Table::count() / self::CUSTOMERS );
		$job->checkpoint = array(
			'run'    => $run,
			'stage'  => 'days',
			'slices' => $slices,
			'slice'  => 0,
			'filled' => array(),
			'last'   => 0,
		);

		return false;
	}

	/**
	 * Splits all days that have orders or sums into slices that take about a second.
	 *
	 * @return array<int, array{0: string, 1: string}> First and last days of the slices, from the latest to the earliest.
	 */
	public static function get_slices(): array {
		$slices = array();
		$orders = 0;

		foreach ( self::get_months() as $month => $count ) {
			$starts = $count > self::MAX_ORDERS ? self::STARTS : array( 1 );
			$last   = gmdate( 'Y-m-t', (int) strtotime( "$month-01 UTC" ) );

			foreach ( $starts as $start ) {
				$first   = sprintf( '%s-%02d', $month, $start );
				$orders += $count / count( $starts );

				if ( array() === $slices || $orders > self::MAX_ORDERS ) {
					$slices[] = array( $first, $last );
					$orders   = $count / count( $starts );
				} else {
					$slices[ count( $slices ) - 1 ][0] = $first;
				}

				$last = sprintf( '%s-%02d', $month, $start - 1 );
			}
		}

		return $slices;
	}

	/** @return array<string, int> Orders by month, for example `2026-11`, the latest first; 0 where there are only sums. */
	private static function get_months(): array {
		$months = array();

		foreach ( Sum_Table::DATE_TYPES as $column ) {
			foreach ( Database::rows(
				"SELECT SUBSTR( $column, 1, 7 ) AS month_of, COUNT(*) AS orders FROM {order_stats}"
					. " WHERE $column >= '0001-01-01' GROUP BY month_of"
			) as $row ) {
				$months[ $row['month_of'] ] = max( $months[ $row['month_of'] ] ?? 0, (int) $row['orders'] );
			}
		}

		foreach ( Sum_State::get_tables() as $table ) {
			$sql = 'SELECT DISTINCT SUBSTR( day, 1, 7 ) AS month_of FROM {' . $table->table . '}'
				. ' WHERE is_month < ' . Sum_Table::MARKER;

			$months += array_fill_keys( Database::column( $sql ), 0 );
		}

		krsort( $months );

		return $months;
	}

	/** @return array<string, Sum_Table> Tables of sums that are filled, by name. Those that were invalidated meanwhile are not. */
	private static function get_tables( string $run ): array {
		return array_intersect_key( Sum_Table::get_all(), array_flip( Sum_State::get_names_of( $run ) ) );
	}

	/** @return bool False. */
	private static function fill_days( Job $job ): bool {
		$run    = $job->checkpoint['run'];
		$tables = self::get_tables( $run );
		$names  = array_keys( $tables );
		$slice  = $job->checkpoint['slices'][ $job->checkpoint['slice'] ] ?? null;

		if ( null === $slice || array() === $tables ) {
			Sum_State::advance( $run, Sum_State::ALL, $names );

			$job->checkpoint['stage'] = 'customers';
			return false;
		}

		list( $first, $last ) = $slice;

		// A job of an earlier version filled all tables at once.
		$left = array_diff( $names, $job->checkpoint['filled'] ?? array() );

		foreach ( array_slice( $left, 0, 1 ) as $name ) {
			Sum_Maintenance::repair( $tables[ $name ], $first, $last );

			$job->checkpoint['filled'][] = $name;
			++$job->done;
		}

		if ( count( $left ) <= 1 ) {
			if ( str_ends_with( $first, '-01' ) ) {
				Sum_State::advance( $run, $first, $names );
			}

			$job->checkpoint['filled'] = array();
			++$job->checkpoint['slice'];
		}

		return false;
	}

	/** @return bool Whether the job is finished. */
	private static function fill_customers( Job $job ): bool {
		$is_filled = in_array( Customer_Metrics_Table::NAME, Sum_State::get_names_of( $job->checkpoint['run'] ), true );
		$ids       = $is_filled ? Customer_Metrics_Table::get_next( $job->checkpoint['last'], self::CUSTOMERS ) : array();

		if ( array() !== $ids ) {
			Customer_Metrics_Table::repair( $ids );

			$job->checkpoint['last'] = $ids[ count( $ids ) - 1 ];
			$job->done               = min( $job->total, $job->done + 1 );

			return false;
		}

		Sum_State::advance( $job->checkpoint['run'], Sum_State::ALL, array( Customer_Metrics_Table::NAME ) );
		Table_Statistics::update();

		// Tables that were lost or invalidated meanwhile need all days and customers again.
		$job->checkpoint = array();

		return array() === Sum_State::get_incomplete();
	}
}
