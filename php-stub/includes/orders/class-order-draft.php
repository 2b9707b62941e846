<?php

namespace Storedeck\Orders;

use Storedeck\Coupons\Coupon_Store;
use Storedeck\Foundation\Money\Amounts;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Host\Coupon_Item;
use Storedeck\Taxes\Tax_Rate_Finder;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the items of a request to the existing items, and calculates
 * discounts, taxes and totals.
 */
final class Order_Draft {

	/**
	 * Product lines.
	 *
	 * @var list<array<string, mixed>>
	 */
	public array $lines = array();

	/**
	 * Shipping lines.
	 *
	 * @var list<array<string, mixed>>
	 */
	public array $shipping = array();

	/**
	 * Fee lines.
	 *
	 * @var list<array<string, mixed>>
	 */
	public array $fees = array();

	/**
	 * Discounts by coupon code.
	 *
	 * @var array<string, Decimal>
	 */
	public array $coupons = array();

	/**
	 * Meta of coupon items by code: which coupon it is.
	 *
	 * @var array<string, array<string, string>>
	 */
	public array $coupon_meta = array();

	/**
	 * Ids of the products and variations that were discounted before the request.
	 *
	 * @var int[]
	 */
	private array $discounted = array();

	/**
	 * Data of the tax rates in use, by id.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	public array $rates = array();

	/**
	 * Loads the existing items.
	 *
	 * @param list<array<string, mixed>> $items   Items.
	 * @param array<string, string>      $address Address that determines the taxes.
	 * @param int                        $digits  Decimals of amounts.
	 */
	public function __construct( array $items, private array $address, private int $digits ) {
		foreach ( $items as $item ) {
			$meta = $item['meta'];

			switch ( $item['type'] ) {
				case 'line_item':
					$this->lines[] = Order_Draft_Line::create_from_item( $item );
					break;
				case 'shipping':
					$this->shipping[] = array(
						'id'          => $item['id'],
						'name'        => $item['name'],
						'method_id'   => (string) ( $meta['method_id'] ?? '' ),
						'instance_id' => (string) ( $meta['instance_id'] ?? '' ),
						'total'       => Decimal::of( $meta['cost'] ?? '0' ),
					);
					break;
				case 'fee':
					$this->fees[] = array(
						'id'         => $item['id'],
						'name'       => $item['name'],
						'tax_class'  => (string) ( $meta['_tax_class'] ?? '' ),
						'tax_status' => (string) ( $meta['_tax_status'] ?? 'taxable' ),
						'total'      => Decimal::of( $meta['_line_total'] ?? '0' ),
					);
					break;
				case 'coupon':
					$this->coupons[ $item['name'] ]     = Decimal::of( $meta['discount_amount'] ?? '0' );
					$this->coupon_meta[ $item['name'] ] = Coupon_Item::get_meta( $meta );
					break;
			}
		}

		foreach ( $this->lines as $line ) {
			if ( ! $line['subtotal']->minus( $line['total'] )->is_zero() ) {
				$this->discounted[] = $line['variation'] > 0 ? $line['variation'] : $line['product'];
			}
		}
	}

