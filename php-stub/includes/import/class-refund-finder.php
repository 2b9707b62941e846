<?php
/**
 * Refunds of an order.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what was refunded: rows that are refunds, an amount, quantities, and the status.
 *
 * A refund has `date`, `lines` (list of index in the lines of the order, quantity, total and tax), `shipping`, `shipping_tax` and
 * `amount` with all of them. One of the whole order has `is_all`.
 */
final class Refund_Finder {

	/**
	 * Refunds.
	 *
	 * @var list<array<string, mixed>>
	 */
	public array $list = array();

	/**
	 * What was not clear.
	 *
	 * @var list<string>
	 */
	public array $warnings = array();

	/**
	 * Quantities that are left, by index of the line.
	 *
	 * @var array<int, Decimal>
	 */
	private array $left;

	/**
	 * Finds the refunds.
	 *
	 * @param Order_Amounts                       $amounts         Amounts of the order.
	 * @param list<array<string, string|Decimal>> $rows            Parsed rows of the order.
	 * @param string                              $date            Date of the order.
	 * @param string                              $status          Status of the order.
	 * @param bool                                $is_after_refund Whether quantities are those after refunds.
	 */
	public function __construct( private Order_Amounts $amounts, array $rows, private string $date, string $status,
		bool $is_after_refund ) {
		$refunds  = array_values( array_filter( $rows, static fn( array $row ): bool => 'refund' === $row['kind'] ) );
		$refunded = Order_Amounts::get_once( $rows, 'refunded' );
		$when     = max( array( '', ...array_column( $rows, 'refund_date' ) ) );
		$when     = '' === $when ? $date : $when;

		if ( $is_after_refund ) {
			$this->add_sold( Order_Amounts::get_once( $rows, 'order_subtotal' ), $refunded, $status, $when );
		}

		$this->left = array_column( $this->amounts->lines, 'quantity' );

		$this->add_rows( $refunds );
		$this->add_quantities( $refunded, $when );

		$done  = Decimal::sum( array_column( $this->list, 'amount' ) );
		$total = $amounts->get_total();
		$rest  = $refunded->minus( $done );

		if ( 'refunded' === $status ) {
			$rest = $total->minus( $done );
		}

		if ( $rest->is_positive() ) {
			$this->add_amount( $rest, $total, $done, $when );
		}
	}

	/**
	 * Adds refunds that are rows, one for each date.
	 *
	 * @param list<array<string, string|Decimal>> $rows Rows.
	 */
	private function add_rows( array $rows ): void {
		$by_date = array();

		foreach ( $rows as $row ) {
			$by_date[ (string) ( $row['date'] ?? $this->date ) ][] = $row;
		}

		ksort( $by_date );

		foreach ( $by_date as $date => $some ) {
			$lines    = array();
			$zero     = Decimal::zero();
			$shipping = Decimal::sum( array_column( $some, 'line_shipping' ) );
			$amount   = $shipping;

			foreach ( $some as $row ) {
				$tax = ( $row['line_tax'] ?? $row['tax'] ?? $zero );

				if ( array() === $this->amounts->lines || ! isset( $row['product'] ) && ! isset( $row['sku'] ) ) {
					$amount = $amount->plus( $row['order_total'] ?? $row['line_total'] ?? $row['total'] ?? $row['subtotal'] ?? $zero );
					continue;
				}

				$price = $row['unit_price'] ?? $row['price'] ?? null;
				$total = $row['line_total']
					?? ( isset( $row['subtotal'] ) ? $row['subtotal']->minus( $row['line_discount'] ?? $zero ) : null )
					?? $price?->multiplied_by( $row['quantity'] ) ?? $row['total'] ?? $row['order_total'] ?? $zero;
				$index = $this->find_line( $row, $total );

				if ( null === $index ) {
					$this->warnings[] = 'The refund of ' . $total->plus( $tax )->to_string() . ' for "'
						. ( $row['product'] ?? $row['sku'] ) . '" belongs to no item of the order.';
				} else {
					$this->left[ $index ] = $this->left[ $index ]->minus( $row['quantity'] );

					$lines[] = array(
						'index'    => $index,
						'quantity' => $row['quantity'],
						'total'    => $total,
						'tax'      => $tax,
					);
				}

				$amount = Decimal::sum( array( $amount, $total, $tax ) );
			}

			$this->add( $date, $lines, $amount, $shipping );
		}
	}

	/**
	 * Finds the line that a row returns.
	 *
	 * @param array<string, string|Decimal> $row   Row.
	 * @param Decimal                       $total Refunded amount.
	 */
	private function find_line( array $row, Decimal $total ): ?int {
		$best = null;

		foreach ( $this->amounts->lines as $index => $line ) {
			$is_same = ( isset( $row['sku'] ) && '' !== $line['sku'] ? $row['sku'] === $line['sku']
				: ( $row['product'] ?? '' ) === $line['product'] )
				&& ( $row['variant'] ?? '' ) === $line['variant'];

			if ( $is_same && $this->left[ $index ]->compare( $row['quantity'] ) >= 0
				&& ( null === $best || $line['total']->equals( $total ) ) ) {
				$best = $index;
			}
		}

		return $best;
	}

