<?php
/**
 * Favourite entries of a person's menu.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Params;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-admin/navigation/favorites/me`: ids of menu entries, kept per user.
 */
final class Favorites_Controller extends Controller {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'wc-admin';

	/**
	 * User meta that holds them, as a JSON list.
	 */
	public const META = 'woocommerce_navigation_favorites';

	/**
	 * Most favourites of a person.
	 */
	private const MOST = 100;

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$usual = array( 'capability' => 'view_woocommerce_reports' );
		$item  = array(
			'args' => array(
				'item_id' => array(
					'type'        => 'string',
					'required'    => true,
					'minLength'   => 1,
					'maxLength'   => 200,
					'pattern'     => '^[A-Za-z0-9 _.:/?=&%-]+\z',
					'description' => __( 'Id of an entry of the menu.', 'storedeck' ),
				),
			),
		);

		return array(
			'/navigation/favorites/me' => array(
				$usual + array(
					'methods'  => 'GET',
					'callback' => 'get_favorites',
					'action'   => 'view',
				),
				$usual + $item + array(
					'methods'  => 'POST',
					'callback' => 'add_favorite',
					'action'   => 'create',
				),
				$usual + $item + array(
					'methods'  => 'DELETE',
					'callback' => 'remove_favorite',
					'action'   => 'delete',
				),
			),
		);
	}

	/**
	 * The favourites.
	 */
	public function get_favorites(): WP_REST_Response {
		return new WP_REST_Response( $this->read() );
	}

	/**
	 * Adds a favourite. One that is there already stays where it is.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error All favourites.
	 */
	public function add_favorite( WP_REST_Request $request ) {
		$favorites = $this->read();

		if ( ! in_array( $request['item_id'], $favorites, true ) ) {
			if ( count( $favorites ) >= self::MOST ) {
				return new WP_Error(
					'woocommerce_favorites_too_many',
					/* translators: %d: number of favourites. */
					sprintf( __( 'There can be at most %d favorites.', 'storedeck' ), self::MOST ),
					array( 'status' => 409 )
				);
			}

			$favorites[] = $request['item_id'];
			$this->write( $favorites );
		}

		return new WP_REST_Response( $favorites );
	}

	/**
	 * Removes a favourite.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error All favourites that are left.
	 */
	public function remove_favorite( WP_REST_Request $request ) {
		$favorites = $this->read();

		if ( ! in_array( $request['item_id'], $favorites, true ) ) {
			return $this->not_found( 'woocommerce_favorites_does_not_exist', __( 'Favorite item not found.', 'storedeck' ) );
		}

		$favorites = array_values( array_diff( $favorites, array( $request['item_id'] ) ) );
		$this->write( $favorites );

		return new WP_REST_Response( $favorites );
	}

	/**
	 * Schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'navigation_favorites',
			'type'    => 'array',
			'items'   => array( 'type' => 'string' ),
		);
	}

	/**
	 * What is kept.
	 *
	 * @return list<string>
	 */
	private function read(): array {
		$text      = get_user_meta( get_current_user_id(), self::META, true );
		$favorites = is_string( $text ) ? json_decode( $text, true ) : $text;

		return array_values( array_unique( array_filter( is_array( $favorites ) ? $favorites : array(), 'is_string' ) ) );
	}

	/**
	 * Keeps favourites.
	 *
	 * @param list<string> $favorites Ids.
	 */
	private function write( array $favorites ): void {
		update_user_meta( get_current_user_id(), self::META, wp_slash( (string) wp_json_encode( $favorites ) ) );
	}
}