	/**
	 * Applies the items of a request.
	 *
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	public function apply( array $values ): void {
		$is_by_coupons = $this->is_discounted_by_coupons() && array() === array_column( $values['line_items'] ?? array(), 'total' );
		$basis         = $this->get_basis();

		foreach ( $values['line_items'] ?? array() as $line ) {
			$rates = fn( string $tax_class ): array => Tax_Rate_Finder::find( $this->address, $tax_class );

			$this->lines = Order_Draft_Line::merge( $this->lines, $line, $rates, $this->digits );
		}

		foreach ( $values['shipping_lines'] ?? array() as $line ) {
			$this->shipping = self::merge( $this->shipping, $line, 'shipping_lines', 'method_title', array( 'method_id', 'instance_id' ) );
		}

		foreach ( $values['fee_lines'] ?? array() as $line ) {
			$this->fees = self::merge( $this->fees, $line, 'fee_lines', 'name', array( 'tax_class', 'tax_status' ) );
		}

		if ( isset( $values['coupon_lines'] ) ) {
			$this->apply_coupons( $values['coupon_lines'] );
		} elseif ( $is_by_coupons && $this->get_basis() !== $basis ) {
			$codes = array_keys( $this->coupons );

			$this->discount( array_combine( $codes, array_map( array( $this, 'get_applied' ), $codes ) ) );
		}
	}

	/**
	 * Calculates the taxes of all items.
	 */
	public function calculate_taxes(): void {
		$shipped     = array_column( $this->lines, 'tax_class' )[0] ?? '';
		$this->rates = array();

		foreach ( $this->lines as $index => $line ) {
			$rates = $line['taxable'] ? $this->get_rates( $line['tax_class'] ) : array();

			$this->lines[ $index ]['taxes']          = Order_Calculator::calculate_taxes( $line['total'], $rates, $this->digits );
			$this->lines[ $index ]['subtotal_taxes'] = Order_Calculator::calculate_taxes( $line['subtotal'], $rates, $this->digits );
		}

		foreach ( $this->fees as $index => $fee ) {
			$rates = 'none' === $fee['tax_status'] ? array() : $this->get_rates( $fee['tax_class'] );

			$this->fees[ $index ]['taxes'] = Order_Calculator::calculate_taxes( $fee['total'], $rates, $this->digits );
		}

		foreach ( $this->shipping as $index => $line ) {
			$rates = array_filter( $this->get_rates( $shipped ), static fn( array $rate ): bool => $rate['shipping'] );

			$this->shipping[ $index ]['taxes'] = Order_Calculator::calculate_taxes( $line['total'], $rates, $this->digits );
		}
	}

	/**
	 * Totals of the order: net, fees, shipping, shipping_tax, tax, discount,
	 * discount_tax and total.
	 *
	 * @return array<string, Decimal>
	 */
	public function get_totals(): array {
		$sum    = static fn( array $items, string $field ): Decimal => Decimal::sum( array_column( $items, $field ) );
		$merge  = static fn( array $items, string $field ): array => array_merge( array(), ...array_column( $items, $field ) );
		$taxes  = static fn( array $items, string $field ): Decimal => Decimal::sum( $merge( $items, $field ) );
		$cart   = $taxes( $this->lines, 'taxes' )->plus( $taxes( $this->fees, 'taxes' ) );
		$result = array(
			'net'          => $sum( $this->lines, 'total' ),
			'fees'         => $sum( $this->fees, 'total' ),
			'shipping'     => $sum( $this->shipping, 'total' ),
			'shipping_tax' => $taxes( $this->shipping, 'taxes' ),
			'tax'          => $cart->plus( $taxes( $this->shipping, 'taxes' ) ),
			'discount'     => $this->get_discount(),
			'discount_tax' => $taxes( $this->lines, 'subtotal_taxes' )->minus( $taxes( $this->lines, 'taxes' ) ),
		);

		return $result + array( 'total' => Decimal::sum( array( $result['net'], $result['fees'], $result['shipping'], $result['tax'] ) ) );
	}

	/**
	 * Rates of a tax class.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private function get_rates( string $tax_class ): array {
		$rates        = Tax_Rate_Finder::find( $this->address, $tax_class );
		$this->rates += $rates;

		return $rates;
	}

	/**
	 * Whether the coupons are the whole discount, so that they remain it when products change. Otherwise totals were
	 * set by hand, and are kept.
	 */
	private function is_discounted_by_coupons(): bool {
		return array() !== $this->coupons && $this->get_discount()->equals( Decimal::sum( $this->coupons ) );
	}

	/**
	 * Discount of the product lines.
	 */
	private function get_discount(): Decimal {
		return Decimal::sum( array_column( $this->lines, 'subtotal' ) )->minus( Decimal::sum( array_column( $this->lines, 'total' ) ) );
	}

