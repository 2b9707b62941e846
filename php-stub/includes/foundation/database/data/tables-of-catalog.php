<?php
/**
 * Tables of products, categories, attributes, taxes and downloads.
 *
 * Lines of CREATE TABLE statements by short name of the table, in the format of
 * dbDelta().
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Database\Tables;

defined( 'ABSPATH' ) || exit;

return array(
	'product_meta_lookup'  => array(
		'product_id bigint(20) NOT NULL',
		"sku varchar(100) NULL DEFAULT ''",
		"global_unique_id varchar(100) NULL DEFAULT ''",
		'`virtual` tinyint(1) NULL DEFAULT 0',
		'downloadable tinyint(1) NULL DEFAULT 0',
		'min_price decimal(19,4) NULL DEFAULT NULL',
		'max_price decimal(19,4) NULL DEFAULT NULL',
		'onsale tinyint(1) NULL DEFAULT 0',
		'stock_quantity double NULL DEFAULT NULL',
		"stock_status varchar(100) NULL DEFAULT 'instock'",
		'rating_count bigint(20) NULL DEFAULT 0',
		'average_rating decimal(3,2) NULL DEFAULT 0.00',
		'total_sales bigint(20) NULL DEFAULT 0',
		"tax_status varchar(100) NULL DEFAULT 'taxable'",
		"tax_class varchar(100) NULL DEFAULT ''",
		'PRIMARY KEY  (product_id)',
		'KEY `virtual` (`virtual`)',
		'KEY downloadable (downloadable)',
		'KEY stock_status (stock_status)',
		'KEY stock_quantity (stock_quantity)',
		'KEY onsale (onsale)',
		'KEY min_max_price (min_price,max_price)',
		'KEY sku (sku(50))',
	),
	'product_attributes'   => array(
		'product_id bigint(20) NOT NULL',
		'product_or_parent_id bigint(20) NOT NULL',
		'taxonomy varchar(32) NOT NULL',
		'term_id bigint(20) NOT NULL',
		'is_variation_attribute tinyint(1) NOT NULL',
		'in_stock tinyint(1) NOT NULL',
		'PRIMARY KEY  (product_or_parent_id,term_id,product_id,taxonomy)',
		'KEY is_variation_attribute_term_id (is_variation_attribute,term_id)',
	),
	'attribute_taxonomies' => array(
		'attribute_id ' . Tables::ID . ' AUTO_INCREMENT',
		'attribute_name varchar(200) NOT NULL',
		'attribute_label varchar(200) NULL',
		'attribute_type varchar(20) NOT NULL',
		'attribute_orderby varchar(20) NOT NULL',
		'attribute_public int(1) NOT NULL DEFAULT 1',
		'PRIMARY KEY  (attribute_id)',
		'KEY attribute_name (attribute_name(20))',
	),
	'category_lookup'      => array(
		'category_tree_id ' . Tables::ID,
		'category_id ' . Tables::ID,
		'PRIMARY KEY  (category_tree_id,category_id)',
	),
	'tax_rates'            => array(
		'tax_rate_id ' . Tables::ID . ' AUTO_INCREMENT',
		"tax_rate_country varchar(2) NOT NULL DEFAULT ''",
		"tax_rate_state varchar(200) NOT NULL DEFAULT ''",
		"tax_rate varchar(8) NOT NULL DEFAULT ''",
		"tax_rate_name varchar(200) NOT NULL DEFAULT ''",
		'tax_rate_priority ' . Tables::ID,
		'tax_rate_compound int(1) NOT NULL DEFAULT 0',
		'tax_rate_shipping int(1) NOT NULL DEFAULT 1',
		'tax_rate_order ' . Tables::ID,
		"tax_rate_class varchar(200) NOT NULL DEFAULT ''",
		'PRIMARY KEY  (tax_rate_id)',
		'KEY tax_rate_country (tax_rate_country)',
		'KEY tax_rate_state (tax_rate_state(2))',
		'KEY tax_rate_class (tax_rate_class(10))',
		'KEY tax_rate_priority (tax_rate_priority)',
	),
	'download_log'         => array(
		'download_log_id ' . Tables::ID . ' AUTO_INCREMENT',
		'`timestamp` datetime NOT NULL',
		'permission_id ' . Tables::ID,
		'user_id bigint(20) unsigned NULL',
		"user_ip_address varchar(100) NULL DEFAULT ''",
		'PRIMARY KEY  (download_log_id)',
		'KEY permission_id (permission_id)',
		'KEY `timestamp` (`timestamp`)',
	),
	'download_permissions' => array(
		'permission_id ' . Tables::ID . ' AUTO_INCREMENT',
		'download_id varchar(36) NOT NULL',
		'product_id ' . Tables::ID,
		'order_id ' . Tables::ID . ' DEFAULT 0',
		'order_key varchar(200) NOT NULL',
		'user_email varchar(200) NOT NULL',
		'user_id bigint(20) unsigned NULL',
		'downloads_remaining varchar(9) NULL',
		'access_granted ' . Tables::DATE,
		'access_expires datetime NULL DEFAULT NULL',
		'download_count ' . Tables::ID . ' DEFAULT 0',
		'PRIMARY KEY  (permission_id)',
		'KEY download_order_key_product (product_id,order_id,order_key(16),download_id)',
		'KEY download_order_product (download_id,order_id,product_id)',
		'KEY order_id (order_id)',
		'KEY user_order_remaining_expires (user_id,order_id,downloads_remaining,access_expires)',
	),
);
