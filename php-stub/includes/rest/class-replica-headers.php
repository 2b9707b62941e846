<?php

namespace Storedeck\Rest;

use Storedeck\Foundation\Database\Replica\Replica_Settings;
use Storedeck\Foundation\Database\Replica\Report_Connection;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Tells with each response of the report engine from which server it was read, and until when the data of a replica that
 * lags reach. Sites without a replica have no such headers.
 */
final class Replica_Headers {

	/** The server, `primary` or `replica`. */
	private const SERVER = 'X-Storedeck-Database';

	/** Date and time in GMT until which the replica has all changes. Only if it lags. */
	private const UNTIL = 'X-Storedeck-Data-Until';

	/**
	 * Reads a response and adds the headers.
	 *
	 * @param callable(): mixed $read    Reads the response.
	 * @param bool              $can_lag Whether a replica may give it.
	 * @return mixed Response.
	 */
	public static function add_to( callable $read, bool $can_lag ) {
		return Report_Connection::run(
			static function () use ( $read, $can_lag ) {
				$response = $read();

				if ( $can_lag && $response instanceof WP_REST_Response && Replica_Settings::are_usable() ) {
					self::set( $response );
				}

				return $response;
			},
			$can_lag
		);
	}

	private static function set( WP_REST_Response $response ): void {
		$until = Report_Connection::get_until();

		$response->header( self::SERVER, Report_Connection::is_replica() ? 'replica' : 'primary' );

		if ( null !== $until ) {
			$response->header( self::UNTIL, gmdate( 'Y-m-d\TH:i:s\Z', $until ) );
		}
	}
}
