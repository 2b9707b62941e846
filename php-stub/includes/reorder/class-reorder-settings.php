<?php

namespace Storedeck\Reorder;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Lead time and cover of the store, and those and the supplier of single products.
 *
 * They are the plugin's own, also with WooCommerce: an option, and meta of products under keys that nothing else writes. What a
 * variation does not have is that of its product.
 */
final class Reorder_Settings {

	/** Option with `lead_time` and `cover`, in days. */
	public const OPTION = 'storedeck_reorder';

	/** Days from an order to its delivery, and days that a delivery should last, until the owner sets them. */
	private const DEFAULTS = array( 'lead_time' => 14, 'cover' => 30 );

	/** Most days of each. */
	public const MAX_DAYS = 365;

	/** Meta keys of products by name. */
	public const META = array(
		'supplier'  => '_storedeck_supplier',
		'lead_time' => '_storedeck_lead_time',
		'cover'     => '_storedeck_cover',
	);

	/** Meta key of products with whether they are sold without stock: no, notify or yes. */
	private const BACKORDERS = '_backorders';

	/**
	 * Days of the store.
	 *
	 * @return array{lead_time: int, cover: int}
	 */
	public static function get_store(): array {
		$stored = get_option( self::OPTION );
		$stored = array_filter( is_array( $stored ) ? $stored : array(), 'is_int' );

		return array_intersect_key( $stored, self::DEFAULTS ) + self::DEFAULTS;
	}

	/**
	 * Stores the days of the store.
	 *
	 * @param array<string, int> $values Those that change.
	 */
	public static function save_store( array $values ): void {
		update_option( self::OPTION, array_intersect_key( $values, self::DEFAULTS ) + self::get_store(), false );
	}

	/**
	 * What products have of their own.
	 *
	 * @return array<int, array{supplier?: string, lead_time?: int, cover?: int, has_backorders?: true}> By id.
	 */
	public static function get_all(): array {
		$keys  = array( ...array_values( self::META ), self::BACKORDERS );
		$names = array_flip( self::META );
		$all   = array();

		foreach ( Database::rows(
			'SELECT post_id, meta_key, meta_value FROM {wp:postmeta} WHERE meta_key IN ( %s )'
				. " AND meta_value NOT IN ( '', 'no' )",
			array( $keys )
		) as $row ) {
			$name  = $names[ $row['meta_key'] ] ?? 'has_backorders';
			$value = (string) $row['meta_value'];

			$all[ (int) $row['post_id'] ][ $name ] = match ( $name ) {
				'supplier'       => $value,
				'has_backorders' => true,
				default          => (int) $value,
			};
		}

		return $all;
	}

	/**
	 * What one product has of its own.
	 *
	 * @return array{supplier: string, lead_time: int|null, cover: int|null}
	 */
	public static function get_own( int $id ): array {
		$read = static fn( string $name ): string => (string) get_post_meta( $id, self::META[ $name ], true );
		$days = static fn( string $value ): ?int => is_numeric( $value ) ? (int) $value : null;

		return array(
			'supplier'  => $read( 'supplier' ),
			'lead_time' => $days( $read( 'lead_time' ) ),
			'cover'     => $days( $read( 'cover' ) ),
		);
	}

	/**
	 * Suppliers of all products, sorted.
	 *
	 * @return list<string>
	 */
	public static function get_suppliers(): array {
		$suppliers = Database::column(
			"SELECT DISTINCT meta_value FROM {wp:postmeta} WHERE meta_key = %s AND meta_value <> ''",
			array( self::META['supplier'] )
		);

		natcasesort( $suppliers );

		return array_values( $suppliers );
	}

	/**
	 * Stores what a product has of its own.
	 *
	 * @param int                            $id     Product or variation.
	 * @param array<string, string|int|null> $values By name; null or an empty text for that of the product or the store.
	 */
	public static function save( int $id, array $values ): void {
		foreach ( array_intersect_key( $values, self::META ) as $name => $value ) {
			if ( null === $value || '' === trim( (string) $value ) ) {
				delete_post_meta( $id, self::META[ $name ] );
			} else {
				update_post_meta( $id, self::META[ $name ], wp_slash( 'supplier' === $name ? sanitize_text_field( $value ) : $value ) );
			}
		}
	}

	/**
	 * Removes all of it.
	 */
	public static function delete_all(): void {
		delete_option( self::OPTION );
		array_map( 'delete_post_meta_by_key', self::META );
	}
}
