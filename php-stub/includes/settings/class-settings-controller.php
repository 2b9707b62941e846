<?php

namespace Storedeck\Settings;

use Storedeck\Foundation\Settings\Secrets;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Batch;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/settings/{group} and its settings.
 */
final class Settings_Controller extends Controller {

	/** Types of a value. */
	private const ANY_TYPE = array( 'null', 'object', 'string', 'number', 'boolean', 'integer', 'array' );

	/**
	 * Values of the batch that is running, by ID of the setting.
	 *
	 * @var array<string, mixed>
	 */
	private array $batch = array();

	protected function routes(): array {
		$group   = array( 'group_id' => Arguments::clean_text( 100 ) );
		$setting = $group + array( 'id' => Arguments::clean_text( 200 ) );
		$value   = array( 'value' => array( 'type' => self::ANY_TYPE, 'required' => true ) );

		return array(
			// Must come before the route of a single setting, which also matches.
			'/settings/(?P<group_id>[\w-]+)/batch' => array(
				self::editable( 'update_items', $group + Batch::params( array( 'update' ) ), array( 'is_atomic' => false ) ),
			),
			'/settings/(?P<group_id>[\w-]+)'       => array( self::readable( 'get_items', $group ) ),
			'/settings/(?P<group_id>[\w-]+)/(?P<id>[\w-]+)' => array(
				self::readable( 'get_item', $setting ),
				self::editable( 'update_item', $setting + $this->get_additional_field_args( WP_REST_Server::EDITABLE ) + $value ),
			),
		);
	}

	/**
	 * Lists the settings of a group.
	 */
	public function get_items( $request ) {
		return new WP_REST_Response( $this->prepare_items( self::find_settings( $request ), $request ) );
	}

	public function get_item( $request ) {
		return $this->prepare_item_for_response( self::find_setting( $request ), $request );
	}

	public function update_item( $request ) {
		$setting = self::find_setting( $request );
		$value   = $setting->validate( $request['value'] );

		if ( null === $value || $this->is_value_of_other( $value, $setting, $request['group_id'] ) ) {
			return new WP_Error( 'rest_setting_value_invalid', $setting->get_error_message(), array( 'status' => 400 ) );
		}

		// Clients that send a setting back as they read it must not replace a secret by its placeholder.
		if ( ! $setting->is_secret() || Secrets::PLACEHOLDER !== $value ) {
			$setting->save( $value );
			/* This action is documented in includes/changes/class-change-queue.php. */
			do_action( 'storedeck_data_changed' );
		}

		$saved = $this->save_additional_fields( static fn() => $setting, $request );

		return is_wp_error( $saved ) ? $saved : $this->prepare_item_for_response( $setting, $request );
	}

	/**
	 * Changes settings of a group.
	 */
	public function update_items( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$group = '/' . $this->namespace . '/settings/' . $request['group_id'];

		$this->batch = array_column( $request['update'] ?? array(), 'value', 'id' );
		$response    = Batch::run( $group, $request, array( 'update' ) );
		$this->batch = array();

		return rest_ensure_response( $response );
	}

	/**
	 * Whether a value is that of the setting that must have another one, as the current batch leaves it.
	 *
	 * @param mixed $value Valid value.
	 */
	private function is_value_of_other( $value, Setting $setting, string $group ): bool {
		$other = Setting_Groups::get_settings( $group )[ $setting->get_differs_from() ?? '' ] ?? null;

		if ( null === $other ) {
			return false;
		}

		$pending = isset( $this->batch[ $other->id ] ) ? $other->validate( $this->batch[ $other->id ] ) : null;

		return ( $pending ?? $other->get_value() ) === $value;
	}

	protected function get_base_schema(): array {
		$text = array( 'type' => 'string' );

		return Schemas::item(
			'setting',
			array(
				'id'          => $text + array( 'readonly' => true ),
				'group_id'    => $text + array( 'readonly' => true ),
				'label'       => $text + array( 'readonly' => true ),
				'description' => $text + array( 'readonly' => true ),
				'default'     => Schemas::read_only( self::ANY_TYPE ),
				'type'        => array( 'readonly' => true ) + Arguments::choice(
					array( 'text', 'textarea', 'checkbox', 'select', 'radio', 'multiselect', 'number', 'password' )
				),
				'options'     => Schemas::read_only( 'object' ),
				'value'       => array( 'type' => self::ANY_TYPE ),
			)
		);
	}

	protected function prepare_data( $item, WP_REST_Request $request ): array {
		$data          = $item->to_array();
		$data['value'] = $item->is_secret() ? Secrets::mask( $item->get_value() ) : $item->get_value();

		// A list of settings is that of one group.
		if ( null !== $request['id'] ) {
			$data['group_id'] = $request['group_id'];
		}

		return $data;
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		$group = '/settings/' . $request['group_id'];

		return $this->get_item_links( $group, $item->id );
	}

	protected function get_object( $item ) {
		return $item->to_array();
	}

	/**
	 * The setting of a request.
	 *
	 * @throws Store_Exception When it does not exist.
	 */
	private static function find_setting( WP_REST_Request $request ): Setting {
		return self::find_settings( $request )[ $request['id'] ]
			?? throw new Store_Exception( 'rest_setting_setting_invalid', __( 'Invalid setting.', 'storedeck' ), 404 );
	}

	/**
	 * The settings of the group of a request.
	 *
	 * @return array<string, Setting> By ID.
	 * @throws Store_Exception When there is no such group.
	 */
	private static function find_settings( WP_REST_Request $request ): array {
		return Setting_Groups::get_settings( $request['group_id'] )
			?? throw new Store_Exception( 'rest_setting_setting_group_invalid', __( 'Invalid setting group.', 'storedeck' ), 404 );
	}
}
