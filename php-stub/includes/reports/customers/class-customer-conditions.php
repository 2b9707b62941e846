<?php
/**
 * Filters of customers as SQL.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Money\Decimal;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Database;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Turns the parameters of one question into conditions on `customers`, and on
 * `figures` where some filter asks for those.
 */
final class Customer_Conditions {

	/**
	 * Texts that can be included and excluded.
	 */
	private const TEXTS = array(
		'name'     => "TRIM( CONCAT( customers.first_name, ' ', customers.last_name ) )",
		'username' => 'customers.username',
		'email'    => "COALESCE( customers.email, '' )",
		'country'  => 'customers.country',
	);

	/**
	 * Columns that must not be empty.
	 */
	public const FILLED = array(
		'email'    => "COALESCE( customers.email, '' ) <> ''",
		'name'     => "( customers.first_name <> '' OR customers.last_name <> '' )",
		'country'  => "customers.country <> ''",
		'city'     => "customers.city <> ''",
		'state'    => "customers.state <> ''",
		'postcode' => "customers.postcode <> ''",
	);

	/**
	 * Dates, and whether the column holds the time of Greenwich.
	 */
	public const DATES = array(
		'registered'  => array( 'customers.date_registered', true ),
		'last_active' => array( 'customers.date_last_active', true ),
		'last_order'  => array( 'figures.last_order', false ),
	);

	/**
	 * Numbers, and whether they are money.
	 */
	public const NUMBERS = array(
		'orders_count'    => array( 'COALESCE( figures.orders_count, 0 )', false ),
		'total_spend'     => array( 'COALESCE( figures.total_spend, 0 )', true ),
		'avg_order_value' => array( Customer_Metrics::AVERAGE, true ),
	);

	/**
	 * Filters that were asked for: SQL and values.
	 *
	 * @var array<int, array{0: string, 1: array<int, int|string>}>
	 */
	private array $clauses = array();

	/**
	 * Whether some filter asks for figures.
	 *
	 * @var bool
	 */
	private bool $figures = false;

	/**
	 * Reads the parameters.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @param Site_Time            $time   The shop's clock.
	 */
	public function __construct( private array $params, private Site_Time $time ) {
		foreach ( self::TEXTS as $name => $column ) {
			$this->texts( $name, $column );
		}

		foreach ( self::NUMBERS as $name => list( $column, $is_money ) ) {
			$this->numbers( $name, $column, $is_money );
		}

		foreach ( self::DATES as $name => list( $column, $is_gmt ) ) {
			$this->dates( $name, $column, $is_gmt );
		}
	}

	/**
	 * Whether figures must be joined.
	 */
	public function need_figures(): bool {
		return $this->figures;
	}

