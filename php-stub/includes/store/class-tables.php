<?php
/**
 * The shop's database tables: names, columns and indexes.
 *
 * @package Storedeck
 */

namespace Storedeck\Store;

/**
 * Names, creates and removes the tables that reports read.
 *
 * The names and columns are those that existing shops already hold, so the
 * same reports run on their data. Tables made here keep money as DECIMAL;
 * readers must not rely on it, because existing tables hold DOUBLE.
 */
final class Tables {

	/**
	 * Raised whenever a definition below changes; compared with the stored one.
	 */
	public const VERSION = '1';

	/**
	 * Option that holds the version of the tables of this site.
	 */
	public const VERSION_OPTION = 'storedeck_tables_version';

	/**
	 * Option that lists the tables made here.
	 */
	public const OWN_OPTION = 'storedeck_own_tables';

	/**
	 * Exact money column of the tables made here.
	 */
	private const MONEY = 'decimal(26,8) NOT NULL DEFAULT 0';

	/**
	 * Date column that is never null.
	 */
	private const DATE = "datetime NOT NULL DEFAULT '0000-00-00 00:00:00'";

	/**
	 * Unsigned id without default.
	 */
	private const ID = 'bigint(20) unsigned NOT NULL';

	/**
	 * Short names of the tables and their names in the database, without prefix.
	 *
	 * @return array<string, string> Short name => name without prefix.
	 */
	public static function names(): array {
		return array(
			'order_stats'            => 'wc_order_stats',
			'order_product_lookup'   => 'wc_order_product_lookup',
			'order_coupon_lookup'    => 'wc_order_coupon_lookup',
			'order_tax_lookup'       => 'wc_order_tax_lookup',
			'customer_lookup'        => 'wc_customer_lookup',
			'product_meta_lookup'    => 'wc_product_meta_lookup',
			'product_attributes'     => 'wc_product_attributes_lookup',
			'category_lookup'        => 'wc_category_lookup',
			'download_log'           => 'wc_download_log',
			'admin_notes'            => 'wc_admin_notes',
			'admin_note_actions'     => 'wc_admin_note_actions',
			'orders'                 => 'wc_orders',
			'order_addresses'        => 'wc_order_addresses',
			'order_operational_data' => 'wc_order_operational_data',
			'order_items'            => 'woocommerce_order_items',
			'order_itemmeta'         => 'woocommerce_order_itemmeta',
			'tax_rates'              => 'woocommerce_tax_rates',
			'download_permissions'   => 'woocommerce_downloadable_product_permissions',
			'attribute_taxonomies'   => 'woocommerce_attribute_taxonomies',
		);
	}

	/**
	 * Full name of a table.
	 *
	 * @param string $table Short name, a key of names().
	 * @return string Name with the site's prefix.
	 * @throws \InvalidArgumentException When the short name is unknown.
	 */
	public static function name( string $table ): string {
		global $wpdb;

		$names = self::names();

		if ( ! isset( $names[ $table ] ) ) {
			throw new \InvalidArgumentException( 'Unknown table.' );
		}

		return $wpdb->prefix . $names[ $table ];
	}

	/**
	 * Creates the tables, or adds what a newer version lacks. Rows stay.
	 *
	 * Tables that somebody else made are used as they are, never altered.
	 */
	public static function install(): void {
		global $wpdb;

		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate  = $wpdb->get_charset_collate();
		$existing = $wpdb->get_col( 'SHOW TABLES' );
		$own      = self::own();

		foreach ( self::definitions() as $table => $lines ) {
			$name = self::name( $table );

			if ( in_array( $name, $existing, true ) && ! in_array( $table, $own, true ) ) {
				continue;
			}

			dbDelta( "CREATE TABLE $name (\n" . implode( ",\n", $lines ) . "\n) $collate;" );
			$own[] = $table;
		}

		update_option( self::OWN_OPTION, array_values( array_unique( $own ) ), false );
		update_option( self::VERSION_OPTION, self::VERSION );
	}

	/**
	 * Creates the tables when this site has none or older ones.
	 */
	public static function maybe_install(): void {
		if ( self::VERSION !== get_option( self::VERSION_OPTION ) ) {
			self::install();
		}
	}

	/**
	 * Removes the tables that install() made, with all their rows.
	 */
	public static function drop(): void {
		global $wpdb;

		foreach ( self::own() as $table ) {
			$wpdb->query( 'DROP TABLE IF EXISTS `' . self::name( $table ) . '`' );
		}

		delete_option( self::OWN_OPTION );
		delete_option( self::VERSION_OPTION );
	}

	/**
	 * Short names of the tables that install() made.
	 *
	 * @return string[]
	 */
	private static function own(): array {
		$own = get_option( self::OWN_OPTION );

		return is_array( $own ) ? array_values( array_intersect( $own, array_keys( self::names() ) ) ) : array();
	}

