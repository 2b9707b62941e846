<?php

namespace Storedeck\Reports\Customers;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Rows_Query;
use Storedeck\Reports\Sums\Customer_Metrics;

defined( 'ABSPATH' ) || exit;

/**
 * Query of a page of customers.
 *
 * Metrics of all customers are only read when they are used for filtering or sorting, otherwise those of the page. In a period,
 * metrics are of its orders, and customers without one are left out.
 */
final class Customers_Query implements Rows_Query {

	/** Values of `orderby`. `%s` is the direction. */
	public const ORDERBY = array(
		'date_registered'  => 'customers.date_registered %s',
		'username'         => 'customers.username %s',
		'name'             => 'customers.first_name %1$s, customers.last_name %1$s',
		'country'          => 'customers.country %s',
		'city'             => 'customers.city %s',
		'state'            => 'customers.state %s',
		'postcode'         => 'customers.postcode %s',
		'date_last_active' => 'customers.date_last_active %s',
		'orders_count'     => '[customer_orders] %s',
		'total_spend'      => '[customer_spend] %s',
		'avg_order_value'  => '[customer_average] %s',
	);

	/** How many of the largest customers may have been deleted, so that others are listed. */
	private const MAX_DELETED = 20;

	/** Rows of batches, in which a search runs only once. */
	private ?Customer_Rows $batches = null;

	public function __construct( private Report_Request $request ) {
	}

	public function get_results(): array {
		return $this->request->read_results(
			function (): array {
				$rows  = new Customer_Rows( $this->request );
				$total = $rows->count();

				return array(
					'data'  => $this->read_page( $rows ),
					'total' => $total,
					'pages' => (int) ceil( $total / $this->request->params['per_page'] ),
				);
			}
		);
	}

	public function get_rows(): array {
		return $this->request->read( fn(): array => $this->read_page( new Customer_Rows( $this->request ) ) );
	}

	/** Number of customers on all pages, as it is now. */
	public function get_total(): int {
		return $this->request->read( fn(): int => $this->get_batches()->count() );
	}

	public function get_ids( int $limit, int $offset ): array {
		return $this->request->read( fn(): array => $this->read_ids( $this->get_batches(), $limit, $offset ) );
	}

	public function get_by_ids( array $ids ): array {
		return $this->request->read( fn(): array => $this->map( self::find_rows( $ids ), new Customer_Rows( $this->request ) ) );
	}

	private function get_batches(): Customer_Rows {
		return $this->batches ??= new Customer_Rows( $this->request, false );
	}

	/**
	 * Reads the rows of a page: first the ids, so that the database sorts nothing else and the cache has no personal data.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private function read_page( Customer_Rows $rows ): array {
		$params = $this->request->params;
		$offset = ( $params['page'] - 1 ) * $params['per_page'];

		return $this->read_largest( $rows )
			?? $this->map( self::find_rows( $this->read_ids( $rows, $params['per_page'], $offset ) ), $rows );
	}

	/**
	 * The customers of a period with the largest metrics, if there is no filter, which takes a fraction of the time of sorting
	 * all of them.
	 *
	 * @return array<int, array<string, mixed>>|null Null when they must be read as others.
	 */
	private function read_largest( Customer_Rows $rows ): ?array {
		$params   = $this->request->params;
		$is_first = 'desc' === $params['order'] && 1 === $params['page'] && isset( Customer_Metrics::SUMS[ $params['orderby'] ] );

		if ( ! $is_first || ! $rows->are_all_of_period() ) {
			return null;
		}

		$limit = $params['per_page'] + self::MAX_DELETED;
		$ids   = $rows->metrics->find_largest( $params['orderby'], $limit );

		if ( null === $ids ) {
			return null;
		}

		$found = self::find_rows( array_slice( $ids, 0, $limit ) );

		// Too many of them have no row.
		if ( count( $found ) < $params['per_page'] && count( $ids ) > $limit ) {
			return null;
		}

		return $this->map( array_slice( $found, 0, $params['per_page'] ), $rows );
	}

	/**
	 * Sorted ids; equal rows are sorted by id.
	 *
	 * @param int $limit  Maximum number.
	 * @param int $offset Number of customers to skip.
	 * @return int[]
	 */
	private function read_ids( Customer_Rows $rows, int $limit, int $offset ): array {
		$direction = 'asc' === $this->request->params['order'] ? 'ASC' : 'DESC';
		$order     = self::ORDERBY[ Personal_Data::get_sort_column( $this->request->params['orderby'] ) ] ?? '';
		$id        = $rows->get_id( $order );
		$order     = ' ORDER BY ' . ( '' === $order ? '' : sprintf( $order, $direction ) . ', ' ) . "$id $direction LIMIT %d OFFSET %d";

		return array_map( 'intval', array_column( $rows->query( "$id AS id", $order, array( $limit, $offset ) ), 'id' ) );
	}

	/**
	 * Rows of customers, in the order of the ids.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array<string, string|null>> Without those of customers that do not exist.
	 */
	private static function find_rows( array $ids ): array {
		$rows = array() === $ids ? array() : array_column(
			Database::rows(
				'SELECT ' . Customer_Result_Mapper::COLUMNS . ' FROM {customer_lookup} customers WHERE customers.customer_id IN ( '
					. Database::placeholders( $ids ) . ' )',
				$ids
			),
			null,
			'id'
		);

		return array_values( array_intersect_key( array_replace( array_flip( $ids ), $rows ), $rows ) );
	}

	/**
	 * Customers of a response.
	 *
	 * @param array<int, array<string, string|null>> $found Rows of the database.
	 * @return array<int, array<string, mixed>>
	 */
	private function map( array $found, Customer_Rows $rows ): array {
		if ( array() === $found ) {
			return array();
		}

		$metrics = array_column( $rows->get_metrics( array_map( 'intval', array_column( $found, 'id' ) ) ), null, 'customer_id' );

		return Customer_Result_Mapper::map(
			array_map( static fn( array $row ): array => $row + ( $metrics[ $row['id'] ] ?? array() ), $found ),
			new Site_Time( Settings::get_time_zone() )
		);
	}
}
