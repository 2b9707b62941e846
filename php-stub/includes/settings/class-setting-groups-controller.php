<?php

namespace Storedeck\Settings;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/settings.
 */
final class Setting_Groups_Controller extends Controller {

	protected function routes(): array {
		return array( '/settings' => array( self::readable( 'get_items' ) ) );
	}

	public function get_items( $request ): WP_REST_Response {
		$groups = array();

		foreach ( Setting_Groups::get_all() as $id => $group ) {
			$groups[] = array(
				'id'          => $id,
				'label'       => $group['label'],
				'description' => $group['description'] ?? '',
				'parent_id'   => '',
				'sub_groups'  => array(),
			);
		}

		return new WP_REST_Response( $this->prepare_items( $groups, $request ) );
	}

	protected function get_base_schema(): array {
		return Schemas::item(
			'setting_group',
			array_fill_keys( array( 'id', 'label', 'description', 'parent_id' ), array( 'type' => 'string' ) )
				+ array( 'sub_groups' => array( 'type' => 'array' ) )
		);
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		return array( 'options' => array( 'href' => $this->get_url( '/settings/' . $item['id'] ) ) );
	}
}
