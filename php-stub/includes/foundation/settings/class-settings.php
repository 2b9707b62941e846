<?php

namespace Storedeck\Foundation\Settings;

use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the options that describe the store.
 */
final class Settings {

	/** Date columns that reports can use. */
	public const DATE_TYPES = array( 'date_paid', 'date_created', 'date_completed' );

	/** Status of an order whose checkout has begun. It has no label and is in no list of statuses. */
	private const CHECKOUT_DRAFT = 'checkout-draft';

	/** Statuses of drafts and trashed orders, without prefix. Reports never count them, and lists have them only on request. */
	public const HIDDEN_STATUSES = array( 'auto-draft', 'trash', self::CHECKOUT_DRAFT );

	/** The same as stored in tables. */
	public const STORED_HIDDEN_STATUSES = array( ...self::HIDDEN_STATUSES, 'wc-' . self::CHECKOUT_DRAFT );

	/**
	 * Options that a store is installed with, and what is read without them. Orders hold codes of currencies of up to ten
	 * characters.
	 */
	public const DEFAULTS = array(
		'woocommerce_currency'                       => 'USD',
		'woocommerce_currency_pos'                   => 'left',
		'woocommerce_price_thousand_sep'             => ',',
		'woocommerce_price_decimal_sep'              => '.',
		'woocommerce_price_num_decimals'             => '2',
		'woocommerce_manage_stock'                   => 'yes',
		'woocommerce_date_type'                      => 'date_paid',
		'woocommerce_default_date_range'             => 'period=month&compare=previous_year',
		'woocommerce_excluded_report_order_statuses' => array( 'pending', 'cancelled', 'failed' ),
		'woocommerce_actionable_order_statuses'      => array( 'processing', 'on-hold' ),
	);

	/** Option with the address that taxes are calculated by: `shipping`, `billing` or `base`. */
	public const PLACE_OPTION = 'woocommerce_tax_based_on';

	/** Formats by position of the symbol: %1$s is the symbol, %2$s the number. */
	private const PRICE_FORMATS = array(
		'left'        => '%1$s%2$s',
		'right'       => '%2$s%1$s',
		'left_space'  => '%1$s&nbsp;%2$s',
		'right_space' => '%2$s&nbsp;%1$s',
	);

	/**
	 * Currency settings.
	 *
	 * @return array{code: string, symbol: string, symbolPosition: string, thousandSeparator: string,
	 *               decimalSeparator: string, precision: int, priceFormat: string}
	 */
	public static function get_currency(): array {
		$code     = self::get_text( 'woocommerce_currency' );
		$code     = 1 === preg_match( '/^[A-Za-z0-9]{1,10}$/D', $code ) ? $code : self::DEFAULTS['woocommerce_currency'];
		$position = self::get_text( 'woocommerce_currency_pos' );
		$format   = self::PRICE_FORMATS[ $position ] ?? self::PRICE_FORMATS['left'];

		return array(
			'code'              => $code,
			'symbol'            => Currencies::get_symbol( $code ),
			'symbolPosition'    => isset( self::PRICE_FORMATS[ $position ] ) ? $position : 'left',
			'thousandSeparator' => self::get_text( 'woocommerce_price_thousand_sep' ),
			'decimalSeparator'  => self::get_text( 'woocommerce_price_decimal_sep' ),
			'precision'         => self::get_precision(),
			'priceFormat'       => Text::decode( $format ),
		);
	}

	/**
	 * Number of decimals of amounts.
	 */
	public static function get_precision(): int {
		return max( 0, min( 8, (int) self::get_text( 'woocommerce_price_num_decimals' ) ) );
	}

	/**
	 * Country names in the language of the user.
	 *
	 * @return array<string, string> ISO 3166 code => name.
	 */
	public static function get_countries(): array {
		return require __DIR__ . '/data/countries.php';
	}

	/**
	 * Order statuses without prefix. A draft of the checkout, which plugins register as a status, is no order yet.
	 *
	 * @return array<string, string> Status => label.
	 */
	public static function get_order_statuses(): array {
		$statuses = self::get_built_in_statuses();

		/*
		 * Filters the statuses of orders.
		 *
		 * @param array<string, string> $statuses Status with the prefix `wc-` => label.
		 * @since 0.1.0
		 */
		$filtered   = apply_filters( 'wc_order_statuses', $statuses );
		$unprefixed = array();

		foreach ( is_array( $filtered ) ? $filtered : $statuses as $status => $label ) {
			if ( is_string( $label ) ) {
				$unprefixed[ self::remove_prefix( (string) $status ) ] = $label;
			}
		}

		return array_diff_key( $unprefixed, array( self::CHECKOUT_DRAFT => '' ) );
	}

