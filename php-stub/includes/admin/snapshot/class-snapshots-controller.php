<?php
/**
 * Route for snapshots.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Snapshot;

use Storedeck\Rest\Endpoints;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/storedeck/v1/snapshots`: takes what the first screen of a page looked like,
 * to be shown to the same person again.
 */
final class Snapshots_Controller extends Endpoints {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'storedeck/v1';

	/**
	 * Largest width or height in pixels.
	 */
	private const MAX_SIZE = 30000;

	/**
	 * Hooks the registration.
	 */
	public static function register_hooks(): void {
		add_action( 'rest_api_init', static fn() => ( new self() )->register_routes() );
	}

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$size = array(
			'type'     => 'integer',
			'minimum'  => 1,
			'maximum'  => self::MAX_SIZE,
			'required' => true,
		);

		return array(
			'/snapshots' => array(
				array(
					'methods'    => 'POST',
					'callback'   => 'keep',
					'deed'       => 'create',
					'capability' => 'view_woocommerce_reports',
					'args'       => array(
						'token'  => array(
							'description' => __( 'What the page said the screen is.', 'storedeck' ),
							'type'        => 'string',
							'pattern'     => Token::PATTERN,
							'required'    => true,
						),
						'width'  => $size + array( 'description' => __( 'Width in pixels of the window that showed it.', 'storedeck' ) ),
						'height' => $size + array( 'description' => __( 'Height in pixels of all of it.', 'storedeck' ) ),
						'nodes'  => array(
							'description' => __( 'What was shown: texts, and elements as name, attributes and nodes.', 'storedeck' ),
							'type'        => 'array',
							'required'    => true,
						),
					),
				),
			),
		);
	}

	/**
	 * Keeps a snapshot for the person who sends it.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function keep( WP_REST_Request $request ) {
		$token = Token::read( $request['token'] );

		if ( null === $token ) {
			return $this->invalid_param( 'token', __( 'This is not what a page said.', 'storedeck' ) );
		}

		$html = Markup::of( $request['nodes'] );

		if ( null === $html ) {
			return $this->invalid_param( 'nodes', __( 'This is more than a screen can be.', 'storedeck' ) );
		}

		Store::write( $token, $request['width'], $request['height'], $html );

		return new WP_REST_Response( array( 'token' => (string) $token ), 201 );
	}

	/**
	 * Schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'storedeck_snapshot',
			'type'       => 'object',
			'properties' => array(
				'token' => array(
					'description' => __( 'What the snapshot is of.', 'storedeck' ),
					'type'        => 'string',
				),
			),
		);
	}
}
