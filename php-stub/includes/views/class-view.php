<?php
/**
 * A saved view of a report.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

defined( 'ABSPATH' ) || exit;

/**
 * What a report was filtered by, which chart and which columns it showed, under a name.
 */
final class View {

	/**
	 * Longest name and longest query in characters, and most columns that can be hidden.
	 */
	public const MAX_NAME   = 100;
	public const MAX_QUERY  = 4000;
	public const MAX_HIDDEN = 50;

	/**
	 * Names of what can be hidden, paths and ids.
	 */
	public const COLUMN = '^[A-Za-z0-9_.:/-]{1,64}\z';
	public const PATH   = '^/[A-Za-z0-9/_-]{0,99}\z';
	public const ID     = '[a-z0-9]{12}';

	/**
	 * Takes what is known.
	 *
	 * @param string        $id     Twelve letters and digits.
	 * @param string        $name   Name.
	 * @param string        $path   Path of the screen, `/analytics/orders`.
	 * @param string        $query  Query of its address, without question mark, page and path.
	 * @param string[]|null $hidden Columns that are not shown; null for those that the reader hides anyway.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $path,
		public readonly string $query,
		public readonly ?array $hidden
	) {
	}

	/**
	 * A view that has not been there before.
	 *
	 * @param array{name: string, path: string, query?: string, hidden_columns?: string[]|null} $fields Checked fields.
	 */
	public static function create( array $fields ): self {
		return ( new self( substr( str_replace( '-', '', wp_generate_uuid4() ), 0, 12 ), '', '/', '', null ) )->with( $fields );
	}

	/**
	 * Reads what is kept. What other programs wrote there is no view.
	 *
	 * @param string $id   Id.
	 * @param mixed  $kept What is kept.
	 */
	public static function read( string $id, $kept ): ?self {
		$fields = is_string( $kept ) ? json_decode( $kept, true ) : null;
		$fields = is_array( $fields ) ? $fields : array();
		$texts  = array_filter( array_intersect_key( $fields, array_flip( array( 'name', 'path', 'query' ) ) ), 'is_string' );
		$is_id  = 1 === preg_match( '#^' . self::ID . '\z#', $id );

		if ( ! $is_id || 3 !== count( $texts ) || 1 !== preg_match( '#' . self::PATH . '#', $texts['path'] ) ) {
			return null;
		}

		$hidden = $fields['hidden_columns'] ?? null;

		return new self(
			$id,
			$texts['name'],
			$texts['path'],
			$texts['query'],
			is_array( $hidden ) ? array_values( array_filter( $hidden, 'is_string' ) ) : null
		);
	}

	/**
	 * The view with other fields.
	 *
	 * @param array<string, mixed> $fields Checked fields: name, path, query, hidden_columns.
	 */
	public function with( array $fields ): self {
		return new self(
			$this->id,
			trim( $fields['name'] ?? $this->name ),
			$fields['path'] ?? $this->path,
			ltrim( $fields['query'] ?? $this->query, '?' ),
			array_key_exists( 'hidden_columns', $fields ) ? $fields['hidden_columns'] : $this->hidden
		);
	}

	/**
	 * Whether another view of the same screen is called the same.
	 *
	 * @param self $other Another view.
	 */
	public function is_taken_by( self $other ): bool {
		return $other->id !== $this->id
			&& $other->path === $this->path
			&& mb_strtolower( $other->name ) === mb_strtolower( $this->name );
	}

	/**
	 * What is kept.
	 */
	public function to_text(): string {
		return (string) wp_json_encode(
			array(
				'name'           => $this->name,
				'path'           => $this->path,
				'query'          => $this->query,
				'hidden_columns' => $this->hidden,
			)
		);
	}
}
