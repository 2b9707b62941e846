<?php

namespace Storedeck\Answers;

use Storedeck\Reports\Basic_Reports;
use Storedeck\Reports\Breakdowns;
use Storedeck\Reports\Client_Definition;
use Storedeck\Reports\Column_Values;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\Questions\Periods;
use Storedeck\Reports\Questions\Question;
use Storedeck\Reports\Registry;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

/**
 * What the screen of a report asks: a period, what it is compared with, filters, and a page of sorted rows. The names are those of
 * the screen's address; what is missing or no address can have is that of the settings and of the definition.
 */
final class Report_Question extends Question {

	/**
	 * In the place of a report's definition, for the Overview.
	 */
	public const OVERVIEW = array(
		'is_timeless'  => false,
		'stats_report' => '',
	);

	/**
	 * Parameters that are no filters, besides those of an address.
	 */
	private const OWN = array(
		...array( 'report', 'stats', 'indicators', 'parts', 'segmentby', 'totals_only', 'time_limit', 'change_of', 'change_by' ),
		...array( 'force_cache_refresh', 'rest_route' ),
	);

	/**
	 * Report of the totals.
	 */
	public readonly string $stats;

	/**
	 * Dates as parameters of routes, empty for reports without dates: the period (`primary`), all of the one it is compared with
	 * (`secondary`), and the part of that which an unfinished period is compared with (`compared`).
	 *
	 * @var array<string, array{after: string, before: string}|null>
	 */
	public readonly array $periods;

	/**
	 * Interval of the chart.
	 */
	public readonly string $interval;

	/**
	 * What the period is compared with.
	 */
	public readonly string $compare;

	/**
	 * Parameters of filters.
	 *
	 * @var array<string, mixed>
	 */
	public readonly array $filters;

	/**
	 * Dimensions that stats can be split by, which several parts ask for.
	 *
	 * @var list<array<string, mixed>>|null
	 */
	private ?array $breakdowns = null;

