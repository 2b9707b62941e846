<?php
/**
 * Extensions that the shop is told about.
 *
 * @package Storedeck
 */

namespace Storedeck\Extensions;

defined( 'ABSPATH' ) || exit;

/**
 * Suggests ways of payment by the country of the shop.
 */
final class Payment_Suggestions {

	/**
	 * Option that tells whether they were waved away.
	 */
	private const HIDDEN = 'woocommerce_setting_payments_recommendations_hidden';

	/**
	 * Ways of payment for this shop, the best first.
	 *
	 * @param bool $everywhere Whether those of other countries come too.
	 * @return list<array<string, mixed>>
	 */
	public static function payments( bool $everywhere = false ): array {
		$own = require __DIR__ . '/data/payment-suggestions.php';

		/*
		 * Filters the ways of payment that the shop is told about.
		 *
		 * @param array<string, array<string, mixed>> $suggestions Id => title, content, plugins (slugs),
		 *        countries (codes; empty for all), priority (1 comes first).
		 */
		$filtered = apply_filters( 'storedeck_payment_suggestions', $own );
		$shown    = array();

		foreach ( is_array( $filtered ) ? $filtered : $own as $id => $suggestion ) {
			$countries = (array) ( $suggestion['countries'] ?? array() );

			if ( $everywhere || array() === $countries || in_array( self::country(), $countries, true ) ) {
				$shown[] = self::present( (string) $id, (array) $suggestion );
			}
		}

		usort( $shown, static fn( array $a, array $b ): int => $a['recommendation_priority'] <=> $b['recommendation_priority'] );

		return $shown;
	}

	/**
	 * The same without those that need no extension, and nothing once they were waved away.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function payment_plugins(): array {
		if ( 'yes' === get_option( self::HIDDEN ) ) {
			return array();
		}

		return array_values( array_filter( self::payments(), static fn( array $one ): bool => array() !== $one['plugins'] ) );
	}

	/**
	 * Waves the suggestions away.
	 */
	public static function dismiss(): bool {
		update_option( self::HIDDEN, 'yes' );

		return 'yes' === get_option( self::HIDDEN );
	}

	/**
	 * Country of the shop.
	 */
	private static function country(): string {
		return explode( ':', (string) get_option( 'woocommerce_default_country', 'US:CA' ) )[0];
	}

	/**
	 * A suggestion as it is shown.
	 *
	 * @param string               $id         Id.
	 * @param array<string, mixed> $suggestion See payments().
	 * @return array<string, mixed>
	 */
	private static function present( string $id, array $suggestion ): array {
		$plugins = array_values( (array) ( $suggestion['plugins'] ?? array() ) );

		return array(
			'id'                      => $id,
			'slug'                    => $plugins[0] ?? $id,
			'product'                 => $plugins[0] ?? $id,
			'title'                   => $suggestion['title'] ?? $id,
			'content'                 => $suggestion['content'] ?? '',
			'copy'                    => $suggestion['content'] ?? '',
			'button-text'             => __( 'Get started', 'storedeck' ),
			'image'                   => $suggestion['image'] ?? '',
			'image_72x72'             => $suggestion['image'] ?? '',
			'plugins'                 => $plugins,
			'is_visible'              => true,
			'recommendation_priority' => (int) ( $suggestion['priority'] ?? 5 ),
			'category_other'          => array_values( (array) ( $suggestion['countries'] ?? array() ) ),
			'category_additional'     => array(),
		);
	}
}
