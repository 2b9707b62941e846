<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Reports\Column_Values;
use Storedeck\Reports\Registry;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Adds `column_values` to the rows of reports if a request has the parameter of that name, also to those of WooCommerce.
 */
final class Column_Values_Field {

	/** Name of the parameter and of the field. */
	public const NAME = 'column_values';

	public static function register_hooks(): void {
		add_filter( 'rest_request_after_callbacks', array( self::class, 'add' ), 10, 3 );
	}

	/** Adds the field. */
	public static function add( $response, $handler, $request ) {
		unset( $handler );

		if (
			! $response instanceof WP_REST_Response || ! rest_sanitize_boolean( $request[ self::NAME ] ?? false )
			|| 1 !== preg_match( '@^/(?:wc-analytics|storedeck/v1)/reports/([a-z][a-z0-9-]*)$@D', $request->get_route(), $matches )
		) {
			return $response;
		}

		$report = Registry::get( $matches[1] );
		$data   = $response->get_data();

		if ( null !== $report && is_array( $data ) && array_is_list( $data ) ) {
			$rows   = array_map( static fn( $row ): array => (array) json_decode( (string) wp_json_encode( $row ), true ), $data );
			$values = ( new Column_Values( $report['table'] ) )->get( $rows );

			foreach ( $data as $index => $row ) {
				$row = is_object( $row ) ? clone $row : $row;

				if ( is_array( $row ) ) {
					$row[ self::NAME ] = (object) $values[ $index ];
				} elseif ( is_object( $row ) ) {
					$row->{self::NAME} = (object) $values[ $index ];
				}

				$data[ $index ] = $row;
			}

			$response->set_data( $data );
		}

		return $response;
	}
}
