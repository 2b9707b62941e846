<?php

namespace Storedeck\Reorder;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Whole_Number;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Interval_Slicer;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Aggregate_Query;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Sums\Sum_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Items sold, less returned ones, in each week of a period that ends yesterday: the same orders, days and numbers as in the
 * Products report, with one query.
 */
final class Sales_History {

	/**
	 * First second of each week, or of the first day of the period, and its days, by key of the interval.
	 *
	 * @var array<int|string, array{start: int, days: float}>
	 */
	private array $weeks = array();

	/**
	 * Items sold by product, variation and key of the interval.
	 *
	 * @var array<int, array<int, array<int|string, float>>>
	 */
	private array $sold = array();

	/** First second of today, site timestamp. */
	public readonly int $end;

	/**
	 * Reads the sales of a period.
	 *
	 * @param int $days Days until yesterday. Days before the first order of the store do not count.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function __construct( int $days ) {
		$time      = new Site_Time( Settings::get_time_zone() );
		$slicer    = new Interval_Slicer( $time, Settings::get_week_start() );
		$this->end = $slicer->get_start( $time->now(), 'day' );
		$first     = $time->parse( (string) Database::value( 'SELECT MIN( date_created ) FROM {order_stats}' ) ) ?? $this->end;
		$start     = max( $this->end - $days * Site_Time::DAY, $slicer->get_start( $first, 'day' ) );

		if ( $start >= $this->end ) {
			return;
		}

		$request = Report_Request::create(
			array( 'filters' => array(), 'is_timeless' => true ) + Facts::get( 'lines' ),
			array(
				'after'    => Site_Time::format( $start, 'Y-m-d\TH:i:s' ),
				'before'   => Site_Time::format( $this->end - 1, 'Y-m-d\TH:i:s' ),
				'interval' => 'week',
			)
		);
		$slices  = $request->get_slices();

		foreach ( $slices as $slice ) {
			$this->weeks[ $slice['key'] ] = array(
				'start' => $slice['start'],
				'days'  => ( $slice['end'] + 1 - $slice['start'] ) / Site_Time::DAY,
			);
		}

		foreach ( $request->read( static fn(): array => self::read( $request, $slices ) ) as $row ) {
			$this->sold[ (int) $row['product_id'] ][ (int) $row['variation_id'] ][ $row[ Sum_Query::INTERVAL ] ] =
				Decimal::of_units( Whole_Number::of( $row['items_sold'] ), Decimal::SQL_SCALE )->to_number();
		}
	}

	/**
	 * Rows of products, variations and weeks.
	 *
	 * @param array<int, array<string, mixed>> $slices Weeks.
	 * @return array<int, array<string, mixed>>
	 */
	private static function read( Report_Request $request, array $slices ): array {
		$columns = ( new Metrics( $request->definition['fields'] ) )->get_columns( array( 'items_sold' ) );
		$source  = (string) array_key_first( $columns );
		$query   = new Aggregate_Query( $request );
		$groups  = array( 'product_id' => '[product]', 'variation_id' => '[variation]' );

		return $query->get_rows( $columns[ $source ], $groups, $query->get_source( $source ), $slices, 'subquery' );
	}

	/**
	 * Weeks of each item whose stock is counted. A variation without a stock of its own is sold from that of its product.
	 *
	 * @param callable(int, int): int            $find_item Id of the item that a product and a variation (or 0) are sold from;
	 *                                                      0 if its stock is not counted.
	 * @param array<int, array{0: int, 1: int}> $periods   By id: the seconds between which the item could be sold, site
	 *                                                      timestamps.
	 * @return array<int, list<array{0: float, 1: float}>> By id: items sold and days of each week.
	 */
	public function get_weeks( callable $find_item, array $periods ): array {
		$sold = array();

		foreach ( $this->sold as $product => $variations ) {
			foreach ( $variations as $variation => $weeks ) {
				foreach ( $weeks as $key => $quantity ) {
					$id                  = $find_item( $product, $variation );
					$sold[ $id ][ $key ] = ( $sold[ $id ][ $key ] ?? 0 ) + $quantity;
				}
			}
		}

		$items = array();

		foreach ( array_intersect_key( $sold, $periods ) as $id => $of_item ) {
			list( $from, $until ) = $periods[ $id ];

			// What was sold before, for example in orders of another system, could be bought then.
			$first = array_key_first( array_intersect_key( $this->weeks, array_filter( $of_item ) ) );
			$from  = null === $first ? $from : min( $from, $this->weeks[ $first ]['start'] );

			foreach ( $this->weeks as $key => $week ) {
				$end      = $week['start'] + $week['days'] * Site_Time::DAY;
				$days     = max( 0, min( $end, $until ) - max( $week['start'], $from ) ) / Site_Time::DAY;
				$quantity = $of_item[ $key ] ?? 0;

				// Items are returned also after the last sale.
				$days = 0.0 === (float) $quantity ? $days : max( $days, 1 );

				if ( $days > 0 ) {
					$items[ $id ][] = array( (float) $quantity, (float) $days );
				}
			}
		}

		return $items;
	}
}
