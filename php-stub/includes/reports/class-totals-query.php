<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Query of totals without intervals: of products, and of customers with their averages. `rows` of the definition is the class of
 * the query of these rows.
 */
final class Totals_Query {

	public function __construct( private Report_Request $request ) {
	}

	/**
	 * Totals of all rows that match.
	 *
	 * @return array{data: array{totals: object}}
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function get_results(): array {
		$params  = $this->request->params;
		$rows    = $this->request->definition['rows'];
		$metrics = new Metrics( $this->request->definition['fields'] );
		$names   = $metrics->get_names( empty( $params['fields'] ) ? null : $params['fields'], true );
		$columns = array_map( array( Metrics::class, 'get_sql' ), array_merge( ...array_values( $metrics->get_columns( $names ) ) ) );
		$sums    = array() === $columns ? array() : $this->request->read(
			fn(): array => ( new $rows( $this->request ) )->query( Database::columns( $columns ) )[0]
		);

		return array(
			'data' => array(
				'totals' => (object) $metrics->get_numbers( array_map( 'intval', $sums ), $names ),
			),
		);
	}
}
