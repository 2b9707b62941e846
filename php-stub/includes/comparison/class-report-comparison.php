<?php

namespace Storedeck\Comparison;

use ReflectionProperty;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Log;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Host;
use Storedeck\Reports\Basic_Reports;
use Storedeck\Reports\Definition_Metrics;
use Storedeck\Reports\Hooks\Clause_Hooks;
use Storedeck\Reports\Registry;
use Storedeck\Sync\Report_Source;
use Throwable;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Requests the totals of a report from this plugin and from WooCommerce, and finds reasons where they differ.
 */
final class Report_Comparison {

	/** Decimals of averages; screens show as many. */
	private const AVERAGE_DECIMALS = 2;

	/** Parameters of a request whose intervals are not needed. */
	private const ONE_INTERVAL = array( 'interval' => 'year', 'per_page' => 1 );

	/** First and last second of a period with all orders. */
	private const ALL_TIME = array( '1971-01-01T00:00:00', '9999-12-31T23:59:59' );

	/**
	 * Reports that both engines have and the current user can view.
	 *
	 * @return array<string, array<string, mixed>> Definitions by id.
	 */
	public static function get_reports(): array {
		return ! Host::get_store()->has_reports() ? array() : array_filter(
			Registry::get_available(),
			static fn( array $report ): bool => Basic_Reports::is_shared( $report ) && array() !== self::get_formats( $report )
		);
	}

	/**
	 * The same reports, for the screen, which requests them one by one.
	 *
	 * @return list<array{id: string, title: string, path: string, isTimeless: bool}>
	 */
	public static function get_titles(): array {
		$fields = array_flip( array( 'id', 'title', 'path' ) );

		return array_map(
			static fn( array $report ): array => array_intersect_key( $report, $fields ) + array( 'isTimeless' => $report['is_timeless'] ),
			array_values( self::get_reports() )
		);
	}

	/**
	 * Compares a report.
	 *
	 * @param array<string, mixed>                 $report Definition, one of get_reports().
	 * @param array{after: string, before: string} $range  Period in site time, with the time of day. Reports without a period ignore it.
	 * @return array<string, mixed> See the schema of Comparison_Controller.
	 */
	public static function compare( array $report, array $range ): array {
		$route     = "reports/{$report['stats_report']}/stats";
		$namespace = Report_Source::get_namespace();
		$errors    = array();
		// Both engines keep results, WooCommerce for up to a week.
		$query     = array( 'force_cache_refresh' => true ) + ( $report['is_timeless'] ? array() : $range + self::ONE_INTERVAL );
		$ours      = self::get_totals( "/$namespace/$route", $query, Report_Source::STOREDECK, $errors );
		$theirs    = self::get_totals( '/' . Report_Source::PUBLIC_NAMESPACE . "/$route", $query, Report_Source::WOOCOMMERCE, $errors );
		$metrics   = self::get_metrics( $report, $ours, $theirs );
		$different = array_column( array_filter( $metrics, static fn( array $metric ): bool => $metric['is_different'] ), null, 'key' );

		return array(
			'report'  => $report['id'],
			'title'   => $report['title'],
			'path'    => $report['path'],
			'metrics' => $metrics,
			'reasons' => array() === $different ? array() : self::get_reasons( $report, $range, $different ),
			'errors'  => $errors,
		);
	}

	/**
	 * Metrics of stats with a label.
	 *
	 * @param array<string, mixed> $report Definition.
	 * @return array<string, string> Formats by key.
	 */
	private static function get_formats( array $report ): array {
		$stats   = Registry::get( $report['stats_report'] )['stats'] ?? array();
		$formats = array_map(
			array( self::class, 'get_format' ),
			array_filter( $stats['fields'] ?? array(), static fn( array $field ): bool => empty( $field['hidden'] ) )
		);

		return array_intersect_key( $formats, $report['metrics'] );
	}

