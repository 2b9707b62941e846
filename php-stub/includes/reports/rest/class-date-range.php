<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Report_Request;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Resolves a date range once, so that all reports of a response use the same one.
 */
final class Date_Range {

	/** @return array<string, array<string, mixed>> Parameters of a date range. */
	public static function params(): array {
		return array_intersect_key( Parameters::get_common( array( 'date' ), 1 ), array_flip( Parameters::RANGE ) );
	}

	/**
	 * Date range of a request, with the defaults of reports.
	 *
	 * @return array{after: string, before: string, force_cache_refresh: bool} Dates in site time.
	 * @throws \Storedeck\Foundation\Store_Exception When the start date is after the end date.
	 */
	public static function from_request( WP_REST_Request $request ): array {
		$dates = array_filter( array( 'after' => $request['after'], 'before' => $request['before'] ), 'is_string' );

		$resolved = Report_Request::create( Registry::get_registered()['orders']['stats'], $dates );

		return array(
			'after'               => Site_Time::format( $resolved->after, 'Y-m-d\TH:i:s' ),
			'before'              => Site_Time::format( $resolved->before, 'Y-m-d\TH:i:s' ),
			'force_cache_refresh' => (bool) $request['force_cache_refresh'],
		);
	}
}