	/**
	 * Lines of each CREATE TABLE statement, in the form that dbDelta reads.
	 *
	 * @return array<string, string[]> Short name => columns and keys.
	 */
	private static function definitions(): array {
		return array_merge(
			self::report_tables(),
			self::catalogue_tables(),
			self::note_tables(),
			self::order_tables()
		);
	}

	/**
	 * Tables that the reports sum.
	 *
	 * @return array<string, string[]>
	 */
	private static function report_tables(): array {
		return array(
			'order_stats'          => array(
				'order_id ' . self::ID,
				'parent_id ' . self::ID . ' DEFAULT 0',
				'date_created ' . self::DATE,
				'date_created_gmt ' . self::DATE,
				"date_paid datetime NULL DEFAULT '0000-00-00 00:00:00'",
				"date_completed datetime NULL DEFAULT '0000-00-00 00:00:00'",
				'num_items_sold int(11) NOT NULL DEFAULT 0',
				'total_sales ' . self::MONEY,
				'tax_total ' . self::MONEY,
				'shipping_total ' . self::MONEY,
				'net_total ' . self::MONEY,
				'returning_customer tinyint(1) NULL DEFAULT NULL',
				'status varchar(200) NOT NULL',
				'customer_id ' . self::ID,
				'PRIMARY KEY  (order_id)',
				'KEY date_created (date_created)',
				'KEY customer_id (customer_id)',
				'KEY status (status(191))',
				'KEY parent_id (parent_id)',
				'KEY date_paid_status (date_paid,status(191),parent_id)',
			),
			'order_product_lookup' => array(
				'order_item_id ' . self::ID,
				'order_id ' . self::ID,
				'product_id ' . self::ID,
				'variation_id ' . self::ID,
				'customer_id bigint(20) unsigned NULL',
				'date_created ' . self::DATE,
				'product_qty int(11) NOT NULL',
				'product_net_revenue ' . self::MONEY,
				'product_gross_revenue ' . self::MONEY,
				'coupon_amount ' . self::MONEY,
				'tax_amount ' . self::MONEY,
				'shipping_amount ' . self::MONEY,
				'shipping_tax_amount ' . self::MONEY,
				'PRIMARY KEY  (order_item_id)',
				'KEY order_id (order_id)',
				'KEY product_id (product_id)',
				'KEY customer_id (customer_id)',
				'KEY date_created (date_created)',
				'KEY customer_product_date (customer_id,product_id,date_created)',
				'KEY order_product (order_id,product_id,variation_id)',
			),
			'order_coupon_lookup'  => array(
				'order_id ' . self::ID,
				'coupon_id bigint(20) NOT NULL',
				'date_created ' . self::DATE,
				'discount_amount ' . self::MONEY,
				'PRIMARY KEY  (order_id,coupon_id)',
				'KEY coupon_id (coupon_id)',
				'KEY date_created (date_created)',
			),
			'order_tax_lookup'     => array(
				'order_id ' . self::ID,
				'tax_rate_id ' . self::ID,
				'date_created ' . self::DATE,
				'shipping_tax ' . self::MONEY,
				'order_tax ' . self::MONEY,
				'total_tax ' . self::MONEY,
				'PRIMARY KEY  (order_id,tax_rate_id)',
				'KEY tax_rate_id (tax_rate_id)',
				'KEY date_created (date_created)',
			),
			'customer_lookup'      => array(
				'customer_id ' . self::ID . ' AUTO_INCREMENT',
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
			),
		);
	}