	/**
	 * Totals of one engine.
	 *
	 * @param string                      $path   Path of the route.
	 * @param string                      $source Report_Source::STOREDECK or Report_Source::WOOCOMMERCE.
	 * @param list<array<string, string>> $errors Gets the error.
	 * @return array<string, mixed> Empty after an error.
	 */
	private static function get_totals( string $path, array $query, string $source, array &$errors ): array {
		$request = new WP_REST_Request( 'GET', $path );

		$request->set_query_params( $query );

		try {
			$response = rest_do_request( $request );
			$message  = $response->is_error() ? $response->as_error()->get_error_message() : '';
			$totals   = json_decode( (string) wp_json_encode( $response->get_data() ), true )['totals'] ?? null;
		} catch ( Throwable $error ) {
			Log::error( "Could not read the totals of $path.", $error );

			$message = __( 'An error occurred. The log of the site has details.', 'storedeck' );
			$totals  = null;
		}

		if ( '' === $message && is_array( $totals ) ) {
			return $totals;
		}

		$errors[] = array(
			'source'  => $source,
			'message' => '' === $message ? __( 'The response has no totals.', 'storedeck' ) : $message,
		);

		return array();
	}

	/**
	 * Metrics with both values.
	 *
	 * @param array<string, mixed> $report Definition.
	 * @return list<array{key: string, label: string, format: string, storedeck: float|null, woocommerce: float|null,
	 *              difference: float|null, is_different: bool}>
	 */
	public static function get_metrics( array $report, array $ours, array $theirs ): array {
		$formats = self::get_formats( $report );
		$metrics = array();

		// WooCommerce does not have all of our metrics.
		$compared = array() === $theirs ? $formats : array_intersect_key( $formats, $theirs );

		foreach ( array_intersect_key( $report['metrics'], $compared ) as $key => $metric ) {
			$format     = $report['charts'][ $key ]['type'] ?? $formats[ $key ];
			$storedeck  = self::get_number( $ours[ $key ] ?? null );
			$other      = self::get_number( $theirs[ $key ] ?? null );
			$difference = null === $storedeck || null === $other ? null : round( $storedeck - $other, self::get_decimals( $format ) );

			$metrics[] = array(
				'key'          => $key,
				'label'        => $metric['name'],
				'format'       => $format,
				'storedeck'    => $storedeck,
				'woocommerce'  => $other,
				// Not -0.
				'difference'   => null === $difference ? null : $difference + 0.0,
				'is_different' => null !== $difference && 0.0 !== abs( $difference ),
			);
		}

		return $metrics;
	}

	/**
	 * Format of a metric without a chart.
	 */
	private static function get_format( array $field ): string {
		return $field['format'] ?? Definition_Metrics::TYPES[ $field['type'] ];
	}

	/**
	 * Number of decimals that a value is compared with.
	 */
	private static function get_decimals( string $format ): int {
		return array(
			'number'   => Decimal::SQL_SCALE,
			'currency' => Settings::get_precision(),
		)[ $format ] ?? self::AVERAGE_DECIMALS;
	}

	/**
	 * A number in a response.
	 */
	private static function get_number( $value ): ?float {
		return is_numeric( $value ) ? (float) $value : null;
	}

	/**
	 * Reasons for differences.
	 *
	 * @param array<string, mixed>                 $report  Definition.
	 * @param array{after: string, before: string} $range   Period.
	 * @param array<string, array<string, mixed>>  $metrics Metrics that differ, by key.
	 * @return list<array{code: string, text: string, amounts: list<array{key: string, label: string, format: string, amount: float}>}>
	 */
	public static function get_reasons( array $report, array $range, array $metrics ): array {
		$stats   = Registry::get( $report['stats_report'] )['stats'];
		$period  = $report['is_timeless']
			? new Comparison_Period( self::ALL_TIME[0], self::ALL_TIME[1], 'date_created' )
			: new Comparison_Period( $range['after'], $range['before'], self::get_woocommerce_column( $report['stats_report'] ) );
		$texts   = new Reason_Texts( $period );
		$reasons = array();

		try {
			$amounts = array();
			$orders  = array();

			foreach ( self::get_compared( $report['stats_report'], $stats, $metrics, $period ) as $rows ) {
				$keys   = array_intersect_key( array_flip( $rows->get_metrics() ), $metrics );
				$counts = array();

				foreach ( array() === $keys ? array() : $rows->get() as $code => $sums ) {
					$counts[ $code ] = (int) ( $sums['orders'] ?? 0 );

					foreach ( array_intersect_key( $sums, $keys ) as $key => $amount ) {
						$amounts[ $key ][ $code ] = $amount;
					}
				}

				$amounts += array_fill_keys( array_keys( $keys ), array() );
				$orders  += $counts;
			}

			$rest = self::get_code_of_rest( $stats['context'] ?? '', $orders );

			foreach ( self::explain( $amounts, $metrics, $rest ) as $code => $changes ) {
				$reasons[] = array(
					'code'    => $code,
					'text'    => $texts->get_text( $code, $orders[ $code ] ?? 0 ),
					'amounts' => $changes,
				);
			}
		} catch ( Query_Exception $error ) {
			// The values are shown without reasons.
			Log::error( "Could not read why the report {$report['id']} differs.", $error );
		}

		return $reasons;
	}

