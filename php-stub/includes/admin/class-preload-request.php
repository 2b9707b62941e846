<?php

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * A request as the browser sends it. The browser finds the response by path and
 * query, so path and parameters must be exactly those that the screen sends.
 */
final class Preload_Request {

	/**
	 * Takes path and parameters.
	 *
	 * @param string                $path   Path with namespace.
	 * @param array<string, string> $params Parameters.
	 */
	public function __construct( public readonly string $path, public readonly array $params = array() ) {
	}

	/**
	 * Key of the response: path and query, sorted by name and encoded like encodeURIComponent().
	 */
	public function key(): string {
		$params = $this->params;
		$pairs  = array();

		ksort( $params, SORT_STRING );

		foreach ( $params as $name => $value ) {
			$pairs[] = self::encode( $name ) . '=' . self::encode( $value );
		}

		return $this->path . '?' . implode( '&', $pairs );
	}

	/**
	 * Encodes a value like encodeURIComponent() in JavaScript.
	 */
	private static function encode( string $value ): string {
		return strtr(
			rawurlencode( $value ),
			array(
				'%21' => '!',
				'%27' => "'",
				'%28' => '(',
				'%29' => ')',
				'%2A' => '*',
			)
		);
	}
}
