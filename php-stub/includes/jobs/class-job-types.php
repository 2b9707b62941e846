<?php
/**
 * The kinds of jobs.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Tells how each kind is done.
 */
final class Job_Types {

	public const IMPORT = 'import';
	public const DELETE = 'delete';
	public const EXPORT = 'export';

	/**
	 * Classes by kind.
	 */
	private const WORKS = array(
		self::IMPORT => Import\Import_Handler::class,
		self::DELETE => Import\Delete_Handler::class,
		self::EXPORT => Export\Export_Handler::class,
	);

	/**
	 * How a kind is done.
	 *
	 * @param string $kind Kind.
	 * @return Job_Handler|null Null for a kind that another version knows.
	 */
	public static function work( string $kind ): ?Job_Handler {
		$name = self::WORKS[ $kind ] ?? null;

		return null === $name ? null : new $name();
	}
}
