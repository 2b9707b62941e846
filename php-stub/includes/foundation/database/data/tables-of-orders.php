<?php
/**
 * Tables of orders.
 *
 * Lines of CREATE TABLE statements by short name of the table, in the format of
 * dbDelta().
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Database\Tables;

defined( 'ABSPATH' ) || exit;

return array(
	'orders'                 => array(
		'id ' . Tables::ID,
		'status varchar(20) NULL',
		'currency varchar(10) NULL',
		'type varchar(20) NULL',
		'tax_amount decimal(26,8) NULL',
		'total_amount decimal(26,8) NULL',
		'customer_id bigint(20) unsigned NULL',
		'billing_email varchar(320) NULL',
		'date_created_gmt datetime NULL',
		'date_updated_gmt datetime NULL',
		'parent_order_id bigint(20) unsigned NULL',
		'payment_method varchar(100) NULL',
		'payment_method_title text NULL',
		'transaction_id varchar(100) NULL',
		'ip_address varchar(100) NULL',
		'user_agent text NULL',
		'customer_note text NULL',
		'PRIMARY KEY  (id)',
		'KEY status (status)',
		'KEY date_created (date_created_gmt)',
		'KEY customer_id_billing_email (customer_id,billing_email(171))',
		'KEY billing_email (billing_email(191))',
		'KEY type_status_date (type,status,date_created_gmt)',
		'KEY parent_order_id (parent_order_id)',
		'KEY date_updated (date_updated_gmt)',
	),
	'order_addresses'        => array(
		'id ' . Tables::ID . ' AUTO_INCREMENT',
		'order_id ' . Tables::ID,
		'address_type varchar(20) NULL',
		'first_name text NULL',
		'last_name text NULL',
		'company text NULL',
		'address_1 text NULL',
		'address_2 text NULL',
		'city text NULL',
		'state text NULL',
		'postcode text NULL',
		'country text NULL',
		'email varchar(320) NULL',
		'phone varchar(100) NULL',
		'PRIMARY KEY  (id)',
		'KEY order_id (order_id)',
		'UNIQUE KEY address_type_order_id (address_type,order_id)',
		'KEY email (email(191))',
		'KEY phone (phone)',
	),
	'order_operational_data' => array(
		'id ' . Tables::ID . ' AUTO_INCREMENT',
		'order_id bigint(20) unsigned NULL',
		'created_via varchar(100) NULL',
		'woocommerce_version varchar(20) NULL',
		'prices_include_tax tinyint(1) NULL',
		'coupon_usages_are_counted tinyint(1) NULL',
		'download_permission_granted tinyint(1) NULL',
		'cart_hash varchar(100) NULL',
		'new_order_email_sent tinyint(1) NULL',
		'order_key varchar(100) NULL',
		'order_stock_reduced tinyint(1) NULL',
		'date_paid_gmt datetime NULL',
		'date_completed_gmt datetime NULL',
		'shipping_tax_amount decimal(26,8) NULL',
		'shipping_total_amount decimal(26,8) NULL',
		'discount_tax_amount decimal(26,8) NULL',
		'discount_total_amount decimal(26,8) NULL',
		'recorded_sales tinyint(1) NULL',
		'PRIMARY KEY  (id)',
		'UNIQUE KEY order_id (order_id)',
		'KEY order_key (order_key)',
	),
	'orders_meta'            => array(
		'id ' . Tables::ID . ' AUTO_INCREMENT',
		'order_id bigint(20) unsigned NULL',
		'meta_key varchar(255) NULL',
		'meta_value longtext NULL',
		'PRIMARY KEY  (id)',
		'KEY order_id (order_id)',
		'KEY meta_key_value (meta_key(100),meta_value(82))',
	),
	'order_items'            => array(
		'order_item_id ' . Tables::ID . ' AUTO_INCREMENT',
		'order_item_name text NOT NULL',
		"order_item_type varchar(200) NOT NULL DEFAULT ''",
		'order_id ' . Tables::ID,
		'PRIMARY KEY  (order_item_id)',
		'KEY order_id (order_id)',
	),
	'order_itemmeta'         => array(
		'meta_id ' . Tables::ID . ' AUTO_INCREMENT',
		'order_item_id ' . Tables::ID,
		'meta_key varchar(255) NULL DEFAULT NULL',
		'meta_value longtext NULL',
		'PRIMARY KEY  (meta_id)',
		'KEY order_item_id (order_item_id)',
		'KEY meta_key (meta_key(32))',
	),
);