	/**
	 * Applies coupons instead of those applied before.
	 *
	 * @param array<int, array<string, mixed>> $lines Lines of a request, each with a code.
	 * @throws Store_Exception When a coupon does not exist, and was not applied before.
	 */
	private function apply_coupons( array $lines ): void {
		$coupons = array();
		$meta    = array();

		foreach ( $lines as $line ) {
			$code   = Text::trim( (string) ( $line['code'] ?? '' ) );
			$coupon = '' === $code ? null : Coupon_Store::get( Coupon_Store::get_id_by_code( $code ) );

			if ( null !== $coupon ) {
				$coupons[ $coupon['code'] ] = $coupon;
				$meta[ $coupon['code'] ]    = Coupon_Item::create_meta( $coupon );
			} elseif ( isset( $this->coupons[ $code ] ) ) {
				$coupons[ $code ] = $this->get_applied( $code );
				$meta[ $code ]    = $this->coupon_meta[ $code ];
			} else {
				/* translators: %s: coupon code. */
				throw Store_Exception::invalid_param( 'coupon_lines', sprintf( __( 'Coupon “%s” does not exist.', 'storedeck' ), $code ) );
			}
		}

		$this->coupon_meta = $meta;
		$this->discount( $coupons );
	}

	/**
	 * Discounts the product lines.
	 *
	 * @param array<string, array<string, mixed>> $coupons Coupons by code.
	 */
	private function discount( array $coupons ): void {
		$discounted = Order_Calculator::apply_coupons( $this->lines, $coupons, $this->digits );

		foreach ( $discounted['totals'] as $index => $total ) {
			$this->lines[ $index ]['total'] = $total;
		}

		$this->coupons = $discounted['discounts'];
	}

	/**
	 * A coupon of the order, with its terms at that time. If it was deleted, or has restrictions that Order_Calculator
	 * does not know, it applies to the products that were discounted.
	 *
	 * @param string|int $code Code at the time of the order.
	 * @return array<string, mixed>
	 */
	private function get_applied( $code ): array {
		$meta    = $this->coupon_meta[ $code ];
		$id      = Coupon_Item::get_id( $meta );
		$coupon  = Coupon_Store::get( $id > 0 ? $id : Coupon_Store::get_id_by_code( (string) $code ) );
		$applied = Coupon_Item::get_terms( $meta, $this->coupons[ $code ], $coupon ) + ( $coupon ?? array() );
		$is_open = null !== $coupon && ! $coupon['exclude_sale_items'] && null === $coupon['limit_usage_to_x_items'];

		// Products that are not known cannot be told apart.
		return $is_open || in_array( 0, $this->discounted, true ) ? $applied : array(
			'product_ids'        => array( 0, ...$this->discounted ),
			'product_categories' => array(),
		) + $applied;
	}

	/**
	 * What discounts of the product lines depend on.
	 *
	 * @return list<array{int, string, string}>
	 */
	private function get_basis(): array {
		return array_map(
			static fn( array $line ): array => array( $line['id'], $line['quantity']->to_string(), $line['subtotal']->to_string() ),
			$this->lines
		);
	}

	/**
	 * Applies a shipping or fee line of a request.
	 *
	 * @param list<array<string, mixed>> $lines  Existing lines.
	 * @param string                     $name   Field of the name. Null in an existing line removes the line.
	 * @param string[]                   $fields Additional string fields.
	 * @return list<array<string, mixed>>
	 * @throws Store_Exception When a value is invalid.
	 */
	private static function merge( array $lines, array $line, string $param, string $name, array $fields ): array {
		$position = Order_Draft_Line::find( $lines, $line, $param );

		if ( false !== $position && array_key_exists( $name, $line ) && null === $line[ $name ] ) {
			unset( $lines[ $position ] );
			return array_values( $lines );
		}

		$existing = false === $position ? array(
			'id'         => 0,
			'name'       => '',
			'total'      => Decimal::zero(),
			'tax_status' => 'taxable',
		) + array_fill_keys( $fields, '' ) : $lines[ $position ];

		if ( isset( $line[ $name ] ) ) {
			$existing['name'] = sanitize_text_field( (string) $line[ $name ] );
		}

		if ( isset( $line['total'] ) && '' !== $line['total'] ) {
			$existing['total'] = Amounts::parse( $param, $line['total'] );
		}

		foreach ( $fields as $field ) {
			if ( isset( $line[ $field ] ) ) {
				$existing[ $field ] = sanitize_text_field( (string) $line[ $field ] );
			}
		}

		$lines[ false === $position ? count( $lines ) : $position ] = $existing;

		return $lines;
	}
}
