<?php
/**
 * A request that a screen will make.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * A request as the browser sends it. The browser looks an answer up by path and
 * query: every parameter here is one that a screen sends, written the same way.
 */
final class Preload_Request {

	/**
	 * How the browser asks for all pages of a list.
	 */
	public const WHOLE = '-1';

	/**
	 * Entries on a page of a list that is asked for as a whole.
	 */
	private const PAGE_OF_LIST = '100';

	/**
	 * Takes path and parameters.
	 *
	 * @param string                $path   Path with its namespace.
	 * @param array<string, string> $params Parameters.
	 */
	public function __construct( public readonly string $path, public readonly array $params = array() ) {
	}

	/**
	 * Request to a route of the reports.
	 *
	 * @param string                $route  Route below /wc-analytics/reports/.
	 * @param array<string, string> $params Parameters.
	 */
	public static function report( string $route, array $params = array() ): self {
		return new self( '/wc-analytics/reports/' . $route, $params );
	}

	/**
	 * Whether the screen asks for the further pages too. It does for the chart,
	 * whose first request names no page.
	 */
	public function needs_all_pages(): bool {
		return ! isset( $this->params['page'] );
	}

	/**
	 * The same for a page; the first page of a chart goes without saying.
	 *
	 * @param int $page Page.
	 */
	public function page( int $page ): self {
		return $page > 1 ? new self( $this->path, array( 'page' => (string) $page ) + $this->params ) : $this;
	}

	/**
	 * Whether a list is asked for as a whole. The server knows pages only.
	 */
	public function is_whole_list(): bool {
		return self::WHOLE === ( $this->params['per_page'] ?? '' );
	}

	/**
	 * Request for a page of a list that is asked for as a whole.
	 *
	 * @param int $page Page.
	 */
	public function list_page( int $page ): self {
		return new self(
			$this->path,
			array(
				'page'     => (string) $page,
				'per_page' => self::PAGE_OF_LIST,
			) + $this->params
		);
	}

	/**
	 * Key of the answer: the path and the query in the order of the alphabet,
	 * written as encodeURIComponent() writes.
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
	 * Writes a value as JavaScript's encodeURIComponent() does.
	 *
	 * @param string $value Value.
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
