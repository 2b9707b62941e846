<?php

namespace Storedeck\Foundation;

defined( 'ABSPATH' ) || exit;

/**
 * Base of classes of which each request has one object, with all that is kept until its end. Only these objects, and none
 * of their properties, are static.
 */
abstract class Request_State {

	/**
	 * The objects of this request.
	 *
	 * @var array<class-string<self>, self>
	 */
	private static array $objects = array();

	/** Objects begin with the defaults of their properties. */
	final protected function __construct() {
	}

	/** The object of this request. */
	final protected static function current(): static {
		return self::$objects[ static::class ] ??= new static();
	}

	/** Begins again with another object. */
	final public static function renew(): void {
		unset( self::$objects[ static::class ] );
	}
}
