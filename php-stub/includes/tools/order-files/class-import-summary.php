<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Host\Order_Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Adds up what is imported, and compares it with the sums of the file.
 */
final class Import_Summary {

	/** Labels of the sums. */
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

	/** Orders that are shown. */
	private const SHOWN = 5;

	/** Items that are shown of an order. */
	private const SHOWN_ITEMS = 20;

	/** Number of counted orders. */
	private int $orders = 0;

	/** Numbers of all orders and of their items. */
	public int $count = 0;
	private Decimal $items;

	/**
	 * Dates of the first and the last order, in GMT; empty without orders.
	 *
	 * @var list<string>
	 */
	public array $period = array();

	/**
	 * Numbers of orders by the name of a status that is not known.
	 *
	 * @var array<string, int>
	 */
	public array $unknown = array();

	/** Numbers of rows that are not imported, and of warnings. */
	public int $problems = 0;
	public int $warnings = 0;

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
	 * @var list<array<string, mixed>>
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
		$this->items       = Decimal::zero();
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

		++$this->count;

		$this->items  = $this->items->plus( Decimal::sum( array_column( $amounts->lines, 'quantity' ) ) );
		$this->period = array( min( array( $order['date'], ...$this->period ) ), max( array( $order['date'], ...$this->period ) ) );

		if ( '' !== $order['named'] && '' === Words::find( 'statuses', $order['named'] ) ) {
			$this->unknown[ $order['named'] ] = ( $this->unknown[ $order['named'] ] ?? 0 ) + 1;
		}

		if ( in_array( $order['status'], $this->excluded, true ) ) {
			$status = '' === $order['unknown'] ? $order['status'] : __( 'unknown, imported as pending', 'storedeck' );
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

		if ( null !== $expected && $order['differs'] ) {
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
	 * The first orders, in lines of text.
	 *
	 * @return list<string>
	 */
	public function get_first(): array {
		return array_map( array( self::class, 'to_line' ), $this->first );
	}

	/**
	 * Everything, with amounts as texts. The sums are those of orders that count.
	 *
	 * @return array{first: list<array<string, mixed>>, count: int, counted: int, items: string, sums: array<string, array{amount: string, file: string}>, differences: int, not_counted: list<array{status: string, count: int, amount: string}>, left_out: list<array{reason: string, count: int}>}
	 */
	public function get_data(): array {
		$sums = array();

		foreach ( $this->sums as $name => $amount ) {
			$sums[ $name ] = array(
				'amount' => $amount->to_string(),
				'file'   => isset( $this->of_file[ $name ] ) ? $this->of_file[ $name ]->to_string() : '',
			);
		}

		return array(
			'first'       => $this->first,
			'count'       => $this->count,
			'counted'     => $this->orders,
			'items'       => Order_Quantity::to_string( $this->items ),
			'sums'        => $sums,
			'differences' => $this->differences[0],
			'not_counted' => array_map(
				static fn( $status, array $one ): array => array(
					'status' => (string) $status,
					'count'  => $one[0],
					'amount' => $one[1]->to_string(),
				),
				array_keys( $this->not_counted ),
				$this->not_counted
			),
			'left_out'    => array_map(
				static fn( $reason, int $count ): array => array( 'reason' => (string) $reason, 'count' => $count ),
				array_keys( $this->left ),
				$this->left
			),
		);
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
	 * What is shown of an order.
	 *
	 * @return array<string, mixed>
	 */
	private static function describe( string $number, array $order ): array {
		$amounts = $order['amounts'];

		return array(
			'number'   => $number,
			'date'     => $order['date'],
			'status'   => $order['status'],
			'customer' => '' === $order['customer'] ? $order['email'] : $order['customer'],
			'items'    => array_map(
				static fn( array $line ): array => array(
					'quantity' => Order_Quantity::to_string( $line['quantity'] ),
					'name'     => $line['product'] . ( '' === $line['variant'] ? '' : ' (' . $line['variant'] . ')' ),
					'total'    => $line['total']->to_string(),
				),
				array_slice( $amounts->lines, 0, self::SHOWN_ITEMS )
			),
			'lines'    => count( $amounts->lines ),
			'net'      => $amounts->get_net()->to_string(),
			'shipping' => $amounts->shipping->to_string(),
			'tax'      => $amounts->get_tax()->plus( $amounts->shipping_tax )->to_string(),
			'total'    => $amounts->get_total()->to_string(),
			'refunded' => array() === $order['refunds'] ? ''
				: Decimal::sum( array_column( $order['refunds'], 'amount' ) )->to_string(),
		);
	}

	/**
	 * An order in one line.
	 *
	 * @param array<string, mixed> $order See describe().
	 */
	private static function to_line( array $order ): string {
		$items = array_map( static fn( array $item ): string => "{$item['quantity']} × {$item['name']} {$item['total']}", $order['items'] );

		return "{$order['number']}, {$order['date']} GMT, {$order['status']}: " . mb_substr( implode( '; ', $items ), 0, 200 )
			. ( array() === $items ? "net {$order['net']}" : '' )
			. ", shipping {$order['shipping']}, tax {$order['tax']}, total {$order['total']}"
			. ( '' === $order['refunded'] ? '' : ", refunded {$order['refunded']}" );
	}
}
