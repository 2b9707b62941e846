<?php
/**
 * One question to a report: the parameters, understood.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The range, the date column and the rows that count, for stats and lists alike.
 */
final class Report_Request {

	/**
	 * Statuses that are no orders yet or no more.
	 */
	private const NEVER_COUNTED = array( 'auto-draft', 'trash', 'checkout-draft' );

	/**
	 * Remembers what was made out.
	 *
	 * @param Site_Time            $time        The shop's clock.
	 * @param int                  $week_start  First day of the week.
	 * @param int                  $after       First second of the range, wall time.
	 * @param int                  $before      Last second of the range, wall time.
	 * @param string               $date_column Trusted SQL: the column that decides about the day.
	 * @param array<string, mixed> $definition  Stats or items part of a definition.
	 * @param array<string, mixed> $params      Validated parameters.
	 */
	private function __construct(
		public readonly Site_Time $time,
		public readonly int $week_start,
		public readonly int $after,
		public readonly int $before,
		public readonly string $date_column,
		public readonly array $definition,
		public readonly array $params
	) {
	}

	/**
	 * Understands parameters.
	 *
	 * The range ends with this minute and begins a week before its end unless
	 * the request says otherwise; the minute, not the second, lets an answer of
	 * just now serve again. The same date column serves every report, so that reports
	 * agree with each other.
	 *
	 * @param array<string, mixed> $definition Stats or items part of a definition.
	 * @param array<string, mixed> $params     Validated parameters.
	 * @throws \InvalidArgumentException When the range ends before it begins.
	 */
	public static function from( array $definition, array $params ): self {
		$time   = new Site_Time( Settings::get_time_zone() );
		$before = isset( $params['before'] ) ? $time->parse( $params['before'] ) : null;
		$before = $before ?? intdiv( $time->now(), 60 ) * 60 + 59;
		$after  = isset( $params['after'] ) ? $time->parse( $params['after'] ) : null;
		$after  = $after ?? $before - 7 * Site_Time::DAY;

		if ( $after > $before ) {
			throw new \InvalidArgumentException( 'The range ends before it begins.' );
		}

		$columns = $definition['date_columns'];
		$column  = $columns[ $params['date_type'] ?? Settings::get_date_type() ] ?? reset( $columns );

		if ( isset( $definition['gmt'] ) ) {
			$column = Gmt_Column::wall( $definition['gmt'], Settings::get_time_zone(), $after, $before );
		}

		return new self( $time, Settings::get_week_start(), $after, $before, $column, $definition, $params );
	}

	/**
	 * Which rows count in a part of the range.
	 *
	 * @param int|null $after  First second; that of the range when null.
	 * @param int|null $before Last second; that of the range when null.
	 */
	public function conditions( ?int $after = null, ?int $before = null ): Conditions {
		$conditions = new Conditions( array( Attribute_Lookup::class, 'terms' ) );

		$conditions->add(
			$this->date_column . ' >= %s AND ' . $this->date_column . ' <= %s',
			array(
				Site_Time::format( $after ?? $this->after ),
				Site_Time::format( $before ?? $this->before ),
			)
		);

		if ( isset( $this->definition['gmt'] ) ) {
			// The same range once more, for the index of the column.
			$conditions->add(
				$this->definition['gmt'] . ' >= %s AND ' . $this->definition['gmt'] . ' <= %s',
				array(
					$this->time->to_gmt( $after ?? $this->after ),
					$this->time->to_gmt( $before ?? $this->before, true ),
				)
			);
		}

		$excluded = $this->excluded_statuses();

		if ( array() !== $excluded && isset( $this->definition['status'] ) ) {
			$conditions->add(
				$this->definition['status'] . ' NOT IN ( ' . Database::placeholders( $excluded, '%s' ) . ' )',
				$excluded
			);
		}

		if ( isset( $this->definition['where'] ) ) {
			$conditions->add( $this->definition['where'] );
		}

		$conditions->add_filters(
			$this->definition['filters'],
			$this->params,
			$this->params['match'] ?? 'all'
		);

		return $conditions;
	}

	/**
	 * Whether the question is about all orders of the range.
	 */
	public function is_plain(): bool {
		return $this->asks_nothing_of( $this->definition['filters'] );
	}

	/**
	 * Whether the answer for a month is the same until something of the orders
	 * in that month changes.
	 */
	public function is_kept(): bool {
		return 'order_stats' === $this->definition['table'] && $this->asks_nothing_of(
			array_filter( $this->definition['filters'], static fn( array $filter ): bool => ! ( $filter['kept'] ?? false ) )
		);
	}

	/**
	 * Whether the answer is the same until something of any order changes.
	 */
	public function is_guarded(): bool {
		return 'order_stats' === $this->definition['table'] && $this->asks_nothing_of(
			array_filter(
				$this->definition['filters'],
				static fn( array $filter ): bool => ! ( $filter['kept'] ?? false ) && ! ( $filter['guarded'] ?? false )
			)
		);
	}

	/**
	 * Whether some filters leave out nothing.
	 *
	 * @param array<string, array<string, mixed>> $filters Filters of the definition.
	 */
	private function asks_nothing_of( array $filters ): bool {
		$conditions = new Conditions( array( Attribute_Lookup::class, 'terms' ) );

		$conditions->add_filters( $filters, $this->params, 'all' );

		return array() === $conditions->values() && '1 = 1' === $conditions->sql();
	}

	/**
	 * Statuses that do not count, as the tables write them. A status that the
	 * request names counts even if the shop leaves it out otherwise.
	 *
	 * @return string[]
	 */
	private function excluded_statuses(): array {
		$wanted   = (array) ( $this->params['status_is'] ?? array() );
		$excluded = in_array( 'any', $wanted, true )
			? self::NEVER_COUNTED
			: array_merge( self::NEVER_COUNTED, Settings::get_excluded_statuses() );

		return Conditions::stored_statuses( array_diff( $excluded, $wanted ) );
	}
}
