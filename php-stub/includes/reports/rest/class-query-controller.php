<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Definition;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Report_Request;
use Storedeck\Rest\Access;
use Storedeck\Rest\Controller;
use Throwable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * A controller whose routes that read are answered by the report engine. A failed query is an error of reports, never a row of zeros.
 */
abstract class Query_Controller extends Controller {

	protected const CAPABILITY = Definition::CAPABILITY;

	protected const READS_REPORTS = true;

	protected function to_wp_error( Throwable $error, array $endpoint ): WP_Error {
		return $error instanceof Query_Exception && WP_REST_Server::READABLE === $endpoint['methods']
			? self::query_failed( $error )
			: parent::to_wp_error( $error, $endpoint );
	}

	/** The database reported an error. Its message could reveal details of the site. */
	public static function query_failed( ?Query_Exception $error = null ): WP_Error {
		list( $code, $message ) = $error?->is_too_large()
			? array( 'storedeck_report_too_large', __( 'Could not load the report. Its amounts are too large to add.', 'storedeck' ) )
			: array( 'storedeck_report_query_failed', __( 'Could not load the report. Try again.', 'storedeck' ) );

		return new WP_Error( $code, $message, array( 'status' => 500 ) );
	}

	/**
	 * What is read for one of several items, which a failed query leaves without it.
	 *
	 * @param callable(): array<string, mixed> $read Reads it.
	 * @param array<string, mixed>             $none What the item has otherwise, besides an error.
	 * @return array<string, mixed> With `error`, its code and message, if the query failed.
	 */
	protected static function contain( callable $read, array $none ): array {
		try {
			return $read();
		} catch ( Query_Exception $failed ) {
			$error = self::query_failed( $failed );

			return $none + array(
				'error' => array( 'code' => (string) $error->get_error_code(), 'message' => $error->get_error_message() ),
			);
		}
	}

	/**
	 * Parameters of a request that are set.
	 *
	 * @param array<string, mixed> $known   All parameters by name.
	 * @param string[]             $filters Those for users who see personal data.
	 * @throws Store_Exception When the current user may not use one of them.
	 */
	protected static function get_params( WP_REST_Request $request, array $known, array $filters ): array {
		$params  = array_filter( array_intersect_key( $request->get_params(), $known ), static fn( $value ): bool => null !== $value );
		$refused = Access::check_personal_data( $params, $filters );

		return null === $refused ? $params : throw Store_Exception::from_wp_error( $refused );
	}

	/**
	 * Date range of a request, with the defaults of reports: resolved once, so that all reports of a response use the same one.
	 *
	 * @return array{after: string, before: string, force_cache_refresh: bool} Dates in site time.
	 * @throws Store_Exception When the start date is after the end date.
	 */
	public static function get_range( WP_REST_Request $request ): array {
		$dates    = array_filter( array( 'after' => $request['after'], 'before' => $request['before'] ), 'is_string' );
		$resolved = Report_Request::create( Registry::get_registered()['orders']['stats'], $dates );

		return array(
			'after'               => Site_Time::format( $resolved->after, 'Y-m-d\TH:i:s' ),
			'before'              => Site_Time::format( $resolved->before, 'Y-m-d\TH:i:s' ),
			'force_cache_refresh' => (bool) $request['force_cache_refresh'],
		);
	}
}