	/**
	 * Reads a question.
	 *
	 * @param array<string, mixed> $report Definition of the report whose rows are asked for.
	 * @param array<string, mixed> $params Parameters.
	 */
	public function __construct( public readonly array $report, private array $params ) {
		$periods        = Periods::of_address( $params );
		$this->compare  = $periods->compare[0];
		$this->periods  = $report['is_timeless'] ? array() : $periods->to_array();
		$this->interval = $report['is_timeless'] ? 'day' : $periods->get_chart_interval( $this->get( 'interval' ) );
		$this->stats    = isset( Registry::get_registered()[ $this->get( 'stats' ) ] ) ? $this->get( 'stats' ) : $report['stats_report'];
		$this->filters  = array_filter(
			array_diff_key(
				$params,
				array_flip( array( ...Declared_Questions::get( 'address' ), ...Declared_Questions::get( 'rows' ), ...self::OWN ) )
			),
			static fn( string $name ): bool => ! str_starts_with( $name, '_' ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * Parameters that links to reports keep.
	 *
	 * @return array<string, mixed>
	 */
	public function get_persisted(): array {
		return array_intersect_key( $this->params, array_flip( Declared_Questions::get( 'address' ) ) ) + $this->filters;
	}

	/**
	 * Names of the indicators whose values are asked for, if any are named.
	 *
	 * @return list<string>|null
	 */
	public function get_indicators(): ?array {
		return isset( $this->params['indicators'] ) ? wp_parse_list( $this->params['indicators'] ) : null;
	}

	/**
	 * Interval of the rows of a table of intervals.
	 */
	public function get_row_interval(): string {
		return $this->report['table']['query']['interval'] ?? 'day';
	}

	/**
	 * Whether the rows are intervals instead of items.
	 */
	public function has_intervals(): bool {
		return 'intervals' === $this->report['table']['rows'];
	}

	/**
	 * Whether all of the other period is compared, not the part of it that corresponds to an unfinished one.
	 */
	public function is_whole_compared(): bool {
		return ( $this->periods['compared'] ?? null ) === ( $this->periods['secondary'] ?? null );
	}

	/**
	 * Whether the stats are asked for without intervals.
	 */
	public function needs_totals_only(): bool {
		return rest_sanitize_boolean( $this->params['totals_only'] ?? false );
	}

	/**
	 * What splits the lines of the chart.
	 *
	 * @return array<string, string>
	 */
	public function get_segment(): array {
		return array_filter( array( 'segmentby' => $this->get( 'segmentby' ) ) );
	}

	/**
	 * Parameters of the request for rows.
	 *
	 * @return array<string, mixed>
	 */
	public function get_row_params(): array {
		$table  = $this->report['table'];
		$values = Client_Definition::has_computed_columns( $table ) ? array( Column_Values::FIELD => true ) : array();

		return $table['query'] + $values + $this->filters + array(
			'page'     => $this->get_page(),
			'per_page' => $this->get_per_page(),
		) + $this->get_sort() + ( $this->periods['primary'] ?? array() );
	}

	/**
	 * What the address was resolved to for the rows: `query` has the parameters of their route, `orderby` is the sort order in the
	 * names of the address, `change_columns` those of the columns by whose change the rows can be sorted.
	 *
	 * @return array{query: array<string, mixed>, orderby: string, is_compared: bool, change_columns: list<string>}
	 */
	public function describe_rows(): array {
		$params = $this->get_row_params();

		return array(
			'query'          => $params,
			'orderby'        => null === $this->get_change_metric() ? $params['orderby'] : $this->get( 'orderby' ),
			'is_compared'    => $this->can_compare_rows(),
			'change_columns' => array_keys( $this->get_change_metrics() ),
		);
	}

	public function get_page(): int {
		return $this->get_count( 'paged', PHP_INT_MAX ) ?? 1;
	}

	public function get_per_page(): int {
		return $this->get_count( 'per_page', Arguments::MAX_PER_PAGE ) ?? $this->report['table']['per_page'];
	}

	/**
	 * The metric by whose change the rows are sorted.
	 */
	public function get_change_metric(): ?string {
		return $this->get_change_metrics()[ self::find_changed( $this->get( 'orderby' ) ) ?? '' ] ?? null;
	}

	/**
	 * Metrics by whose change the rows can be sorted, by the names of their columns. Items are asked for by their ids, which another
	 * filter may extend when any is enough.
	 *
	 * @return array<string, string>
	 */
	private function get_change_metrics(): array {
		$can_ask = $this->has_intervals() || isset( $this->get_row_dimension()['param'] );
		$metrics = array();

		if ( ! $can_ask || ! $this->can_compare_rows() || 'any' === $this->get( 'match' ) ) {
			return $metrics;
		}

		$described = Client_Definition::get_table( $this->report )['columns'];

		foreach ( $this->get_sortable() as $name => $column ) {
			$metric    = $column['total'] ?? $column['id'];
			$is_metric = isset( $this->report['charts'][ $metric ] ) || $described[ $column['id'] ]['is_additive'];

			if ( $is_metric && in_array( $column['type'], array( 'number', 'currency' ), true ) ) {
				$metrics[ $name ] = $metric;
			}
		}

		return $metrics;
	}

	/**
	 * The metric whose change is split, and what it is divided by if it is an average.
	 *
	 * @return list<string> Empty when it cannot be split.
	 */
	public function get_change_fields(): array {
		$metric = $this->get( 'change_of' );
		$fields = Registry::get_registered()[ $this->stats ]['stats']['fields'] ?? array();
		$names  = array( $metric, ...array_slice( $fields[ $metric ]['ratio'] ?? array(), 1 ) );

		return array_intersect( $names, ( new Metrics( $fields ) )->get_names( $names, false, true ) ) === $names ? $names : array();
	}

	/**
	 * Dimensions that split the change.
	 *
	 * @return list<string>
	 */
	public function get_change_dimensions(): array {
		$all   = array_filter(
			$this->get_breakdowns(),
			fn( array $dimension ): bool => in_array( $this->stats, $dimension['endpoints'], true )
		);
		$asked = wp_parse_list( $this->params['change_by'] ?? '' );
		$keys  = array_column( $all, 'segmentby' );

		return array() === $asked ? $keys : array_values( array_intersect( $keys, $asked ) );
	}

	public function is_descending(): bool {
		return 'asc' !== $this->get_sort()['order'];
	}

	/**
	 * Whether rows have the metrics of the compared period.
	 */
	public function can_compare_rows(): bool {
		return isset( $this->periods['compared'] ) && ( $this->has_intervals() || null !== $this->get_row_dimension() );
	}

	/**
	 * The dimension whose values are the rows, which the address may choose.
	 *
	 * @return array{segmentby: string, param?: string}|null `param` is the parameter for ids of rows, where there is one.
	 */
	public function get_row_dimension(): ?array {
		$by = $this->get( 'by' ) ?: $this->report['items']['by'] ?? '';

		if ( isset( $this->report['items']['by'], $this->report['stats']['segments'][ $by ] ) ) {
			return array( 'segmentby' => $by );
		}

		foreach ( $this->has_intervals() ? array() : $this->get_breakdowns() as $dimension ) {
			$is_of_row = $this->report['table']['key'] === ( $dimension['rows']['field'] ?? '' );

			if ( $is_of_row && in_array( $this->stats, $dimension['endpoints'], true ) ) {
				return array(
					'segmentby' => $dimension['segmentby'],
					'param'     => $dimension['rows']['param'],
				);
			}
		}

		return null;
	}

	/**
	 * Dimensions that stats can be split by.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function get_breakdowns(): array {
		$this->breakdowns ??= Breakdowns::get( Basic_Reports::select( Registry::all() ) );

		return $this->breakdowns;
	}

	/**
	 * Order of the rows: that of the address, if the table has such a column.
	 *
	 * @return array{orderby: string, order: string}
	 */
	private function get_sort(): array {
		$columns = $this->get_sortable();
		$asked   = $columns[ $this->get( 'orderby' ) ] ?? $columns[ self::find_changed( $this->get( 'orderby' ) ) ?? '' ] ?? null;
		$column  = $asked ?? array_values( wp_list_filter( $columns, array( 'is_default_sort' => true ) ) )[0] ?? array();
		$order   = null === $asked ? '' : $this->get( 'order' );
		// The default of the route.
		$rows = 'items' === $this->report['table']['rows'] ? $this->report['items']['orderby'] ?? array() : array();

		return array(
			'orderby' => $column['orderby'] ?? array_key_first( $rows ) ?? 'date',
			'order'   => in_array( $order, array( 'asc', 'desc' ), true ) ? $order : $column['default_order'] ?? 'desc',
		);
	}

	/**
	 * Columns that can be sorted, with their ids, by the names by which they are.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function get_sortable(): array {
		$columns = array();

		foreach ( $this->report['table']['columns'] as $id => $column ) {
			$orderby = $column['is_sortable'] ?? false;
			$name    = is_string( $orderby ) ? $orderby : $id;

			if ( $orderby ) {
				$columns[ $name ] ??= array(
					'id'      => $id,
					'orderby' => $name,
				) + $column;
			}
		}

		return $columns;
	}

	/**
	 * A number from one on.
	 */
	private function get_count( string $name, int $max ): ?int {
		$value = $this->get( $name );

		return 1 === preg_match( '/^0*[1-9]\d{0,8}$/D', $value ) && (int) $value <= $max ? (int) $value : null;
	}

	/**
	 * A parameter that is a text.
	 */
	private function get( string $name ): string {
		return is_scalar( $this->params[ $name ] ?? null ) ? (string) $this->params[ $name ] : '';
	}
}
