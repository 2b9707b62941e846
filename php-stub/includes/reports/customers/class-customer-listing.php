<?php
/**
 * Customers report.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Hooks\Result_Hook;
use Storedeck\Reports\Listing;
use Storedeck\Reports\Sums\Customer_Metrics;

defined( 'ABSPATH' ) || exit;

/**
 * Lists all customers with an account or an order.
 *
 * Metrics of all customers are computed only when they are used for filtering or
 * sorting, otherwise only those of the page.
 *
 * With `after` or `before`, metrics are limited to that range, and customers
 * without orders in it are omitted.
 */
final class Customer_Listing extends Listing {

	/**
	 * Values of `orderby`: SQL, and whether it needs metrics. `%s` is the
	 * direction.
	 */
	private const ORDERBY = array(
		'date_registered'  => array( 'customers.date_registered %s', false ),
		'username'         => array( 'customers.username %s', false ),
		'name'             => array( 'customers.first_name %1$s, customers.last_name %1$s', false ),
		'country'          => array( 'customers.country %s', false ),
		'city'             => array( 'customers.city %s', false ),
		'state'            => array( 'customers.state %s', false ),
		'postcode'         => array( 'customers.postcode %s', false ),
		'date_last_active' => array( 'customers.date_last_active %s', false ),
		'orders_count'     => array( 'COALESCE( metrics.orders_count, 0 ) %s', true ),
		'total_spend'      => array( 'COALESCE( metrics.total_spend, 0 ) %s', true ),
		'avg_order_value'  => array( Customer_Metrics::AVERAGE . ' %s', true ),
	);

	/**
	 * Ordering of customers whose names are hidden.
	 */
	private const ORDER_BY_ID = array( 'id' => array( 'customers.customer_id %s', false ) );

	/**
	 * How many of the largest customers may have been deleted, so that others are listed.
	 */
	private const MAX_DELETED = 20;

	/**
	 * Columns of stored metrics.
	 */
	private const STORED_ORDERBY = array(
		'orders_count'    => 'metrics.orders_count',
		'total_spend'     => 'metrics.total_spend',
		'avg_order_value' => 'metrics.average',
	);

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_params(): array {
		return Customer_Params::for_list( array_keys( self::ORDERBY ) );
	}

	/**
	 * Parameters of the totals.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_totals_params(): array {
		return Customer_Params::for_totals();
	}

	/**
	 * Columns of a row.
	 *
	 * @return array<string, array{type: string, format?: string}>
	 */
	public static function get_columns(): array {
		return Customer_Result_Mapper::get_columns();
	}

	/**
	 * Metrics of the totals.
	 *
	 * @return array<string, array{type: string, format?: string}>
	 */
	public static function get_metrics(): array {
		$money = array(
			'type'   => 'number',
			'format' => 'currency',
		);

		return array(
			'customers_count'     => array( 'type' => 'integer' ),
			'avg_orders_count'    => array( 'type' => 'number' ),
			'avg_total_spend'     => $money,
			'avg_avg_order_value' => $money,
		);
	}

	/**
	 * Links of a row. Only registered customers have a route.
	 *
	 * @param array<string, mixed> $row Row.
	 * @return array<string, string>
	 */
	public static function get_links( array $row ): array {
		return 0 === $row['user_id'] ? array() : array(
			'customer'   => '/customers/' . $row['id'],
			'collection' => '/customers',
		);
	}

	/**
	 * A page of customers.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array{data: array<int, array<string, mixed>>, total: int, pages: int}
	 */
	public static function get_page( array $params ): array {
		return self::read(
			$params,
			static function ( array $params ): array {
				$prepared = self::prepare( $params );
				$total    = self::count( $prepared, $params );

				return Result_Hook::apply(
					'customers',
					array(
						'data'  => self::read_rows( $prepared, $params ),
						'total' => $total,
						'pages' => (int) ceil( $total / $params['per_page'] ),
					),
					$params
				);
			}
		);
	}

