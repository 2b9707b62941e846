<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The same rows always make the same order, in any sequence.
 */
final class Order_Assembler {

	/** Coupon of discounts that have no code. */
	public const DISCOUNT = 'discount';

	/** Fields that are told of orders as they are. */
	private const DESCRIPTIONS = array( 'state', 'city', 'payment_method', 'shipping_method', 'source' );

	/**
	 * Stores what is known about the file.
	 *
	 * @param array<string, string> $scopes           Assumptions of Amount_Scopes.
	 * @param bool                  $is_after_refunds Whether quantities are those after refunds.
	 * @param bool                  $is_total_after   Whether totals are those after refunds.
	 * @param array<string, string> $statuses         What statuses mean that are not known, by name in lower case.
	 */
	public function __construct( private array $scopes, private int $decimals, private bool $is_after_refunds = false,
		private bool $is_total_after = false, private array $statuses = array() ) {
	}

	/**
	 * Splits the rows of a number into those of different orders.
	 *
	 * @param array<int, array<string, string|Decimal>> $rows Parsed rows by line.
	 * @return list<array<int, array<string, string|Decimal>>> Rows of each order, see Order_Identity.
	 */
	public static function split( array $rows ): array {
		$ranks = array_map( static fn( array $row ): string => ( $row['date'] ?? '~' ) . self::get_sort_key( $row ), $rows );

		asort( $ranks, SORT_STRING );

		return Order_Identity::split( array_replace( $ranks, $rows ) );
	}

	/**
	 * Reads an order.
	 *
	 * @param array<int, array<string, string|Decimal>> $rows Parsed rows by line, at least one.
	 * @return array<string, mixed>|string number, date, status, customer, email, country, first_name, last_name, state, city, payment_method, shipping_method, source, coupons, amounts (Order_Amounts), refunds, problems (by place of the row, which is left out), warnings; or why it is none.
	 */
	public function read( array $rows ): array|string {
		$rows     = $this->place_totals( self::place_negative( $rows ) );
		$problems = $this->find_incomplete( $rows );
		$rows     = array_diff_key( $rows, $problems );

		// The sequence of the rows must not change any amount.
		$keys = array_map( array( self::class, 'get_sort_key' ), $rows );

		array_multisort( $keys, SORT_STRING, $rows );

		$sales = array_values( array_filter( $rows, static fn( array $row ): bool => 'refund' !== $row['kind'] ) );
		$date  = self::get_value( $sales, 'date' );

		if ( array() === $sales ) {
			return __( 'The file has a refund, but not its order.', 'storedeck' );
		}

		if ( '' === $date ) {
			return __( 'The order date is missing.', 'storedeck' );
		}

		$status  = $this->get_status( $sales );
		$amounts = $this->get_amounts( $rows );
		$refunds = new Refund_Finder( $amounts, $rows, $date, $status['status'], $this->is_after_refunds );
		$differs = $this->find_difference( $amounts, $refunds );

		return array(
			'date'     => $date,
			'coupons'  => $this->get_coupon_codes( $sales, $amounts ),
			'amounts'  => $amounts,
			'refunds'  => $refunds->list,
			'problems' => $problems,
			'differs'  => array() !== $differs,
			'warnings' => array( ...$amounts->warnings, ...self::check_lines( $amounts ), ...$differs, ...$refunds->warnings,
				...self::check_items( $amounts, $status, $refunds ) ),
		) + $status + self::get_customer( $sales ) + array_map(
			static fn( string $field ): string => self::get_value( $sales, $field ),
			array_combine( self::DESCRIPTIONS, self::DESCRIPTIONS )
		);
	}

	/**
	 * Takes the price out of rows without a product that have the sum of the items as price: they are the order, whose other
	 * amounts only they have.
	 *
	 * @param array<int, array<string, string|Decimal>> $rows Rows.
	 * @return array<int, array<string, string|Decimal>>
	 */
	private function place_totals( array $rows ): array {
		$sales  = array_filter( $rows, static fn( array $row ): bool => 'sale' === $row['kind'] );
		$items  = array_filter( $sales, array( Row_Amounts::class, 'is_item' ) );
		$others = array_filter( array_map( array( Row_Amounts::class, 'get_own' ), array_diff_key( $sales, $items ) ) );

		if ( array() === $items || array() === $others ) {
			return $rows;
		}

		$sum = Decimal::sum(
			array_map( fn( array $row ): Decimal => ( new Row_Amounts( $row, $this->scopes, $this->decimals ) )->subtotal, $items )
		);

		foreach ( $others as $place => $own ) {
			if ( end( $own )->equals( $sum ) ) {
				$rows[ $place ] = array_diff_key( $rows[ $place ], $own, array( 'quantity' => true ) );
			}
		}

		return $rows;
	}

