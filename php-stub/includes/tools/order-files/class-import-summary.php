<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Adds up what is imported, and compares it with the sums of the file.
 */
final class Import_Summary {

	/**
	 * Labels of the sums.
	 */
	private const LABELS = array(
		'gross'     => 'Gross sales',
		'discounts' => 'Discounts',
		'refunds'   => 'Refunds',
		'net'       => 'Net sales',
		'taxes'     => 'Taxes',
		'shipping'  => 'Shipping',
		'fees'      => 'Fees',
		'total'     => 'Total sales',
	);

	/**
	 * Orders that are shown.
	 */
	private const SHOWN = 5;

	/**
	 * Number of counted orders.
	 */
	private int $orders = 0;

	/**
	 * Sums of counted orders.
	 *
	 * @var array<string, Decimal>
	 */
	private array $sums;

	/**
	 * Sums of the file of counted orders.
	 *
	 * @var array<string, Decimal>
	 */
	private array $of_file = array();

	/**
	 * Numbers of orders whose total differs, and the sum of the differences.
	 *
	 * @var array{int, Decimal}
	 */
	private array $differences;

	/**
	 * Numbers and totals of orders that are not counted, by the name of their status and what it means.
	 *
	 * @var array<string, array{int, Decimal}>
	 */
	private array $not_counted = array();

	/**
	 * Numbers of rows that are left out, by reason.
	 *
	 * @var array<string, int>
	 */
	private array $left = array();

	/**
	 * The first orders.
	 *
	 * @var list<string>
	 */
	private array $first = array();

	/**
	 * Prepares the sums.
	 *
	 * @param string[] $excluded Statuses that do not count.
	 */
	public function __construct( private array $excluded ) {
		$this->sums        = array_fill_keys( array_keys( self::LABELS ), Decimal::zero() );
		$this->differences = array( 0, Decimal::zero() );
	}

	/**
	 * Adds an order.
	 *
	 * @param array<string, mixed> $order Order of Order_Assembler.
	 */
	public function add( string $number, array $order ): void {
		$amounts  = $order['amounts'];
		$total    = $amounts->get_total();
		$expected = $amounts->file->get_expected();

		if ( count( $this->first ) < self::SHOWN ) {
			$this->first[] = self::describe( $number, $order );
		}

		if ( in_array( $order['status'], $this->excluded, true ) ) {
			$status = '' === $order['unknown'] ? $order['status'] : 'unknown, imported as pending';
			$name   = '"' . $order['named'] . '" (' . $status . ')';

			list( $count, $sum ) = $this->not_counted[ $name ] ?? array( 0, Decimal::zero() );

			$this->not_counted[ $name ] = array( $count + 1, $sum->plus( $total ) );
			return;
		}

		++$this->orders;

		foreach ( self::get_sums( $order ) as $name => $amount ) {
			$this->sums[ $name ] = $this->sums[ $name ]->plus( $amount );
		}

		foreach ( $amounts->file->get_sums() as $name => $amount ) {
			$this->of_file[ $name ] = ( $this->of_file[ $name ] ?? Decimal::zero() )->plus( $amount );
		}

		if ( null !== $expected && array() !== preg_grep( '/^The file says [\d.-]+, /', $order['warnings'] ) ) {
			$this->differences = array( $this->differences[0] + 1, $this->differences[1]->plus( $expected->minus( $total ) ) );
		}
	}

	/**
	 * Sums of an order, after its refunds.
	 *
	 * @return array<string, Decimal>
	 */
	private static function get_sums( array $order ): array {
		$amounts  = $order['amounts'];
		$refunds  = Decimal::sum( array_column( $order['refunds'], 'amount' ) );
		$taxes    = Decimal::sum( array( $amounts->get_tax(), $amounts->shipping_tax, $amounts->fee_tax ) );
		$shipping = $amounts->shipping;
		$all      = array() !== array_filter( array_column( $order['refunds'], 'is_all' ) );
		$taxes    = $all ? Decimal::zero() : $taxes->minus( Decimal::sum( array_column( $order['refunds'], 'tax' ) ) )
			->minus( Decimal::sum( array_column( $order['refunds'], 'shipping_tax' ) ) );
		$shipping = $all ? Decimal::zero() : $shipping->minus( Decimal::sum( array_column( $order['refunds'], 'shipping' ) ) );
		$total    = $amounts->get_total()->minus( $refunds );

		return array(
			'gross'     => $amounts->get_net()->plus( $amounts->get_discount() ),
			'discounts' => $amounts->get_discount(),
			'refunds'   => $refunds,
			'net'       => $total->minus( $taxes )->minus( $shipping ),
			'taxes'     => $taxes,
			'shipping'  => $shipping,
			'fees'      => $amounts->fees,
			'total'     => $total,
		);
	}

	/**
	 * Counts a row that is left out.
	 */
	public function leave_out( string $reason ): void {
		$this->left[ $reason ] = ( $this->left[ $reason ] ?? 0 ) + 1;
	}

	/**
	 * The first orders.
	 *
	 * @return list<string> Lines of text.
	 */
	public function get_first(): array {
		return $this->first;
	}

	/**
	 * The sums, and what is left out.
	 *
	 * @return list<string> Lines of text.
	 */
	public function get_lines( string $currency ): array {
		$lines = array( sprintf( '%-14s %12d', 'Orders', $this->orders ) );

		foreach ( self::LABELS as $name => $label ) {
			$lines[] = sprintf( '%-14s %12s %s', $label, $this->sums[ $name ]->to_string(), $currency )
				. ( isset( $this->of_file[ $name ] ) ? ', in the file '
				. ( 'total' === $name && ! $this->sums['refunds']->is_zero() ? 'before refunds ' : '' )
				. $this->of_file[ $name ]->to_string() : '' );
		}

		if ( ! isset( $this->of_file['total'] ) ) {
			$lines[] = 'The file has no totals to check the orders against.';
		} else {
			$lines[] = 0 === $this->differences[0]
				? 'Every order adds up to the total of the file.'
				: 'Orders that differ from the total of the file: ' . $this->differences[0] . ', by '
				. $this->differences[1]->to_string() . ' in all.';
		}

		foreach ( $this->not_counted as $name => list( $count, $sum ) ) {
			$lines[] = "Not counted: status $name: $count, " . $sum->to_string() . '.';
		}

		foreach ( $this->left as $reason => $count ) {
			$lines[] = "Left out: $count × $reason";
		}

		return $lines;
	}

	/**
	 * An order in one line.
	 */
	private static function describe( string $number, array $order ): string {
		$amounts = $order['amounts'];
		$items   = array_map(
			static fn( array $line ): string => Quantity::to_string( $line['quantity'] ) . ' × ' . $line['product']
				. ( '' === $line['variant'] ? '' : ' (' . $line['variant'] . ')' ) . ' ' . $line['total']->to_string(),
			$amounts->lines
		);

		return $number . ', ' . $order['date'] . ' GMT, ' . $order['status'] . ': ' . mb_substr( implode( '; ', $items ), 0, 200 )
			. ( array() === $items ? 'net ' . $amounts->get_net()->to_string() : '' )
			. ', shipping ' . $amounts->shipping->to_string() . ', tax '
			. $amounts->get_tax()->plus( $amounts->shipping_tax )->to_string()
			. ', total ' . $amounts->get_total()->to_string()
			. ( array() === $order['refunds'] ? '' : ', refunded '
			. Decimal::sum( array_column( $order['refunds'], 'amount' ) )->to_string() );
	}
}
