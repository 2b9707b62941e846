<?php

namespace Storedeck\Reports\Rows;

defined( 'ABSPATH' ) || exit;

/**
 * Describes where a customer came from, as WooCommerce's order attribution records it.
 */
final class Order_Origin {

	/** Meta keys of the attribution. */
	public const TYPE_META   = '_wc_order_attribution_source_type';
	public const SOURCE_META = '_wc_order_attribution_utm_source';

	/**
	 * Describes the origin, for example `Organic: Google`.
	 *
	 * @param string $type        Type of the source: utm, organic, referral, typein, mobile_app or admin; empty if unknown.
	 * @param string $source      Name of the source, for example `google` or `(direct)`.
	 * @param string $created_via How the order was created, for example `checkout` or `admin`.
	 */
	public static function describe( string $type, string $source, string $created_via ): string {
		$name = ucfirst( trim( $source, '()' ) );

		return match ( '' === $type && 'admin' === $created_via ? 'admin' : $type ) {
			/* translators: %s: name of a campaign's source. */
			'utm'        => sprintf( __( 'Source: %s', 'storedeck' ), $name ),
			/* translators: %s: name of a search engine. */
			'organic'    => sprintf( __( 'Organic: %s', 'storedeck' ), $name ),
			/* translators: %s: name of a site. */
			'referral'   => sprintf( __( 'Referral: %s', 'storedeck' ), $name ),
			'typein'     => _x( 'Direct', 'origin of an order', 'storedeck' ),
			'mobile_app' => __( 'Mobile app', 'storedeck' ),
			'admin'      => __( 'Web admin', 'storedeck' ),
			default      => __( 'Unknown', 'storedeck' ),
		};
	}
}
