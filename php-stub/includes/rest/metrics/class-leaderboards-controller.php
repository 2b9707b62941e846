<?php
/**
 * Top lists.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Metrics;

use InvalidArgumentException;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Query_Exception;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Params;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/leaderboards.
 *
 * The rows are those of the reports. A list that cannot be read has no rows and
 * says why (`error`); the others are answered all the same.
 */
final class Leaderboards_Controller extends Controller {

	/**
	 * Most rows of a list.
	 */
	private const MAX_ROWS = 20;

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$read = array(
			'methods'    => 'GET',
			'action'     => 'view',
			'capability' => 'view_woocommerce_reports',
		);

		$one = array(
			'leaderboard' => array(
				'type'              => 'string',
				'validate_callback' => array( self::class, 'validate_board' ),
			),
		);

		return array(
			'/leaderboards'                          => array(
				$read + array(
					'callback' => 'get_items',
					'args'     => $this->params(),
				),
			),
			'/leaderboards/allowed'                  => array(
				$read + array(
					'callback' => 'get_allowed',
					'schema'   => 'get_allowed_schema',
				),
			),
			'/leaderboards/(?P<leaderboard>[\w-]+)' => array(
				$read + array(
					'callback' => 'get_items',
					'args'     => $this->params() + $one,
				),
			),
		);
	}

	/**
	 * Schema of a list.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		$schema = $this->get_allowed_schema();

		$schema['properties']['rows'] = array(
			'type'     => 'array',
			'readonly' => true,
			'context'  => array( 'view' ),
			'items'    => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => array(
						'display' => array( 'type' => 'string' ),
						'value'   => array( 'type' => array( 'string', 'number' ) ),
						'format'  => array(
							'type' => 'string',
							'enum' => array( 'currency', 'number' ),
						),
					),
				),
			),
		);

		$schema['properties']['error'] = array( 'type' => 'object' );

		return $schema;
	}

	/**
	 * Schema of a list without rows.
	 *
	 * @return array<string, mixed>
	 */
	public function get_allowed_schema(): array {
		$text = array(
			'type'     => 'string',
			'readonly' => true,
			'context'  => array( 'view' ),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'leaderboard',
			'type'       => 'object',
			'properties' => array(
				'id'      => $text,
				'label'   => $text,
				'headers' => array(
					'type'     => 'array',
					'readonly' => true,
					'context'  => array( 'view' ),
					'items'    => array(
						'type'       => 'object',
						'properties' => array( 'label' => $text ),
					),
				),
			),
		);
	}

	/**
	 * Answers with all lists, or with the one that is named.
	 *
	 * @param WP_REST_Request $request Request with validated parameters.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( WP_REST_Request $request ) {
		try {
			$range = Date_Range::of( $request );
		} catch ( InvalidArgumentException $error ) {
			return Report_Errors::invalid_range();
		}

		$query  = (string) $request['persisted_query'];
		$range += array(
			'page'     => (int) $request['page'],
			'per_page' => (int) $request['per_page'],
		);
		$named  = (string) ( $request->get_url_params()['leaderboard'] ?? '' );
		$boards = array();

		// Of one list that is asked for, no other one's rows are read.
		foreach ( Leaderboards::all() as $id => $board ) {
			if ( '' === $named || $id === $named ) {
				$boards[] = self::head( $id, $board ) + self::rows( $board, $range, new Leaderboard_Cells( $query ) );
			}
		}

		$boards = self::filtered( $boards, $range['per_page'], $range['after'], $range['before'], $query );

		if ( '' !== $named ) {
			$boards = array_values( array_filter( $boards, static fn( array $board ): bool => $board['id'] === $named ) );
		}

		return $this->page_of( $boards, count( $boards ), max( 1, count( $boards ) ) );
	}

	/**
	 * Answers with the lists that can be asked for.
	 */
	public function get_allowed(): WP_REST_Response {
		$boards = array_map(
			static fn( array $board ): array => array_intersect_key( $board, array_flip( array( 'id', 'label', 'headers' ) ) ),
			self::heads()
		);

		return $this->page_of( $boards, count( $boards ), max( 1, count( $boards ) ) );
	}

	/**
	 * Whether there is such a list.
	 *
	 * @param mixed            $value   Value of the request.
	 * @param WP_REST_Request  $request Request.
	 * @param string           $param   Name of the parameter.
	 * @return true|WP_Error
	 */
	public static function validate_board( $value, $request, $param ) {
		$valid = rest_validate_request_arg( $value, $request, $param );

		return true !== $valid
			? $valid
			: rest_validate_value_from_schema(
				$value,
				array(
					'type' => 'string',
					'enum' => array_column( self::heads(), 'id' ),
				),
				$param
			);
	}

	/**
	 * Parameters of the routes.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function params(): array {
		$paging = Params::paging( array( 'id' ), 'id' );

		$paging['per_page']['default'] = 5;
		$paging['per_page']['maximum'] = self::MAX_ROWS;

		return Parameters::with_validation(
			array_intersect_key( $paging, array_flip( array( 'page', 'per_page' ) ) )
			+ Date_Range::params()
			+ array( 'persisted_query' => Params::text( 2000 ) )
		);
	}

	/**
	 * What a list is called.
	 *
	 * @param string               $id    List.
	 * @param array<string, mixed> $board Its description.
	 * @return array{id: string, label: string, headers: array<int, array{label: string}>}
	 */
	private static function head( string $id, array $board ): array {
		return array(
			'id'      => $id,
			'label'   => $board['label'],
			'headers' => array_map( static fn( string $label ): array => array( 'label' => $label ), $board['headers'] ),
		);
	}

	/**
	 * All lists without rows.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private static function heads(): array {
		$boards = array();

		foreach ( Leaderboards::all() as $id => $board ) {
			$boards[] = self::head( $id, $board ) + array( 'rows' => array() );
		}

		return self::filtered( $boards, 0, null, null, null );
	}

	/**
	 * Rows of a list, or why there are none.
	 *
	 * @param array<string, mixed> $board List.
	 * @param array<string, mixed> $range Range and page.
	 * @param Leaderboard_Cells    $cells Makes cells.
	 * @return array{rows: array<int, array<int, array<string, mixed>>>, error?: array{code: string, message: string}}
	 */
	private static function rows( array $board, array $range, Leaderboard_Cells $cells ): array {
		try {
			return array(
				'rows' => array_map( static fn( array $row ): array => $cells->of( $board, $row ), Leaderboards::rows( $board, $range ) ),
			);
		} catch ( Query_Exception $failed ) {
			$error = Report_Errors::query_failed();

			return array(
				'rows'  => array(),
				'error' => array(
					'code'    => (string) $error->get_error_code(),
					'message' => $error->get_error_message(),
				),
			);
		}
	}

	/**
	 * What other plugins make of the lists.
	 *
	 * @param array<int, array<string, mixed>> $boards   Lists.
	 * @param int                              $per_page Rows of a list; 0 when only their heads are asked for.
	 * @param string|null                      $after    Start of the range.
	 * @param string|null                      $before   End of the range.
	 * @param string|null                      $query    What addresses take over.
	 * @return array<int, array<string, mixed>>
	 */
	private static function filtered( array $boards, int $per_page, ?string $after, ?string $before, ?string $query ): array {
		$filtered = apply_filters( 'woocommerce_leaderboards', $boards, $per_page, $after, $before, $query );

		return array_values(
			array_filter(
				is_array( $filtered ) ? $filtered : $boards,
				static fn( $board ): bool => is_array( $board ) && is_string( $board['id'] ?? null )
			)
		);
	}
}
