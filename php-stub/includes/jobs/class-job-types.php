<?php

namespace Storedeck\Jobs;

use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Knows the handlers of jobs by type. The queue names none of them.
 */
final class Job_Types extends Request_State {

	/**
	 * Lists the classes of handlers, each with its TYPE.
	 *
	 * @var callable(): list<class-string<Job_Handler>>
	 */
	private $handlers;

	/**
	 * Registers the handlers.
	 *
	 * @param callable(): list<class-string<Job_Handler>> $handlers Lists their classes, when a job is first handled.
	 */
	public static function register( callable $handlers ): void {
		self::current()->handlers = $handlers;
	}

	/**
	 * Creates the handler of a type.
	 *
	 * @return Job_Handler|null Null for a type of another version of the plugin.
	 */
	public static function create_handler( string $type ): ?Job_Handler {
		foreach ( ( self::current()->handlers )() as $handler ) {
			if ( $type === $handler::TYPE ) {
				return new $handler();
			}
		}

		return null;
	}
}
