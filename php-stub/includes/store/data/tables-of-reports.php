<?php
/**
 * Lookup tables of reports.
 *
 * Lines of CREATE TABLE statements by short name of the table, in the format of
 * dbDelta().
 *
 * @package Storedeck
 */

use Storedeck\Store\Tables;

defined( 'ABSPATH' ) || exit;

return array(
	'order_stats'          => array(
		'order_id ' . Tables::ID,
		'parent_id ' . Tables::ID . ' DEFAULT 0',
		'date_created ' . Tables::DATE,
		'date_created_gmt ' . Tables::DATE,
		"date_paid datetime NULL DEFAULT '0000-00-00 00:00:00'",
		"date_completed datetime NULL DEFAULT '0000-00-00 00:00:00'",
		'num_items_sold int(11) NOT NULL DEFAULT 0',
		'total_sales ' . Tables::MONEY,
		'tax_total ' . Tables::MONEY,
		'shipping_total ' . Tables::MONEY,
		'net_total ' . Tables::MONEY,
		'returning_customer tinyint(1) NULL DEFAULT NULL',
		'status varchar(200) NOT NULL',
		'customer_id ' . Tables::ID,
		'PRIMARY KEY  (order_id)',
		'KEY date_created (date_created)',
		'KEY customer_id (customer_id)',
		'KEY status (status(191))',
		'KEY parent_id (parent_id)',
		'KEY date_paid_status (date_paid,status(191),parent_id)',
		'KEY date_paid (date_paid)',
		'KEY date_completed (date_completed)',
	),
	'order_product_lookup' => array(
		'order_item_id ' . Tables::ID,
		'order_id ' . Tables::ID,
		'product_id ' . Tables::ID,
		'variation_id ' . Tables::ID,
		'customer_id bigint(20) unsigned NULL',
		'date_created ' . Tables::DATE,
		'product_qty int(11) NOT NULL',
		'product_net_revenue ' . Tables::MONEY,
		'product_gross_revenue ' . Tables::MONEY,
		'coupon_amount ' . Tables::MONEY,
		'tax_amount ' . Tables::MONEY,
		'shipping_amount ' . Tables::MONEY,
		'shipping_tax_amount ' . Tables::MONEY,
		'PRIMARY KEY  (order_item_id)',
		'KEY order_id (order_id)',
		'KEY product_id (product_id)',
		'KEY customer_id (customer_id)',
		'KEY date_created (date_created)',
		'KEY customer_product_date (customer_id,product_id,date_created)',
		'KEY order_product (order_id,product_id,variation_id)',
		'KEY product_variation_date (product_id,variation_id,date_created)',
	),
	'order_coupon_lookup'  => array(
		'order_id ' . Tables::ID,
		'coupon_id bigint(20) NOT NULL',
		'date_created ' . Tables::DATE,
		'discount_amount ' . Tables::MONEY,
		'PRIMARY KEY  (order_id,coupon_id)',
		'KEY coupon_id (coupon_id)',
		'KEY date_created (date_created)',
	),
	'order_tax_lookup'     => array(
		'order_id ' . Tables::ID,
		'tax_rate_id ' . Tables::ID,
		'date_created ' . Tables::DATE,
		'shipping_tax ' . Tables::MONEY,
		'order_tax ' . Tables::MONEY,
		'total_tax ' . Tables::MONEY,
		'PRIMARY KEY  (order_id,tax_rate_id)',
		'KEY tax_rate_id (tax_rate_id)',
		'KEY date_created (date_created)',
	),
	'customer_lookup'      => array(
		'customer_id ' . Tables::ID . ' AUTO_INCREMENT',
		'user_id bigint(20) unsigned NULL DEFAULT NULL',
		"username varchar(60) NOT NULL DEFAULT ''",
		'first_name varchar(255) NOT NULL',
		'last_name varchar(255) NOT NULL',
		'email varchar(100) NULL DEFAULT NULL',
		'date_last_active timestamp NULL DEFAULT NULL',
		'date_registered timestamp NULL DEFAULT NULL',
		"country char(2) NOT NULL DEFAULT ''",
		"postcode varchar(20) NOT NULL DEFAULT ''",
		"city varchar(100) NOT NULL DEFAULT ''",
		"state varchar(100) NOT NULL DEFAULT ''",
		'PRIMARY KEY  (customer_id)',
		'UNIQUE KEY user_id (user_id)',
		'KEY email (email)',
		'KEY first_name (first_name(20))',
		'KEY last_name (last_name(20))',
		'KEY username (username(20))',
		'KEY date_registered (date_registered)',
		'KEY date_last_active (date_last_active)',
	),
	'pending_changes'      => array(
		'id ' . Tables::ID . ' AUTO_INCREMENT',
		'request varchar(20) NOT NULL',
		'type varchar(20) NOT NULL',
		'object_id ' . Tables::ID,
		'ready_at ' . Tables::ID,
		'PRIMARY KEY  (id)',
	),
);
