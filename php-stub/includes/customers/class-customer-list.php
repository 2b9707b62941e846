<?php

namespace Storedeck\Customers;

use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\Customers\Customers_Query;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Sums\Customer_Metrics;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the customers of a page, whom the customers report finds and sorts, then the metrics of their orders. Filters of plugins
 * on the report do not apply.
 */
final class Customer_List {

	/**
	 * Filters of customers by parameter.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_filters(): array {
		$filters = Facts::get( 'customers' )['filters'];

		$own     = array(
			'include' => $filters['customers'],
			'exclude' => $filters['customers_exclude'],
			'since'   => array( 'always' => true ) + $filters['registered_after'],
			'until'   => array( 'always' => true ) + $filters['registered_before'],
		);
		$others  = array( 'customers', 'customers_exclude', 'user_type', 'location_includes', 'location_excludes' );

		return $own + array_diff_key( $filters, array_flip( $others ) );
	}

	/**
	 * Reads a page of customers.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 * @return array{0: list<array<string, mixed>>, 1: int} Customers, and the number of customers on all pages.
	 */
	public static function get_page( array $params ): array {
		$limit = (int) $params['per_page'];
		$dates = array( 'since' => $params['after'] ?? null, 'until' => $params['before'] ?? null );
		$query = new Customers_Query(
			Report_Request::create(
				array( 'filters' => self::get_filters() ) + Facts::get( 'customers' ),
				array_filter( $dates ) + array_diff_key( $params, array_flip( Parameters::RANGE ) )
			)
		);

		return array( self::get_many( $query->get_ids( $limit, $limit * ( (int) $params['page'] - 1 ) ) ), $query->get_total() );
	}

	/**
	 * Customers by id, in the order of the ids.
	 *
	 * @param int[] $ids Ids.
	 * @return list<array<string, mixed>>
	 */
	public static function get_many( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$metrics = ( new Customer_Metrics( array() ) )->read( $ids );
		$rows    = Database::rows( 'SELECT * FROM {customer_lookup} WHERE customer_id IN ( %d )', array( $ids ) );
		$rows    = array_column( $rows, null, 'customer_id' );
		$list    = array();

		foreach ( $ids as $id ) {
			if ( isset( $rows[ $id ] ) ) {
				$list[] = Customer::present( $rows[ $id ] + ( $metrics[ $id ] ?? array() ) );
			}
		}

		return $list;
	}
}
