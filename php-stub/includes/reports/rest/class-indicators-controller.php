<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Hook_Exception;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Schema;
use Storedeck\Reports\Stats_Query;
use Storedeck\Rest\Schemas;
use Throwable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports/performance-indicators and the list of those that exist.
 *
 * Each report is queried once for all its indicators. If that fails, they have
 * no value but an `error`; the other indicators are returned, with status 200.
 */
final class Indicators_Controller extends Query_Controller {

	private const PATH = '/reports/performance-indicators';

	protected function routes(): array {
		return array(
			self::PATH              => array( self::readable( 'get_items', $this->get_collection_params() ) ),
			self::PATH . '/allowed' => array( self::readable( 'get_allowed', $this->get_collection_params() ) ),
		);
	}

	public function get_collection_params(): array {
		$names = Indicators::get_listed_names();

		return Parameters::with_validation(
			Parameters::get_range() + array(
				'stats' => array(
					'description' => __( 'Limit response to specific report stats.', 'storedeck' ),
					'type'        => 'array',
					'maxItems'    => 100,
					'default'     => $names,
					'items'       => array( 'type' => 'string', 'enum' => $names ),
				),
			)
		);
	}

	protected function get_base_schema(): array {
		$text = Schema::get_value( 'string' );

		return Schemas::item(
			'report_performance_indicator',
			array(
				'stat'   => $text + array( 'enum' => Indicators::get_listed_names() ),
				'chart'  => $text,
				'label'  => $text,
				'format' => $text + array( 'enum' => array( 'number', 'currency' ) ),
				'value'  => Schema::get_value( array( 'number', 'null' ) ),
				'error'  => Schema::get_value( 'object' ),
			)
		);
	}

	public function get_items( $request ) {
		$indicators = self::get_requested( $request );

		if ( array() === $indicators ) {
			return new WP_Error(
				'woocommerce_analytics_performance_indicators_empty_query',
				__( 'A list of stats to query must be provided.', 'storedeck' ),
				array( 'status' => 400 )
			);
		}

		$results = self::read_reports( $indicators, self::get_range( $request ) );
		$items   = array();

		foreach ( $indicators as $name => $indicator ) {
			$result  = $results[ $indicator['report'] ];
			$error   = array_intersect_key( $result, array( 'error' => true ) );
			$value   = array( 'value' => $result['totals'][ $indicator['field'] ] ?? null ) + $error;
			$items[] = array( 'stat' => $name ) + $indicator + self::filter( $name, $indicator, $value, $request );
		}

		return $this->prepare_page( $this->prepare_items( $items, $request ), count( $items ), count( $items ) );
	}

	/**
	 * Lets plugins change the value of an indicator.
	 *
	 * @param array<string, mixed> $value Value and error.
	 */
	private static function filter( string $name, array $indicator, array $value, WP_REST_Request $request ): array {
		$hook = 'woocommerce_rest_performance_indicators_data_value';

		if ( ! has_filter( $hook ) || isset( $value['error'] ) ) {
			return $value;
		}

		try {
			$filtered = apply_filters(
				$hook,
				$value['value'],
				$name,
				$indicator['report'],
				$indicator['field'],
				$request->get_query_params()
			);
		} catch ( Throwable $error ) {
			Failures::add( Hook_Exception::of( $hook, $error ) );

			return $value;
		}

		return array( 'value' => is_numeric( $filtered ) ? $filtered + 0 : $value['value'] );
	}

	public function get_allowed( WP_REST_Request $request ): WP_REST_Response {
		$items = array();

		foreach ( self::get_requested( $request ) as $name => $indicator ) {
			unset( $indicator['format'] );
			$items[] = array( 'stat' => $name ) + $indicator;
		}

		return $this->prepare_page( $this->prepare_items( $items, $request ), count( $items ), count( $items ) );
	}

	protected function prepare_data( $item, WP_REST_Request $request ): array {
		return array(
			'stat'  => $item['stat'],
			'chart' => $item['field'],
			'label' => $item['label'],
		) + array_intersect_key( $item, array_flip( array( 'format', 'value', 'error' ) ) );
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		return array(
			'api'    => array( 'href' => $this->get_url( '/reports/' . $item['report'] . '/stats' ) ),
			'report' => array( 'href' => '/analytics/' . $item['report'] ),
		);
	}

	protected function get_prepare_filter( $item ): string {
		return 'woocommerce_rest_prepare_report_performance_indicators';
	}

	/**
	 * Indicators that a request names, in its order and each once.
	 *
	 * @return array<string, array{report: string, field: string, label: string, format: string}>
	 */
	private static function get_requested( WP_REST_Request $request ): array {
		$names = array_flip( (array) $request['stats'] );

		return array_intersect_key( array_replace( $names, array_intersect_key( Indicators::all(), $names ) ), Indicators::all() );
	}

	/**
	 * Totals of the reports of indicators, each read once.
	 *
	 * @param array<string, array<string, string>> $indicators Indicators.
	 * @return array<string, array{totals: array<string, int|float>, error?: array{code: string, message: string}}> By report.
	 */
	private static function read_reports( array $indicators, array $range ): array {
		$fields  = array();
		$results = array();

		foreach ( $indicators as $indicator ) {
			$fields[ $indicator['report'] ][] = $indicator['field'];
		}

		foreach ( $fields as $report => $names ) {
			$stats  = Registry::all()[ $report ]['stats'];
			$params = $range + array( 'fields' => $names, 'interval' => 'day' );

			$results[ $report ] = self::contain(
				static fn(): array => array( 'totals' => ( new Stats_Query( Report_Request::from( $stats, $params ) ) )->get_totals() ),
				array( 'totals' => array() )
			);
		}

		return $results;
	}
}