	/**
	 * Rows that lack the price or the product that other rows have.
	 *
	 * @param array<int, array<string, string|Decimal>> $rows Rows.
	 * @return array<int, string> What is missing, by key of the row.
	 */
	private function find_incomplete( array $rows ): array {
		$problems = array();

		foreach ( array( 'sale', 'refund' ) as $kind ) {
			$some  = array_filter( $rows, static fn( array $row ): bool => $kind === $row['kind'] );
			$items = Row_Amounts::get_items( $some, $this->scopes );

			foreach ( array() === $items ? array() : array_diff_key( $some, $items ) as $place => $row ) {
				if ( isset( $row['product'] ) || isset( $row['sku'] ) ) {
					$problems[ $place ] = __( 'The price is missing.', 'storedeck' );
				} elseif ( 'sale' === $kind && Row_Amounts::has_own( $row ) ) {
					$problems[ $place ] = __( 'The product is missing.', 'storedeck' );
				}
			}
		}

		return $problems;
	}

	/**
	 * Amounts of an order; those that add up to its total if the assumptions of the file do not.
	 *
	 * @param list<array<string, string|Decimal>> $rows Rows.
	 */
	private function get_amounts( array $rows ): Order_Amounts {
		$usual = new Order_Amounts( $rows, $this->scopes, $this->decimals );

		if ( false === $usual->is_right() ) {
			foreach ( array( 'taxes' => array( 'included', 'excluded' ),
				'order_discount' => array( 'with lines', 'in totals', 'own' ) ) as $field => $values ) {
				foreach ( isset( $this->scopes[ $field ] ) ? $values : array() as $value ) {
					$other = new Order_Amounts( $rows, array( $field => $value ) + $this->scopes, $this->decimals );

					if ( $other->is_right() ) {
						return $other;
					}
				}
			}
		}

		return $usual;
	}

	/**
	 * Compares the total with that of the file.
	 *
	 * @return list<string> Warnings.
	 */
	private function find_difference( Order_Amounts $amounts, Refund_Finder $refunds ): array {
		$expected = $amounts->file->get_expected();
		$total    = $amounts->get_total();

		if ( $this->is_total_after ) {
			$total = $total->minus( Decimal::sum( array_column( $refunds->list, 'amount' ) ) );
		}

		if ( null === $expected || $expected->round( $this->decimals )->equals( $total->round( $this->decimals ) ) ) {
			return array();
		}

		/* translators: 1, 2: amounts. */
		return array( sprintf( __( 'The file says %1$s, computed %2$s.', 'storedeck' ), $expected->to_string(), $total->to_string() ) );
	}

	/**
	 * Compares amounts of lines with those of the file.
	 *
	 * @return list<string> Warnings.
	 */
	private static function check_lines( Order_Amounts $amounts ): array {
		$warnings = array();

		foreach ( $amounts->lines as $line ) {
			if ( false === ( $line['is_right'] ?? null ) ) {
				/* translators: 1, 3: amounts, 2: name of a product. */
				$warnings[] = sprintf( __( 'The file says %1$s for "%2$s", computed %3$s.', 'storedeck' ), $line['written']->to_string(),
					$line['product'], $line['computed']->to_string() );
			}
		}

		return $warnings;
	}

	/**
	 * What an order lacks.
	 *
	 * @param array<string, string> $status Status.
	 * @return list<string> Warnings.
	 */
	private static function check_items( Order_Amounts $amounts, array $status, Refund_Finder $refunds ): array {
		$warnings = $amounts->has_unknown_items()
			? array( __( 'The file has no amounts of the products of this order, so it has none.', 'storedeck' ) ) : array();

		if ( array() === $refunds->list && 'partial' === Words::find( 'statuses', $status['named'] ) ) {
			/* translators: %s: status of an order. */
			$warnings[] = sprintf( __( 'The status is "%s", but the file has no refunded amount.', 'storedeck' ), $status['named'] );
		}

		return $warnings;
	}

	/**
	 * Makes rows with a negative price refunds if the order has sold the same product or shipping, and discounts otherwise. A negative
	 * total of an order is a refund.
	 *
	 * @param array<int, array<string, string|Decimal>> $rows Rows.
	 * @return array<int, array<string, string|Decimal>>
	 */
	private static function place_negative( array $rows ): array {
		$sold    = array();
		$get_key = static fn( array $row ): string => $row['of'] . "\n" . ( $row['sku'] ?? '' ) . "\n" . ( $row['product'] ?? '' );

		foreach ( $rows as $row ) {
			if ( $row['kind'] === $row['of'] ) {
				$sold[ $get_key( $row ) ] = true;
			}
		}

		foreach ( $rows as $index => $row ) {
			if ( 'negative' === $row['kind'] ) {
				$is_refund = array() === $sold || isset( $sold[ $get_key( $row ) ] )
					|| ( 'sale' === $row['of'] && ! Row_Amounts::is_item( $row ) );

				$rows[ $index ]['kind'] = $is_refund ? 'refund' : 'discount';
			}
		}

		return $rows;
	}