	/**
	 * Tables about products, categories, attributes, taxes and downloads.
	 *
	 * @return array<string, string[]>
	 */
	private static function catalogue_tables(): array {
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
				'attribute_id ' . self::ID . ' AUTO_INCREMENT',
				'attribute_name varchar(200) NOT NULL',
				'attribute_label varchar(200) NULL',
				'attribute_type varchar(20) NOT NULL',
				'attribute_orderby varchar(20) NOT NULL',
				'attribute_public int(1) NOT NULL DEFAULT 1',
				'PRIMARY KEY  (attribute_id)',
				'KEY attribute_name (attribute_name(20))',
			),
			'category_lookup'      => array(
				'category_tree_id ' . self::ID,
				'category_id ' . self::ID,
				'PRIMARY KEY  (category_tree_id,category_id)',
			),
			'tax_rates'            => array(
				'tax_rate_id ' . self::ID . ' AUTO_INCREMENT',
				"tax_rate_country varchar(2) NOT NULL DEFAULT ''",
				"tax_rate_state varchar(200) NOT NULL DEFAULT ''",
				"tax_rate varchar(8) NOT NULL DEFAULT ''",
				"tax_rate_name varchar(200) NOT NULL DEFAULT ''",
				'tax_rate_priority ' . self::ID,
				'tax_rate_compound int(1) NOT NULL DEFAULT 0',
				'tax_rate_shipping int(1) NOT NULL DEFAULT 1',
				'tax_rate_order ' . self::ID,
				"tax_rate_class varchar(200) NOT NULL DEFAULT ''",
				'PRIMARY KEY  (tax_rate_id)',
				'KEY tax_rate_country (tax_rate_country)',
				'KEY tax_rate_state (tax_rate_state(2))',
				'KEY tax_rate_class (tax_rate_class(10))',
				'KEY tax_rate_priority (tax_rate_priority)',
			),
			'download_log'         => array(
				'download_log_id ' . self::ID . ' AUTO_INCREMENT',
				'`timestamp` datetime NOT NULL',
				'permission_id ' . self::ID,
				'user_id bigint(20) unsigned NULL',
				"user_ip_address varchar(100) NULL DEFAULT ''",
				'PRIMARY KEY  (download_log_id)',
				'KEY permission_id (permission_id)',
				'KEY `timestamp` (`timestamp`)',
			),
			'download_permissions' => array(
				'permission_id ' . self::ID . ' AUTO_INCREMENT',
				'download_id varchar(36) NOT NULL',
				'product_id ' . self::ID,
				'order_id ' . self::ID . ' DEFAULT 0',
				'order_key varchar(200) NOT NULL',
				'user_email varchar(200) NOT NULL',
				'user_id bigint(20) unsigned NULL',
				'downloads_remaining varchar(9) NULL',
				'access_granted ' . self::DATE,
				'access_expires datetime NULL DEFAULT NULL',
				'download_count ' . self::ID . ' DEFAULT 0',
				'PRIMARY KEY  (permission_id)',
				'KEY download_order_key_product (product_id,order_id,order_key(16),download_id)',
				'KEY download_order_product (download_id,order_id,product_id)',
				'KEY order_id (order_id)',
				'KEY user_order_remaining_expires (user_id,order_id,downloads_remaining,access_expires)',
			),
		);
	}

	/**
	 * Tables of the inbox.
	 *
	 * @return array<string, string[]>
	 */
	private static function note_tables(): array {
		return array(
			'admin_notes'        => array(
				'note_id ' . self::ID . ' AUTO_INCREMENT',
				'name varchar(255) NOT NULL',
				'type varchar(20) NOT NULL',
				'locale varchar(20) NOT NULL',
				'title longtext NOT NULL',
				'content longtext NOT NULL',
				'content_data longtext NULL',
				'status varchar(200) NOT NULL',
				'source varchar(200) NOT NULL',
				'date_created ' . self::DATE,
				'date_reminder datetime NULL DEFAULT NULL',
				'is_snoozable tinyint(1) NOT NULL DEFAULT 0',
				"layout varchar(20) NOT NULL DEFAULT ''",
				'image varchar(200) NULL DEFAULT NULL',
				'is_deleted tinyint(1) NOT NULL DEFAULT 0',
				'is_read tinyint(1) NOT NULL DEFAULT 0',
				"icon varchar(200) NOT NULL DEFAULT 'info'",
				'PRIMARY KEY  (note_id)',
			),
			'admin_note_actions' => array(
				'action_id ' . self::ID . ' AUTO_INCREMENT',
				'note_id ' . self::ID,
				'name varchar(255) NOT NULL',
				'label varchar(255) NOT NULL',
				'query longtext NOT NULL',
				'status varchar(255) NOT NULL',
				'actioned_text varchar(255) NOT NULL',
				'nonce_action varchar(255) NULL DEFAULT NULL',
				'nonce_name varchar(255) NULL DEFAULT NULL',
				'PRIMARY KEY  (action_id)',
				'KEY note_id (note_id)',
			),
		);
	}

	/**
	 * Tables of single orders.
	 *
	 * @return array<string, string[]>
	 */
	private static function order_tables(): array {
		return array(
			'orders'                 => array(
				'id ' . self::ID,
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
				'id ' . self::ID . ' AUTO_INCREMENT',
				'order_id ' . self::ID,
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
				'id ' . self::ID . ' AUTO_INCREMENT',
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
			'order_items'            => array(
				'order_item_id ' . self::ID . ' AUTO_INCREMENT',
				'order_item_name text NOT NULL',
				"order_item_type varchar(200) NOT NULL DEFAULT ''",
				'order_id ' . self::ID,
				'PRIMARY KEY  (order_item_id)',
				'KEY order_id (order_id)',
			),
			'order_itemmeta'         => array(
				'meta_id ' . self::ID . ' AUTO_INCREMENT',
				'order_item_id ' . self::ID,
				'meta_key varchar(255) NULL DEFAULT NULL',
				'meta_value longtext NULL',
				'PRIMARY KEY  (meta_id)',
				'KEY order_item_id (order_item_id)',
				'KEY meta_key (meta_key(32))',
			),
		);
	}
}
