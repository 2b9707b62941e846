<?php
/**
 * What the overview asks for.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Foretells the requests of the overview. They depend on what there is to show,
 * which is asked for first, and on what its reader has hidden.
 */
final class Preload_Overview {

	/**
	 * Path of the screen.
	 */
	public const PATH = '/analytics/overview';

	/**
	 * What a section hides of its reader, unless the reader chose: the same as in
	 * the screen itself.
	 */
	private const HIDDEN = array(
		'store-performance' => array(
			'coupons/amount',
			'coupons/orders_count',
			'downloads/download_count',
			'taxes/order_tax',
			'taxes/total_tax',
			'taxes/shipping_tax',
			'revenue/shipping',
			'orders/avg_order_value',
			'revenue/refunds',
			'revenue/gross_sales',
		),
		'charts'            => array(
			'orders_avg_order_value',
			'avg_items_per_order',
			'products_items_sold',
			'revenue_total_sales',
			'revenue_refunds',
			'coupons_amount',
			'coupons_orders_count',
			'revenue_shipping',
			'taxes_total_tax',
			'taxes_order_tax',
			'taxes_shipping_tax',
			'downloads_download_count',
		),
		'leaderboards'      => array( 'coupons', 'customers' ),
	);

	/**
	 * Charts in their order: report and figure.
	 */
	private const CHARTS = array(
		'revenue_total_sales',
		'revenue_net_revenue',
		'orders_orders_count',
		'orders_avg_order_value',
		'products_items_sold',
		'revenue_refunds',
		'coupons_orders_count',
		'coupons_amount',
		'taxes_total_tax',
		'taxes_order_tax',
		'taxes_shipping_tax',
		'revenue_shipping',
		'downloads_download_count',
	);

	/**
	 * Reports whose charts are near enough to the top to be asked for at once.
	 */
	private const REPORTS_IN_SIGHT = 2;

	/**
	 * Parts of an address that stay in it from screen to screen, in the order in
	 * which the browser writes them.
	 */
	private const PERSISTED = array( 'period', 'compare', 'before', 'after', 'compare_after', 'compare_before', 'interval', 'type' );

	/**
	 * Rows of a top list: most, and when the reader has not chosen.
	 */
	private const MOST_ROWS    = 20;
	private const DEFAULT_ROWS = 5;

	/**
	 * Remembers what the screen depends on.
	 *
	 * @param Preload_Plan         $plan        The shop's plan.
	 * @param array<string, mixed> $preferences What the reader chose.
	 */
	public function __construct( private Preload_Plan $plan, private array $preferences ) {
	}

	/**
	 * The requests that follow when it is known what there is to show.
	 *
	 * @param array<string, mixed>                $query   Query of the address.
	 * @param array<string, array{body: mixed}> $answers Answers so far, by key.
	 * @return list<Preload_Request>
	 */
	public function requests( array $query, array $answers ): array {
		$found = Preload_Plan::is_foretold( $query ) ? $this->plan->found( $query ) : null;

		if ( null === $found ) {
			return array();
		}

		return array(
			...$this->indicators( self::column( $answers, '/wc-analytics/reports/performance-indicators/allowed?', 'stat' ), $found ),
			...$this->charts( $query, $found ),
			...$this->leaderboards( self::column( $answers, '/wc-analytics/leaderboards/allowed?', 'id' ), $query, $found ),
		);
	}

	/**
	 * Requests of the cards.
	 *
	 * @param string[]             $stats Figures that there are.
	 * @param array<string, mixed> $found Ranges.
	 * @return list<Preload_Request>
	 */
	private function indicators( array $stats, array $found ): array {
		$shown    = implode( ',', $this->shown( 'store-performance', $stats ) );
		$requests = array();

		foreach ( array( 'primary', 'secondary' ) as $name ) {
			if ( '' !== $shown && isset( $found[ $name ] ) ) {
				$requests[] = Preload_Request::report(
					'performance-indicators',
					array( 'stats' => $shown ) + Preload_Plan::dates( $found[ $name ] )
				);
			}
		}

		return $requests;
	}

	/**
	 * Requests of the charts.
	 *
	 * @param array<string, mixed> $query Query of the address.
	 * @param array<string, mixed> $found Ranges.
	 * @return list<Preload_Request>
	 */
	private function charts( array $query, array $found ): array {
		$reports  = array_map(
			static fn( string $chart ): string => strstr( $chart, '_', true ),
			$this->shown( 'charts', self::CHARTS )
		);
		$chosen   = $this->preferences['dashboard_chart_interval'] ?? '';
		$wish     = in_array( $chosen, $found['intervals'], true ) ? $chosen : $query['interval'] ?? '';
		$requests = array();

		foreach ( array_slice( array_values( array_unique( $reports ) ), 0, self::REPORTS_IN_SIGHT ) as $report ) {
			array_push( $requests, ...$this->plan->stats( $report, is_string( $wish ) ? $wish : '', $found ) );
		}

		return $requests;
	}

	/**
	 * Request of the top lists.
	 *
	 * @param string[]             $ids   Lists that there are.
	 * @param array<string, mixed> $query Query of the address.
	 * @param array<string, mixed> $found Ranges.
	 * @return list<Preload_Request>
	 */
	private function leaderboards( array $ids, array $query, array $found ): array {
		if ( array() === $this->shown( 'leaderboards', $ids ) ) {
			return array();
		}

		$chosen    = $this->preferences['dashboard_leaderboard_rows'] ?? 0;
		$rows      = is_numeric( $chosen ) && in_array( (int) $chosen, range( 1, self::MOST_ROWS ), true ) ? $chosen : self::DEFAULT_ROWS;
		$persisted = array();

		foreach ( self::PERSISTED as $name ) {
			if ( isset( $query[ $name ] ) ) {
				$persisted[ $name ] = $query[ $name ];
			}
		}

		return array(
			new Preload_Request(
				'/wc-analytics/leaderboards',
				array(
					'per_page'        => (string) (int) $rows,
					'persisted_query' => (string) wp_json_encode( (object) $persisted, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
				) + Preload_Plan::dates( $found['primary'] )
			),
		);
	}

	/**
	 * The blocks of a section that are not hidden.
	 *
	 * @param string   $key    Section.
	 * @param string[] $blocks Its blocks.
	 * @return list<string> None where the section itself is hidden.
	 */
	private function shown( string $key, array $blocks ): array {
		$hidden   = self::HIDDEN[ $key ];
		$sections = $this->preferences['dashboard_sections'] ?? array();

		foreach ( is_array( $sections ) ? $sections : array() as $section ) {
			$section = (array) $section;

			if ( $key === ( $section['key'] ?? '' ) ) {
				if ( false === ( $section['isVisible'] ?? true ) ) {
					return array();
				}

				$hidden = is_array( $section['hiddenBlocks'] ?? null ) ? $section['hiddenBlocks'] : $hidden;
				break;
			}
		}

		return array_values( array_diff( $blocks, array_filter( $hidden, 'is_string' ) ) );
	}

	/**
	 * A field of all entries of an answer.
	 *
	 * @param array<string, array{body: mixed}> $answers Answers by key.
	 * @param string                            $key     Key of the answer.
	 * @param string                            $field   Field.
	 * @return string[]
	 */
	private static function column( array $answers, string $key, string $field ): array {
		$body = $answers[ $key ]['body'] ?? array();

		return array_filter( array_column( is_array( $body ) ? $body : array(), $field ), 'is_string' );
	}
}
