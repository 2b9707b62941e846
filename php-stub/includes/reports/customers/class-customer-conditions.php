<?php
/**
 * SQL conditions of customer filters.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Sums\Customer_Metrics;

defined( 'ABSPATH' ) || exit;

/**
 * Converts parameters to conditions on `customers` and, for filters by metrics,
 * on `metrics`.
 */
final class Customer_Conditions {

	/**
	 * Strings that can be included and excluded.
	 */
	public const STRINGS = array(
		'name'     => "TRIM( CONCAT( customers.first_name, ' ', customers.last_name ) )",
		'username' => 'customers.username',
		'email'    => "COALESCE( customers.email, '' )",
		'country'  => 'customers.country',
	);

	/**
	 * Columns that can be required not to be empty.
	 */
	public const NOT_EMPTY = array(
		'email'    => "COALESCE( customers.email, '' ) <> ''",
		'name'     => "( customers.first_name <> '' OR customers.last_name <> '' )",
		'country'  => "customers.country <> ''",
		'city'     => "customers.city <> ''",
		'state'    => "customers.state <> ''",
		'postcode' => "customers.postcode <> ''",
	);

	/**
	 * Customers with an account, or without.
	 */
	public const USER_TYPES = array(
		'registered' => 'customers.user_id IS NOT NULL',
		'guest'      => 'customers.user_id IS NULL',
	);

	/**
	 * Date columns, and whether they are in GMT.
	 */
	public const DATES = array(
		'registered'  => array( 'customers.date_registered', true ),
		'last_active' => array( 'customers.date_last_active', true ),
		'last_order'  => array( 'metrics.last_order', false ),
	);

	/**
	 * Number columns, and whether they are money.
	 */
	public const NUMBERS = array(
		'orders_count'    => array( 'COALESCE( metrics.orders_count, 0 )', false ),
		'total_spend'     => array( 'COALESCE( metrics.total_spend, 0 )', true ),
		'avg_order_value' => array( Customer_Metrics::AVERAGE, true ),
	);

	/**
	 * Clauses of the filters: SQL and values.
	 *
	 * @var array<int, array{0: string, 1: array<int, int|string>}>
	 */
	private array $clauses = array();

	/**
	 * Whether a filter needs metrics.
	 *
	 * @var bool
	 */
	private bool $needs_metrics = false;

	/**
	 * Reads the parameters.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @param Site_Time            $time   Site time.
	 */
	public function __construct( private array $params, private Site_Time $time ) {
		foreach ( self::STRINGS as $name => $column ) {
			$this->add_strings( $name, $column );
		}

		foreach ( self::NUMBERS as $name => list( $column, $is_money ) ) {
			$this->add_numbers( $name, $column, $is_money );
		}

		foreach ( self::DATES as $name => list( $column, $is_gmt ) ) {
			$this->add_dates( $name, $column, $is_gmt );
		}

		$this->add_locations( 'location_includes', '' );
		$this->add_locations( 'location_excludes', 'NOT ' );

		$type = self::USER_TYPES[ $params['user_type'] ?? '' ] ?? null;

		if ( null !== $type ) {
			$this->clauses[] = array( $type, array() );
		}
	}

	/**
	 * Whether metrics must be joined.
	 */
	public function needs_metrics(): bool {
		return $this->needs_metrics;
	}

	/**
	 * Builds the conditions. Lists of ids, search and required columns always
	 * apply; other filters are combined by `match`.
	 *
	 * @param callable(string):string $escape Escapes a string for LIKE.
	 */
	public function build( callable $escape ): Conditions {
		$conditions = new Conditions( static fn(): array => array() );

		$this->add_ids( $conditions, 'customers', 'customers.customer_id' );
		$this->add_ids( $conditions, 'customers_exclude', 'customers.customer_id', 'NOT IN' );
		$this->add_ids( $conditions, 'users', 'customers.user_id' );

		foreach ( (array) ( $this->params['filter_empty'] ?? array() ) as $column ) {
			$conditions->add( self::NOT_EMPTY[ $column ] );
		}

		Customer_Search_Conditions::add(
			$conditions,
			(string) ( $this->params['search'] ?? '' ),
			$this->params['searchby'] ?? 'name',
			$escape
		);

		if ( array() !== $this->clauses ) {
			$conditions->add(
				'( ' . implode(
					'any' === ( $this->params['match'] ?? 'all' ) ? ' OR ' : ' AND ',
					array_map( static fn( array $clause ): string => '( ' . $clause[0] . ' )', $this->clauses )
				) . ' )',
				array_merge( ...array_column( $this->clauses, 1 ) )
			);
		}

		return $conditions;
	}

	/**
	 * Adds a condition on ids.
	 *
	 * @param Conditions $conditions Conditions.
	 * @param string     $name       Parameter name.
	 * @param string     $column     Trusted SQL.
	 * @param string     $operator   IN or NOT IN.
	 */
	private function add_ids( Conditions $conditions, string $name, string $column, string $operator = 'IN' ): void {
		$ids = array_values( array_unique( array_map( 'intval', (array) ( $this->params[ $name ] ?? array() ) ) ) );

		if ( array() !== $ids ) {
			$conditions->add( "$column $operator ( " . Database::placeholders( $ids ) . ' )', $ids );
		}
	}