	/**
	 * What a report counts.
	 *
	 * @param array<string, array<string, mixed>> $metrics Metrics that differ, by key.
	 * @return list<Explained_Amounts>
	 */
	private static function get_compared( string $slug, array $stats, array $metrics, Comparison_Period $period ): array {
		return match ( $slug ) {
			'stock'     => array( Compared_Stock::get_products(), new Stored_Stock_Counts( $metrics ) ),
			'customers' => array( new Compared_Customers( $period ) ),
			default     => ( new Compared_Rows( $period ) )->get( $stats ),
		};
	}

	/**
	 * Amounts of the metrics that differ, by reason, with what no row explains. What is below a cent is a reason of its own,
	 * so that the amounts as shown add up.
	 *
	 * @param array<string, array<string, float>> $amounts Amounts by metric and code.
	 * @param array<string, array<string, mixed>> $metrics Metrics that differ, by key.
	 * @param string                              $rest    Code of what no row explains.
	 * @return array<string, list<array{key: string, label: string, format: string, amount: float}>> By code.
	 */
	private static function explain( array $amounts, array $metrics, string $rest ): array {
		$reasons = array();

		foreach ( $metrics as $key => $metric ) {
			$decimals = self::get_decimals( $metric['format'] );
			$found    = $amounts[ $key ] ?? array( self::get_code_of_derived( $key ) => $metric['difference'] );

			$found[ $rest ] = ( $found[ $rest ] ?? 0.0 ) + round( $metric['difference'] - array_sum( $found ), $decimals );

			$rounded = array_map( static fn( float $amount ): float => round( $amount, $decimals ), $found );

			$rounded['rounding'] = ( $rounded['rounding'] ?? 0.0 ) + $metric['difference'] - array_sum( $rounded );

			foreach ( $rounded as $code => $amount ) {
				if ( 0.0 !== abs( round( $amount, $decimals ) ) ) {
					$reasons[ $code ][] = array(
						'key'    => $key,
						'label'  => $metric['label'],
						'format' => $metric['format'],
						'amount' => round( $amount, $decimals ),
					);
				}
			}
		}

		return $reasons;
	}

	/**
	 * Reason of what the rows of both engines do not explain. Plugins can change what WooCommerce's query adds up: those of
	 * several currencies convert the amounts of the rows there.
	 *
	 * @param string             $context Context of the report's queries.
	 * @param array<string, int> $orders  Numbers of orders that differ, by code.
	 */
	private static function get_code_of_rest( string $context, array $orders ): string {
		if ( ! Clause_Hooks::has_callbacks( "{$context}_total" ) ) {
			return 'unexplained';
		}

		return isset( $orders['converted_orders'] ) ? 'converted_orders' : 'changed_queries';
	}

	/**
	 * Reason why a metric differs that is not a sum over orders.
	 */
	private static function get_code_of_derived( string $key ): string {
		return str_starts_with( $key, 'avg_' ) && ! Woocommerce_Formulas::has_formulas_of_orders() ? 'averages' : 'derived';
	}

	/**
	 * Date column that WooCommerce uses for a report. There is no public way to ask.
	 *
	 * @return string|null Null if it cannot be found.
	 */
	private static function get_woocommerce_column( string $slug ): ?string {
		try {
			$class  = \WC_Data_Store::load( "report-$slug-stats" )->get_current_class_name();
			$store  = new $class();
			$column = ( new ReflectionProperty( $store, 'date_column_name' ) )->getValue( $store );
		} catch ( Throwable $error ) {
			return null;
		}

		return in_array( $column, Settings::DATE_TYPES, true ) ? $column : null;
	}
}
