<?php
/**
 * Job types.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs;

use Storedeck\Extensions\Plugin_Job_Handler;

defined( 'ABSPATH' ) || exit;

/**
 * Maps job types to their handlers.
 */
final class Job_Types {

	public const IMPORT    = 'import';
	public const DELETE    = 'delete';
	public const REBUILD   = 'rebuild';
	public const RECONCILE = 'reconcile';
	public const SUMS      = 'sums';
	public const EXPORT    = 'export';
	public const PLUGINS   = 'plugins';

	/**
	 * Handlers by type.
	 */
	private const HANDLERS = array(
		self::IMPORT    => Import\Import_Handler::class,
		self::DELETE    => Import\Delete_Handler::class,
		self::REBUILD   => Import\Rebuild_Handler::class,
		self::RECONCILE => Import\Reconcile_Handler::class,
		self::SUMS      => Sums\Sum_Handler::class,
		self::EXPORT    => Export\Export_Handler::class,
		self::PLUGINS   => Plugin_Job_Handler::class,
	);

	/**
	 * Creates the handler of a type.
	 *
	 * @param string $type Type.
	 * @return Job_Handler|null Null for a type of another version of the plugin.
	 */
	public static function create_handler( string $type ): ?Job_Handler {
		$name = self::HANDLERS[ $type ] ?? null;

		return null === $name ? null : new $name();
	}
}
