<?php

namespace Storedeck\Answers;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Reports\Parameters;
use Storedeck\Sync\Report_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the question of a report's screen: totals and intervals of both periods, and rows with what they are compared with.
 */
final class Report_Answer extends Screen_Answer {

	/**
	 * Parts, in the order in which people look at them.
	 */
	public const PARTS = array( ...self::STATS, 'rows', 'compared_rows', self::CHANGES );

	/**
	 * The part that only the explanation of a change shows.
	 */
	private const CHANGES = 'changes';

	/**
	 * Those of totals and chart.
	 */
	public const STATS = array( 'primary', 'compared', 'secondary' );

	/**
	 * Parameters for totals, which need no intervals.
	 */
	private const TOTALS = array(
		'interval' => 'year',
		'per_page' => 1,
	);

	/**
	 * Maximum number of intervals per response of WooCommerce, and of its responses for a period.
	 */
	private const WOOCOMMERCE_MAX_INTERVALS = 100;
	private const MAX_PAGES                 = 100;

	/**
	 * Rows of the page, see get_rows().
	 *
	 * @var array<string, mixed>|null
	 */
	private ?array $rows = null;

	private Row_Comparison $comparison;

	public function __construct( Report_Question $question, bool $is_fresh = false ) {
		parent::__construct( $question, $is_fresh );

		$this->comparison = new Row_Comparison( $question, $this->ask_rows( ... ), $this->ask_stats( ... ) );
	}

	/**
	 * Maximum number of intervals per request: more for our own API than for that of WooCommerce or a replacement.
	 */
	public static function get_max_intervals(): int {
		$is_ours = Report_Source::is_storedeck() && ! isset( Report_Source::get_replacements()[ Report_Source::PUBLIC_NAMESPACE ] );

		return $is_ours ? Parameters::MAX_INTERVALS : self::WOOCOMMERCE_MAX_INTERVALS;
	}

	/**
	 * {@inheritDoc}
	 */
	protected function get_shown(): array {
		return array_diff( self::PARTS, array( self::CHANGES ) );
	}

	/**
	 * The period.
	 *
	 * @return array{totals: array<string, mixed>, intervals: list<array<string, mixed>>}
	 */
	protected function get_primary(): array {
		return $this->ask_stats( $this->question->periods['primary'] ?? null );
	}

	/**
	 * All of the period that it is compared with.
	 *
	 * @return array{totals: array<string, mixed>, intervals: list<array<string, mixed>>}|null
	 */
	protected function get_secondary(): ?array {
		$period = $this->question->periods['secondary'] ?? null;

		return null === $period ? null : $this->ask_stats( $period );
	}

	/**
	 * The part of it that an unfinished period is compared with.
	 *
	 * @return array{totals: array<string, mixed>}|null
	 */
	protected function get_compared(): ?array {
		$period = $this->question->periods['compared'] ?? null;
		// The answer to all of the period has its totals, too.
		$params = $this->question->is_whole_compared() ? array() : self::TOTALS;

		return null === $period ? null : array( 'totals' => $this->ask_stats( $period, $params )['totals'] );
	}

	/**
	 * The rows of the page, and what the address was resolved to for them, see Report_Question::describe_rows().
	 *
	 * @return array{items: list<array<string, mixed>>, total: int, omitted?: int, query: array<string, mixed>, orderby: string,
	 *               is_compared: bool, change_columns: list<string>}
	 */
	protected function get_rows(): array {
		$metric = $this->question->get_change_metric();

		$this->rows ??= ( null === $metric ? $this->ask_rows( array() ) : $this->comparison->get_sorted( $metric ) )
			+ $this->question->describe_rows();

		return $this->rows;
	}

	/**
	 * What each row is compared with: its metrics in the compared period.
	 *
	 * @return list<array<string, int|float>|null>|null
	 */
	protected function get_compared_rows(): ?array {
		return $this->question->can_compare_rows()
			? $this->comparison->get_compared( $this->get_rows()['items'] )
			: null;
	}

	/**
	 * The change of a metric by each dimension. Dimensions that the reports of WooCommerce do not have are left out.
	 *
	 * @return list<array<string, mixed>>|null
	 * @throws Store_Exception When there is no answer by any of them.
	 */
	protected function get_changes(): ?array {
		$dates   = $this->question->periods;
		$fields  = $this->question->get_change_fields();
		$changes = array();
		$error   = null;

		if ( ! isset( $dates['compared'] ) || array() === $fields ) {
			return null;
		}

		foreach ( $this->question->get_change_dimensions() as $key ) {
			$params = array(
				'segmentby' => $key,
				'fields'    => $fields,
			) + self::TOTALS;

			try {
				$periods = array_map(
					fn( string $name ): array => $this->ask_stats( $dates[ $name ], $params )['totals']['segments'] ?? array(),
					array( 'primary', 'compared' )
				);
			} catch ( Store_Exception $error ) {
				continue;
			}

			if ( array() === array_diff( $fields, array_keys( array_merge( ...$periods )[0]['subtotals'] ?? array() ) ) ) {
				$parts     = new Change_Parts( $periods, $fields[0], $fields[1] ?? null, $this->question->get_per_page() );
				$changes[] = array(
					'by'     => $key,
					'weight' => $fields[1] ?? null,
				) + $parts->to_array();
			}
		}

		return null === $error || array() !== $changes ? $changes : throw $error;
	}

	/**
	 * Rows.
	 *
	 * @param array<string, mixed> $params Parameters that differ from those of the question.
	 * @return array{items: list<array<string, mixed>>, total: int}
	 */
	private function ask_rows( array $params ): array {
		$has_intervals = $this->question->has_intervals();
		$response      = $this->ask(
			'reports/' . $this->question->report['id'] . ( $has_intervals ? '/stats' : '' ),
			$params + $this->question->get_row_params()
		);

		return array(
			'items' => $has_intervals ? $response['body']['intervals'] ?? array() : $response['body'],
			'total' => $response['total'],
		);
	}

	/**
	 * Totals and all intervals of a period.
	 *
	 * @param array{after: string, before: string}|null $period Null for reports without dates.
	 * @param array<string, mixed>                      $params Parameters that differ from those of the chart.
	 * @return array{totals: array<string, mixed>, intervals: list<array<string, mixed>>}
	 * @throws Store_Exception When there are too many intervals.
	 */
	private function ask_stats( ?array $period, array $params = array() ): array {
		$totals  = $this->question->needs_totals_only() ? self::TOTALS : array();
		$params += $this->question->filters + ( null === $period ? array() : $period + $totals + array(
			'order'    => 'asc',
			'interval' => $this->question->interval,
			'per_page' => self::get_max_intervals(),
		) + $this->question->get_segment() );

		$response  = $this->ask( "reports/{$this->question->stats}/stats", $params );
		$intervals = array( $response['body']['intervals'] ?? array() );

		if ( ( $params['per_page'] ?? 1 ) > 1 ) {
			if ( $response['pages'] > self::MAX_PAGES ) {
				throw new Store_Exception(
					'storedeck_too_many_intervals',
					__( 'Too many intervals to show. Choose a longer interval or a shorter date range.', 'storedeck' )
				);
			}

			for ( $page = 2; $page <= $response['pages']; $page++ ) {
				$next        = $this->ask( "reports/{$this->question->stats}/stats", array( 'page' => $page ) + $params );
				$intervals[] = $next['body']['intervals'] ?? array();
			}
		}

		return array(
			'totals'    => $response['body']['totals'] ?? array(),
			'intervals' => array_merge( ...$intervals ),
		);
	}
}
