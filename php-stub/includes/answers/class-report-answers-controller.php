<?php

namespace Storedeck\Answers;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Reports\Basic_Reports;
use Storedeck\Reports\Questions\Periods;
use Storedeck\Reports\Questions\Question;
use Storedeck\Reports\Registry;
use Storedeck\Rest\Access;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use Storedeck\Sync\Report_Source;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/answers/{report}: all that the screen of a report or the Overview shows, for the parameters of its address. Parameters
 * that are not listed are filters, as the routes of reports have them. /storedeck/v1/answers/batch answers several such questions.
 */
final class Report_Answers_Controller extends Controller {

	protected const CAPABILITY    = 'view_woocommerce_reports';
	protected const READS_REPORTS = true;

	/**
	 * Path of an answer, without the report.
	 */
	public const PATH = '/storedeck/v1/answers/';

	/**
	 * Maximum number of questions of a request.
	 */
	private const MAX_QUESTIONS = 10;

	/**
	 * Namespace of the routes.
	 *
	 * @var string
	 */
	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		$texts = Periods::describe_params() + array(
			'segmentby'  => __( 'What splits the lines of the chart.', 'storedeck' ),
			'orderby'    => __( 'Column that rows are sorted by, with _change its change.', 'storedeck' ),
			'order'      => __( 'Order of the rows.', 'storedeck' ),
			'paged'      => __( 'Page of the rows.', 'storedeck' ),
			'per_page'   => __( 'Rows of a page.', 'storedeck' ),
			'stats'      => __( 'Report whose totals are shown, if it is another one.', 'storedeck' ),
			'change_of'  => __( 'Metric whose change is split by dimensions.', 'storedeck' ),
			'change_by'  => __( 'Dimensions that split the change; by default all.', 'storedeck' ),
			'indicators' => __( 'Indicators whose values are returned; by default those that the user sees.', 'storedeck' ),
		);
		$args  = array(
			'report'              => array(
				'description' => __( 'Report, or overview.', 'storedeck' ),
				'type'        => 'string',
			),
			'parts'               => Arguments::texts( array( ...Report_Answer::PARTS, ...Overview_Answer::PARTS ) ) + array(
				'description' => __( 'Parts of the answer; by default all that the screen shows.', 'storedeck' ),
			),
			'totals_only'         => Arguments::flag( false ) + array(
				'description' => __( 'Whether intervals are left out.', 'storedeck' ),
			),
			'time_limit'          => array(
				'description' => __( 'Seconds after which no further part is begun; it is missing then.', 'storedeck' ),
				'type'        => 'number',
			),
			'force_cache_refresh' => Arguments::flag( false ) + array(
				'description' => __( 'Whether cached figures are read again.', 'storedeck' ),
			),
		);

		foreach ( $texts as $name => $description ) {
			$args[ $name ] = array(
				'description' => $description,
				'type'        => array( 'string', 'integer', 'array', 'object' ),
			);
		}

		$questions = array(
			'description' => __( 'Paths of answers, or of lists with the names of their items, with their parameters.', 'storedeck' ),
			'type'        => 'array',
			'required'    => true,
			'minItems'    => 1,
			'maxItems'    => self::MAX_QUESTIONS,
			'items'       => array(
				'type'    => 'string',
				'pattern' => '^(' . self::PATH . '(?!batch)|/' . Report_Source::PUBLIC_NAMESPACE . '/)[a-z]',
			),
		);

		return array(
			'/answers/batch' => array( self::readable( 'get_answers', array( 'questions' => $questions ) ) ),
			'/answers/(?P<report>[a-z][a-z0-9-]*)' => array( self::readable( 'get_answer', $args ) ),
		);
	}

	protected function get_base_schema(): array {
		$stats = array(
			'type'       => array( 'object', 'null' ),
			'properties' => array(
				'totals'    => array( 'type' => 'object' ),
				'intervals' => array( 'type' => 'array' ),
			),
		);

		return Schemas::item(
			'report_answer',
			array(
				'segmentby'           => array( 'type' => array( 'string', 'null' ) ),
				'interval'            => array( 'type' => 'string' ),
				'periods'             => array( 'type' => 'object' ),
				'errors'              => array( 'type' => 'object' ),
				'primary'             => $stats,
				'compared'            => $stats,
				'secondary'           => $stats,
				'rows'                => array( 'type' => 'object' ),
				'compared_rows'       => array( 'type' => array( 'array', 'null' ) ),
				'changes'             => array( 'type' => array( 'array', 'null' ) ),
				'indicators'          => array( 'type' => 'object' ),
				'compared_indicators' => $stats,
				'leaderboards'        => array( 'type' => 'array' ),
			)
		);
	}

	/**
	 * Answers several questions from one state of the database, with the names of the items that they are about.
	 *
	 * @return WP_REST_Response Answers in the order of the questions; null in the place of one that fails.
	 */
	public function get_answers( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response(
			array_map(
				static function ( string $question ): mixed {
					$response = Report_Source::request( $question );

					return $response->is_error() ? null : $response->get_data();
				},
				$request['questions']
			)
		);
	}

	/**
	 * Answers the question of a screen.
	 *
	 * @return WP_REST_Response|WP_Error
	 * @throws Store_Exception When a part is one of other screens, or no part can be answered.
	 */
	public function get_answer( WP_REST_Request $request ) {
		$is_overview = Overview_Answer::ID === $request['report'];
		$report      = $is_overview ? Report_Question::OVERVIEW : Registry::get_registered()[ $request['report'] ] ?? null;

		if ( null === $report ) {
			return $this->not_found( 'storedeck_report_not_found', __( 'There is no such report.', 'storedeck' ) );
		}

		if ( ! $is_overview && ! Registry::has_access( $report ) ) {
			return Access::error( 'view' );
		}

		$question = new Report_Question( $is_overview ? $report : Basic_Reports::get( $report ), $request->get_query_params() );
		$is_fresh = (bool) $request['force_cache_refresh'];
		$answer   = $is_overview ? new Overview_Answer( $question, $is_fresh ) : new Report_Answer( $question, $is_fresh );
		$others   = array_diff( $request['parts'] ?? array(), $answer::PARTS );

		if ( array() !== $others ) {
			throw Question::cannot_ask( 'parts', implode( ', ', $others ) );
		}

		return new WP_REST_Response( $answer->get( $request['parts'], microtime( true ) + ( $request['time_limit'] ?? INF ) ) );
	}
}
