<?php
/**
 * The range of an answer that several reports share.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Metrics;

use Storedeck\Reports\Parameters;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Site_Time;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Makes out a range once, so that all reports of an answer are asked about the same time.
 */
final class Date_Range {

	/**
	 * Parameters of a range.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function params(): array {
		return array_intersect_key(
			Parameters::get_common( array( 'date' ), 1 ),
			array_flip( array( 'after', 'before', 'force_cache_refresh' ) )
		);
	}

	/**
	 * The range of a request, whole: what the request leaves out is what reports take for it.
	 *
	 * @param WP_REST_Request $request Request with validated parameters.
	 * @return array{after: string, before: string, force_cache_refresh: bool}
	 * @throws \InvalidArgumentException When it ends before it begins.
	 */
	public static function of( WP_REST_Request $request ): array {
		$given = array_filter(
			array(
				'after'  => $request['after'],
				'before' => $request['before'],
			),
			'is_string'
		);

		$question = Report_Request::from( Registry::all()['orders']['stats'], $given );

		return array(
			'after'               => Site_Time::format( $question->after, 'Y-m-d\TH:i:s' ),
			'before'              => Site_Time::format( $question->before, 'Y-m-d\TH:i:s' ),
			'force_cache_refresh' => (bool) $request['force_cache_refresh'],
		);
	}
}
