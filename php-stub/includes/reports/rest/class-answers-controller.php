<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Reports\Filter_Parameters;
use Storedeck\Reports\Questions\Answer;
use Storedeck\Reports\Questions\Metrics_Question;
use Storedeck\Reports\Questions\Vocabulary;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Schema;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/answers, /storedeck/v1/model with what can be asked, and /storedeck/v1/dimensions/{key}/values with the values
 * that filters search for.
 */
final class Answers_Controller extends Query_Controller {

	/** Values of a response. */
	private const MAX_VALUES = 25;

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		$access = array( 'capability' => ( new Vocabulary() )->capability );

		$values = array(
			'search'  => array(
				'description' => __( 'Text that values contain.', 'storedeck' ),
				'type'        => 'string',
				'maxLength'   => 200,
				'default'     => '',
			),
			'include' => array( 'description' => __( 'Values to name, instead of a search.', 'storedeck' ) )
				+ Filter_Parameters::get_texts(),
		);

		return array(
			'/answers'                               => array( self::readable( 'get_answer', Metrics_Question::get_params(), $access ) ),
			'/model'                                 => array(
				self::readable( 'get_model', array(), $access + array( 'schema' => self::get_model_schema( ... ) ) ),
			),
			'/dimensions/(?P<key>[a-z0-9_]+)/values' => array(
				self::readable( 'get_values', $values, $access + array( 'schema' => self::get_values_schema( ... ) ) ),
			),
		);
	}

	protected function get_base_schema(): array {
		$types = array(
			'question'   => 'object',
			'periods'    => 'array',
			'currency'   => 'string',
			'metrics'    => 'array',
			'dimensions' => 'array',
			'totals'     => 'array',
			'intervals'  => 'array',
			'rows'       => 'array',
			'total_rows' => 'integer',
			'other'      => array( 'object', 'null' ),
			'notes'      => 'array',
		);

		return Schemas::item( 'answer', array_map( Schema::get_value( ... ), $types ) );
	}

	private static function get_model_schema(): array {
		return Schemas::item( 'model', array_fill_keys( array( 'metrics', 'dimensions' ), Schema::get_value( 'array' ) ) );
	}

	private static function get_values_schema(): array {
		$properties = array_fill_keys( array( 'value', 'label' ), array( 'type' => 'string' ) );

		return Schemas::list_of( 'storedeck_dimension_values', array( 'type' => 'object', 'properties' => $properties ) );
	}

	public function get_answer( WP_REST_Request $request ): WP_REST_Response {
		$params = self::get_params( $request, Metrics_Question::get_params(), ( new Vocabulary() )->stats['private_filters'] ?? array() );

		return $this->prepare_item_for_response( ( new Answer( Metrics_Question::from( $params ) ) )->to_array(), $request );
	}

	public function get_model(): WP_REST_Response {
		$vocabulary = new Vocabulary();

		return new WP_REST_Response(
			array(
				'metrics'    => Vocabulary::describe_metrics( $vocabulary->metrics ),
				'dimensions' => $vocabulary->describe_dimensions( $vocabulary->dimensions ),
			)
		);
	}

	/** Finds values of a dimension by a text, or those that are named, with their labels. */
	public function get_values( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$dimension = Registry::get_additions()->find_dimension( $request['key'] );

		if ( null === $dimension ) {
			return $this->not_found( 'storedeck_dimension_does_not_exist', __( 'Dimension not found.', 'storedeck' ) );
		}

		$values = $request['include'] ?? array();

		return new WP_REST_Response(
			array() === $values ? $dimension->search( $request['search'], self::MAX_VALUES ) : $dimension->select( $values )
		);
	}
}
