<?php
/**
 * Customers and their figures.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Reports\Cache;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Database;
use Storedeck\Reports\Figures;
use Storedeck\Reports\Listing;
use Storedeck\Reports\Money;
use Storedeck\Reports\Shop_Time;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Lists everybody who has an account or an order.
 *
 * Figures of all customers are computed only when they decide who is listed or
 * in which order; else those of the page are enough.
 *
 * With `after` or `before`, figures are those of that time, and customers
 * without orders in it are left out.
 */
final class Customer_Listing extends Listing {

	/**
	 * Keys to order by: SQL, and whether it needs figures. `%s` is the direction.
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
		'orders_count'     => array( 'COALESCE( figures.orders_count, 0 ) %s', true ),
		'total_spend'      => array( 'COALESCE( figures.total_spend, 0 ) %s', true ),
		'avg_order_value'  => array( Customer_Figures::AVERAGE . ' %s', true ),
	);

	/**
	 * So many found customers are few.
	 */
	private const FEW = 1000;

	/**
	 * What the totals are made of; see the fields of reports.
	 */
	private const TOTALS = array(
		'customers_count'     => array(
			'type' => 'integer',
			'sum'  => '1',
		),
		'orders'              => array(
			'type' => 'integer',
			'sum'  => 'COALESCE( figures.orders_count, 0 )',
		),
		'spend'               => array(
			'type' => 'money',
			'sum'  => 'COALESCE( figures.total_spend, 0 )',
		),
		'averages'            => array(
			'type' => 'money',
			'sum'  => Customer_Figures::AVERAGE,
		),
		'buyers'              => array(
			'type' => 'integer',
			'sum'  => 'CASE WHEN figures.orders_count > 0 THEN 1 ELSE 0 END',
		),
		'avg_orders_count'    => array(
			'type'  => 'average',
			'ratio' => array( 'orders', 'customers_count' ),
		),
		'avg_total_spend'     => array(
			'type'  => 'average',
			'ratio' => array( 'spend', 'customers_count' ),
		),
		// Of those who ever ordered: who only registered has no order to take an average of.
		'avg_avg_order_value' => array(
			'type'  => 'average',
			'ratio' => array( 'averages', 'buyers' ),
		),
	);

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function params(): array {
		return Customer_Params::of_list( array_keys( self::ORDERBY ) );
	}

	/**
	 * Parameters of the totals.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function totals_params(): array {
		return Customer_Params::of_totals();
	}

	/**
	 * What a row holds.
	 *
	 * @return array<string, array{type: string, format?: string}>
	 */
	public static function columns(): array {
		return Customer_Rows::columns();
	}

