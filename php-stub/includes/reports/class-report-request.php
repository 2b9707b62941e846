<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Time\Gmt_Column;
use Storedeck\Foundation\Time\Interval_Slicer;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Hooks\Report_Hooks;
use Storedeck\Reports\Hooks\Request_Filters;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Sums\Table_Recovery;

defined( 'ABSPATH' ) || exit;

/**
 * Date range, date column and conditions of a request, for stats and items.
 */
final class Report_Request {

	/** Period of reports without one: all supported dates. */
	private const ALL_TIME = array(
		'after'  => '1971-01-01T00:00:00',
		'before' => '9999-12-31T23:59:59',
	);

	public readonly Report_Hooks $hooks;

	/**
	 * Sets the properties.
	 *
	 * @param Interval_Slicer      $slicer      Computes intervals.
	 * @param int                  $after       First second of the range, site timestamp.
	 * @param int                  $before      Last second of the range, site timestamp.
	 * @param string               $date_column Trusted SQL: column by which orders are assigned to dates.
	 * @param array<string, mixed> $definition  Stats or items part of a definition.
	 * @param array<string, mixed> $params      Validated parameters.
	 */
	private function __construct(
		public readonly Site_Time $time,
		public readonly Interval_Slicer $slicer,
		public readonly int $after,
		public readonly int $before,
		public readonly string $date_column,
		public readonly array $definition,
		public readonly array $params
	) {
		$path        = $definition['join'] ?? array_values( $definition['sources'] ?? array( array() ) )[0];
		$from        = $definition['from'] ?? Facts::get_from( $definition['table'], (array) $path );
		$this->hooks = new Report_Hooks( $definition['context'] ?? '', $from );
	}

	/**
	 * Creates a request from parameters.
	 *
	 * By default the range ends with the current minute and starts a week earlier. It ends with the minute rather than the second
	 * so that recent results can be reused. All reports use the same date column, so that they agree.
	 *
	 * @param array<string, mixed> $definition Stats or items part of a definition.
	 * @param array<string, mixed> $params     Validated parameters, which plugins can change.
	 * @throws Store_Exception When the range ends before it starts.
	 */
	public static function from( array $definition, array $params ): self {
		$has_filters = isset( $definition['args_filter'] );

		return self::create( $definition, $has_filters ? Request_Filters::change_params( $definition, $params ) : $params );
	}

	/**
	 * Creates a request whose parameters plugins do not change, for example to resolve a range.
	 *
	 * @param array<string, mixed> $definition Stats or items part of a definition.
	 * @param array<string, mixed> $params     Validated parameters.
	 * @throws Store_Exception When the range ends before it starts.
	 */
	public static function create( array $definition, array $params ): self {
		$time   = new Site_Time( Settings::get_time_zone() );
		$dates  = $params + ( empty( $definition['is_timeless'] ) ? array() : self::ALL_TIME );
		$before = isset( $dates['before'] ) ? $time->parse( $dates['before'] ) : null;
		$before = $before ?? intdiv( $time->now(), 60 ) * 60 + 59;
		$after  = isset( $dates['after'] ) ? $time->parse( $dates['after'] ) : null;
		$after  = $after ?? $before - 7 * Site_Time::DAY;

		if ( $after > $before ) {
			throw Store_Exception::invalid_param( 'after', __( 'The start date must be before the end date.', 'storedeck' ) );
		}

		$columns = $definition['date_columns'];
		$column  = $columns[ $params['date_type'] ?? Settings::get_date_type() ] ?? (string) reset( $columns );

		if ( isset( $definition['gmt_column'] ) ) {
			$column = Gmt_Column::to_site_time( $definition['gmt_column'], Settings::get_time_zone(), $after, $before );
		}

		$slicer = new Interval_Slicer( $time, Settings::get_week_start() );

		return new self( $time, $slicer, $after, $before, $column, $definition, $params );
	}

	/**
	 * Reads a part of the results with the clauses of plugins, and again if sums are dropped meanwhile.
	 *
	 * @template T
	 * @param callable(): T $read Reads it.
	 * @return T
	 * @throws Query_Exception When the database reports an error.
	 */
	public function read( callable $read ) {
		return Table_Recovery::read( fn() => $this->hooks->read( $read ) );
	}

	/**
	 * Reads results with the filters of plugins.
	 *
	 * @param callable(): array{data: array<mixed>, total: int, pages: int} $read Reads the results.
	 * @return array{data: array<mixed>, total: int, pages: int}
	 */
	public function read_results( callable $read ): array {
		$results = $this->read( $read );

		return isset( $this->definition['args_filter'] )
			? Request_Filters::change_results( $this->definition['args_filter'], $results, $this->params )
			: $results;
	}

