<?php

namespace Storedeck\Reports\Customers;

use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Query of the number of customers and of their averages.
 */
final class Customer_Totals {

	public function __construct( private Report_Request $request ) {
	}

	/**
	 * Totals of all matching customers.
	 *
	 * @return array{data: array{totals: object}}
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function get_results(): array {
		$params  = $this->request->params;
		$metrics = new Metrics( $this->request->definition['fields'] );
		$names   = $metrics->get_names( empty( $params['fields'] ) ? null : $params['fields'], true );
		$columns = array_map( array( Metrics::class, 'get_sql' ), $metrics->get_columns( $names )['customers'] ?? array() );
		$sums    = array() === $columns ? array() : $this->request->read(
			fn(): array => ( new Customer_Rows( $this->request ) )->query( Database::columns( $columns ) )[0]
		);

		return array(
			'data' => array(
				'totals' => (object) $metrics->to_numbers( $metrics->compute( array_map( 'intval', $sums ), $names ) ),
			),
		);
	}
}
