<?php

namespace Storedeck\Privacy;

use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Host\Host;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress' tools for personal data.
 *
 * Registers exporters and erasers of personal data, and the text for the privacy
 * policy. With WooCommerce, which exports and erases its orders and downloads,
 * only the customers of reports are left.
 */
final class Privacy {

	/** Number of items for each request of an exporter or eraser. */
	public const PER_PAGE = 20;

	public static function register_hooks(): void {
		add_filter( 'wp_privacy_personal_data_exporters', array( self::class, 'add_exporters' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( self::class, 'add_erasers' ) );
		add_action( 'admin_init', array( self::class, 'add_policy' ) );
	}

	/**
	 * Adds the exporters.
	 *
	 * @param array<string, mixed> $exporters Exporters.
	 * @return array<string, mixed>
	 */
	public static function add_exporters( $exporters ): array {
		return (array) $exporters + self::list( 'export', 'exporter_friendly_name' );
	}

	/**
	 * Adds the erasers.
	 *
	 * @param array<string, mixed> $erasers Erasers.
	 * @return array<string, mixed>
	 */
	public static function add_erasers( $erasers ): array {
		return (array) $erasers + self::list( 'erase', 'eraser_friendly_name' );
	}

	/**
	 * Suggests a text for the privacy policy.
	 */
	public static function add_policy(): void {
		$paragraphs = array(
			__( 'Each order contains the name, addresses, email, phone number, IP address and browser of the customer.', 'storedeck' ),
			__( 'Reports contain the name, email, place and dates of activity of each customer, with totals of the orders.', 'storedeck' ),
			__( 'Each download is stored with its time and IP address.', 'storedeck' ),
			__( 'These data are used to handle orders and for reports of the store. They are not sent to others.', 'storedeck' ),
		);

		wp_add_privacy_policy_content( 'Storedeck', '<p>' . implode( '</p><p>', array_map( 'esc_html', $paragraphs ) ) . '</p>' );
	}

	/**
	 * Whether orders and downloads are made anonymous on request.
	 */
	public static function erases_orders(): bool {
		return 'yes' === get_option( Personal_Data::ERASE_ORDERS );
	}

	/**
	 * Exporters or erasers.
	 *
	 * @param string $method Method: export or erase.
	 * @return array<string, array<string, mixed>>
	 */
	private static function list( string $method, string $label ): array {
		$store = array(
			'storedeck-orders'    => array( __( 'Orders', 'storedeck' ), Order_Data::class ),
			'storedeck-downloads' => array( __( 'Downloads', 'storedeck' ), Download_Data::class ),
		);
		// Last: the row of a customer is kept while orders have it.
		$reports = array( 'storedeck-customers' => array( __( 'Customers of reports', 'storedeck' ), Customer_Data::class ) );
		$tools   = array();

		foreach ( ( Host::get_store()->is_own() ? $store : array() ) + $reports as $id => list( $name, $class ) ) {
			$tools[ $id ] = array(
				$label     => $name,
				'callback' => static fn( $email, $page = 1 ): array => $class::$method(
					Data_Subject::of( (string) $email ),
					max( 1, (int) $page )
				),
			);
		}

		return $tools;
	}
}