	/** @return array<int, array<string, mixed>> Intervals of the range, in chronological order. */
	public function get_slices(): array {
		return $this->slicer->get_slices( $this->after, $this->before, $this->params['interval'] );
	}

	/**
	 * Results of a page.
	 *
	 * @template T of array
	 * @param T   $data  What is on the page.
	 * @param int $total Number of rows or intervals on all pages.
	 * @return array{data: T, total: int, pages: int}
	 */
	public function to_page( array $data, int $total ): array {
		return compact( 'data', 'total' ) + array( 'pages' => (int) ceil( $total / $this->params['per_page'] ) );
	}

	/** Whether results may not come from the cache. */
	public function ignores_cache(): bool {
		return ! empty( $this->params['force_cache_refresh'] ) || ! Request_Filters::can_use_cache( $this->definition['context'] ?? '' );
	}

	/**
	 * Conditions of the rows in a part of the range.
	 *
	 * @param int|null $after  First second; null for the start of the range.
	 * @param int|null $before Last second; null for the end of the range.
	 */
	public function build_conditions( ?int $after = null, ?int $before = null ): Conditions {
		$conditions = new Conditions();
		$after      = $after ?? $this->after;
		$before     = $before ?? $this->before;
		$gmt_column = $this->definition['gmt_column'] ?? null;

		if ( null !== $gmt_column ) {
			// The same range in GMT, so that the index of the column can be used.
			$conditions->add(
				"$gmt_column >= %s AND $gmt_column <= %s",
				array( $this->time->to_gmt( $after ), $this->time->to_gmt( $before, true ) )
			);
		}

		// In an hour that is repeated, the range in GMT also has earlier or later times.
		if ( null === $gmt_column || $this->time->is_repeated( $after ) || $this->time->is_repeated( $before ) ) {
			$conditions->add(
				$this->date_column . ' >= %s AND ' . $this->date_column . ' <= %s',
				array( Site_Time::format( $after ), Site_Time::format( $before ) )
			);
		}

		return $this->add_filters( $conditions );
	}

	/** Conditions without dates. */
	public function build_filters(): Conditions {
		return $this->add_filters( new Conditions() );
	}

	/** Whether any filter leaves rows out. */
	public function has_filters(): bool {
		$conditions = new Conditions();

		$conditions->add_filters( $this->definition['filters'], $this->params, $this->params['match'] ?? 'all' );

		return array() !== $conditions->get_all();
	}

	/** Adds the conditions of statuses, of the currency, of the definition and of the filters. */
	private function add_filters( Conditions $conditions ): Conditions {
		$excluded = $this->get_excluded_statuses();

		if ( array() !== $excluded && isset( $this->definition['status'] ) ) {
			$conditions->add(
				$this->definition['status'] . ' NOT IN ( ' . Database::placeholders( $excluded, '%s' ) . ' )',
				$excluded
			);
		}

		// Amounts in other currencies cannot be added.
		if ( isset( $this->definition['currency'] ) ) {
			$currency = isset( $this->definition['context'] )
				? Request_Filters::get_currency( $this->params, $this->definition['context'] )
				: Settings::get_currency()['code'];

			if ( '' !== $currency ) {
				$conditions->add( $this->definition['currency'] . ' = %s', array( $currency ) );
			}
		}

		if ( isset( $this->definition['where'] ) ) {
			$conditions->add( $this->definition['where'] );

			$conditions->reads = null;
		}

		array_push( $conditions->has, ...(array) ( $this->definition['has'] ?? array() ) );

		$conditions->add_filters( $this->definition['filters'], $this->params, $this->params['match'] ?? 'all' );

		return $conditions;
	}

	/** @return string[] Statuses that reports exclude by default, as stored in the tables. */
	public static function get_default_exclusions(): array {
		return Conditions::get_stored_statuses( array_merge( Settings::HIDDEN_STATUSES, Settings::get_excluded_statuses() ) );
	}

	/** @return string[] Excluded statuses as stored in the tables. A status that the request names is not excluded. */
	private function get_excluded_statuses(): array {
		$requested = (array) ( $this->params['status_is'] ?? array() );
		$excluded  = in_array( 'any', $requested, true )
			? Settings::HIDDEN_STATUSES
			: array_merge( Settings::HIDDEN_STATUSES, Settings::get_excluded_statuses() );

		if ( isset( $this->definition['context'] ) ) {
			$excluded = Request_Filters::get_excluded_statuses( $excluded );
		}

		return Conditions::get_stored_statuses( array_diff( $excluded, $requested ) );
	}
}
