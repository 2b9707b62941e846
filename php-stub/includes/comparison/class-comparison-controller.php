<?php

namespace Storedeck\Comparison;

use Storedeck\Host\Host;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Rest\Query_Controller;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use Storedeck\Sync\Report_Source;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/report-comparison: the totals of each report, of this plugin and of WooCommerce.
 */
final class Comparison_Controller extends Controller {

	protected const CAPABILITY = 'view_woocommerce_reports';

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		return array(
			'/report-comparison' => array(
				self::readable(
					'get_items',
					array_diff_key( Parameters::get_range(), array( 'force_cache_refresh' => true ) ) + array(
						'report' => Arguments::clean_text(
							100,
							array( 'description' => __( 'Limit the result to a report.', 'storedeck' ) )
						),
					)
				),
			),
		);
	}

	/**
	 * Compares one report, or all.
	 */
	public function get_items( $request ): WP_REST_Response|WP_Error {
		if ( ! Host::get_store()->has_reports() ) {
			return $this->not_found(
				'storedeck_comparison_without_woocommerce',
				__( 'WooCommerce is not active. There is nothing to compare the reports with.', 'storedeck' )
			);
		}

		$reports = Report_Comparison::get_reports();

		if ( null !== $request['report'] ) {
			$reports = array_intersect_key( $reports, array( $request['report'] => true ) );

			if ( array() === $reports ) {
				return $this->not_found( 'storedeck_report_not_found', __( 'There is no such report to compare.', 'storedeck' ) );
			}
		}

		$range = array_diff_key( Query_Controller::get_range( $request ), array( 'force_cache_refresh' => true ) );

		return new WP_REST_Response(
			$this->prepare_items(
				array_map( static fn( array $report ): array => Report_Comparison::compare( $report, $range ), array_values( $reports ) ),
				$request
			)
		);
	}

	protected function get_base_schema(): array {
		$text   = array( 'type' => 'string' );
		$number = array( 'type' => array( 'number', 'null' ) );

		return Schemas::item(
			'storedeck_report_comparison',
			array(
				'report'  => $text + array( 'description' => __( 'Report.', 'storedeck' ) ),
				'title'   => $text,
				'path'    => $text,
				'metrics' => array(
					'description' => __( 'Totals of both engines; null after an error.', 'storedeck' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'key'          => $text,
							'label'        => $text,
							'format'       => Arguments::choice( array( 'number', 'currency', 'average' ) ),
							'storedeck'    => $number,
							'woocommerce'  => $number,
							'difference'   => $number,
							'is_different' => array( 'type' => 'boolean' ),
						),
					),
				),
				'reasons' => array(
					'description' => __( 'Known reasons for the differences, found in the data.', 'storedeck' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'code'    => $text,
							'text'    => $text,
							'amounts' => array(
								// phpcs:ignore Generic.Files.LineLength -- A text is one string.
								'description' => __( 'What the reason changes, where it is known: values of Storedeck minus those of WooCommerce.', 'storedeck' ),
								'type'        => 'array',
								'items'       => array(
									'type'       => 'object',
									'properties' => array(
										'key'    => $text,
										'label'  => $text,
										'format' => Arguments::choice( array( 'number', 'currency', 'average' ) ),
										'amount' => array( 'type' => 'number' ),
									),
								),
							),
						),
					),
				),
				'errors'  => array(
					'description' => __( 'Engines that failed.', 'storedeck' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'source'  => Arguments::choice( array( Report_Source::STOREDECK, Report_Source::WOOCOMMERCE ) ),
							'message' => $text,
						),
					),
				),
			)
		);
	}
}
