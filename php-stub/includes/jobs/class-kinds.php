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
final class Kinds {

	public const IMPORT = 'import';
	public const DELETE = 'delete';
	public const EXPORT = 'export';

	/**
	 * Classes by kind.
	 */
	private const WORKS = array(
		self::IMPORT => Import\Import_Work::class,
		self::DELETE => Import\Delete_Work::class,
		self::EXPORT => Export\Export_Work::class,
	);

	/**
	 * How a kind is done.
	 *
	 * @param string $kind Kind.
	 * @return Work|null Null for a kind that another version knows.
	 */
	public static function work( string $kind ): ?Work {
		$name = self::WORKS[ $kind ] ?? null;

		return null === $name ? null : new $name();
	}
}
