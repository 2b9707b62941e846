<?php

namespace Storedeck\Foundation\Database;

use Storedeck\Foundation\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Names, creates and drops the tables of the store.
 *
 * Tables of the store have the names and columns of WooCommerce, which uses them
 * when it is activated later. Those of reports, with the prefix `storedeck_`, are
 * only ours.
 */
final class Tables {

	/** Option with the tables created here. */
	private const OPTION = 'storedeck_own_tables';

	/** Prefix of tables that exist also while WooCommerce is active. */
	public const OWN_PREFIX = 'storedeck_';

	/** Prefix that these tables had in earlier versions. */
	private const EARLIER_PREFIX = 'wc_';

	/** Indexes of earlier versions by short name of the table. Others that a table has are of its administrator. */
	private const EARLIER_INDEXES = array(
		'order_stats' => array( 'customer_id', 'customer_returning' ),
		'orders_meta' => array( 'meta_key' ),
	);

	/** Money column of tables created here. */
	public const MONEY = 'decimal(26,8) NOT NULL DEFAULT 0';

	/** Column of quantities, which are decimals for goods by weight or length: Decimal::SQL_SCALE digits after the point. */
	public const QUANTITY = 'decimal(19,4) NOT NULL DEFAULT 0';

	/** Date column that is not null. */
	public const DATE = "datetime NOT NULL DEFAULT '0000-00-00 00:00:00'";

	/** Unsigned id without default. */
	public const ID = 'bigint(20) unsigned NOT NULL';

	/** Id of a value of a dimension; 0 without a value. */
	public const VALUE_ID = 'mediumint(8) unsigned NOT NULL DEFAULT 0';

	/**
	 * Tables by short name.
	 *
	 * @return array<string, string> Short name => name without prefix.
	 */
	public static function get_names(): array {
		return array(
			'order_stats'            => 'storedeck_order_stats',
			'order_product_lookup'   => 'storedeck_order_product_lookup',
			'order_coupon_lookup'    => 'storedeck_order_coupon_lookup',
			'order_tax_lookup'       => 'storedeck_order_tax_lookup',
			'customer_lookup'        => 'storedeck_customer_lookup',
			'dimension_values'       => 'storedeck_dimension_values',
			'product_meta_lookup'    => 'storedeck_product_meta_lookup',
			'product_attributes'     => 'storedeck_product_attributes_lookup',
			'category_lookup'        => 'storedeck_category_lookup',
			'download_log'           => 'wc_download_log',
			'admin_notes'            => 'wc_admin_notes',
			'admin_note_actions'     => 'wc_admin_note_actions',
			'orders'                 => 'wc_orders',
			'order_addresses'        => 'wc_order_addresses',
			'order_operational_data' => 'wc_order_operational_data',
			'orders_meta'            => 'wc_orders_meta',
			'order_items'            => 'woocommerce_order_items',
			'order_itemmeta'         => 'woocommerce_order_itemmeta',
			'tax_rates'              => 'woocommerce_tax_rates',
			'download_permissions'   => 'woocommerce_downloadable_product_permissions',
			'attribute_taxonomies'   => 'woocommerce_attribute_taxonomies',
			'pending_changes'        => 'storedeck_pending_changes',
		);
	}

	/**
	 * Full name of a table.
	 *
	 * @param string $table Short name, a key of names().
	 * @return string Name with the site's prefix.
	 * @throws \InvalidArgumentException When the short name is unknown.
	 */
	public static function get_name( string $table ): string {
		global $wpdb;

		$names = self::get_names();

		if ( ! isset( $names[ $table ] ) ) {
			throw new \InvalidArgumentException( 'Unknown table.' );
		}

		return $wpdb->prefix . $names[ $table ];
	}

