<?php

namespace Storedeck\Catalog;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Creates, updates and deletes categories and attribute terms.
 */
final class Term_Writer {

	/**
	 * Creates or updates a term.
	 *
	 * @param int                  $id     Id, 0 to create.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	public static function save( string $taxonomy, int $id, array $values ): int {
		self::validate( $taxonomy, $id, $values );

		$args = array_intersect_key( $values, array_flip( array( 'slug', 'description', 'parent' ) ) );

		if ( isset( $args['description'] ) ) {
			$args['description'] = wp_kses_post( $args['description'] );
		}

		if ( 0 === $id ) {
			$result = wp_insert_term( wp_slash( (string) $values['name'] ), $taxonomy, wp_slash( $args ) );
		} else {
			$name   = isset( $values['name'] ) ? array( 'name' => $values['name'] ) : array();
			$result = wp_update_term( $id, $taxonomy, wp_slash( $args + $name ) );
		}

		if ( is_wp_error( $result ) ) {
			throw self::create_exception( $result );
		}

		$id = (int) $result['term_id'];

		foreach ( array( 'menu_order' => 'order', 'display' => 'display_type' ) as $name => $key ) {
			if ( isset( $values[ $name ] ) ) {
				update_term_meta( $id, $key, 'default' === $values[ $name ] ? '' : $values[ $name ] );
			}
		}

		if ( array_key_exists( 'image', $values ) ) {
			update_term_meta( $id, 'thumbnail_id', (int) ( $values['image']['id'] ?? 0 ) );
		}

		Change_Queue::flush();

		return $id;
	}

	/**
	 * Deletes a term permanently, because terms have no trash.
	 *
	 * @param bool $force Must be true.
	 * @throws Store_Exception When $force is false or WordPress fails.
	 */
	public static function delete( string $taxonomy, int $id, bool $force ): void {
		if ( ! $force ) {
			throw new Store_Exception(
				'woocommerce_rest_trash_not_supported',
				__( 'Resource does not support trashing.', 'storedeck' ),
				501
			);
		}

		if ( true !== wp_delete_term( $id, $taxonomy ) ) {
			throw new Store_Exception( 'woocommerce_rest_cannot_delete', __( 'Could not delete the term. Try again.', 'storedeck' ), 500 );
		}

		Change_Queue::flush();
	}

	/**
	 * Validates values.
	 *
	 * @param int                  $id     Id, 0 to create.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	private static function validate( string $taxonomy, int $id, array $values ): void {
		if ( isset( $values['name'] ) && '' === Text::trim( wp_strip_all_tags( $values['name'] ) ) ) {
			throw Store_Exception::invalid_param( 'name', __( 'A name is required for this term.', 'storedeck' ) );
		}

		$parent = (int) ( $values['parent'] ?? 0 );

		if ( 0 !== $parent ) {
			if ( ! get_term( $parent, $taxonomy ) instanceof \WP_Term ) {
				throw Store_Exception::invalid_param( 'parent', __( 'Parent term does not exist.', 'storedeck' ) );
			}

			if ( $parent === $id || in_array( $id, get_ancestors( $parent, $taxonomy, 'taxonomy' ), true ) ) {
				throw Store_Exception::invalid_param( 'parent', __( 'A category cannot be its own parent.', 'storedeck' ) );
			}
		}

		Product_Images::validate( 'image', $values['image'] ?? null );
	}

	/**
	 * Exception with the error of WordPress.
	 */
	private static function create_exception( \WP_Error $error ): Store_Exception {
		$data = 'term_exists' === $error->get_error_code() ? array( 'resource_id' => (int) $error->get_error_data() ) : array();

		return new Store_Exception( (string) $error->get_error_code(), $error->get_error_message(), 400, $data );
	}
}
