<?php
/**
 * Filters of the customer list.
 *
 * @package Storedeck
 */

namespace Storedeck\Customers;

use Storedeck\Foundation\Database\Where;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Converts parameters to conditions. Of the advanced filters all must match, or
 * any if `match` is any. The other conditions always apply.
 */
final class Customer_Filters {

	/**
	 * Conditions of all parameters.
	 *
	 * @param array<string, mixed>  $params  Valid parameters.
	 * @param array<string, string> $metrics SQL of the metrics.
	 */
	public static function create_where( array $params, array $metrics ): Where {
		$where = new Where();

		if ( ! empty( $params['include'] ) ) {
			$where->in( 'customers.customer_id', array_map( 'intval', $params['include'] ) );
		}

		if ( ! empty( $params['exclude'] ) ) {
			$where->in( 'customers.customer_id', array_map( 'intval', $params['exclude'] ), true );
		}

		if ( ! empty( $params['users'] ) ) {
			$where->in( 'customers.user_id', array_map( 'intval', $params['users'] ) );
		}

		foreach ( $params['filter_empty'] ?? array() as $field ) {
			$column = 'name' === $field ? 'CONCAT( customers.first_name, customers.last_name )' : 'customers.' . $field;
			$where->add( 'COALESCE( ' . $column . ", '' ) <> ''" );
		}

		self::add_date( $where, 'customers.date_registered', '>=', $params['after'] ?? null, true );
		self::add_date( $where, 'customers.date_registered', '<=', $params['before'] ?? null, true );

		return self::add_advanced( $where, $params, $metrics );
	}

	/**
	 * Adds the advanced filters.
	 *
	 * @param Where                 $where   Conditions so far.
	 * @param array<string, mixed>  $params  Valid parameters.
	 * @param array<string, string> $metrics SQL of the metrics.
	 */
	private static function add_advanced( Where $where, array $params, array $metrics ): Where {
		$rules = array();

		foreach ( array( 'name', 'username', 'email', 'country' ) as $field ) {
			foreach ( array(
				'includes' => false,
				'excludes' => true,
			) as $suffix => $is_not ) {
				$value = (string) ( $params[ $field . '_' . $suffix ] ?? '' );

				if ( '' !== trim( $value ) ) {
					$rules[] = 'country' === $field
						? ( new Where() )->in( 'customers.country', array_map( 'trim', explode( ',', $value ) ), $is_not )
						: ( new Where() )->in( 'customers.customer_id', wp_parse_id_list( $value ), $is_not );
				}
			}
		}

		foreach ( array(
			'registered'  => array( 'customers.date_registered', true ),
			'last_active' => array( 'customers.date_last_active', true ),
			'last_order'  => array( $metrics['date_last_order'], false ),
		) as $name => list( $sql, $is_gmt ) ) {
			$between = $params[ $name . '_between' ] ?? array();
			$rule    = new Where();

			self::add_date( $rule, $sql, '>=', $params[ $name . '_after' ] ?? null, $is_gmt );
			self::add_date( $rule, $sql, '<=', $params[ $name . '_before' ] ?? null, $is_gmt );

			if ( 2 === count( $between ) ) {
				self::add_date( $rule, $sql, '>=', $between[0], $is_gmt );
				self::add_date( $rule, $sql, '<=', $between[1], $is_gmt );
			}

			$rules[] = $rule;
		}

		foreach ( array(
			'orders_count'    => 0,
			'total_spend'     => Decimal::SQL_SCALE,
			'avg_order_value' => Decimal::SQL_SCALE,
		) as $name => $scale ) {
			$between = $params[ $name . '_between' ] ?? array();
			$rule    = new Where();

			self::add_number( $rule, $metrics[ $name ], '>=', $params[ $name . '_min' ] ?? null, $scale );
			self::add_number( $rule, $metrics[ $name ], '<=', $params[ $name . '_max' ] ?? null, $scale );

			if ( 2 === count( $between ) ) {
				self::add_number( $rule, $metrics[ $name ], '>=', min( $between ), $scale );
				self::add_number( $rule, $metrics[ $name ], '<=', max( $between ), $scale );
			}

			$rules[] = $rule;
		}

		$rules = array_filter( $rules, static fn( Where $rule ): bool => '1 = 1' !== $rule->sql() );

		if ( array() !== $rules ) {
			$relation = 'any' === ( $params['match'] ?? 'all' ) ? ' OR ' : ' AND ';

			$where->add(
				'( ' . implode( $relation, array_map( static fn( Where $rule ): string => '( ' . $rule->sql() . ' )', $rules ) ) . ' )',
				array_merge( ...array_map( static fn( Where $rule ): array => $rule->values(), array_values( $rules ) ) )
			);
		}

		return $where;
	}

	/**
	 * Adds a condition on a date.
	 *
	 * @param Where       $where    Conditions.
	 * @param string      $sql      Trusted SQL of the date.
	 * @param string      $operator Comparison.
	 * @param string|null $value    Date of the request, in site time.
	 * @param bool        $is_gmt   Whether the column holds GMT.
	 */
	private static function add_date( Where $where, string $sql, string $operator, ?string $value, bool $is_gmt ): void {
		$time  = new Site_Time( Settings::get_time_zone() );
		$local = null === $value ? null : $time->parse( $value );

		if ( null !== $local ) {
			$date = $is_gmt ? $time->to_gmt( $local, '<=' === $operator ) : Site_Time::format( $local );

			$where->add( $sql . ' ' . $operator . ' %s', array( $date ) );
		}
	}

	/**
	 * Adds a condition on a number.
	 *
	 * @param Where          $where    Conditions.
	 * @param string         $sql      Trusted SQL of the number.
	 * @param string         $operator Comparison.
	 * @param int|float|null $value    Number of the request.
	 * @param int            $scale    Decimals that the units of the column have.
	 */
	private static function add_number( Where $where, string $sql, string $operator, $value, int $scale ): void {
		if ( null !== $value ) {
			$where->add( $sql . ' ' . $operator . ' %d', array( Decimal::of( $value )->to_units( $scale ) ) );
		}
	}
}
