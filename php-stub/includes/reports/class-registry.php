<?php
/**
 * List of reports.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Loads definitions. A new report is a file in definitions/ and its name here.
 */
final class Registry {

	/**
	 * Slugs of the reports.
	 */
	private const REPORTS = array(
		'revenue',
		'orders',
		'products',
		'variations',
		'categories',
		'coupons',
		'taxes',
		'downloads',
		'stock',
		'customers',
	);

	/**
	 * Loaded definitions.
	 *
	 * @var array<string, array<string, mixed>>|null
	 */
	private static ?array $loaded = null;

	/**
	 * All definitions.
	 *
	 * @return array<string, array<string, mixed>> Slug => definition.
	 */
	public static function all(): array {
		if ( null === self::$loaded ) {
			self::$loaded = array();

			foreach ( self::REPORTS as $slug ) {
				self::$loaded[ $slug ] = require __DIR__ . '/definitions/' . $slug . '.php';
			}
		}

		return self::$loaded;
	}
}
