<?php
/**
 * Settings by group.
 *
 * Group => label, description and settings: name of the option => label,
 * description, type, default and, by type, options, minimum, maximum, pattern.
 * Options may be a function, which is called with the stored value when they are needed.
 * `expected` describes the valid values, `differs_from` is the ID of the setting
 * that must have another value.
 * Loaded on each use, because labels depend on the language of the user.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Email_Sender;
use Storedeck\Foundation\Settings\Currencies;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Settings\Place_Options;

defined( 'ABSPATH' ) || exit;

$storedeck_statuses = Settings::get_order_statuses();

return array(
	'wc_admin' => array(
		'label'       => _x( 'Analytics', 'settings group', 'storedeck' ),
		'description' => __( 'Order statuses and dates used in reports.', 'storedeck' ),
		'settings'    => array(
			'woocommerce_excluded_report_order_statuses' => array(
				'label'       => __( 'Excluded report order statuses', 'storedeck' ),
				'description' => __( 'Statuses that should not be included when calculating report totals.', 'storedeck' ),
				'type'        => 'multiselect',
				'default'     => Settings::DEFAULTS['woocommerce_excluded_report_order_statuses'],
				'options'     => $storedeck_statuses,
			),
			'woocommerce_actionable_order_statuses'      => array(
				'label'       => __( 'Actionable order statuses', 'storedeck' ),
				'description' => __( 'Statuses that require extra action on behalf of the store admin.', 'storedeck' ),
				'type'        => 'multiselect',
				'default'     => Settings::DEFAULTS['woocommerce_actionable_order_statuses'],
				'options'     => $storedeck_statuses,
			),
			'woocommerce_default_date_range'             => array(
				'label'       => __( 'Default date range', 'storedeck' ),
				'description' => __( 'Date range shown when a report is opened.', 'storedeck' ),
				'type'        => 'text',
				'default'     => Settings::DEFAULTS['woocommerce_default_date_range'],
				'check'       => array( \Storedeck\Settings\Default_Date_Range::class, 'is_valid' ),
				'expected'    => __( 'Expected query parameters of a report, for example period=month&compare=previous_year.', 'storedeck' ),
			),
			'woocommerce_date_type'                      => array(
				'label'       => __( 'Date type', 'storedeck' ),
				'description' => __( 'Date used to assign orders to a reporting period.', 'storedeck' ),
				'type'        => 'select',
				'default'     => Settings::DEFAULTS['woocommerce_date_type'],
				'options'     => array(
					'date_created'   => __( 'Date created', 'storedeck' ),
					'date_paid'      => __( 'Date paid', 'storedeck' ),
					'date_completed' => __( 'Date completed', 'storedeck' ),
				),
			),
			Personal_Data::OPTION                        => Personal_Data::get_setting(),
		),
	),
	'general'  => array(
		'label'       => _x( 'General', 'settings group', 'storedeck' ),
		'description' => __( 'Store address and currency.', 'storedeck' ),
		'settings'    => array(
			'woocommerce_store_address'               => array( 'label' => __( 'Address line 1', 'storedeck' ) ),
			'woocommerce_store_address_2'             => array( 'label' => __( 'Address line 2', 'storedeck' ) ),
			'woocommerce_store_city'                  => array( 'label' => __( 'City', 'storedeck' ) ),
			'woocommerce_default_country'             => array(
				'label'       => __( 'Country / State', 'storedeck' ),
				'description' => __( 'Country of your store, and the state if it has states.', 'storedeck' ),
				'type'        => 'select',
				'default'     => 'US:CA',
				'options'     => static fn( string $stored ): array => Place_Options::get_countries_and_states( $stored ),
				'expected'    => __( 'Expected a country code, with a state code where there is one, for example NO or US:CA.', 'storedeck' ),
			),
			'woocommerce_store_postcode'              => array(
				'label'    => __( 'Postcode / ZIP', 'storedeck' ),
				'pattern'  => '/^[A-Za-z0-9 -]{0,20}$/D',
				'expected' => __( 'Expected at most 20 letters from A to Z, digits, spaces and hyphens.', 'storedeck' ),
			),
			'woocommerce_calc_taxes'                  => array(
				'label'       => __( 'Enable taxes', 'storedeck' ),
				'description' => __( 'Enable tax rates and calculations', 'storedeck' ),
				'type'        => 'checkbox',
				'default'     => 'no',
			),
			'woocommerce_enable_coupons'              => array(
				'label'       => __( 'Enable coupons', 'storedeck' ),
				'description' => __( 'Enable the use of coupon codes', 'storedeck' ),
				'type'        => 'checkbox',
				'default'     => 'yes',
			),
			'woocommerce_calc_discounts_sequentially' => array(
				'label'       => __( 'Calculate coupon discounts sequentially', 'storedeck' ),
				'description' => __( 'Apply each coupon to the discounted price.', 'storedeck' ),
				'type'        => 'checkbox',
				'default'     => 'no',
			),
			'woocommerce_currency'                    => array(
				'label'       => __( 'Currency', 'storedeck' ),
				'description' => __( 'Currency of product prices and payments.', 'storedeck' ),
				'type'        => 'select',
				'default'     => Settings::DEFAULTS['woocommerce_currency'],
				'options'     => static fn(): array => Currencies::get_options(),
			),
			'woocommerce_currency_pos'                => array(
				'label'       => __( 'Currency position', 'storedeck' ),
				'description' => __( 'Position of the currency symbol.', 'storedeck' ),
				'type'        => 'select',
				'default'     => Settings::DEFAULTS['woocommerce_currency_pos'],
				'options'     => array(
					'left'        => _x( 'Left', 'currency position', 'storedeck' ),
					'right'       => _x( 'Right', 'currency position', 'storedeck' ),
					'left_space'  => _x( 'Left with space', 'currency position', 'storedeck' ),
					'right_space' => _x( 'Right with space', 'currency position', 'storedeck' ),
				),
			),
			'woocommerce_price_thousand_sep'          => array(
				'label'        => __( 'Thousand separator', 'storedeck' ),
				'default'      => Settings::DEFAULTS['woocommerce_price_thousand_sep'],
				'pattern'      => '/^\D{0,3}$/Du',
				'differs_from' => 'woocommerce_price_decimal_sep',
				'expected'     => __( 'Expected at most three characters without digits, other than the decimal separator.', 'storedeck' ),
			),
			'woocommerce_price_decimal_sep'           => array(
				'label'        => __( 'Decimal separator', 'storedeck' ),
				'default'      => Settings::DEFAULTS['woocommerce_price_decimal_sep'],
				'pattern'      => '/^\D{0,3}$/Du',
				'differs_from' => 'woocommerce_price_thousand_sep',
				'expected'     => __( 'Expected at most three characters without digits, other than the thousand separator.', 'storedeck' ),
			),
			'woocommerce_price_num_decimals'          => array(
				'label'   => __( 'Number of decimals', 'storedeck' ),
				'type'    => 'number',
				'default' => Settings::DEFAULTS['woocommerce_price_num_decimals'],
				'minimum' => 0,
				'maximum' => 8,
			),
		),
	),
	'products' => array(
		'label'       => _x( 'Products', 'settings group', 'storedeck' ),
		'description' => __( 'Units, reviews, and stock.', 'storedeck' ),
		'settings'    => array(
			'woocommerce_weight_unit'             => array(
				'label'   => __( 'Weight unit', 'storedeck' ),
				'type'    => 'select',
				'default' => 'lbs',
				'options' => array(
					'kg'  => _x( 'kg', 'unit of weight', 'storedeck' ),
					'g'   => _x( 'g', 'unit of weight', 'storedeck' ),
					'lbs' => _x( 'lbs', 'unit of weight', 'storedeck' ),
					'oz'  => _x( 'oz', 'unit of weight', 'storedeck' ),
				),
			),
			'woocommerce_dimension_unit'          => array(
				'label'   => __( 'Dimensions unit', 'storedeck' ),
				'type'    => 'select',
				'default' => 'in',
				'options' => array(
					'm'  => _x( 'm', 'unit of length', 'storedeck' ),
					'cm' => _x( 'cm', 'unit of length', 'storedeck' ),
					'mm' => _x( 'mm', 'unit of length', 'storedeck' ),
					'in' => _x( 'in', 'unit of length', 'storedeck' ),
					'yd' => _x( 'yd', 'unit of length', 'storedeck' ),
				),
			),
			'woocommerce_enable_reviews'          => array(
				'label'       => __( 'Enable reviews', 'storedeck' ),
				'description' => __( 'Enable product reviews', 'storedeck' ),
				'type'        => 'checkbox',
				'default'     => 'yes',
			),
			'woocommerce_enable_review_rating'    => array(
				'label'       => __( 'Product ratings', 'storedeck' ),
				'description' => __( 'Enable star rating on reviews', 'storedeck' ),
				'type'        => 'checkbox',
				'default'     => 'yes',
			),
			'woocommerce_manage_stock'            => array(
				'label'       => __( 'Manage stock', 'storedeck' ),
				'description' => __( 'Enable stock management', 'storedeck' ),
				'type'        => 'checkbox',
				'default'     => Settings::DEFAULTS['woocommerce_manage_stock'],
			),
			'woocommerce_notify_low_stock_amount' => array(
				'label'       => __( 'Low stock threshold', 'storedeck' ),
				'description' => __( 'Products at or below this quantity are low in stock.', 'storedeck' ),
				'type'        => 'number',
				'default'     => '2',
				'minimum'     => 0,
				'maximum'     => 1000000,
			),
			'woocommerce_notify_no_stock_amount'  => array(
				'label'       => __( 'Out of stock threshold', 'storedeck' ),
				'description' => __( 'Products at or below this quantity are out of stock.', 'storedeck' ),
				'type'        => 'number',
				'default'     => '0',
				'minimum'     => 0,
				'maximum'     => 1000000,
			),
		),
	),
	'tax'      => array(
		'label'       => _x( 'Tax', 'settings group', 'storedeck' ),
		'description' => __( 'Tax calculation and display.', 'storedeck' ),
		'settings'    => array(
			'woocommerce_prices_include_tax'    => array(
				'label'   => __( 'Prices entered with tax', 'storedeck' ),
				'type'    => 'radio',
				'default' => 'no',
				'options' => array(
					'yes' => __( 'Yes, I will enter prices inclusive of tax', 'storedeck' ),
					'no'  => __( 'No, I will enter prices exclusive of tax', 'storedeck' ),
				),
			),
			'woocommerce_tax_based_on'          => array(
				'label'   => __( 'Calculate tax based on', 'storedeck' ),
				'type'    => 'select',
				'default' => 'shipping',
				'options' => array(
					'shipping' => __( 'Customer shipping address', 'storedeck' ),
					'billing'  => __( 'Customer billing address', 'storedeck' ),
					'base'     => __( 'Store base address', 'storedeck' ),
				),
			),
			'woocommerce_tax_round_at_subtotal' => array(
				'label'       => __( 'Rounding', 'storedeck' ),
				'description' => __( 'Round tax at subtotal level, instead of rounding per line', 'storedeck' ),
				'type'        => 'checkbox',
				'default'     => 'no',
			),
			'woocommerce_tax_display_shop'      => array(
				'label'   => __( 'Display prices in the store', 'storedeck' ),
				'type'    => 'select',
				'default' => 'excl',
				'options' => array( 'incl' => __( 'Including tax', 'storedeck' ), 'excl' => __( 'Excluding tax', 'storedeck' ) ),
			),
			'woocommerce_tax_total_display'     => array(
				'label'   => __( 'Display tax totals', 'storedeck' ),
				'type'    => 'select',
				'default' => 'itemized',
				'options' => array(
					'single'   => __( 'As a single total', 'storedeck' ),
					'itemized' => __( 'Itemized', 'storedeck' ),
				),
			),
		),
	),
	'advanced' => array(
		'label'       => _x( 'Advanced', 'settings group', 'storedeck' ),
		'description' => __( 'Personal data, and what happens when the plugin is deleted.', 'storedeck' ),
		'settings'    => array(
			Personal_Data::ERASE_ORDERS => array(
				'label'       => __( 'Erasure requests', 'storedeck' ),
				'description' => __( 'Remove personal data from orders and downloads when a request to erase personal data is fulfilled', 'storedeck' ),
				'type'        => 'checkbox',
				'default'     => 'no',
			),
			'storedeck_remove_all_data' => array(
				'label'       => __( 'Delete all data', 'storedeck' ),
				'description' => __( 'Delete orders, products, coupons, reviews and settings when the plugin is deleted', 'storedeck' ),
				'type'        => 'checkbox',
				'default'     => 'no',
			),
		),
	),
	'email'    => array(
		'label'       => _x( 'Emails', 'settings group', 'storedeck' ),
		'description' => __( 'Sender of the emails to customers about their orders, and about finished exports.', 'storedeck' ),
		'settings'    => array(
			Email_Sender::NAME    => array(
				'label'       => __( 'Sender name', 'storedeck' ),
				'description' => __( 'Used together with the sender email address.', 'storedeck' ),
				'pattern'     => '/^[^\r\n<>"]{0,100}$/Du',
				'expected'    => __( 'Expected at most 100 characters without quotation marks and angle brackets.', 'storedeck' ),
			),
			Email_Sender::ADDRESS => array(
				'label'       => __( 'Sender email address', 'storedeck' ),
				'description' => __( 'Leave empty to use the sender of WordPress.', 'storedeck' ),
				'check'       => array( Email_Sender::class, 'is_valid_address' ),
				'expected'    => __( 'Expected an email address, for example store@example.com.', 'storedeck' ),
			),
		),
	),
);
