<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Reports\Questions\Answer;
use Storedeck\Reports\Questions\Metrics_Question;
use Storedeck\Reports\Questions\Vocabulary;
use Storedeck\Reports\Schema;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/answers, and /storedeck/v1/model with what can be asked.
 */
final class Answers_Controller extends Query_Controller {

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		$access = array( 'capability' => ( new Vocabulary() )->capability );

		return array(
			'/answers' => array( self::readable( 'get_answer', Metrics_Question::get_params(), $access ) ),
			'/model'   => array( self::readable( 'get_model', array(), $access + array( 'schema' => self::get_model_schema( ... ) ) ) ),
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

	/** Answers a question. */
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
}