	/**
	 * Which customers are meant. Those of a list, a search and filled columns
	 * hold in any case; the others together or one of them, as `match` says.
	 *
	 * @param callable(string):string $escape Takes the meaning from the signs that LIKE knows.
	 */
	public function conditions( callable $escape ): Conditions {
		$conditions = new Conditions( static fn(): array => array() );

		$this->ids( $conditions, 'customers', 'customers.customer_id' );
		$this->ids( $conditions, 'users', 'customers.user_id' );

		foreach ( (array) ( $this->params['filter_empty'] ?? array() ) as $column ) {
			$conditions->add( self::FILLED[ $column ] );
		}

		Customer_Search_Conditions::restrict(
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
	 * Restricts to some ids.
	 *
	 * @param Conditions $conditions Conditions.
	 * @param string     $name       Parameter.
	 * @param string     $column     Trusted SQL.
	 */
	private function ids( Conditions $conditions, string $name, string $column ): void {
		$ids = array_values( array_unique( array_map( 'intval', (array) ( $this->params[ $name ] ?? array() ) ) ) );

		if ( array() !== $ids ) {
			$conditions->add( $column . ' IN ( ' . Database::placeholders( $ids ) . ' )', $ids );
		}
	}

	/**
	 * A text that is one of some, or none of them. Numbers are ids of customers, except for countries.
	 *
	 * @param string $name   Name of the filter.
	 * @param string $column Trusted SQL.
	 */
	private function texts( string $name, string $column ): void {
		foreach ( array(
			'_includes' => '',
			'_excludes' => 'NOT ',
		) as $rule => $negation ) {
			$pieces = array_filter( array_map( 'trim', explode( ',', (string) ( $this->params[ $name . $rule ] ?? '' ) ) ), 'strlen' );
			$ids    = 'country' === $name ? array() : array_filter( $pieces, 'ctype_digit' );
			$texts  = array_values( array_diff( $pieces, $ids ) );
			$texts  = 'country' === $name ? array_map( 'strtoupper', $texts ) : $texts;
			$parts  = array();

			if ( array() !== $ids ) {
				$parts[] = 'customers.customer_id IN ( ' . Database::placeholders( $ids ) . ' )';
			}

			if ( array() !== $texts ) {
				$parts[] = $column . ' IN ( ' . Database::placeholders( $texts, '%s' ) . ' )';
			}

			if ( array() !== $parts ) {
				$this->clauses[] = array(
					$negation . '( ' . implode( ' OR ', $parts ) . ' )',
					array_merge( array_map( 'intval', array_values( $ids ) ), $texts ),
				);
			}
		}
	}

	/**
	 * A number in a range.
	 *
	 * @param string $name     Name of the filter.
	 * @param string $column   Trusted SQL.
	 * @param bool   $is_money Whether the column holds units.
	 */
	private function numbers( string $name, string $column, bool $is_money ): void {
		$between = (array) ( $this->params[ $name . '_between' ] ?? array() );
		$bounds  = array(
			array( '>=', $this->params[ $name . '_min' ] ?? null ),
			array( '<=', $this->params[ $name . '_max' ] ?? null ),
			array( '>=', array() === $between ? null : min( $between ) ),
			array( '<=', array() === $between ? null : max( $between ) ),
		);

		$read = static fn( $number ): int => $is_money ? Decimal::of( $number )->to_units( Decimal::SQL_SCALE ) : (int) $number;

		$this->range( $column, '%d', $bounds, $read );
	}

	/**
	 * A date in a range.
	 *
	 * @param string $name   Name of the filter.
	 * @param string $column Trusted SQL.
	 * @param bool   $is_gmt Whether the column holds the time of Greenwich.
	 */
	private function dates( string $name, string $column, bool $is_gmt ): void {
		$between = array_map( 'strval', (array) ( $this->params[ $name . '_between' ] ?? array() ) );
		$bounds  = array(
			array( '>=', self::moment( $this->params[ $name . '_after' ] ?? null, false ) ),
			array( '<=', self::moment( $this->params[ $name . '_before' ] ?? null, true ) ),
			array( '>=', array() === $between ? null : self::moment( min( $between ), false ) ),
			array( '<=', array() === $between ? null : self::moment( max( $between ), true ) ),
		);

		foreach ( $bounds as $index => list( $sign, $moment ) ) {
			if ( null !== $moment ) {
				$wall                = (int) $this->time->parse( $moment );
				$bounds[ $index ][1] = $is_gmt ? $this->time->to_gmt( $wall, '<=' === $sign ) : Site_Time::format( $wall );
			}
		}

		$this->range( $column, '%s', $bounds, static fn( $date ): string => (string) $date );
	}

	/**
	 * A column in a range: one filter, of up to four bounds.
	 *
	 * @param string                                                    $column      Trusted SQL.
	 * @param string                                                    $placeholder Placeholder of a bound.
	 * @param array<int, array{0: string, 1: int|float|string|null}>    $bounds      Signs and bounds; null is none.
	 * @param callable(int|float|string):(int|string)                   $read        Makes a value of a bound.
	 */
	private function range( string $column, string $placeholder, array $bounds, callable $read ): void {
		$parts  = array();
		$values = array();

		foreach ( $bounds as list( $sign, $bound ) ) {
			if ( null !== $bound ) {
				$parts[]  = "$column $sign $placeholder";
				$values[] = $read( $bound );
			}
		}

		if ( array() !== $parts ) {
			$this->clauses[] = array( implode( ' AND ', $parts ), $values );
			$this->figures   = $this->figures || str_contains( $column, 'figures.' );
		}
	}

	/**
	 * A date with time: a day is meant from its first to its last second.
	 *
	 * @param string|null $date    Date, with or without time.
	 * @param bool        $is_last Whether the last second is meant.
	 */
	public static function moment( ?string $date, bool $is_last ): ?string {
		return null !== $date && 10 === strlen( $date ) ? $date . ( $is_last ? 'T23:59:59' : 'T00:00:00' ) : $date;
	}
}
