<?php

namespace Storedeck\Reports\Stock;

use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Query of the numbers of products and variations.
 */
final class Stock_Totals {

	public function __construct( private Report_Request $request ) {
	}

	/**
	 * Totals of the store.
	 *
	 * @return array{data: array{totals: object}}
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function get_results(): array {
		$columns = array_map( array( Metrics::class, 'get_sql' ), $this->request->definition['fields'] );
		$from    = ' FROM ' . Stock_Query::FROM . ' WHERE ' . Stock_Query::WHERE;
		$rows    = Database::rows( 'SELECT ' . Database::columns( $columns ) . $from );

		return array( 'data' => array( 'totals' => (object) array_map( 'intval', $rows[0] ) ) );
	}
}