	/**
	 * Adds a refund of the quantities that lines name.
	 *
	 * @param Decimal $refunded Refunded amount; zero if it is not known.
	 * @param string  $date     Date.
	 */
	private function add_quantities( Decimal $refunded, string $date ): void {
		$lines = array();

		foreach ( $this->amounts->lines as $index => $line ) {
			$quantity = Decimal::min( $line['refunded_quantity']->absolute(), $this->left[ $index ] );

			if ( $quantity->is_positive() ) {
				$lines[]              = $this->create_line( $index, $quantity );
				$this->left[ $index ] = $this->left[ $index ]->minus( $quantity );
			}
		}

		if ( array() !== $lines ) {
			$total = Decimal::sum( array_column( $lines, 'total' ) );

			// Some stores refund no taxes.
			if ( $refunded->is_positive() && $total->equals( $refunded ) ) {
				$lines = array_map( static fn( array $line ): array => array( 'tax' => Decimal::zero() ) + $line, $lines );
			}

			$this->add( $date, $lines, $total->plus( Decimal::sum( array_column( $lines, 'tax' ) ) ), Decimal::zero() );
		}
	}

	/**
	 * Adds the quantities that were refunded to those that the file has after refunds, and the refund.
	 *
	 * @param Decimal $subtotal Sales of the order before refunds.
	 * @param Decimal $refunded Refunded amount.
	 * @param string  $status   Status of the order.
	 * @param string  $date     Date.
	 */
	private function add_sold( Decimal $subtotal, Decimal $refunded, string $status, string $date ): void {
		$missing = $subtotal->is_zero() ? $refunded
			: $subtotal->minus( Decimal::sum( array_column( $this->amounts->lines, 'subtotal' ) ) );

		if ( ! $missing->is_positive() || ( ! $refunded->is_positive() && 'refunded' !== $status ) ) {
			return;
		}

		$prices = $this->amounts->get_prices();
		$found  = self::find_quantities( $missing, $prices, 2 );

		if ( 1 !== count( $found ) ) {
			$this->warnings[] = 'The file has quantities after refunds, and several items may be those that ' . $missing->to_string()
				. ' were refunded for. They are one item "Refunded items".';
			$found            = array( array() );

			$this->amounts->add_line( 'Refunded items', Decimal::of( 1 ), $missing );
		}

		foreach ( $found[0] as $index => $number ) {
			$this->amounts->add_quantity( $index, Decimal::of( $number ), $prices[ $index ]->times( $number ) );
		}

		if ( array() === $found[0] ) {
			$this->amounts->lines[ count( $this->amounts->lines ) - 1 ]['refunded_quantity'] = Decimal::of( 1 );
		} else {
			foreach ( $found[0] as $index => $number ) {
				$this->amounts->lines[ $index ]['refunded_quantity'] = Decimal::of( $number );
			}
		}
	}

	/**
	 * Whole quantities whose prices add up to an amount.
	 *
	 * @param Decimal             $amount Amount.
	 * @param array<int, Decimal> $prices Prices by index of the line.
	 * @param int                 $limit  Maximum number of solutions.
	 * @return list<array<int, int>> Quantities by index.
	 */
	private static function find_quantities( Decimal $amount, array $prices, int $limit ): array {
		if ( $amount->is_zero() ) {
			return array( array() );
		}

		$found = array();
		$index = array_key_first( $prices );

		if ( null === $index || count( $prices ) > 8 ) {
			return array();
		}

		$price = $prices[ $index ];
		$rest  = $prices;

		unset( $rest[ $index ] );

		for ( $number = 0; $number <= ( $price->is_positive() ? 200 : 0 )
			&& $price->times( $number )->compare( $amount ) <= 0; ++$number ) {
			foreach ( self::find_quantities( $amount->minus( $price->times( $number ) ), $rest, $limit - count( $found ) ) as $others ) {
				$found[] = ( $number > 0 ? array( $index => $number ) : array() ) + $others;

				if ( count( $found ) >= $limit ) {
					return $found;
				}
			}
		}

		return $found;
	}

	/**
	 * Adds a refund of which only the amount is known.
	 *
	 * @param Decimal $amount Amount.
	 * @param Decimal $total  Total of the order.
	 * @param Decimal $done   What other refunds returned.
	 * @param string  $date   Date.
	 */
	private function add_amount( Decimal $amount, Decimal $total, Decimal $done, string $date ): void {
		if ( $done->plus( $amount )->compare( $total ) > 0 ) {
			$this->warnings[] = 'Refunds of ' . $done->plus( $amount )->to_string() . ' are more than the total of '
				. $total->to_string() . '.';
			$amount           = Decimal::max( Decimal::zero(), $total->minus( $done ) );
		}

		if ( $amount->is_positive() ) {
			$this->add( $date, array(), $amount, Decimal::zero() );

			$this->list[ count( $this->list ) - 1 ]['is_all'] = $amount->equals( $total );
		}
	}

	/**
	 * Adds a refund.
	 *
	 * @param string                     $date     Date.
	 * @param list<array<string, mixed>> $lines    Lines.
	 * @param Decimal                    $amount   Amount with everything.
	 * @param Decimal                    $shipping Refunded shipping.
	 */
	private function add( string $date, array $lines, Decimal $amount, Decimal $shipping ): void {
		$this->list[] = array(
			'date'     => $date,
			'lines'    => $lines,
			'shipping' => $shipping,
			'amount'   => $amount,
			'is_all'   => false,
		);
	}

	/**
	 * A part of a line.
	 *
	 * @param int     $index    Index of the line.
	 * @param Decimal $quantity Quantity.
	 * @return array<string, mixed>
	 */
	private function create_line( int $index, Decimal $quantity ): array {
		$line = $this->amounts->lines[ $index ];

		return array(
			'index'    => $index,
			'quantity' => $quantity,
			'total'    => $line['total']->ratio( $quantity, $line['quantity'], Decimal::CENTS ),
			'tax'      => $line['tax']->ratio( $quantity, $line['quantity'], Decimal::CENTS ),
		);
	}
}
