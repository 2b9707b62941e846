<?php
/**
 * Key figures, many at once.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Metrics;

use InvalidArgumentException;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Query_Exception;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Stats_Query;
use Storedeck\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports/performance-indicators and the list of what it knows.
 *
 * Each report is asked once for all its indicators. One that cannot be read takes
 * nothing from the others: its indicators have no value and say why (`error`),
 * and the answer as a whole is a 200.
 */
final class Indicators_Controller extends Controller {

	/**
	 * Path below the namespace.
	 */
	private const PATH = '/reports/performance-indicators';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$read = array(
			'methods'    => 'GET',
			'action'     => 'view',
			'capability' => 'view_woocommerce_reports',
			'args'       => $this->params(),
		);

		return array(
			self::PATH              => array( $read + array( 'callback' => 'get_items' ) ),
			self::PATH . '/allowed' => array( $read + array( 'callback' => 'get_allowed' ) ),
		);
	}

	/**
	 * Schema of an indicator.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		$text = array(
			'type'     => 'string',
			'readonly' => true,
			'context'  => array( 'view' ),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'indicator',
			'type'       => 'object',
			'properties' => array(
				'stat'   => $text + array( 'enum' => array_keys( Indicators::all() ) ),
				'chart'  => $text,
				'label'  => $text,
				'format' => $text + array( 'enum' => array( 'number', 'currency' ) ),
				'value'  => array( 'type' => array( 'number', 'null' ) ) + $text,
				'error'  => array( 'type' => 'object' ) + $text,
			),
		);
	}

	/**
	 * Answers with indicators and their values, in the order of the request.
	 *
	 * @param WP_REST_Request $request Request with validated parameters.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( WP_REST_Request $request ) {
		$wanted = self::wanted( $request );

		if ( array() === $wanted ) {
			return new WP_Error(
				'woocommerce_analytics_performance_indicators_empty_query',
				__( 'A list of stats to query must be provided.', 'storedeck' ),
				array( 'status' => 400 )
			);
		}

		try {
			$values = self::values( $wanted, Date_Range::of( $request ) );
		} catch ( InvalidArgumentException $error ) {
			return Report_Errors::invalid_range();
		}

		$items = array();

		foreach ( $wanted as $name => $indicator ) {
			$items[] = $this->item( $name, $indicator, array( 'format' => $indicator['format'] ) + $values[ $name ] );
		}

		return $this->page_of( $items, count( $items ), count( $items ) );
	}

	/**
	 * Answers with the indicators that can be asked for.
	 *
	 * @param WP_REST_Request $request Request with validated parameters.
	 */
	public function get_allowed( WP_REST_Request $request ): WP_REST_Response {
		$items = array();

		foreach ( self::wanted( $request ) as $name => $indicator ) {
			$items[] = $this->item( $name, $indicator, array() );
		}

		return $this->page_of( $items, count( $items ), max( 1, count( $items ) ) );
	}

	/**
	 * Parameters of both routes.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function params(): array {
		$names = array_keys( Indicators::all() );

		return Parameters::with_validation(
			Date_Range::params() + array(
				'stats' => array(
					'description' => __( 'Limit response to specific report stats.', 'storedeck' ),
					'type'        => 'array',
					'maxItems'    => 100,
					'default'     => $names,
					'items'       => array(
						'type' => 'string',
						'enum' => $names,
					),
				),
			)
		);
	}

	/**
	 * Indicators that a request names, each once.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array<string, array{report: string, field: string, label: string, format: string}>
	 */
	private static function wanted( WP_REST_Request $request ): array {
		$names = array_flip( (array) $request['stats'] );

		return array_intersect_key( array_replace( $names, array_intersect_key( Indicators::all(), $names ) ), Indicators::all() );
	}

	/**
	 * Values of indicators.
	 *
	 * @param array<string, array<string, string>> $wanted Indicators.
	 * @param array<string, mixed>                 $range  Range.
	 * @return array<string, array{value: int|float|null, error?: array{code: string, message: string}}> By name.
	 */
	private static function values( array $wanted, array $range ): array {
		$fields = array();
		$values = array();

		foreach ( $wanted as $indicator ) {
			$fields[ $indicator['report'] ][] = $indicator['field'];
		}

		foreach ( $fields as $report => $names ) {
			try {
				$totals = self::ask( $report, $names, $range );
				$error  = array();
			} catch ( Query_Exception $failed ) {
				$totals = array();
				$failed = Report_Errors::query_failed();
				$error  = array(
					'error' => array(
						'code'    => (string) $failed->get_error_code(),
						'message' => $failed->get_error_message(),
					),
				);
			}

			foreach ( $wanted as $name => $indicator ) {
				if ( $report === $indicator['report'] ) {
					$values[ $name ] = array( 'value' => $totals[ $indicator['field'] ] ?? null ) + $error;
				}
			}
		}

		return $values;
	}

	/**
	 * Totals of a report.
	 *
	 * @param string               $report Report.
	 * @param string[]             $fields Figures.
	 * @param array<string, mixed> $range  Range.
	 * @return array<string, int|float>
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function ask( string $report, array $fields, array $range ): array {
		$question = Report_Request::from(
			Registry::all()[ $report ]['stats'],
			$range + array(
				'fields'   => $fields,
				'interval' => 'day',
			)
		);

		return ( new Stats_Query( $question ) )->get_totals();
	}

	/**
	 * An indicator as it is answered.
	 *
	 * @param string                $name      Name.
	 * @param array<string, string> $indicator Indicator.
	 * @param array<string, mixed>  $more      Format and value.
	 * @return array<string, mixed>
	 */
	private function item( string $name, array $indicator, array $more ): array {
		$response = new WP_REST_Response(
			array(
				'stat'  => $name,
				'chart' => $indicator['field'],
				'label' => $indicator['label'],
			) + $more
		);

		$response->add_link( 'api', rest_url( self::NAMESPACE . '/reports/' . $indicator['report'] . '/stats' ) );
		$response->add_link( 'report', '/analytics/' . $indicator['report'] );

		return $this->in_list( $response );
	}
}
