<?php

namespace Storedeck\Setup;

use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/onboarding/themes.
 */
final class Themes_Controller extends Controller {

	protected const IS_ATOMIC = false;

	/** Currencies of prices that clients may request. The themes offered here are free. */
	private const CURRENCIES = array( 'USD', 'AUD', 'CAD', 'EUR', 'GBP' );

	protected $namespace = 'wc-admin';

	protected function routes(): array {
		$path   = '/onboarding/themes/';
		$theme  = array(
			'theme' => array(
				'type'      => 'string',
				'required'  => true,
				'maxLength' => 100,
				'pattern'   => '^[A-Za-z0-9][A-Za-z0-9_-]*\z',
			),
		);
		$list   = array( 'industry' => Arguments::clean_text( 200 ), 'currency' => Arguments::choice( self::CURRENCIES, 'USD' ) );
		$schema = static fn(): array => Schemas::item(
			'onboarding_themes',
			array( 'themes' => Schemas::read_only( 'array' ), '_links' => Schemas::read_only( 'object' ) )
		);
		$access = static fn( string ...$capabilities ): array => array(
			'capability' => $capabilities,
			'message'    => __( 'Sorry, you cannot manage themes.', 'storedeck' ),
		);

		return array(
			$path . 'recommended' => array(
				self::readable( 'get_recommended', $list, array( 'schema' => $schema ) + $access( 'switch_themes' ) ),
			),
			$path . 'install'     => array( self::editable( 'install', $theme, $access( 'switch_themes', 'install_themes' ) ) ),
			$path . 'activate'    => array( self::editable( 'activate', $theme, $access( 'switch_themes' ) ) ),
		);
	}

	/**
	 * Lists free and installed themes.
	 */
	public function get_recommended(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'themes' => Themes::get_recommended(),
				'_links' => array( 'browse_all' => array( 'href' => admin_url( 'themes.php' ) ) ),
			)
		);
	}

	/**
	 * Installs a theme.
	 */
	public function install( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->prepare_theme( Themes::install( $request['theme'] ) );
	}

	/**
	 * Activates a theme.
	 */
	public function activate( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->prepare_theme( Themes::activate( $request['theme'] ) );
	}

	protected function get_base_schema(): array {
		return Schemas::item( 'onboarding_theme', Schemas::read_only_all( 'string', array( 'slug', 'name', 'status' ) ) );
	}

	/**
	 * Prepares the result of an action.
	 *
	 * @param WP_Theme|WP_Error $theme Theme, or error.
	 */
	private function prepare_theme( $theme ): WP_REST_Response|WP_Error {
		return is_wp_error( $theme ) ? $theme : new WP_REST_Response(
			array( 'slug' => $theme->get_stylesheet(), 'name' => $theme->display( 'Name', false ), 'status' => 'success' )
		);
	}
}
