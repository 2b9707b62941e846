<?php

namespace Storedeck\Reports\Customers;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Foundation\Text;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Rows_Query;
use Storedeck\Reports\Sums\Customer_Metrics;

defined( 'ABSPATH' ) || exit;

/**
 * Query of a page of customers.
 *
 * Metrics of all customers are only read when they are used for filtering or sorting, otherwise those of the page. In a period,
 * metrics are of its orders, and customers without one are left out.
 */
final class Customers_Query extends Rows_Query {

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

	/** SQL of the columns of a customer. */
	private const COLUMNS = 'customers.customer_id AS id, customers.user_id, customers.username, customers.first_name, customers.last_name,'
		. ' customers.email, customers.country, customers.city, customers.state, customers.postcode, customers.date_registered,'
		. ' customers.date_last_active';

	/** How many of the largest customers may have been deleted, so that others are listed. */
	private const MAX_DELETED = 20;

	/** @var array<int, Customer_Rows> Customers of the request, in which a search runs only once: with the filters of plugins, or (1) without. */
	private array $customers = array();

	/** @return array<string, array{type: string|string[], format?: string}> Columns of a row. */
	public static function get_columns(): array {
		$date    = array( 'type' => array( 'string', 'null' ), 'format' => 'date-time' );
		$columns = array_fill_keys( array( 'id', 'user_id' ), array( 'type' => 'integer' ) )
			+ array_fill_keys( array( 'username', 'name', 'email', 'country', 'city', 'state', 'postcode' ), array( 'type' => 'string' ) )
			+ array_fill_keys( array( 'date_registered', 'date_last_active' ), $date )
			+ array( 'date_last_order' => array( 'type' => $date['type'] ), 'orders_count' => array( 'type' => 'integer' ) )
			+ array_fill_keys( array( 'total_spend', 'avg_order_value' ), array( 'type' => 'number', 'format' => 'currency' ) )
			+ array_fill_keys( array( 'date_registered_gmt', 'date_last_active_gmt' ), $date );

		return Personal_Data::describe_customer( $columns );
	}

	private function get_customers(): Customer_Rows {
		return $this->customers[ (int) $this->request->hooks->are_off() ] ??= new Customer_Rows( $this->request, $this->is_cached );
	}

	protected function count(): int {
		return $this->get_customers()->count();
	}

	/** Number of customers on all pages, as it is now. */
	public function get_total(): int {
		$this->is_cached = false;

		return $this->request->read( fn(): int => $this->count() );
	}

	/** Reads first the ids, so that the database sorts nothing else and the cache has no personal data. */
	protected function read_page( int $limit, int $offset ): array {
		return $this->map( $this->find_largest() ?? $this->find_sorted( array_column( $this->read_ids( $limit, $offset ), 'id' ) ) );
	}

	/**
	 * The customers of a period with the largest metrics, if there is no filter, which takes a fraction of the time of sorting
	 * all of them.
	 *
	 * @return list<array<string, string|null>>|null Rows of the database; null when they must be read as others.
	 */
	private function find_largest(): ?array {
		$params    = $this->request->params;
		$customers = $this->get_customers();
		$is_first  = 'desc' === $params['order'] && 1 === $params['page'] && isset( Customer_Metrics::SUMS[ $params['orderby'] ] );

		if ( ! $is_first || ! $customers->are_all_of_period() ) {
			return null;
		}

		$limit = $params['per_page'] + self::MAX_DELETED;
		$ids   = $customers->metrics->find_largest( $params['orderby'], $limit );

		if ( null === $ids ) {
			return null;
		}

		$found = $this->find_sorted( array_slice( $ids, 0, $limit ) );

		// Too many of them have no row.
		return count( $found ) < $params['per_page'] && count( $ids ) > $limit ? null : array_slice( $found, 0, $params['per_page'] );
	}

	/** Equal rows are sorted by id. */
	protected function read_ids( int $limit, int $offset ): array {
		$direction = 'asc' === $this->request->params['order'] ? 'ASC' : 'DESC';
		$order     = self::ORDERBY[ Personal_Data::get_sort_column( $this->request->params['orderby'] ) ] ?? '';
		$id        = $this->get_customers()->get_id( $order );
		$order     = ' ORDER BY ' . ( '' === $order ? '' : sprintf( $order, $direction ) . ', ' ) . "$id $direction LIMIT %d OFFSET %d";

		return $this->get_customers()->query( "$id AS id", $order, array( $limit, $offset ) );
	}

	protected function find_rows( array $ids ): array {
		$sql = 'SELECT ' . self::COLUMNS . ' FROM {customer_lookup} customers WHERE customers.customer_id IN ( %d )';

		return array_column( Database::rows( $sql, array( $ids ) ), null, 'id' );
	}

	protected function map( array $rows ): array {
		$ids     = array_map( 'intval', array_column( $rows, 'id' ) );
		$metrics = array() === $ids ? array() : array_column( $this->get_customers()->get_metrics( $ids ), null, 'customer_id' );

		return array_map( fn( array $row ): array => $this->map_row( $row + ( $metrics[ $row['id'] ] ?? array() ) ), $rows );
	}

	/**
	 * A row of a response. The date of the last order is in site time.
	 *
	 * @param array<string, string|null> $row Row of the database, with metrics if the customer has orders.
	 * @return array<string, mixed>
	 */
	private function map_row( array $row ): array {
		$id       = (int) $row['id'];
		$orders   = (int) ( $row['orders_count'] ?? 0 );
		$spend    = Decimal::of_units( $row['total_spend'] ?? null, Decimal::SQL_SCALE );
		$customer = array(
			'id'                   => $id,
			'user_id'              => (int) $row['user_id'],
			'username'             => (string) $row['username'],
			'name'                 => Text::decode( Text::trim( $row['first_name'] . ' ' . $row['last_name'] ) ),
			'email'                => (string) $row['email'],
			'country'              => (string) $row['country'],
			'city'                 => Text::decode( (string) $row['city'] ),
			'state'                => Text::decode( (string) $row['state'] ),
			'postcode'             => (string) $row['postcode'],
			'date_registered'      => $this->format_date( $row['date_registered'] ),
			'date_last_active'     => $this->format_date( $row['date_last_active'] ),
			'date_last_order'      => $row['last_order'] ?? null,
			'orders_count'         => $orders,
			'total_spend'          => $spend->to_number(),
			'avg_order_value'      => $spend->divided_by( $orders, Decimal::SQL_SCALE )->to_number(),
			'date_registered_gmt'  => $this->format_date( $row['date_registered'], true ),
			'date_last_active_gmt' => $this->format_date( $row['date_last_active'], true ),
		);

		return Personal_Data::hide_in_customer( $customer, $id );
	}

	/** A date that is stored in GMT, in site time or in GMT; null when there is none. */
	private function format_date( ?string $date, bool $is_gmt = false ): ?string {
		$unix = '' === (string) $date || str_starts_with( $date, '0000' ) ? false : strtotime( $date . ' UTC' );

		return false === $unix ? null : Site_Time::format( $is_gmt ? $unix : $this->request->time->from_unix( $unix ), 'Y-m-d\TH:i:s' );
	}
}
