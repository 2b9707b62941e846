<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Reports\Definition;
use Storedeck\Rest\Access;
use Storedeck\Rest\Controller;
use Throwable;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A controller whose routes the report engine answers. A failed query is an error of reports, never a row of zeros.
 */
abstract class Query_Controller extends Controller {

	protected const CAPABILITY = Definition::CAPABILITY;

	protected const READS_REPORTS = true;

	protected function to_wp_error( Throwable $error, array $endpoint ): WP_Error {
		return $error instanceof Query_Exception ? Report_Errors::query_failed( $error ) : parent::to_wp_error( $error, $endpoint );
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
}
