<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what the rows of an order say about all of it, under the assumptions of Amount_Scopes. Rows may repeat an amount of their
 * order: it counts once.
 */
final class File_Totals {

	/**
	 * Rows of sales.
	 *
	 * @var list<array<string, string|Decimal>>
	 */
	public readonly array $sales;

	/**
	 * Stores the rows.
	 *
	 * @param list<array<string, string|Decimal>> $rows   Parsed rows, at least one.
	 * @param array<string, string>               $scopes Assumptions by field.
	 */
	public function __construct( private array $rows, private array $scopes, private int $decimals ) {
		$this->sales = $this->get_rows( 'sale' );
	}

	/**
	 * Amount that rows repeat, or the sum if they differ.
	 *
	 * @param list<array<string, string|Decimal>> $rows Rows.
	 */
	public static function get_once( array $rows, string $field ): Decimal {
		$amounts = array_column( $rows, $field );
		$differ  = array_filter( $amounts, static fn( Decimal $amount ): bool => ! $amount->equals( $amounts[0] ) );

		return array() !== $amounts && array() === $differ ? $amounts[0] : Decimal::sum( $amounts );
	}

	/**
	 * Rows of a kind.
	 *
	 * @return list<array<string, string|Decimal>>
	 */
	public function get_rows( string $kind ): array {
		return array_values( array_filter( $this->rows, static fn( array $row ): bool => $kind === $row['kind'] ) );
	}

	/**
	 * Fields whose amounts belong to the order.
	 *
	 * @return list<string>
	 */
	public function get_order_fields(): array {
		$open = array_filter( array( 'discount', 'tax', 'shipping', 'fee', 'total' ),
			fn( string $field ): bool => 'order' === ( $this->scopes[ $field ] ?? 'order' ) );

		return array( 'order_discount', 'order_tax', 'shipping_discount', 'shipping_tax', 'order_subtotal', 'order_total', 'collected',
			...( in_array( 'fee', $open, true ) ? array( 'fee_tax' ) : array() ), ...$open );
	}

	/**
	 * Sum of an amount of all sales.
	 */
	public function sum( string $field ): Decimal {
		return Decimal::sum( array_column( $this->sales, $field ) );
	}

	/**
	 * Amount of the whole order. Equal amounts on all rows count once, different ones are added.
	 */
	public function get_of_order( string $field ): Decimal {
		return self::get_once( $this->sales, $field );
	}

	/**
	 * Amount whose column belongs to lines or to the order.
	 */
	public function get_scoped( string $field ): Decimal {
		return 'line' === ( $this->scopes[ $field ] ?? 'order' ) ? $this->sum( $field ) : $this->get_of_order( $field );
	}

	/**
	 * Total of the order, without taxes that the marketplace collected and kept.
	 *
	 * @return Decimal|null Null if the file has none.
	 */
	public function get_expected(): ?Decimal {
		$fields = 'order' === ( $this->scopes['total'] ?? '' ) ? array( 'order_total', 'total' ) : array( 'order_total' );

		foreach ( $fields as $field ) {
			if ( array() !== array_column( $this->sales, $field ) ) {
				return $this->get_of_order( $field )->minus( $this->get_of_order( 'collected' ) );
			}
		}

		return null;
	}

	/**
	 * Refunded amount.
	 */
	public function get_refunded(): Decimal {
		return 'line' === ( $this->scopes['refunded'] ?? '' ) ? Decimal::sum( array_column( $this->rows, 'refunded' ) )
			: self::get_once( $this->rows, 'refunded' );
	}

	/**
	 * Sums, after refunds that are rows.
	 *
	 * @return array<string, Decimal> By name of Import_Summary, without those that the file does not have.
	 */
	public function get_sums(): array {
		$refunds = $this->get_rows( 'refund' );
		$sums    = array();

		foreach (
			array(
				'discounts' => array( 'line_discount', 'discount', 'order_discount' ),
				'taxes'     => array( 'order_tax', 'tax', 'line_tax', 'line_shipping_tax' ),
				'shipping'  => array( 'shipping', 'line_shipping' ),
				'refunds'   => array( 'refunded' ),
			) as $name => $fields
		) {
			foreach ( $fields as $field ) {
				// Taxes of the order include those of its lines.
				if ( array() !== array_column( $this->rows, $field )
					&& ( 'taxes' !== $name || ! isset( $sums[ $name ] ) || 'line_shipping_tax' === $field ) ) {
					$is_line = str_starts_with( $field, 'line_' ) || 'line' === ( $this->scopes[ $field ] ?? '' );
					$amount  = $is_line ? $this->sum( $field )->minus( Decimal::sum( array_column( $refunds, $field ) ) )
						: $this->get_of_order( $field );

					$sums[ $name ] = ( $sums[ $name ] ?? Decimal::zero() )->plus( $amount );
				}
			}
		}

		$total = $this->get_expected();

		return null === $total ? $sums : $sums + array( 'total' => $total );
	}

	/**
	 * Whether computed amounts are those of the file.
	 *
	 * @return bool|null Null if the file does not tell.
	 */
	public function fits( Order_Amounts $amounts ): ?bool {
		$expected = $this->get_expected();

		if ( null !== $expected ) {
			return $amounts->get_total()->round( $this->decimals )->equals( $expected->round( $this->decimals ) );
		}

		// Totals of lines, against prices and quantities.
		$checks = array_filter( array_column( $amounts->lines, 'is_right' ), 'is_bool' );

		if ( 'line' === ( $this->scopes['total'] ?? '' ) && array() !== $checks ) {
			return ! in_array( false, $checks, true );
		}

		if ( array() !== array_column( $this->rows, 'order_subtotal' ) ) {
			$sum = self::get_once( $this->rows, 'order_subtotal' );
			$net = $amounts->get_net();

			return $sum->equals( $net ) || $sum->equals( $net->plus( $amounts->get_discount() ) )
				|| $sum->equals( $net->plus( $amounts->get_tax() ) );
		}

		return null;
	}
}
