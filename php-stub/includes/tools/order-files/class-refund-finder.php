<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Host\Order_Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what was refunded: rows that are refunds, an amount, quantities, and the status.
 *
 * A refund has `date`, `lines` (list of index in the lines of the order, quantity, total and tax), `tax` (on products and fees),
 * `shipping`, `shipping_tax` and `amount` with all of them. One of the whole order has `is_all`.
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
	 * @param list<array<string, string|Decimal>> $rows            Parsed rows of the order.
	 * @param bool                                $is_after_refund Whether quantities are those after refunds.
	 */
	public function __construct( private Order_Amounts $amounts, array $rows, private string $date, string $status,
		bool $is_after_refund ) {
		$refunds  = array_values( array_filter( $rows, static fn( array $row ): bool => 'refund' === $row['kind'] ) );
		$refunded = $amounts->file->get_refunded();
		$when     = max( array( '', ...array_column( $rows, 'refund_date' ) ) );
		$when     = '' === $when ? $date : $when;

		if ( $is_after_refund ) {
			$this->add_sold( File_Totals::get_once( $rows, 'order_subtotal' ), $refunded, $status, $when );
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
			$this->add_capped( array( 'date' => $when, 'amount' => $rest ) );
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
			$returned = Refund_Rows::read( $this->amounts, $some );
			$amount   = $returned->get_total()->plus( $returned->get_unplaced() );
			$tax      = $returned->get_tax()->plus( $returned->fee_tax );
			$lines    = array();

			array_push( $this->warnings, ...$returned->warnings );

			foreach ( $returned->lines as $line ) {
				$found = $this->find_line( $line );

				if ( null === $found ) {
					continue;
				}

				$less    = $line['tax']->minus( $found['tax'] );
				$tax     = $tax->minus( $less );
				$amount  = $amount->minus( $less )->minus( $line['total']->minus( $found['total'] ) );
				$lines[] = $found;
			}

			$lines = array_values( array_filter( $lines, static fn( array $line ): bool => $line['quantity']->is_positive() ) );

			$this->add_capped( array(
				'date'         => $date,
				'lines'        => $lines,
				'tax'          => $tax,
				'amount'       => $amount,
			) + $this->find_shipping( $returned ) );
		}
	}

	/**
	 * Finds what a refund returns of the shipping, at most what is left of it. The rest is an amount.
	 *
	 * @return array{shipping: Decimal, shipping_tax: Decimal}
	 */
	private function find_shipping( Order_Amounts $returned ): array {
		$left  = $this->amounts->shipping->minus( Decimal::sum( array_column( $this->list, 'shipping' ) ) );
		$taxes = $this->amounts->shipping_tax->minus( Decimal::sum( array_column( $this->list, 'shipping_tax' ) ) );

		if ( $returned->shipping->compare( $left ) > 0 ) {
			/* translators: 1, 2: amounts. */
			$this->warnings[] = sprintf( __( 'The file returns shipping of %1$s, but only %2$s are left.', 'storedeck' ),
				$returned->shipping->to_string(), $left->to_string() );
		}

		return array(
			'shipping'     => Decimal::min( $returned->shipping, $left ),
			'shipping_tax' => Decimal::min( $returned->shipping_tax, $taxes ),
		);
	}

	/**
	 * Finds what a line returns. Without a quantity, it is a piece if it has the price of one, and an amount otherwise.
	 *
	 * @return array<string, mixed>|null Line with index, at most what is left; null if it returns no item.
	 */
	private function find_line( array $line ): ?array {
		$best = null;

		foreach ( $this->amounts->lines as $index => $sold ) {
			$name    = '' !== $line['sku'] && '' !== $sold['sku'] ? 'sku' : 'product';
			$is_same = $line[ $name ] === $sold[ $name ] && $line['variant'] === $sold['variant'];
			$missing = Decimal::max( Decimal::zero(), $line['quantity']->minus( $this->left[ $index ] ) );

			if ( $is_same && ( null === $best || $missing->compare( $best[1] ) < 0
				|| ( $missing->equals( $best[1] ) && $sold['total']->equals( $line['total'] ) ) ) ) {
				$best = array( $index, $missing );
			}
		}

		if ( null === $best ) {
			/* translators: 1: amount, 2: name of a product. */
			$this->warnings[] = sprintf( __( 'The refund of %1$s for "%2$s" belongs to no item of the order.', 'storedeck' ),
				$line['total']->plus( $line['tax'] )->to_string(), $line['product'] );
			return null;
		}

		$index = $best[0];
		$sold  = $this->amounts->get_part( $index, $line['quantity'] );

		if ( ! $line['has_quantity'] && ! $line['total']->equals( $sold['total'] ) ) {
			return null;
		}

		$all  = $line['quantity'];
		$some = $this->take( $index, $all );

		return array(
			'index'    => $index,
			'quantity' => $some,
			'total'    => $this->amounts->get_share( $line['total'], $some, $all ),
			'tax'      => $this->amounts->get_share( $line['tax'], $some, $all ),
		);
	}

	/**
	 * Takes a quantity from what is left of a line.
	 *
	 * @param int $index Index of the line.
	 * @return Decimal At most what is left.
	 */
	private function take( int $index, Decimal $quantity ): Decimal {
		$some = Decimal::min( $quantity, $this->left[ $index ] );

		if ( $some->compare( $quantity ) < 0 ) {
			/* translators: 1, 3: quantities, 2: name of a product. */
			$this->warnings[] = sprintf( __( 'The file returns %1$s of "%2$s", but only %3$s are left.', 'storedeck' ),
				Order_Quantity::to_string( $quantity ), $this->amounts->lines[ $index ]['product'], Order_Quantity::to_string( $some ) );
		}

		$this->left[ $index ] = $this->left[ $index ]->minus( $some );

		return $some;
	}

	/**
	 * Adds a refund of the quantities that lines name.
	 *
	 * @param Decimal $refunded Refunded amount; zero if it is not known.
	 */
	private function add_quantities( Decimal $refunded, string $date ): void {
		$lines = array();

		foreach ( $this->amounts->lines as $index => $line ) {
			$wanted = $line['refunded_quantity']->absolute();

			// Rows may already be the same refund.
			$quantity = $this->take( $index, $wanted->compare( $line['quantity'] ) > 0 ? $wanted
				: Decimal::min( $wanted, $this->left[ $index ] ) );

			if ( $quantity->is_positive() ) {
				$lines[] = $this->amounts->get_part( $index, $quantity );
			}
		}

		if ( array() !== $lines ) {
			$lines = $refunded->is_positive() ? $this->reduce( $lines, $refunded ) : $lines;
			$tax   = Decimal::sum( array_column( $lines, 'tax' ) );
			$total = Decimal::sum( array_column( $lines, 'total' ) );

			$this->add_capped( array( 'date' => $date, 'lines' => $lines, 'tax' => $tax, 'amount' => $total->plus( $tax ) ) );
		}
	}

	/**
	 * Reduces the amounts of lines to what was refunded.
	 *
	 * @param list<array<string, mixed>> $lines Lines of the refund.
	 * @return list<array<string, mixed>>
	 */
	private function reduce( array $lines, Decimal $refunded ): array {
		$totals = array_column( $lines, 'total' );
		$taxes  = array_column( $lines, 'tax' );
		$total  = Decimal::sum( $totals );

		// Some stores refund no taxes.
		if ( $total->equals( $refunded ) ) {
			return array_map( static fn( array $line ): array => array( 'tax' => Decimal::zero() ) + $line, $lines );
		}

		if ( $refunded->compare( $total->plus( Decimal::sum( $taxes ) ) ) < 0 ) {
			foreach ( $this->amounts->split( $refunded, array( ...$totals, ...$taxes ) ) as $index => $part ) {
				$lines[ $index % count( $lines ) ][ $index < count( $lines ) ? 'total' : 'tax' ] = $part;
			}
		}

		return $lines;
	}

	/**
	 * Adds the quantities that were refunded to those that the file has after refunds, and the refund.
	 *
	 * @param Decimal $subtotal Sales of the order before refunds.
	 */
	private function add_sold( Decimal $subtotal, Decimal $refunded, string $status, string $date ): void {
		$missing = $subtotal->is_zero() ? $refunded
			: $subtotal->minus( Decimal::sum( array_column( $this->amounts->lines, 'subtotal' ) ) );

		if ( ! $missing->is_positive() || ( ! $refunded->is_positive() && 'refunded' !== $status ) ) {
			return;
		}

		$prices = array_map( array( $this->amounts, 'get_price' ), array_keys( $this->amounts->lines ) );
		$found  = self::find_quantities( $missing, $prices, 2 );

		if ( 1 !== count( $found ) ) {
			$this->warnings[] = sprintf(
				/* translators: %s: amount. */
				__(
					'After the refund of %s, several items may be those that were refunded. They are one item "Refunded items".',
					'storedeck'
				),
				$missing->to_string()
			);
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
	 * Adds a refund, at most what is left of the total. One of more is an amount only.
	 *
	 * @param array<string, mixed> $refund Refund: date and amount, and others where they are known.
	 */
	private function add_capped( array $refund ): void {
		$zero   = Decimal::zero();
		$total  = $this->amounts->get_total();
		$done   = Decimal::sum( array_column( $this->list, 'amount' ) );
		$all    = $done->plus( $refund['amount'] );
		$others = array( 'lines' => array(), 'tax' => $zero, 'shipping' => $zero, 'shipping_tax' => $zero, 'is_all' => false );

		if ( $all->compare( $total ) > 0 ) {
			/* translators: 1, 2: amounts. */
			$this->warnings[] = sprintf( __( 'Refunds of %1$s are more than the total of %2$s.', 'storedeck' ), $all->to_string(),
				$total->to_string() );

			$refund = array( 'amount' => Decimal::max( $zero, $total->minus( $done ) ) ) + array_diff_key( $refund, $others );
		}

		if ( $refund['amount']->is_positive() ) {
			$refund += $others;

			$refund['is_all'] = array() === $refund['lines'] && $refund['amount']->equals( $total );
			$this->list[]     = $refund;
		}
	}
}