	/**
	 * Creates the tables, or adds missing columns and indexes, and drops those of earlier versions. Rows are kept.
	 *
	 * Tables that another plugin created are used as they are, and never
	 * altered.
	 *
	 * @param bool $with_store Whether to create the tables of the store too; false while WooCommerce is active.
	 * @return bool Whether all these tables exist with their columns.
	 */
	public static function install( bool $with_store ): bool {
		global $wpdb;

		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$options  = self::get_options();
		$existing = self::get_existing();
		$created  = self::get_created();

		// Without the options table the list of tables is incomplete.
		if ( ! isset( $existing[ strtolower( $wpdb->options ) ] ) ) {
			return false;
		}

		$definitions = array_filter(
			self::get_definitions(),
			static fn( string $table ): bool => ( $with_store || self::is_own( $table ) )
				&& ( in_array( $table, $created, true ) || ! isset( $existing[ strtolower( self::get_name( $table ) ) ] ) ),
			ARRAY_FILTER_USE_KEY
		);

		// Stored before the tables are created, so that drop() finds them after an interruption.
		update_option( self::OPTION, array_values( array_unique( array( ...$created, ...array_keys( $definitions ) ) ) ), false );

		foreach ( $definitions as $table => $lines ) {
			dbDelta( 'CREATE TABLE ' . self::get_name( $table ) . " (\n" . implode( ",\n", $lines ) . "\n) $options;" );
		}

		$existing = self::get_existing();

		foreach ( array_keys( self::get_names() ) as $table ) {
			if ( ( $with_store || self::is_own( $table ) ) && ! isset( $existing[ strtolower( self::get_name( $table ) ) ] ) ) {
				return false;
			}
		}

		foreach ( $definitions as $table => $lines ) {
			if ( ! self::has_columns( $table, $lines ) ) {
				return false;
			}
		}

		foreach ( array_intersect_key( self::EARLIER_INDEXES, $definitions ) as $table => $indexes ) {
			self::drop_indexes( self::get_name( $table ), $indexes );
		}

		return true;
	}

	/**
	 * Drops indexes that exist, which cost time on each write.
	 *
	 * @param string   $table   Full name.
	 * @param string[] $indexes Names.
	 */
	private static function drop_indexes( string $table, array $indexes ): void {
		global $wpdb;

		$rows = (array) $wpdb->get_results( "SHOW INDEX FROM `$table`", ARRAY_A );

		foreach ( array_intersect( $indexes, array_column( $rows, 'Key_name' ) ) as $index ) {
			$wpdb->query( "ALTER TABLE `$table` DROP INDEX `$index`" );
		}
	}

