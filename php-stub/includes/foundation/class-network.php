<?php

namespace Storedeck\Foundation;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the site whose plugins are loaded from others that code switches to with switch_to_blog(). On a WordPress
 * without a network, there is only one.
 */
final class Network extends Request_State {

	/** ID of the site whose plugins are loaded. */
	private int $site = 0;

	/**
	 * Remembers the site of this process, before code switches to another one.
	 */
	public static function start(): void {
		self::current()->site = get_current_blog_id();
	}

	/**
	 * ID of the site whose plugins are loaded.
	 */
	public static function get_own_site(): int {
		return 0 === self::current()->site ? get_current_blog_id() : self::current()->site;
	}

	/**
	 * Whether code has switched to another site.
	 */
	public static function is_other_site(): bool {
		return get_current_blog_id() !== self::get_own_site();
	}

	/**
	 * Runs a callback on a site.
	 *
	 * @template T
	 * @param callable(): T $callback Callback.
	 * @return T What the callback returns.
	 */
	public static function run_on( int $site, callable $callback ) {
		if ( get_current_blog_id() === $site ) {
			return $callback();
		}

		switch_to_blog( $site );

		try {
			return $callback();
		} finally {
			restore_current_blog();
		}
	}

	/**
	 * The current site, and the others that a user belongs to.
	 *
	 * @return int[]
	 */
	public static function get_sites_of_user( int $user ): array {
		$sites = is_multisite() ? array_map( 'intval', array_keys( get_blogs_of_user( $user, true ) ) ) : array();

		return array_values( array_unique( array( get_current_blog_id(), ...$sites ) ) );
	}
}