	/**
	 * Adds conditions that include or exclude strings. Numbers are customer ids,
	 * except for countries.
	 *
	 * @param string $name   Filter name.
	 * @param string $column Trusted SQL.
	 */
	private function add_strings( string $name, string $column ): void {
		foreach ( array(
			'_includes' => '',
			'_excludes' => 'NOT ',
		) as $rule => $negation ) {
			$values     = array_filter( array_map( 'trim', explode( ',', (string) ( $this->params[ $name . $rule ] ?? '' ) ) ), 'strlen' );
			$ids        = 'country' === $name ? array() : array_filter( $values, 'ctype_digit' );
			$texts      = array_values( array_diff( $values, $ids ) );
			$texts      = 'country' === $name ? array_map( 'strtoupper', $texts ) : $texts;
			$conditions = array();

			if ( array() !== $ids ) {
				$conditions[] = 'customers.customer_id IN ( ' . Database::placeholders( $ids ) . ' )';
			}

			if ( array() !== $texts ) {
				$conditions[] = $column . ' IN ( ' . Database::placeholders( $texts, '%s' ) . ' )';
			}

			if ( array() !== $conditions ) {
				$this->clauses[] = array(
					$negation . '( ' . implode( ' OR ', $conditions ) . ' )',
					array_merge( array_map( 'intval', array_values( $ids ) ), $texts ),
				);
			}
		}
	}

	/**
	 * Adds a condition that includes or excludes countries and states.
	 *
	 * @param string $name     Parameter name.
	 * @param string $negation Trusted SQL before the condition.
	 */
	private function add_locations( string $name, string $negation ): void {
		$conditions = array();
		$values     = array();

		foreach ( explode( ',', (string) ( $this->params[ $name ] ?? '' ) ) as $location ) {
			list( $country, $state ) = array_map( 'trim', explode( ':', $location, 2 ) ) + array( 1 => '' );

			if ( '' !== $country ) {
				$conditions[] = 'customers.country = %s' . ( '' === $state ? '' : ' AND customers.state = %s' );

				array_push( $values, strtoupper( $country ), ...( '' === $state ? array() : array( $state ) ) );
			}
		}

		if ( array() !== $conditions ) {
			$this->clauses[] = array( $negation . '( ( ' . implode( ' ) OR ( ', $conditions ) . ' ) )', $values );
		}
	}

	/**
	 * Adds a condition on the range of a number.
	 *
	 * @param string $name     Filter name.
	 * @param string $column   Trusted SQL.
	 * @param bool   $is_money Whether the column is in units of money.
	 */
	private function add_numbers( string $name, string $column, bool $is_money ): void {
		$between = (array) ( $this->params[ $name . '_between' ] ?? array() );
		$bounds  = array(
			array( '>=', $this->params[ $name . '_min' ] ?? null ),
			array( '<=', $this->params[ $name . '_max' ] ?? null ),
			array( '>=', array() === $between ? null : min( $between ) ),
			array( '<=', array() === $between ? null : max( $between ) ),
		);

		$convert = static fn( $number ): int => $is_money ? Decimal::of( $number )->to_units( Decimal::SQL_SCALE ) : (int) $number;

		$this->add_range( $column, '%d', $bounds, $convert );
	}

	/**
	 * Adds a condition on the range of a date.
	 *
	 * @param string $name   Filter name.
	 * @param string $column Trusted SQL.
	 * @param bool   $is_gmt Whether the column is in GMT.
	 */
	private function add_dates( string $name, string $column, bool $is_gmt ): void {
		$between = array_map( 'strval', (array) ( $this->params[ $name . '_between' ] ?? array() ) );
		$bounds  = array(
			array( '>=', self::to_date_time( $this->params[ $name . '_after' ] ?? null, false ) ),
			array( '<=', self::to_date_time( $this->params[ $name . '_before' ] ?? null, true ) ),
			array( '>=', array() === $between ? null : self::to_date_time( min( $between ), false ) ),
			array( '<=', array() === $between ? null : self::to_date_time( max( $between ), true ) ),
		);

		foreach ( $bounds as $index => list( $operator, $date ) ) {
			if ( null !== $date ) {
				$timestamp           = (int) $this->time->parse( $date );
				$bounds[ $index ][1] = $is_gmt ? $this->time->to_gmt( $timestamp, '<=' === $operator ) : Site_Time::format( $timestamp );
			}
		}

		$this->add_range( $column, '%s', $bounds, static fn( $date ): string => (string) $date );
	}

	/**
	 * Adds a condition with up to four bounds.
	 *
	 * @param string                                                 $column      Trusted SQL.
	 * @param string                                                 $placeholder Placeholder of a bound.
	 * @param array<int, array{0: string, 1: int|float|string|null}> $bounds      Operators and bounds; null for no bound.
	 * @param callable(int|float|string):(int|string)                $convert     Converts a bound to a value.
	 */
	private function add_range( string $column, string $placeholder, array $bounds, callable $convert ): void {
		$conditions = array();
		$values     = array();

		foreach ( $bounds as list( $operator, $bound ) ) {
			if ( null !== $bound ) {
				$conditions[] = "$column $operator $placeholder";
				$values[]     = $convert( $bound );
			}
		}

		if ( array() !== $conditions ) {
			$this->clauses[]     = array( implode( ' AND ', $conditions ), $values );
			$this->needs_metrics = $this->needs_metrics || str_contains( $column, 'metrics.' );
		}
	}

	/**
	 * Adds a time to a date: the first or last second of the day.
	 *
	 * @param string|null $date    Date, with or without time.
	 * @param bool        $is_last Whether to use the last second.
	 */
	public static function to_date_time( ?string $date, bool $is_last ): ?string {
		return null !== $date && 10 === strlen( $date ) ? $date . ( $is_last ? 'T23:59:59' : 'T00:00:00' ) : $date;
	}
}
