<?php
/**
 * A small object cache in Redis, as a drop-in of WordPress. Values are kept until they are deleted, expire or the server
 * is gone; without the server, values last for a request.
 *
 * @package Storedeck
 */

/**
 * The object cache. WordPress requires these names.
 */
class WP_Object_Cache {

	/**
	 * Connection; null when the server is not available.
	 *
	 * @var Redis|null
	 */
	private ?Redis $redis = null;

	/**
	 * Values of this request, by key.
	 *
	 * @var array<string, mixed>
	 */
	private array $values = array();

	/**
	 * Groups that are not stored.
	 *
	 * @var array<string, true>
	 */
	private array $temporary = array();

	/**
	 * Connects.
	 */
	public function __construct() {
		try {
			$redis = new Redis();
			$redis->connect( '127.0.0.1', STOREDECK_TEST_REDIS_PORT, 1, null, 0, 1 );
			$redis->setOption( Redis::OPT_SERIALIZER, Redis::SERIALIZER_PHP );
			$this->redis = $redis;
		} catch ( RedisException $error ) {
			$this->redis = null;
		}
	}

	/**
	 * Runs a command.
	 *
	 * @param callable(Redis): mixed $command Command.
	 * @return mixed False when the server refuses it or is gone.
	 */
	private function run( callable $command ) {
		try {
			return null === $this->redis ? false : $command( $this->redis );
		} catch ( RedisException $error ) {
			// A server that is full refuses to write, but still deletes.
			if ( ! str_contains( $error->getMessage(), 'OOM' ) ) {
				$this->redis = null;
			}

			return false;
		}
	}

	/**
	 * Key of a value.
	 *
	 * @param int|string $key   Key.
	 * @param string     $group Group.
	 */
	private static function key( $key, string $group ): string {
		return ( '' === $group ? 'default' : $group ) . ':' . $key;
	}

	/**
	 * Sets groups that are not stored.
	 *
	 * @param string|string[] $groups Groups.
	 */
	public function add_non_persistent_groups( $groups ): void {
		$this->temporary += array_fill_keys( (array) $groups, true );
	}

	/**
	 * Reads a value.
	 *
	 * @param int|string $key   Key.
	 * @param string     $group Group.
	 * @param bool       $force Whether to ignore what this request knows.
	 * @param bool|null  $found Set to whether there is one.
	 * @return mixed
	 */
	public function get( $key, $group = '', $force = false, &$found = null ) {
		$name = self::key( $key, (string) $group );

		if ( ! array_key_exists( $name, $this->values ) || $force && ! isset( $this->temporary[ $group ] ) ) {
			$stored = isset( $this->temporary[ $group ] ) ? false : $this->run( static fn( Redis $redis ) => $redis->get( $name ) );

			if ( ! is_array( $stored ) ) {
				$found = false;
				return false;
			}

			$this->values[ $name ] = $stored[0];
		}

		$found = true;
		$value = $this->values[ $name ];

		return is_object( $value ) ? clone $value : $value;
	}

	/**
	 * Stores a value.
	 *
	 * @param int|string $key    Key.
	 * @param mixed      $value  Value.
	 * @param string     $group  Group.
	 * @param int        $expire Seconds; 0 for no limit.
	 */
	public function set( $key, $value, $group = '', $expire = 0 ): bool {
		$name  = self::key( $key, (string) $group );
		$value = is_object( $value ) ? clone $value : $value;

		$this->values[ $name ] = $value;

		if ( isset( $this->temporary[ $group ] ) ) {
			return true;
		}

		$is_stored = $this->run(
			static fn( Redis $redis ) => $redis->set( $name, array( $value ), $expire > 0 ? array( 'ex' => (int) $expire ) : array() )
		);

		// An earlier value must not outlive a refused one.
		if ( true !== $is_stored ) {
			$this->run( static fn( Redis $redis ) => $redis->del( $name ) );
		}

		return true;
	}

	/**
	 * Stores a value if there is none.
	 *
	 * @param int|string $key    Key.
	 * @param mixed      $value  Value.
	 * @param string     $group  Group.
	 * @param int        $expire Seconds; 0 for no limit.
	 */
	public function add( $key, $value, $group = '', $expire = 0 ): bool {
		$this->get( $key, $group, false, $found );

		return ! $found && ! wp_suspend_cache_addition() && $this->set( $key, $value, $group, $expire );
	}

	/**
	 * Deletes a value.
	 *
	 * @param int|string $key   Key.
	 * @param string     $group Group.
	 */
	public function delete( $key, $group = '' ): bool {
		$name = self::key( $key, (string) $group );

		unset( $this->values[ $name ] );

		return (bool) $this->run( static fn( Redis $redis ) => $redis->del( $name ) );
	}

	/**
	 * Deletes all values.
	 */
	public function flush(): bool {
		$this->values = array();

		return (bool) $this->run( static fn( Redis $redis ) => $redis->flushDB() );
	}

	/**
	 * Forgets what this request knows.
	 */
	public function flush_runtime(): bool {
		$this->values = array();

		return true;
	}
}

// phpcs:disable Squiz.Commenting.FunctionComment -- WordPress documents these functions.
function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}
function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, $group, $force, $found );
}
function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group, $expire );
}
function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->add( $key, $data, $group, $expire );
}
function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	$GLOBALS['wp_object_cache']->get( $key, $group, true, $found );
	return $found && $GLOBALS['wp_object_cache']->set( $key, $data, $group, $expire );
}
function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, $group );
}
function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	$value = $GLOBALS['wp_object_cache']->get( $key, $group, true, $found );
	if ( ! $found ) {
		return false;
	}
	$GLOBALS['wp_object_cache']->set( $key, max( 0, (int) $value + $offset ), $group );
	return max( 0, (int) $value + $offset );
}
function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return wp_cache_incr( $key, -$offset, $group );
}
function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}
function wp_cache_flush_runtime() {
	return $GLOBALS['wp_object_cache']->flush_runtime();
}
function wp_cache_supports( $feature ) {
	return 'flush_runtime' === $feature;
}
function wp_cache_close() {
	return true;
}
function wp_cache_add_global_groups( $groups ) {}
function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->add_non_persistent_groups( $groups );
}
function wp_cache_switch_to_blog( $blog ) {}
