<?php

namespace Storedeck\Settings;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/navigation/favorites/me: IDs of menu items.
 */
final class Favorites_Controller extends Controller {
	protected const CAPABILITY = 'view_woocommerce_reports';

	/** User meta with the favorites as a JSON list. */
	public const META = 'woocommerce_navigation_favorites';

	/** Maximum number of favorites of a user. */
	private const MAX_ITEMS = 100;

	protected $namespace = 'wc-admin';

	protected function routes(): array {
		$args = array(
			'item_id' => array(
				'type'        => 'string',
				'required'    => true,
				'minLength'   => 1,
				'maxLength'   => 200,
				'pattern'     => '^[A-Za-z0-9 _.:/?=&%-]+\z',
				'description' => __( 'ID of a menu item.', 'storedeck' ),
			),
		);

		return array(
			'/navigation/favorites/me' => array(
				self::readable( 'get_favorites' ),
				self::creatable( 'add_favorite', $args ),
				self::deletable( 'remove_favorite', $args ),
			),
		);
	}

	public function get_favorites(): WP_REST_Response {
		return new WP_REST_Response( $this->read() );
	}

	/**
	 * Adds a favorite.
	 *
	 * @return WP_REST_Response|WP_Error All favorites.
	 */
	public function add_favorite( WP_REST_Request $request ) {
		$favorites = $this->read();

		if ( ! in_array( $request['item_id'], $favorites, true ) ) {
			if ( count( $favorites ) >= self::MAX_ITEMS ) {
				return new WP_Error(
					'woocommerce_favorites_too_many',
					/* translators: %d: number of favorites. */
					sprintf( __( 'You can save up to %d favorites.', 'storedeck' ), self::MAX_ITEMS ),
					array( 'status' => 409 )
				);
			}

			$favorites[] = $request['item_id'];
			$this->write( $favorites );
		}

		return new WP_REST_Response( $favorites );
	}

	/**
	 * Removes a favorite.
	 *
	 * @return WP_REST_Response|WP_Error Remaining favorites.
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

	protected function get_base_schema(): array {
		return Schemas::list_of( 'navigation_favorites', array( 'type' => 'string' ) );
	}

	/**
	 * Reads the favorites.
	 *
	 * @return list<string>
	 */
	private function read(): array {
		$text      = get_user_meta( get_current_user_id(), self::META, true );
		$favorites = is_string( $text ) ? json_decode( $text, true ) : $text;

		return array_values( array_unique( array_filter( is_array( $favorites ) ? $favorites : array(), 'is_string' ) ) );
	}

	/**
	 * Stores the favorites.
	 *
	 * @param list<string> $favorites IDs.
	 */
	private function write( array $favorites ): void {
		update_user_meta( get_current_user_id(), self::META, wp_slash( (string) wp_json_encode( $favorites ) ) );
	}
}
