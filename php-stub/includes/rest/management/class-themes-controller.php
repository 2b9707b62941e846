<?php
/**
 * Looks of the shop.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Params;
use Storedeck\Store\Onboarding\Themes;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_Theme;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-admin/onboarding/themes`: for those whom WordPress allows it.
 */
final class Themes_Controller extends Shop_Endpoints {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'wc-admin';

	/**
	 * Currencies that clients ask for prices in. Themes offered here are free.
	 */
	private const CURRENCIES = array( 'USD', 'AUD', 'CAD', 'EUR', 'GBP' );

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$themes = '/onboarding/themes/';
		$theme  = array(
			'theme' => array(
				'type'      => 'string',
				'required'  => true,
				'maxLength' => 100,
				'pattern'   => '^[A-Za-z0-9][A-Za-z0-9_-]*\z',
			),
		);
		$more   = static fn( string ...$capabilities ): array => array(
			'capability' => $capabilities,
			'refusal'    => __( 'Sorry, you cannot manage themes.', 'storedeck' ),
		);

		return array(
			$themes . 'recommended' => array(
				self::reads(
					'get_recommended',
					array(
						'industry' => Params::text( 200 ),
						'currency' => Params::one_of( self::CURRENCIES, array( 'default' => 'USD' ) ),
					),
					array( 'schema' => 'get_list_schema' ) + $more( 'switch_themes' )
				),
			),
			$themes . 'install'     => array( self::writes( 'install', $theme, $more( 'switch_themes', 'install_themes' ) ) ),
			$themes . 'activate'    => array( self::writes( 'activate', $theme, $more( 'switch_themes' ) ) ),
		);
	}

	/**
	 * Themes that can be had for nothing, and those that are here.
	 */
	public function get_recommended(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'themes' => Themes::recommended(),
				'_links' => array( 'browse_all' => array( 'href' => admin_url( 'themes.php' ) ) ),
			)
		);
	}

	/**
	 * Installs a theme.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function install( WP_REST_Request $request ) {
		return $this->answer( Themes::install( $request['theme'] ) );
	}

	/**
	 * Gives the shop a theme.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function activate( WP_REST_Request $request ) {
		return $this->answer( Themes::activate( $request['theme'] ) );
	}

	/**
	 * Schema of a theme.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::item( 'onboarding_theme', array_fill_keys( array( 'slug', 'name', 'status' ), Schemas::shown( 'string' ) ) );
	}

	/**
	 * Schema of the list.
	 *
	 * @return array<string, mixed>
	 */
	public function get_list_schema(): array {
		return Schemas::item(
			'onboarding_themes',
			array(
				'themes' => Schemas::shown( 'array' ),
				'_links' => Schemas::shown( 'object' ),
			)
		);
	}

	/**
	 * A theme with which it went well.
	 *
	 * @param WP_Theme|WP_Error $theme Theme, or what went wrong.
	 * @return WP_REST_Response|WP_Error
	 */
	private function answer( $theme ) {
		return is_wp_error( $theme ) ? $theme : new WP_REST_Response(
			array(
				'slug'   => $theme->get_stylesheet(),
				'name'   => $theme->display( 'Name', false ),
				'status' => 'success',
			)
		);
	}
}
