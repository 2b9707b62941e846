<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Names of columns often do not tell whether an amount is that of a line or of the whole order, of a piece or of all, with
 * or without taxes. The assumption counts with which the most orders add up to the totals of the file.
 */
final class Amount_Scopes {

	/** Assumptions by field, the usual one first. */
	private const ASSUMPTIONS = array(
		'price'          => array( 'unit', 'line' ),
		'discount'       => array( 'line', 'order' ),
		'tax'            => array( 'line', 'order' ),
		'shipping'       => array( 'order', 'line' ),
		'total'          => array( 'order', 'line' ),
		'order_discount' => array( 'own', 'in totals', 'with lines' ),
		'fee'            => array( 'order', 'line' ),
		'taxes'          => array( 'excluded', 'included' ),
		'refunded'       => array( 'order', 'line' ),
	);

	/** Number of orders that are evidence. */
	private const SAMPLE = 150;

	/**
	 * Orders, as parsed rows.
	 *
	 * @var list<list<array<string, string|Decimal>>>
	 */
	private array $orders = array();

	/**
	 * Prepares the assumptions.
	 *
	 * @param string $currency Code of the currency.
	 */
	public function __construct( private Column_Map $columns, private int $decimals, private string $currency = '' ) {
	}

	/**
	 * Adds an order.
	 *
	 * @param list<array<string, string|Decimal>> $rows Parsed rows.
	 * @return bool Whether more are wanted.
	 */
	public function add( array $rows ): bool {
		$this->orders[] = $rows;

		return count( $this->orders ) < self::SAMPLE;
	}

	/**
	 * The assumptions that fit best.
	 *
	 * @return array<string, string> By field.
	 */
	public function choose(): array {
		$choices = array( array() );

		foreach ( $this->get_open() as $field => $values ) {
			$next = array();

			foreach ( $choices as $choice ) {
				foreach ( $values as $value ) {
					$next[] = $choice + array( $field => $value );
				}
			}

			$choices = $next;
		}

		$best = array( -1, $choices[0] );

		foreach ( count( $choices ) > 1 ? $choices : array() as $choice ) {
			$right = $this->count_right( $choice );

			if ( $right > $best[0] ) {
				$best = array( $right, $choice );
			}
		}

		return $this->choose_refunded( $best[1] ) + $best[1];
	}

	/**
	 * Assumptions in words.
	 *
	 * @param array<string, string> $scopes Assumptions by field.
	 * @return list<string>
	 */
	public static function describe( array $scopes ): array {
		$texts = array(
			'price unit' => __( 'Prices are those of one item.', 'storedeck' ),
			'price line' => __( 'Prices are those of all items of a line.', 'storedeck' ),
			'discount line' => __( 'Discounts are those of lines.', 'storedeck' ),
			'discount order' => __( 'Discounts are those of orders.', 'storedeck' ),
			'tax line' => __( 'Taxes are those of lines.', 'storedeck' ),
			'tax order' => __( 'Taxes are those of orders.', 'storedeck' ),
			'shipping order' => __( 'Shipping is that of orders.', 'storedeck' ),
			'shipping line' => __( 'Shipping is that of lines.', 'storedeck' ),
			'total order' => __( 'Totals are those of orders.', 'storedeck' ),
			'total line' => __( 'Totals are those of lines.', 'storedeck' ),
			'order_discount in totals' => __( 'Totals of lines include the discounts of orders.', 'storedeck' ),
			'order_discount with lines' => __( 'Discounts of orders include those of lines.', 'storedeck' ),
			'fee order' => __( 'Fees are those of orders.', 'storedeck' ),
			'fee line' => __( 'Fees are those of lines.', 'storedeck' ),
			'taxes excluded' => __( 'Prices do not include taxes.', 'storedeck' ),
			'taxes included' => __( 'Prices include taxes.', 'storedeck' ),
			'refunded order' => __( 'Refunded amounts are those of orders.', 'storedeck' ),
			'refunded line' => __( 'Refunded amounts are those of lines.', 'storedeck' ),
		);
		$keys  = array_map( static fn( string $field, string $scope ): string => "$field $scope", array_keys( $scopes ), $scopes );

		return array_values( array_intersect_key( $texts, array_flip( $keys ) ) );
	}