	/**
	 * Statuses that an order can have, also those that a plugin has removed from the list, without prefix.
	 *
	 * @return list<string>
	 */
	public static function get_possible_statuses(): array {
		return array_values(
			array_unique(
				array(
					'auto-draft',
					...array_map( array( self::class, 'remove_prefix' ), array_keys( self::get_built_in_statuses() ) ),
					self::CHECKOUT_DRAFT,
					...array_map( 'strval', array_keys( self::get_order_statuses() ) ),
				)
			)
		);
	}

	/**
	 * Statuses without those of plugins.
	 *
	 * @return array<string, string> Status with prefix => label.
	 */
	private static function get_built_in_statuses(): array {
		return array(
			'wc-pending'    => _x( 'Pending payment', 'order status', 'storedeck' ),
			'wc-processing' => _x( 'Processing', 'order status', 'storedeck' ),
			'wc-on-hold'    => _x( 'On hold', 'order status', 'storedeck' ),
			'wc-completed'  => _x( 'Completed', 'order status', 'storedeck' ),
			'wc-cancelled'  => _x( 'Cancelled', 'order status', 'storedeck' ),
			'wc-refunded'   => _x( 'Refunded', 'order status', 'storedeck' ),
			'wc-failed'     => _x( 'Failed', 'order status', 'storedeck' ),
		);
	}

	/**
	 * Statuses that reports exclude, without prefix.
	 *
	 * @return string[]
	 */
	public static function get_excluded_statuses(): array {
		return self::get_statuses( 'woocommerce_excluded_report_order_statuses' );
	}

	/**
	 * Actionable statuses, without prefix.
	 *
	 * @return string[]
	 */
	public static function get_actionable_statuses(): array {
		return self::get_statuses( 'woocommerce_actionable_order_statuses' );
	}

	/**
	 * Date column that assigns orders to a reporting period.
	 */
	public static function get_date_type(): string {
		$type = self::get_text( 'woocommerce_date_type' );

		return in_array( $type, self::DATE_TYPES, true ) ? $type : self::DEFAULTS['woocommerce_date_type'];
	}

	/**
	 * Whether an order belongs to the place where it is delivered, rather than to that of the billing address: the one by which
	 * its taxes are calculated.
	 */
	public static function has_places_of_delivery(): bool {
		return 'billing' !== get_option( self::PLACE_OPTION );
	}

	/**
	 * Name of a weekday.
	 *
	 * @param int $day From 1 for Monday to 7 for Sunday.
	 */
	public static function get_weekday_name( int $day ): string {
		global $wp_locale;

		return (string) $wp_locale?->get_weekday( $day % 7 );
	}

	/**
	 * Default date range of reports.
	 *
	 * @return string For example `period=month&compare=previous_year`.
	 */
	public static function get_default_date_range(): string {
		$range = str_replace( '&amp;', '&', self::get_text( 'woocommerce_default_date_range' ) );

		return '' === $range ? self::DEFAULTS['woocommerce_default_date_range'] : $range;
	}

	/**
	 * Whether stock management is enabled.
	 */
	public static function is_stock_managed(): bool {
		return 'yes' === self::get_text( 'woocommerce_manage_stock' );
	}

	/**
	 * Site time zone.
	 */
	public static function get_time_zone(): \DateTimeZone {
		return wp_timezone();
	}

	/**
	 * First day of the week, 0 = Sunday … 6 = Saturday.
	 */
	public static function get_week_start(): int {
		$day = (int) get_option( 'start_of_week', 1 );

		return ( ( $day % 7 ) + 7 ) % 7;
	}

	/**
	 * Option that holds a string.
	 *
	 * @param string $option A key of DEFAULTS.
	 */
	private static function get_text( string $option ): string {
		$value = get_option( $option, self::DEFAULTS[ $option ] );

		return is_scalar( $value ) ? (string) $value : self::DEFAULTS[ $option ];
	}

	/**
	 * Option that holds a list of statuses. An empty list may be stored as an
	 * empty string.
	 *
	 * @param string $option A key of DEFAULTS.
	 * @return string[] Without prefix.
	 */
	private static function get_statuses( string $option ): array {
		$statuses = array_filter( (array) get_option( $option, self::DEFAULTS[ $option ] ), 'is_string' );

		return array_values( array_filter( array_map( array( self::class, 'remove_prefix' ), $statuses ), 'strlen' ) );
	}

	/**
	 * Status without prefix.
	 *
	 * @param string $status For example `wc-completed`.
	 * @return string For example `completed`.
	 */
	public static function remove_prefix( string $status ): string {
		return (string) preg_replace( '/^wc-/', '', $status );
	}
}
