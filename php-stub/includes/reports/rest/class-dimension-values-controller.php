<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Reports\Filter_Parameters;
use Storedeck\Reports\Questions\Vocabulary;
use Storedeck\Reports\Registry;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/dimensions/{key}/values: values that filters search for.
 */
final class Dimension_Values_Controller extends Controller {

	protected const READS_REPORTS = true;

	/** Values of a response. */
	private const MAX = 25;

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		return array(
			'/dimensions/(?P<key>[a-z0-9_]+)/values' => array(
				self::readable(
					'get_values',
					array(
						'search'  => array(
							'description' => __( 'Text that values contain.', 'storedeck' ),
							'type'        => 'string',
							'maxLength'   => 200,
							'default'     => '',
						),
						'include' => array( 'description' => __( 'Values to name, instead of a search.', 'storedeck' ) )
							+ Filter_Parameters::get_texts(),
					),
					array( 'capability' => ( new Vocabulary() )->capability )
				),
			),
		);
	}

	/** Returns values with their labels. */
	public function get_values( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$dimension = Registry::get_additions()->find_dimension( $request['key'] );

		if ( null === $dimension ) {
			return $this->not_found( 'storedeck_dimension_does_not_exist', __( 'Dimension not found.', 'storedeck' ) );
		}

		$values = $request['include'] ?? array();

		return new WP_REST_Response(
			array() === $values ? $dimension->search( $request['search'], self::MAX ) : $dimension->select( $values )
		);
	}

	protected function get_base_schema(): array {
		$text = array( 'type' => 'string' );

		return Schemas::list_of(
			'storedeck_dimension_values',
			array( 'type' => 'object', 'properties' => array( 'value' => $text, 'label' => $text ) )
		);
	}
}