	/**
	 * Whether refunded amounts are those of lines.
	 *
	 * @param array<string, string> $scopes Other assumptions.
	 * @return array<string, string>
	 */
	private function choose_refunded( array $scopes ): array {
		if ( ! in_array( 'refunded', $this->columns->get_fields(), true ) ) {
			return array();
		}

		$read = fn( array $rows ): Order_Amounts => new Order_Amounts( $rows, $scopes, $this->decimals );

		// Each of the rows that are made of one repeats what belongs to the order.
		return array( 'refunded' => $this->columns->has_items_in_rows() ? 'order'
			: Refund_Scope::choose( array_map( $read, $this->orders ) ) );
	}

	/**
	 * Fields that are not clear, with their possible meanings. A clear one has a single meaning.
	 *
	 * @return array<string, list<string>>
	 */
	private function get_open(): array {
		$fields = array_fill_keys( $this->columns->get_fields(), true );
		$layout = $this->columns->layout;
		$fixed  = ( $layout['scopes'] ?? array() ) + $this->get_named();
		$open   = array();

		// Totals do not tell: see choose_refunded().
		$fixed['refunded'] = 'order';

		// Where prices include taxes depends on the country.
		if ( isset( $layout['currencies_without_tax'] ) ) {
			$fixed['taxes'] = in_array( $this->currency, $layout['currencies_without_tax'], true ) ? 'excluded' : 'included';
		}

		$fields['taxes'] = isset( $fields['tax'] ) || isset( $fields['line_tax'] ) || isset( $fields['order_tax'] )
			|| isset( $fields['tax_rate'] );

		if ( $this->columns->has_items_in_rows() ) {
			// Each of the rows that are made of one repeats what belongs to the order.
			$fixed += array_fill_keys( array( 'discount', 'tax', 'shipping', 'total', 'fee' ), 'order' );
		}

		foreach ( self::ASSUMPTIONS as $field => $values ) {
			$values = in_array( $field, array( 'discount', 'tax' ), true ) && $this->is_of_orders( $field ) ? array_reverse( $values )
				: $values;

			if ( ! empty( $fields[ $field ] ) || ( 'order_discount' === $field && isset( $fields['discount'] ) ) ) {
				$open[ $field ] = isset( $fixed[ $field ] ) ? array( $fixed[ $field ] ) : $values;
			}
		}

		// Two columns of taxes or discounts are those of lines and of orders.
		foreach ( array( 'discount', 'tax' ) as $field ) {
			if ( isset( $open[ $field ] ) && ( isset( $fields[ "order_$field" ] ) || isset( $fields[ "line_$field" ] ) ) ) {
				$open[ $field ] = array( isset( $fields[ "order_$field" ] ) ? 'line' : 'order' );
			}
		}

		if ( isset( $open['total'] ) && isset( $fields['order_total'] ) ) {
			$open['total'] = array( 'line' );
		}

		return $open;
	}

	/**
	 * Whether rows seem to repeat the amount of their order, or only one row has it.
	 */
	private function is_of_orders( string $field ): bool {
		$found = false;

		foreach ( $this->orders as $rows ) {
			$amounts = array_map( static fn( Decimal $amount ): string => $amount->to_string(), array_column( $rows, $field ) );
			$count   = count( array_filter( $rows, static fn( array $row ): bool => 'sale' === $row['kind'] ) );

			if ( $count < 2 || array() === $amounts || array( '0.00' ) === array_unique( $amounts ) ) {
				continue;
			}

			if ( count( $amounts ) > 1 && ( count( array_unique( $amounts ) ) > 1 || count( $amounts ) < $count ) ) {
				return false;
			}

			$found = true;
		}

		return $found;
	}

	/**
	 * What names of columns say about taxes.
	 *
	 * @return array<string, string>
	 */
	private function get_named(): array {
		foreach ( array( 'unit_price', 'price', 'subtotal', 'line_total' ) as $field ) {
			$has_tax = $this->columns->get_name( $field )?->has_tax;

			if ( null !== $has_tax ) {
				return array( 'taxes' => $has_tax ? 'included' : 'excluded' );
			}
		}

		return array();
	}

	/**
	 * Number of orders that add up.
	 *
	 * @param array<string, string> $scopes Assumptions.
	 */
	private function count_right( array $scopes ): int {
		$right = 0;

		foreach ( $this->orders as $rows ) {
			$right += (int) ( new Order_Amounts( $rows, $scopes, $this->decimals ) )->is_right();
		}

		return $right;
	}
}
