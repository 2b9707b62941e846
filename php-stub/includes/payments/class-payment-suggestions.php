<?php

namespace Storedeck\Payments;

use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Host\Requirements;

defined( 'ABSPATH' ) || exit;

/**
 * Suggests payment gateways by the country of the store.
 */
final class Payment_Suggestions {

	/** Option that is `yes` when the suggestions were dismissed. */
	private const DISMISSED_OPTION = 'woocommerce_setting_payments_recommendations_hidden';

	/**
	 * Suggestions for this store by priority.
	 *
	 * @param bool $all_countries Whether to include suggestions for other countries.
	 * @return list<array<string, mixed>>
	 */
	public static function payments( bool $all_countries = false ): array {
		$own = require __DIR__ . '/data/payment-suggestions.php';

		/*
		 * Filters the suggested payment gateways.
		 *
		 * @param array<string, array<string, mixed>> $suggestions ID => title, content, plugins (slugs), requires (names of plugins),
		 *        countries (codes; empty for all), priority (1 comes first).
		 *
		 * @since 0.1.0
		 * @stability stable
		 */
		$filtered = Plugin_Hooks::filter( 'storedeck_payment_suggestions', $own );
		$prepared    = array();

		foreach ( is_array( $filtered ) ? $filtered : $own as $id => $suggestion ) {
			$countries = (array) ( $suggestion['countries'] ?? array() );

			if ( $all_countries || array() === $countries || in_array( self::get_country(), $countries, true ) ) {
				$prepared[] = self::prepare( (string) $id, (array) $suggestion );
			}
		}

		usort( $prepared, static fn( array $a, array $b ): int => $a['recommendation_priority'] <=> $b['recommendation_priority'] );

		return $prepared;
	}

	/**
	 * Suggestions that are extensions; none when they were dismissed.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function payment_plugins(): array {
		if ( 'yes' === get_option( self::DISMISSED_OPTION ) ) {
			return array();
		}

		return array_values( array_filter( self::payments(), static fn( array $one ): bool => array() !== $one['plugins'] ) );
	}

	public static function dismiss(): bool {
		update_option( self::DISMISSED_OPTION, 'yes' );

		return 'yes' === get_option( self::DISMISSED_OPTION );
	}

	private static function get_country(): string {
		return explode( ':', (string) get_option( 'woocommerce_default_country', 'US:CA' ) )[0];
	}

	/**
	 * A suggestion in the format of the REST API.
	 *
	 * @param array<string, mixed> $suggestion See payments().
	 * @return array<string, mixed>
	 */
	private static function prepare( string $id, array $suggestion ): array {
		$plugins = array_values( (array) ( $suggestion['plugins'] ?? array() ) );
		$content = (string) ( $suggestion['content'] ?? '' );

		return array(
			'id'                      => $id,
			'slug'                    => $plugins[0] ?? $id,
			'product'                 => $plugins[0] ?? $id,
			'title'                   => $suggestion['title'] ?? $id,
			'content'                 => $content,
			'copy'                    => $content,
			'button-text'             => __( 'Get started', 'storedeck' ),
			'image'                   => $suggestion['image'] ?? '',
			'image_72x72'             => $suggestion['image'] ?? '',
			'plugins'                 => $plugins,
			'missing_plugins'         => Requirements::get_missing( (array) ( $suggestion['requires'] ?? array() ) ),
			'is_visible'              => true,
			'recommendation_priority' => (int) ( $suggestion['priority'] ?? 5 ),
			'category_other'          => array_values( (array) ( $suggestion['countries'] ?? array() ) ),
			'category_additional'     => array(),
		);
	}
}
