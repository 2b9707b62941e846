<?php

namespace Storedeck\Reports\Dimensions;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Reports\Model\Order_Dimensions;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Dimensions that owners of a store create from a meta key of orders.
 */
final class Store_Dimensions {

	/** Option with the declarations by key. */
	public const OPTION = 'storedeck_dimensions';

	/** @return array<string, array{label: string, order_meta: string, is_private: bool}> Dimensions of owners. By key. */
	public static function get_all(): array {
		return array_filter( (array) get_option( self::OPTION, array() ), 'is_array' );
	}

	/**
	 * Adds a dimension. Earlier orders are filled in the background.
	 *
	 * @throws Store_Exception When a store has no room for it, or has it already.
	 */
	public static function add( string $meta, string $label, bool $is_private ): void {
		$fields = Registry::get_additions()->get_fields();
		$max    = count( Order_Dimensions::FIELD_COLUMNS );

		if ( in_array( $meta, $fields, true ) ) {
			throw new Store_Exception( 'storedeck_dimension_exists', __( 'This field is a dimension already.', 'storedeck' ), 409 );
		}

		if ( count( $fields ) >= $max ) {
			/* translators: %d: maximum number of dimensions. */
			$message = sprintf( __( 'A store can have up to %d fields of orders as dimensions. Remove one first.', 'storedeck' ), $max );

			throw new Store_Exception( 'storedeck_too_many_dimensions', $message, 409 );
		}

		$order_meta = $meta;

		self::save( array( self::create_key( $meta ) => compact( 'label', 'order_meta', 'is_private' ) ) + self::get_all() );
	}

	/**
	 * Removes a dimension.
	 *
	 * @throws Store_Exception When there is none.
	 */
	public static function remove( string $key ): void {
		if ( ! isset( self::get_all()[ $key ] ) ) {
			throw new Store_Exception( 'storedeck_dimension_does_not_exist', __( 'Dimension not found.', 'storedeck' ), 404 );
		}

		self::save( array_diff_key( self::get_all(), array( $key => true ) ) );
	}

	/**
	 * Saves dimensions, and gives new ones a column.
	 *
	 * @param array<string, array{label: string, order_meta: string, is_private: bool}> $dimensions By key.
	 */
	private static function save( array $dimensions ): void {
		ksort( $dimensions );
		update_option( self::OPTION, $dimensions );
		Registry::reset();
		Registry::get_registered();

		/* This action is documented in includes/changes/class-change-queue.php. */
		do_action( 'storedeck_data_changed' );
	}

	/** Key of a new dimension. */
	private static function create_key( string $meta ): string {
		$name = trim( (string) preg_replace( '/[^a-z0-9]+/', '_', strtolower( $meta ) ), '_' );

		return 'meta_' . substr( md5( $meta ), 0, 4 ) . "_$name";
	}
}
