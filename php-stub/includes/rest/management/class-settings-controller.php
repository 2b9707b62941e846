<?php
/**
 * Settings of the shop by group.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Batch;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Params;
use Storedeck\Store\Options\Secrets;
use Storedeck\Store\Setting_Groups\Setting;
use Storedeck\Store\Setting_Groups\Setting_Groups;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-analytics/settings`, its groups and their settings.
 */
final class Settings_Controller extends Controller {

	/**
	 * Types of a value.
	 */
	private const ANY = array( 'null', 'object', 'string', 'number', 'boolean', 'integer', 'array' );

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$group   = array( 'group_id' => Params::text( 100 ) );
		$setting = $group + array( 'id' => Params::text( 200 ) );
		$read    = array(
			'methods'    => 'GET',
			'action'     => 'view',
			'capability' => 'manage_woocommerce',
		);
		$write   = array(
			'methods'    => 'POST,PUT,PATCH',
			'action'     => 'edit',
			'capability' => 'manage_woocommerce',
		);

		return array(
			'/settings'                               => array(
				$read + array(
					'callback' => 'get_groups',
					'schema'   => 'get_group_schema',
				),
			),
			// Before the single settings, whose path fits it too.
			'/settings/(?P<group_id>[\w-]+)/batch'    => array(
				$write + array(
					'callback' => 'update_settings',
					'args'     => $group + Batch::params( array( 'update' ) ),
				),
			),
			'/settings/(?P<group_id>[\w-]+)'          => array(
				$read + array(
					'callback' => 'get_settings',
					'args'     => $group,
				),
			),
			'/settings/(?P<group_id>[\w-]+)/(?P<id>[\w-]+)' => array(
				$read + array(
					'callback' => 'get_setting',
					'args'     => $setting,
				),
				$write + array(
					'callback' => 'update_setting',
					'args'     => $setting + array(
						'value' => array(
							'type'     => self::ANY,
							'required' => true,
						),
					),
				),
			),
		);
	}

	/**
	 * All groups.
	 */
	public function get_groups(): WP_REST_Response {
		$groups = array();

		foreach ( Setting_Groups::all() as $id => $group ) {
			$response = new WP_REST_Response(
				array(
					'id'          => $id,
					'label'       => $group['label'],
					'description' => $group['description'] ?? '',
					'parent_id'   => '',
					'sub_groups'  => array(),
				)
			);
			$response->add_link( 'options', rest_url( self::NAMESPACE . '/settings/' . $id ) );

			$groups[] = $this->in_list( $response );
		}

		return new WP_REST_Response( $groups );
	}

	/**
	 * Settings of a group.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_settings( WP_REST_Request $request ) {
		$settings = Setting_Groups::settings( $request['group_id'] );

		if ( null === $settings ) {
			return $this->no_group();
		}

		return new WP_REST_Response(
			array_map(
				fn( Setting $setting ): array => $this->in_list( $this->present( $setting, $request['group_id'], false ) ),
				array_values( $settings )
			)
		);
	}

	/**
	 * One setting.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_setting( WP_REST_Request $request ) {
		$setting = $this->find( $request );

		return is_wp_error( $setting ) ? $setting : $this->present( $setting, $request['group_id'], true );
	}

	/**
	 * Sets one setting.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_setting( WP_REST_Request $request ) {
		$setting = $this->find( $request );

		if ( is_wp_error( $setting ) ) {
			return $setting;
		}

		$value = $setting->check( $request['value'] );

		if ( null === $value ) {
			return new WP_Error(
				'rest_setting_value_invalid',
				__( 'An invalid setting value was passed.', 'storedeck' ),
				array( 'status' => 400 )
			);
		}

		// A placeholder that was read and sent back leaves the secret as it is.
		if ( ! $setting->is_secret() || Secrets::PLACEHOLDER !== $value ) {
			$setting->store( $value );
			do_action( 'storedeck_data_changed' );
		}

		return $this->present( $setting, $request['group_id'], true );
	}

	/**
	 * Sets many settings of a group.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_settings( WP_REST_Request $request ) {
		$group = '/' . self::NAMESPACE . '/settings/' . $request['group_id'];

		return rest_ensure_response( Batch::run( $group, $request, array( 'update' ) ) );
	}

	/**
	 * Schema of a setting.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		$text = array( 'type' => 'string' );

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'setting',
			'type'       => 'object',
			'properties' => array(
				'id'          => $text + array( 'readonly' => true ),
				'group_id'    => $text + array( 'readonly' => true ),
				'label'       => $text + array( 'readonly' => true ),
				'description' => $text + array( 'readonly' => true ),
				'default'     => array(
					'type'     => self::ANY,
					'readonly' => true,
				),
				'type'        => Params::one_of(
					array( 'text', 'textarea', 'checkbox', 'select', 'radio', 'multiselect', 'number', 'password' ),
					array( 'readonly' => true )
				),
				'options'     => array(
					'type'     => 'object',
					'readonly' => true,
				),
				'value'       => array( 'type' => self::ANY ),
			),
		);
	}

	/**
	 * Schema of a group.
	 *
	 * @return array<string, mixed>
	 */
	public function get_group_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'setting_group',
			'type'       => 'object',
			'properties' => array_fill_keys( array( 'id', 'label', 'description', 'parent_id' ), array( 'type' => 'string' ) )
				+ array( 'sub_groups' => array( 'type' => 'array' ) ),
		);
	}

	/**
	 * The setting that a request is about.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return Setting|WP_Error
	 */
	private function find( WP_REST_Request $request ) {
		$settings = Setting_Groups::settings( $request['group_id'] );

		if ( null === $settings ) {
			return $this->no_group();
		}

		return $settings[ $request['id'] ]
			?? $this->not_found( 'rest_setting_setting_invalid', __( 'Invalid setting.', 'storedeck' ) );
	}

	/**
	 * The answer about a group that is not there.
	 */
	private function no_group(): WP_Error {
		return $this->not_found( 'rest_setting_setting_group_invalid', __( 'Invalid setting group.', 'storedeck' ) );
	}

	/**
	 * A setting as it is shown.
	 *
	 * @param Setting $setting    Setting.
	 * @param string  $group      Its group.
	 * @param bool    $with_group Whether the group is told, as it is outside of its list.
	 */
	private function present( Setting $setting, string $group, bool $with_group ): WP_REST_Response {
		$item          = $setting->describe();
		$item['value'] = $setting->is_secret() ? Secrets::mask( $setting->value() ) : $setting->value();

		if ( $with_group ) {
			$item['group_id'] = $group;
		}

		return $this->linked( $item, '/settings/' . $group . '/' . $setting->id, '/settings/' . $group );
	}
}