	/**
	 * Status of an order, and its name if it is not known.
	 *
	 * @param list<array<string, string|Decimal>> $rows Rows.
	 * @return array{status: string, unknown: string, named: string}
	 */
	private function get_status( array $rows ): array {
		$name   = self::get_value( $rows, 'status' );
		$status = '' === $name ? 'completed' : Words::find( 'statuses', $name );
		$status = '' === $status ? $this->statuses[ mb_strtolower( $name ) ] ?? '' : $status;

		// A payment that did not happen decides, whatever the state of the order.
		$payment = Words::find( 'statuses', self::get_value( $rows, 'payment_status' ) );

		if ( in_array( $payment, array( 'pending', 'failed', 'cancelled', 'refunded' ), true )
			&& in_array( $status, array( 'completed', 'partial', 'processing', '' ), true ) ) {
			$status = $payment;
		}

		if ( '' !== self::get_value( $rows, 'cancelled_at' ) && in_array( $status, array( 'completed', 'processing', 'pending' ), true )
			&& array() === array_filter( array_column( $rows, 'refunded' ),
			static fn( Decimal $amount ): bool => $amount->is_positive() ) ) {
			$status = 'cancelled';
		}

		$status = 'partial' === $status ? 'completed' : $status;

		return array(
			'status'  => '' === $status ? 'pending' : $status,
			'unknown' => '' === $status ? $name : '',
			'named'   => $name,
		);
	}

	/**
	 * String to sort rows by.
	 *
	 * @param array<string, string|Decimal> $row Row.
	 */
	private static function get_sort_key( array $row ): string {
		return (string) json_encode( array_map( static fn( $value ) => $value instanceof Decimal ? $value->to_string() : $value, $row ) );
	}

	/**
	 * Value of the whole order; the first one in sorting order.
	 *
	 * @param array<int, array<string, string|Decimal>> $rows Rows.
	 */
	private static function get_value( array $rows, string $field ): string {
		$values = array_filter( array_column( $rows, $field ), 'strlen' );

		sort( $values, SORT_STRING );

		return (string) ( $values[0] ?? '' );
	}

	/**
	 * The customer of an order.
	 *
	 * @param array<int, array<string, string|Decimal>> $rows Rows.
	 * @return array{customer: string, email: string, country: string, first_name: string, last_name: string}
	 */
	private static function get_customer( array $rows ): array {
		$first = self::get_value( $rows, 'first_name' );
		$last  = self::get_value( $rows, 'last_name' );
		$name  = Text::trim( "$first $last" );

		return array(
			'customer'   => '' === $name ? self::get_value( $rows, 'customer' ) : $name,
			'email'      => mb_strtolower( self::get_value( $rows, 'email' ) ),
			'country'    => self::get_value( $rows, 'country' ),
			'first_name' => $first,
			'last_name'  => $last,
		);
	}

	/**
	 * Discounts by coupon: codes have equal parts of the order's discount. What lines were reduced by on their own, and
	 * discounts without a code, have a coupon of their own.
	 *
	 * @param list<array<string, string|Decimal>> $rows Rows.
	 * @return array<string, Decimal> Discounts by code.
	 */
	private function get_coupon_codes( array $rows, Order_Amounts $amounts ): array {
		$codes = self::parse_coupons( implode( ',', array( ...array_column( $rows, 'coupon' ), ...self::get_codes_of_rows( $rows ) ) ) );
		$all   = $amounts->get_discount();

		sort( $codes, SORT_STRING );

		$of_order = $amounts->get_discount_of_order();
		// A code belongs to the discount of the order if there is one, otherwise to those of lines.
		$shared = array() === $codes ? Decimal::zero() : ( $of_order->is_positive() ? Decimal::min( $of_order, $all ) : $all );
		$parts  = array() === $codes ? array()
			: array_combine( $codes, $shared->split( array_fill( 0, count( $codes ), 1 ), $this->decimals ) );
		$rest   = $all->minus( $shared );

		if ( $rest->is_positive() ) {
			$parts[ self::DISCOUNT ] = $rest->plus( $parts[ self::DISCOUNT ] ?? Decimal::zero() );
		}

		return $parts;
	}

	/**
	 * Codes in the names of rows that are discounts, as `Discount (SAVE)` and `Coupon: SAVE`.
	 *
	 * @param list<array<string, string|Decimal>> $rows Rows.
	 * @return list<string>
	 */
	private static function get_codes_of_rows( array $rows ): array {
		$codes = array();

		foreach ( $rows as $row ) {
			if ( 'discount' === $row['kind']
				&& 1 === preg_match( '/[(:]\s*([^():]+?)\s*\)?$/uD', (string) ( $row['product'] ?? '' ), $parts ) ) {
				$codes[] = $parts[1];
			}
		}

		return $codes;
	}

	/**
	 * Parses unique coupon codes in lower case.
	 *
	 * @param string $text Codes, separated by commas, semicolons or bars.
	 * @return string[]
	 */
	public static function parse_coupons( string $text ): array {
		$codes = array_map( array( Text::class, 'trim' ), (array) preg_split( '/[,;|]/', mb_strtolower( $text ) ) );

		return array_values( array_unique( array_filter( $codes, 'strlen' ) ) );
	}
}