	/**
	 * Whether a table has its columns. dbDelta() reports no statement that the database refused.
	 *
	 * @param string   $table Short name.
	 * @param string[] $lines Lines of its definition.
	 */
	private static function has_columns( string $table, array $lines ): bool {
		global $wpdb;

		$columns = (array) $wpdb->get_results( 'SHOW COLUMNS FROM `' . self::get_name( $table ) . '`', ARRAY_A );
		$types   = array_column( $columns, 'Type', 'Field' );

		foreach ( $lines as $line ) {
			list( $name, $type ) = explode( ' ', str_replace( '`', '', $line ) );

			if ( in_array( $name, array( 'PRIMARY', 'UNIQUE', 'KEY' ), true ) ) {
				continue;
			}

			// Servers write the width of whole numbers in different ways.
			$is_decimal = str_starts_with( $type, 'decimal' );

			if ( ! isset( $types[ $name ] ) || ( $is_decimal && ! str_starts_with( strtolower( $types[ $name ] ), 'decimal' ) ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Options of CREATE TABLE statements. Whatever the default of the server is, the tables need transactions.
	 */
	public static function get_options(): string {
		global $wpdb;

		return 'ENGINE=InnoDB ' . $wpdb->get_charset_collate();
	}

	/**
	 * Full names of the tables of the plugin that have no transactions, because they are older than this rule or were
	 * restored on another server.
	 *
	 * @return string[]
	 */
	public static function get_without_transactions(): array {
		global $wpdb;

		if ( Database::is_sqlite() ) {
			return array();
		}

		$names = array_map( array( self::class, 'get_name' ), self::get_created() );
		$rows  = $wpdb->get_results( $wpdb->prepare( 'SHOW TABLE STATUS WHERE Engine <> %s', 'InnoDB' ), ARRAY_A );
		$found = array_column( is_array( $rows ) ? $rows : array(), 'Name' );

		return array_values(
			array_filter(
				$found,
				static fn( string $name ): bool => in_array( $name, $names, true )
					|| str_starts_with( $name, $wpdb->prefix . self::OWN_PREFIX )
			)
		);
	}

	/**
	 * Drops the tables that install() created.
	 *
	 * @param bool $with_store Whether to drop the tables of the store too; false if WooCommerce may use them.
	 */
	public static function drop( bool $with_store ): void {
		global $wpdb;

		foreach ( self::get_created() as $table ) {
			if ( $with_store || self::is_own( $table ) ) {
				$wpdb->query( 'DROP TABLE IF EXISTS `' . self::get_name( $table ) . '`' );
			}
		}

		delete_option( self::OPTION );
	}

	/**
	 * Whether no other plugin uses a table.
	 *
	 * @param string $table Short name.
	 */
	private static function is_own( string $table ): bool {
		return str_starts_with( self::get_names()[ $table ], self::OWN_PREFIX );
	}

	/**
	 * Renames the tables of reports that an earlier version created, which had the
	 * names of WooCommerce's.
	 */
	public static function rename_earlier(): void {
		global $wpdb;

		$existing = self::get_existing();

		foreach ( array_filter( self::get_created(), array( self::class, 'is_own' ) ) as $table ) {
			$name    = self::get_name( $table );
			$earlier = $wpdb->prefix . self::EARLIER_PREFIX . substr( self::get_names()[ $table ], strlen( self::OWN_PREFIX ) );

			if ( isset( $existing[ strtolower( $earlier ) ] ) && ! isset( $existing[ strtolower( $name ) ] ) ) {
				self::rename( $earlier, $name );
			}
		}
	}

	/**
	 * Renames a table. The SQLite integration ignores the statement, so the table is copied there.
	 *
	 * @param string $from Full name.
	 * @param string $to   Full name.
	 */
	private static function rename( string $from, string $to ): void {
		global $wpdb;

		if ( ! Database::is_sqlite() ) {
			$wpdb->query( "ALTER TABLE `$from` RENAME TO `$to`" );
			return;
		}

		try {
			Transaction::run(
				static function () use ( $wpdb, $from, $to ): void {
					$definition = (string) ( $wpdb->get_row( "SHOW CREATE TABLE `$from`", ARRAY_N )[1] ?? '' );

					$wpdb->query( str_replace( "`$from`", "`$to`", $definition ) );
					$wpdb->query( "INSERT INTO `$to` SELECT * FROM `$from`" );
					$wpdb->query( "DROP TABLE `$from`" );
				}
			);
		} catch ( Throwable $error ) {
			Log::error( "Could not rename the table $from.", $error );
		}
	}

	/**
	 * Short names of the tables that install() created.
	 *
	 * @return string[]
	 */
	private static function get_created(): array {
		$created = get_option( self::OPTION );

		return is_array( $created ) ? array_values( array_intersect( $created, array_keys( self::get_names() ) ) ) : array();
	}

	/**
	 * Names of all tables of the database.
	 *
	 * @return array<string, int> Lowercase name => any value. Some servers store names in lowercase.
	 */
	private static function get_existing(): array {
		global $wpdb;

		return array_flip( array_map( 'strtolower', (array) $wpdb->get_col( 'SHOW TABLES' ) ) );
	}

	/**
	 * Lines of the CREATE TABLE statements in the format of dbDelta().
	 *
	 * @return array<string, string[]> Short name => columns and keys.
	 */
	private static function get_definitions(): array {
		$definitions = array();

		foreach ( array( 'reports', 'catalog', 'notes', 'orders' ) as $group ) {
			$definitions += require __DIR__ . '/data/tables-of-' . $group . '.php';
		}

		return $definitions;
	}
}
