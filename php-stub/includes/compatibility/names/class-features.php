<?php

namespace Automattic\WooCommerce\Admin\Features;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the features of WooCommerce's admin that the app has, too.
 */
class Features {

	private const FEATURES = array( 'activity-panels', 'analytics', 'homescreen', 'navigation', 'onboarding', 'onboarding-tasks' );

	/**
	 * The features.
	 *
	 * @return list<string>
	 */
	public static function get_features() {
		return self::FEATURES;
	}

	/**
	 * Whether the app has a feature.
	 *
	 * @param string $feature Feature.
	 * @return bool
	 */
	public static function exists( $feature ) {
		return in_array( $feature, self::FEATURES, true );
	}

	/**
	 * Whether the app has a feature. None can be disabled.
	 *
	 * @param string $feature Feature.
	 * @return bool
	 */
	public static function is_enabled( $feature ) {
		return self::exists( $feature );
	}
}
