<?php

namespace Storedeck\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Knows the handlers of jobs by type. The queue names none of them.
 */
final class Job_Types {

	/**
	 * Lists the classes of handlers, each with its TYPE.
	 *
	 * @var callable(): list<class-string<Job_Handler>>
	 */
	private static $handlers;

	/**
	 * Registers the handlers.
	 *
	 * @param callable(): list<class-string<Job_Handler>> $handlers Lists their classes, when a job is first handled.
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
		foreach ( ( self::$handlers )() as $handler ) {
			if ( $type === $handler::TYPE ) {
				return new $handler();
			}
		}

		return null;
	}
}
