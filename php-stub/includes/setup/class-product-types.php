<?php

namespace Storedeck\Setup;

use Storedeck\Foundation\Hooks\Plugin_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Product types to choose from, and product templates.
 */
final class Product_Types {

	/**
	 * Product types.
	 *
	 * @return array<string, array{label: string, default: bool, description: string}>
	 */
	public static function get_all(): array {
		$types = array(
			'physical'        => array( __( 'Physical products', 'storedeck' ), __( 'Items you ship.', 'storedeck' ) ),
			'downloads'       => array( __( 'Downloads', 'storedeck' ), __( 'Downloadable files.', 'storedeck' ) ),
			'subscriptions'   => array( __( 'Subscriptions', 'storedeck' ), __( 'Recurring payments.', 'storedeck' ) ),
			'memberships'     => array( __( 'Memberships', 'storedeck' ), __( 'Content for members only.', 'storedeck' ) ),
			'bookings'        => array( __( 'Bookings', 'storedeck' ), __( 'Appointments and time slots.', 'storedeck' ) ),
			'product-bundles' => array( __( 'Bundles', 'storedeck' ), __( 'Several products sold together.', 'storedeck' ) ),
			'product-add-ons' => array( __( 'Customizable products', 'storedeck' ), __( 'Products with add-ons.', 'storedeck' ) ),
		);

		$product_types = array();

		foreach ( $types as $type => list( $label, $description ) ) {
			$product_types[ $type ] = array(
				'label'       => $label,
				'description' => $description,
				'default'     => 'physical' === $type,
			);
		}

		/*
		 * Filters the product types of the setup.
		 *
		 * @param array<string, array{label: string, description: string, default: bool}> $product_types By id.
		 * @since 0.1.0
		 * @stability experimental
		 */
		$filtered = Plugin_Hooks::filter( 'storedeck_product_types', $product_types );

		return is_array( $filtered ) ? $filtered : $product_types;
	}

	/**
	 * Templates of new products.
	 *
	 * @return array<string, array<string, mixed>> Name => fields of a product.
	 */
	public static function get_templates(): array {
		return array(
			'physical' => array( 'name' => __( 'Example product', 'storedeck' ), 'type' => 'simple', 'virtual' => false ),
			'digital'  => array(
				'name'         => __( 'Example download', 'storedeck' ),
				'type'         => 'simple',
				'virtual'      => true,
				'downloadable' => true,
			),
			'variable' => array( 'name' => __( 'Example product with variations', 'storedeck' ), 'type' => 'variable' ),
		);
	}
}
