<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Reports\Parameters;
use Storedeck\Reports\Schema;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/leaderboards.
 *
 * The rows are those of the reports. A leaderboard whose report fails has no rows but an `error`; the others are returned.
 */
final class Leaderboards_Controller extends Query_Controller {

	/** Maximum number of rows of a leaderboard. */
	private const MAX_ROWS = 20;

	protected function routes(): array {
		$leaderboard = array(
			'leaderboard' => array( 'type' => 'string', 'validate_callback' => array( self::class, 'validate_id' ) ),
		);

		return array(
			'/leaderboards'                          => array( self::readable( 'get_items', $this->get_collection_params() ) ),
			'/leaderboards/allowed'                  => array(
				self::readable( 'get_allowed', array(), array( 'schema' => array( $this, 'get_allowed_schema' ) ) ),
			),
			'/leaderboards/(?P<leaderboard>[\w-]+)' => array(
				self::readable( 'get_items', $this->get_collection_params() + $leaderboard ),
			),
		);
	}

	public function get_collection_params(): array {
		return Parameters::with_validation(
			array_replace( Arguments::page(), array( 'per_page' => Arguments::whole( 1, self::MAX_ROWS, 5 ) ) )
			+ Parameters::get_range()
			+ array( 'persisted_query' => Arguments::clean_text( 2000 ) )
		);
	}

	protected function get_base_schema(): array {
		$schema = $this->get_allowed_schema();

		$schema['properties']['rows'] = Schema::get_value( 'array' ) + array(
			'items' => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => array(
						'display' => array( 'type' => 'string' ),
						'value'   => array( 'type' => array( 'string', 'number' ) ),
						'format'  => array( 'type' => 'string', 'enum' => array( 'currency', 'number' ) ),
					),
				),
			),
		);

		$schema['properties']['error'] = array( 'type' => 'object' );

		return $schema;
	}

	public function get_allowed_schema(): array {
		$text = Schema::get_value( 'string' );

		return Schemas::item(
			'leaderboard',
			array(
				'id'      => $text,
				'label'   => $text,
				'headers' => Schema::get_value( 'array' ) + array(
					'items' => array( 'type' => 'object', 'properties' => array( 'label' => $text ) ),
				),
			)
		);
	}

	public function get_items( $request ) {
		$query     = (string) $request['persisted_query'];
		$page      = array( 'page' => (int) $request['page'], 'per_page' => (int) $request['per_page'] );
		$range     = self::get_range( $request ) + $page;
		$reader    = new Leaderboards( $range, $query );
		$requested = (string) ( $request->get_url_params()['leaderboard'] ?? '' );
		$is_wanted = static fn( string $id ): bool => '' === $requested || $id === $requested;
		// If one leaderboard is requested, the reports of the others are not queried.
		$wanted    = array_filter( Leaderboards::all(), $is_wanted, ARRAY_FILTER_USE_KEY );
		$read      = static fn( array $leaderboard ): array => self::contain(
			static fn(): array => array( 'rows' => $reader->get_rows( $leaderboard ) ),
			array( 'rows' => array() )
		);
		$boards    = self::create( $wanted, $read, $range['per_page'], $range['after'], $range['before'], $query );
		$boards    = array_filter( $boards, static fn( array $leaderboard ): bool => $is_wanted( $leaderboard['id'] ) );

		return $this->prepare_page( $this->prepare_items( $boards, $request ), count( $boards ), count( $boards ) );
	}

	public function get_allowed(): WP_REST_Response {
		$leaderboards = array_map(
			static fn( array $leaderboard ): array => array_intersect_key( $leaderboard, array_flip( array( 'id', 'label', 'headers' ) ) ),
			self::get_heads()
		);

		return $this->prepare_page( $leaderboards, count( $leaderboards ), count( $leaderboards ) );
	}

	/**
	 * Checks that a leaderboard exists.
	 *
	 * @param mixed $value Value of the parameter.
	 * @return true|WP_Error
	 */
	public static function validate_id( $value, $request, $param ) {
		$valid = rest_validate_request_arg( $value, $request, $param );

		return true !== $valid
			? $valid
			: rest_validate_value_from_schema(
				$value,
				array( 'type' => 'string', 'enum' => array_column( self::get_heads(), 'id' ) ),
				$param
			);
	}

	/** @return list<array<string, mixed>> All leaderboards without rows. */
	private static function get_heads(): array {
		return self::create( Leaderboards::all(), static fn(): array => array( 'rows' => array() ), 0 );
	}

	/**
	 * Leaderboards of a response. Plugins add, change and remove some; the last parameters are those of the filter.
	 *
	 * @param array<string, array<string, mixed>>                 $leaderboards Leaderboards by id.
	 * @param callable(array<string, mixed>): array<string, mixed> $get_rows     What each has besides its head.
	 * @return list<array<string, mixed>>
	 */
	private static function create(
		array $leaderboards,
		callable $get_rows,
		int $per_page,
		?string $after = null,
		?string $before = null,
		?string $query = null
	): array {
		$created = array();

		foreach ( $leaderboards as $id => $leaderboard ) {
			$created[] = array(
				'id'      => $id,
				'label'   => $leaderboard['label'],
				'headers' => array_map( static fn( string $label ): array => array( 'label' => $label ), $leaderboard['headers'] ),
			) + $get_rows( $leaderboard );
		}

		/*
		 * Filters the leaderboards. Arguments that a request does not have are null.
		 *
		 * @param array<int, array<string, mixed>> $leaderboards id, label, headers and rows of each leaderboard.
		 * @param int                              $per_page     Rows of a leaderboard; 0 when only their heads are requested.
		 * @param string|null                      $after        Start date.
		 * @param string|null                      $before       End date.
		 * @param string|null                      $query        Query string that links keep.
		 * @since 0.1.0
		 */
		$filtered = apply_filters( 'woocommerce_leaderboards', $created, $per_page, $after, $before, $query );

		return array_values(
			array_filter(
				is_array( $filtered ) ? $filtered : $created,
				static fn( $leaderboard ): bool => is_array( $leaderboard ) && is_string( $leaderboard['id'] ?? null )
			)
		);
	}
}
