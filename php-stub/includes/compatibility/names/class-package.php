<?php

namespace Automattic\WooCommerce\Blocks;

use Automattic\WooCommerce\Blocks\Registry\Container;

defined( 'ABSPATH' ) || exit;

/**
 * Access to the settings of the page, under WooCommerce's name.
 *
 * Has the container with the registry of settings. There are no blocks of WooCommerce.
 */
class Package {

	/** Lower than each version of the blocks, so that plugins that need them find that they are missing. */
	private const VERSION = '0.0.0';

	private static ?Container $container = null;

	/**
	 * Returns the container.
	 *
	 * @return Container
	 */
	public static function container() {
		self::$container ??= new Container();

		return self::$container;
	}

	/**
	 * Version of the blocks.
	 *
	 * @return string
	 */
	public static function get_version() {
		return self::VERSION;
	}
}