	/**
	 * What the totals hold.
	 *
	 * @return array<string, array{type: string, format?: string}>
	 */
	public static function figures(): array {
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
	 * Routes that a row leads to: registered people have one.
	 *
	 * @param array<string, mixed> $row Row.
	 * @return array<string, string>
	 */
	public static function links( array $row ): array {
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
	public static function page( array $params ): array {
		$time                 = new Shop_Time( Settings::time_zone() );
		$filters              = new Customer_Filters( $params, $time );
		list( $order, $rank ) = self::ORDERBY[ $params['orderby'] ];
		$direction            = 'asc' === $params['order'] ? 'ASC' : 'DESC';
		$decide               = self::decide( $params, $filters );
		$conditions           = self::found( $filters->conditions( self::escape() ), $params, $decide );
		$select               = Customer_Rows::COLUMNS . ( $decide || $rank ? Customer_Rows::FIGURES : '' );

		list( $counted, $rows ) = self::run(
			array(
				self::sql( 'COUNT(*) AS total', '', array(), $conditions, $params, $decide ),
				self::sql(
					$select,
					' ORDER BY ' . sprintf( $order, $direction ) . ", customers.customer_id $direction LIMIT %d OFFSET %d",
					array( $params['per_page'], ( $params['page'] - 1 ) * $params['per_page'] ),
					$conditions,
					$params,
					$decide || $rank
				),
			),
			$decide || $rank,
			! empty( $params['force_cache_refresh'] )
		);

		$total = (int) $counted[0]['total'];

		return array(
			'data'  => Customer_Rows::read( $decide || $rank ? $rows : Customer_Rows::with_figures( $rows, $params ), $time ),
			'total' => $total,
			'pages' => (int) ceil( $total / $params['per_page'] ),
		);
	}

	/**
	 * Totals of all customers that are meant.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array<string, int|float>
	 */
	public static function totals( array $params ): array {
		$filters = new Customer_Filters( $params, new Shop_Time( Settings::time_zone() ) );
		$figures = new Figures( self::TOTALS );
		$known   = array_keys( self::figures() );
		$names   = empty( $params['fields'] ) ? $known : array_values( array_intersect( $known, $params['fields'] ) );
		$needed  = $figures->columns( $names )['orders'] ?? array();
		$select  = array();

		if ( array() === $needed ) {
			return array();
		}

		foreach ( array_keys( $needed ) as $name ) {
			// Units already, so they are added as they are.
			$select[] = 'SUM( ' . self::TOTALS[ $name ]['sum'] . ' ) AS ' . $name;
		}

		$joined = self::decide( $params, $filters ) || array( 'customers_count' ) !== array_keys( $needed );

		$sql  = self::sql( implode( ', ', $select ), '', array(), $filters->conditions( self::escape() ), $params, $joined );
		$row  = self::run( array( $sql ), $joined, ! empty( $params['force_cache_refresh'] ) )[0][0];
		$sums = array_map( array( Money::class, 'read' ), $row );

		return $figures->to_numbers( $figures->compute( $sums, $names ) );
	}

	/**
	 * Who is meant by a search, when they are few: words may stand anywhere, so each question reads all
	 * customers, and one such question is enough.
	 *
	 * @param Conditions           $conditions Which customers are meant.
	 * @param array<string, mixed> $params     Parameters.
	 * @param bool                 $decide     Whether figures decide who is listed.
	 */
	private static function found( Conditions $conditions, array $params, bool $decide ): Conditions {
		if ( $decide || array() === Customer_Search::words( $params['search'] ?? '' ) ) {
			return $conditions;
		}

		$ids = array_map(
			'intval',
			array_column(
				Database::run( self::sql( 'customers.customer_id AS id', ' LIMIT %d', array( self::FEW + 1 ), $conditions, $params, false ) ),
				'id'
			)
		);

		if ( count( $ids ) > self::FEW ) {
			return $conditions;
		}

		$found = new Conditions( static fn(): array => array() );

		if ( array() === $ids ) {
			$found->add( '1 = 0' );
		} else {
			$found->add( 'customers.customer_id IN ( ' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )', $ids );
		}

		return $found;
	}

	/**
	 * Whether figures decide who is listed.
	 *
	 * @param array<string, mixed> $params  Parameters.
	 * @param Customer_Filters     $filters Filters.
	 */
	private static function decide( array $params, Customer_Filters $filters ): bool {
		return $filters->need_figures() || self::has_range( $params );
	}

	/**
	 * Whether a time is meant rather than all of it.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	private static function has_range( array $params ): bool {
		return isset( $params['after'] ) || isset( $params['before'] );
	}

	/**
	 * Runs queries. What figures of all customers are computed for is remembered; the rest is read afresh.
	 *
	 * @param string[] $queries Prepared SQL.
	 * @param bool     $joined  Whether figures are joined.
	 * @param bool     $refresh Whether a remembered answer is refused.
	 * @return array<int, array<int, array<string, string|null>>> Rows of each query.
	 */
	private static function run( array $queries, bool $joined, bool $refresh ): array {
		return $joined ? Cache::rows( $queries, $refresh ) : array_map( array( Database::class, 'run' ), $queries );
	}

	/**
	 * SQL over customers.
	 *
	 * @param string               $select     What is read.
	 * @param string               $rest       Order and limit.
	 * @param array<int, int>      $values     Values of the rest.
	 * @param Conditions           $conditions Which customers are meant.
	 * @param array<string, mixed> $params     Parameters.
	 * @param bool                 $joined     Whether figures are needed.
	 */
	private static function sql(
		string $select,
		string $rest,
		array $values,
		Conditions $conditions,
		array $params,
		bool $joined
	): string {
		$join = '';
		$more = array();

		if ( $joined ) {
			list( $figures, $more ) = Customer_Figures::sql( $params );

			$join = ( self::has_range( $params ) ? ' INNER' : ' LEFT' )
				. " JOIN ( $figures ) figures ON figures.customer_id = customers.customer_id";
		}

		return Database::prepare(
			"SELECT $select FROM {customer_lookup} customers$join WHERE " . $conditions->sql() . $rest,
			array_merge( $more, $conditions->values(), $values )
		);
	}

	/**
	 * Takes the meaning from the signs that LIKE knows.
	 *
	 * @return callable(string):string
	 */
	private static function escape(): callable {
		global $wpdb;

		return array( $wpdb, 'esc_like' );
	}
}