	/**
	 * Reads customers with the filters of plugins.
	 *
	 * @template T
	 * @param array<string, mixed>              $params Validated parameters.
	 * @param callable(array<string, mixed>): T $read   Reads customers.
	 * @return T
	 */
	private static function read( array $params, callable $read ) {
		return Customer_Clauses::read(
			'customers',
			array( self::class, 'get_params' ),
			$params,
			static fn( array $params ) => $read( array( 'orderby' => Personal_Data::get_sort_column( $params['orderby'] ) ) + $params )
		);
	}

	/**
	 * The rows of a page, without counting all customers.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array<int, array<string, mixed>>
	 */
	public static function get_rows( array $params ): array {
		return self::read( $params, static fn( array $params ): array => self::read_rows( self::prepare( $params ), $params ) );
	}

	/**
	 * The customers of a range with the largest metrics, if there is no filter, which
	 * takes a fraction of the time of sorting all of them.
	 *
	 * @param array{0: Conditions, 1: bool, 2: bool, 3: int|null} $prepared Result of prepare().
	 * @param array<string, mixed>                                $params   Validated parameters.
	 * @return array<int, array<string, mixed>>|null Null when they must be read as others.
	 */
	private static function read_largest( array $prepared, array $params ): ?array {
		$is_first = 'desc' === $params['order'] && 1 === $params['page'];

		if ( ! $is_first || ! Customer_Query::has_range( $params ) || Customer_Clauses::change_orders( $params ) ) {
			return null;
		}

		if ( ! isset( Customer_Metrics::SUMS[ $params['orderby'] ] ) || '1 = 1' !== $prepared[0]->get_sql() ) {
			return null;
		}

		$ids = Customer_Metrics::find_largest( $params, $params['orderby'], $params['per_page'] + self::MAX_DELETED );

		if ( null === $ids ) {
			return null;
		}

		$rows = self::find_rows( array_slice( $ids, 0, $params['per_page'] + self::MAX_DELETED ) );

		// Too many of them have no row.
		if ( count( $rows ) < $params['per_page'] && count( $ids ) > $params['per_page'] + self::MAX_DELETED ) {
			return null;
		}

		return self::map_rows( array_slice( $rows, 0, $params['per_page'] ), $params );
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
	 * @param array<int, array<string, string|null>> $rows   Rows.
	 * @param array<string, mixed>                   $params Validated parameters.
	 * @return array<int, array<string, mixed>>
	 */
	private static function map_rows( array $rows, array $params ): array {
		return Customer_Result_Mapper::map(
			Customer_Result_Mapper::add_metrics( $rows, $params ),
			new Site_Time( Settings::get_time_zone() )
		);
	}

	/**
	 * Reads the rows of a page: first the ids, so that the database sorts nothing else and the cache has no personal data.
	 *
	 * @param array{0: Conditions, 1: bool, 2: bool, 3: int|null} $prepared Result of prepare().
	 * @param array<string, mixed>                                $params   Validated parameters.
	 * @return array<int, array<string, mixed>>
	 */
	private static function read_rows( array $prepared, array $params ): array {
		$largest = self::read_largest( $prepared, $params );

		if ( null !== $largest ) {
			return $largest;
		}

		$sql = self::get_id_sql( $prepared, $params, $params['per_page'], ( $params['page'] - 1 ) * $params['per_page'] );
		$ids = array_map( 'intval', array_column( Customer_Query::run( $sql, true, $params ), 'id' ) );

		return self::map_rows( self::find_rows( $ids ), $params );
	}

	/**
	 * Number of all matching customers.
	 *
	 * @param array{0: Conditions, 1: bool, 2: bool, 3: int|null} $prepared Result of prepare().
	 * @param array<string, mixed>                                $params   Validated parameters.
	 */
	private static function count( array $prepared, array $params ): int {
		list( $conditions, $filters_by_metrics, , $stored_type ) = $prepared;

		$sql = Customer_Query::build(
			'COUNT(*) AS total',
			'',
			array(),
			$conditions,
			$params,
			$filters_by_metrics,
			$filters_by_metrics ? $stored_type : null
		);

		return (int) Customer_Query::run( $sql, true, $params )[0]['total'];
	}

	/**
	 * SQL of the ids of some customers.
	 *
	 * @param array{0: Conditions, 1: bool, 2: bool, 3: int|null} $prepared Result of prepare().
	 * @param array<string, mixed>                                $params   Validated parameters.
	 * @param int                                                 $limit    Maximum number of ids.
	 * @param int                                                 $offset   Number of customers to skip.
	 */
	private static function get_id_sql( array $prepared, array $params, int $limit, int $offset ): string {
		list( $conditions, , $needs_metrics, $stored_type ) = $prepared;

		return Customer_Query::build(
			( null === $stored_type ? 'customers' : 'metrics' ) . '.customer_id AS id',
			self::get_order_by( $params, null !== $stored_type ),
			array( $limit, $offset ),
			$conditions,
			$params,
			$needs_metrics,
			$stored_type
		);
	}

	/**
	 * Prepares queries.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array{0: Conditions, 1: bool, 2: bool, 3: int|null} Conditions, whether they use metrics, whether conditions or order use metrics, and the date type of stored metrics.
	 */
	private static function prepare( array $params ): array {
		$filters            = new Customer_Conditions( $params, new Site_Time( Settings::get_time_zone() ) );
		$filters_by_metrics = Customer_Query::filters_by_metrics( $params, $filters );
		$needs_metrics      = $filters_by_metrics || self::get_sort( $params )[1];
		$stored_type        = Customer_Query::get_stored_type( $params, $needs_metrics );
		$conditions         = $filters->build( Customer_Query::get_like_escape() );

		return array(
			Customer_Query::narrow_search( $conditions, $params, $filters_by_metrics ),
			$filters_by_metrics,
			$needs_metrics,
			$stored_type,
		);
	}

	/**
	 * Query of the ids of all matching customers.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return callable(int, int): int[]
	 */
	public static function create_id_query( array $params ): callable {
		return self::read(
			$params,
			static function ( array $params ): callable {
				$prepared = self::prepare( $params );

				return static fn( int $limit, int $offset ): array => array_map(
					'intval',
					array_column(
						Customer_Query::run( self::get_id_sql( $prepared, $params, $limit, $offset ), false, $params ),
						'id'
					)
				);
			}
		);
	}

	/**
	 * Customers by ids.
	 *
	 * @param int[]                $ids    Ids, at least one.
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array<int, array<string, mixed>>
	 */
	public static function get_by_ids( array $ids, array $params ): array {
		$rows = self::find_rows( $ids );

		return self::read( $params, static fn( array $params ): array => self::map_rows( $rows, $params ) );
	}

	/**
	 * SQL of order and page; equal rows are sorted by id.
	 *
	 * @param array<string, mixed> $params    Validated parameters.
	 * @param bool                 $is_stored Whether stored metrics are used, whose columns have indexes.
	 */
	private static function get_order_by( array $params, bool $is_stored ): string {
		list( $order, $sorts_by_metric ) = self::get_sort( $params );

		$order     = $is_stored && $sorts_by_metric ? self::STORED_ORDERBY[ $params['orderby'] ] . ' %s' : $order;
		// Where each row of metrics has a customer, they are sorted before the join.
		$has_all   = $is_stored || Customer_Query::has_range( $params );
		$id        = $sorts_by_metric && $has_all ? 'metrics.customer_id' : 'customers.customer_id';
		$direction = 'asc' === $params['order'] ? 'ASC' : 'DESC';

		return ' ORDER BY ' . sprintf( $order, $direction ) . ", $id $direction LIMIT %d OFFSET %d";
	}

	/**
	 * SQL of the ordering, and whether it needs metrics.
	 *
	 * @param array<string, mixed> $params Parameters.
	 * @return array{0: string, 1: bool}
	 */
	private static function get_sort( array $params ): array {
		return ( self::ORDERBY + self::ORDER_BY_ID )[ $params['orderby'] ];
	}

	/**
	 * Totals of all matching customers.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array<string, int|float>
	 */
	public static function get_totals( array $params ): array {
		return Customer_Clauses::read(
			'customers_stats',
			array( self::class, 'get_totals_params' ),
			$params,
			array( Customer_Totals::class, 'get' )
		);
	}
}
