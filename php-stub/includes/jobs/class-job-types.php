<?php

namespace Storedeck\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Knows the handlers of jobs by type. The queue names none of them.
 */
final class Job_Types {

	/**
	 * Lists the classes of handlers by type.
	 *
	 * @var callable(): array<string, class-string<Job_Handler>>
	 */
	private static $handlers;

	/**
	 * Registers the handlers.
	 *
	 * @param callable(): array<string, class-string<Job_Handler>> $handlers Lists them by type, when a job is first handled.
	 */
	public static function register( callable $handlers ): void {
		self::$handlers = $handlers;
	}

	/**
	 * Creates the handler of a type.
	 *
	 * @return Job_Handler|null Null for a type of another version of the plugin.
	 */
	public static function create_handler( string $type ): ?Job_Handler {
		$name = ( self::$handlers )()[ $type ] ?? null;

		return null === $name ? null : new $name();
	}
}
