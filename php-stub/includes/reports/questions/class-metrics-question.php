<?php

namespace Storedeck\Reports\Questions;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Time\Interval_Slicer;
use Storedeck\Reports\Dimensions\Order_Dimension;
use Storedeck\Reports\Filter_Parameters;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * A question of orders: metrics, by dimensions or over intervals, in a period, compared with others, with filters.
 */
final class Metrics_Question extends Question {

	public const MAX_METRICS    = 10;
	public const MAX_DIMENSIONS = 2;
	private const MAX_ROWS      = 500;

	/**
	 * Sets what is asked.
	 *
	 * @param Vocabulary                          $vocabulary What can be asked.
	 * @param array<string, array<string, mixed>> $metrics    Metrics by key.
	 * @param array<string, array<string, mixed>> $by         Dimensions by key.
	 * @param string|null                         $interval   Interval, null for totals only.
	 * @param string                              $orderby    Metric that rows are sorted by.
	 * @param bool                                $by_change  Whether they are sorted by its change.
	 * @param array<string, mixed>                $params     Validated parameters.
	 */
	private function __construct(
		public readonly Vocabulary $vocabulary,
		public readonly array $metrics,
		public readonly array $by,
		public readonly Periods $periods,
		public readonly ?string $interval,
		public readonly string $orderby,
		public readonly bool $by_change,
		private readonly array $params
	) {
	}

	/**
	 * Understands the parameters of a request.
	 *
	 * @param array<string, mixed> $params Parameters of get_params(), of the right types.
	 * @throws Store_Exception When it cannot be asked; the message names the word.
	 */
	public static function from( array $params ): self {
		$vocabulary = new Vocabulary();

		self::check_personal_data( $params['by'] );

		$metrics = self::choose( 'metrics', $params['metrics'], $vocabulary->metrics );
		$by      = self::choose( 'by', $params['by'], $vocabulary->dimensions );
		$periods = Periods::from( $params );
		$orderby = $params['orderby'] ?? array_key_first( $metrics );
		$metric  = self::find_changed( $orderby ) ?? $orderby;

		if ( ! isset( $metrics[ $metric ] ) || ( $metric !== $orderby && count( $periods->ranges ) < 2 ) ) {
			throw self::cannot_ask( 'orderby', $orderby );
		}

		if ( count( $by ) > 1 && ! Split::do_combine( ...array_values( $by ) ) ) {
			throw self::cannot_ask( 'by', implode( ', ', array_keys( $by ) ) );
		}

		$interval = isset( $params['interval'] ) ? $periods->choose_interval( $params['interval'] ) : null;

		return new self( $vocabulary, $metrics, $by, $periods, $interval, $metric, $metric !== $orderby, $params );
	}

	/** @return array<string, array<string, mixed>> Parameters of requests. */
	public static function get_params(): array {
		$list = static fn( string $description, int $max, array $default ): array => array(
			'description' => $description,
			'type'        => 'array',
			'items'       => array( 'type' => 'string' ),
			'minItems'    => count( $default ) > 0 ? 1 : 0,
			'maxItems'    => $max,
			'default'     => $default,
		);
		$text = static fn( string $description ): array => array( 'description' => $description, 'type' => 'string' );

		$periods = Periods::describe_params();
		$paging  = Parameters::get_common( array( '' ), self::MAX_ROWS );

		return Parameters::with_validation(
			array(
				'metrics'  => $list( __( 'Metrics.', 'storedeck' ), self::MAX_METRICS, array( 'net_revenue' ) ),
				'by'       => $list( __( 'Dimensions that split the numbers.', 'storedeck' ), self::MAX_DIMENSIONS, array() ),
				'interval' => $text( $periods['interval'] ) + array( 'enum' => Interval_Slicer::INTERVALS ),
				'compare'  => array( 'default' => null ) + $list( $periods['compare'], Periods::MAX_COMPARISONS, array() ),
				'orderby'  => $text( __( 'Metric that rows are sorted by, with _change its change.', 'storedeck' ) ),
			) + array_map( $text, $periods )
				+ array_intersect_key( $paging, array_flip( array( 'page', 'per_page', 'order', 'force_cache_refresh' ) ) )
				+ Filter_Parameters::for_filters( ( new Vocabulary() )->stats['filters'] )
		);
	}

	/**
	 * Parameters of the query of a period.
	 *
	 * @param array{after: string, before: string, until?: string} $range    Period.
	 * @param bool                                                 $is_whole Whether the part after `until` is included.
	 */
	public function get_query( array $range, bool $is_whole = false ): array {
		return array(
			'after'    => $range['after'],
			'before'   => $is_whole ? $range['before'] : $range['until'] ?? $range['before'],
			'interval' => $this->interval ?? 'day',
			'fields'   => array_keys( $this->metrics ),
			'orderby'  => 'date',
			'order'    => 'asc',
			'page'     => 1,
			'per_page' => Parameters::MAX_INTERVALS,
		) + array_diff_key( $this->params, array_flip( array( 'metrics', 'by', 'period', 'compare', 'compare_after', 'compare_before' ) ) );
	}

	/** What the rows are split by. */
	public function get_split(): ?Split {
		return array() === $this->by ? null : new Split( $this->by );
	}

	/** Whether rows are sorted by a metric: always, unless their values have an order of their own and nothing else is asked. */
	public function is_sorted(): bool {
		return isset( $this->params['orderby'] ) || true !== $this->get_split()?->is_ordered();
	}

	public function is_descending(): bool {
		return 'desc' === $this->params['order'];
	}

	public function get_page(): int {
		return $this->params['page'];
	}

	public function get_per_page(): int {
		return $this->params['per_page'];
	}

	/** The question with its defaults. */
	public function to_array(): array {
		return array(
			'metrics'  => array_keys( $this->metrics ),
			'by'       => array_keys( $this->by ),
			'interval' => $this->interval,
			'period'   => $this->periods->period,
			'compare'  => $this->periods->compare,
			'orderby'  => $this->is_sorted() ? $this->params['orderby'] ?? $this->orderby : null,
		) + array_intersect_key( $this->params, array_flip( array( 'order', 'page', 'per_page' ) ) );
	}

	/**
	 * Refuses dimensions whose values the current user does not see.
	 *
	 * @param string[] $keys Dimensions.
	 * @throws Store_Exception With their names.
	 */
	private static function check_personal_data( array $keys ): void {
		$hidden = array_filter(
			array_intersect_key( Registry::get_order_dimensions(), array_flip( $keys ) ),
			static fn( Order_Dimension $dimension ): bool => ! $dimension->is_visible()
		);

		if ( array() !== $hidden ) {
			$names = implode( ', ', array_map( static fn( Order_Dimension $dimension ): string => $dimension->get_label(), $hidden ) );

			throw new Store_Exception(
				'storedeck_rest_cannot_view',
				/* translators: %s: names of dimensions, separated by commas. */
				sprintf( __( 'Sorry, you are not allowed to ask by personal data of customers: %s.', 'storedeck' ), $names ),
				403
			);
		}
	}

	/**
	 * What a list of keys names.
	 *
	 * @param string[]                            $keys Keys.
	 * @param array<string, array<string, mixed>> $from What there is, by key.
	 * @return array<string, array<string, mixed>>
	 * @throws Store_Exception When there is no such key.
	 */
	private static function choose( string $param, array $keys, array $from ): array {
		$chosen = array();

		foreach ( $keys as $key ) {
			$chosen[ $key ] = $from[ $key ] ?? throw self::cannot_ask( $param, $key );
		}

		return $chosen;
	}
}
