<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Hooks\Callback;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the columns of tables that have a `value` callback in the definition,
 * for responses and for files. A callback that fails leaves its cells empty.
 *
 * Rows of a response, also those of WooCommerce, have them as `column_values` if the request has the parameter of that name.
 */
final class Column_Values {

	/** Name of the parameter and of the field. */
	public const FIELD = 'column_values';

	/** @param array<string, mixed> $table Table of a definition. */
	public function __construct( private array $table ) {
	}

	public static function register_hooks(): void {
		add_filter( 'rest_request_after_callbacks', array( self::class, 'add_to_response' ), 10, 3 );
	}

	public static function add_to_response( $response, $handler, $request ) {
		unset( $handler );

		if (
			! $response instanceof WP_REST_Response || ! rest_sanitize_boolean( $request[ self::FIELD ] ?? false )
			|| 1 !== preg_match( '@^/(?:wc-analytics|storedeck/v1)/reports/([a-z][a-z0-9-]*)$@D', $request->get_route(), $matches )
		) {
			return $response;
		}

		$report = Registry::get( $matches[1] );
		$data   = $response->get_data();

		if ( null !== $report && is_array( $data ) && array_is_list( $data ) ) {
			$rows   = array_map( static fn( $row ): array => (array) json_decode( (string) wp_json_encode( $row ), true ), $data );
			$values = ( new self( $report['table'] ) )->get( $rows );

			foreach ( $data as $index => $row ) {
				$row = is_object( $row ) ? clone $row : $row;

				if ( is_array( $row ) ) {
					$row[ self::FIELD ] = (object) $values[ $index ];
				} elseif ( is_object( $row ) ) {
					$row->{self::FIELD} = (object) $values[ $index ];
				}

				$data[ $index ] = $row;
			}

			$response->set_data( $data );
		}

		return $response;
	}

	/**
	 * Values of rows.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows of the report.
	 * @return array<int, array<string, string|int|float|string[]|null>> By column, for each row.
	 */
	public function get( array $rows ): array {
		$columns = array_filter( array_map( static fn( array $column ) => $column['value'] ?? null, $this->table['columns'] ) );
		$find    = array() === $columns ? null : $this->table['names'];
		// What callbacks need of all rows, once.
		$names   = null === $find ? array() : (array) Callback::run( $find, array( $rows ), array() );
		$compute = static function ( callable $value, array $row ) use ( $names ) {
			$result = Callback::run( $value, array( $row, $names ), null );

			return is_scalar( $result ) || is_array( $result ) ? $result : null;
		};

		return array_map(
			static fn( array $row ): array => array_map( static fn( callable $value ) => $compute( $value, $row ), $columns ),
			$rows
		);
	}
}
