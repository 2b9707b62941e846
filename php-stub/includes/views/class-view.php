<?php

namespace Storedeck\Views;

use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the filters, chart and columns of a report under a name. Immutable.
 */
final class View {

	/** Maximum length of name and query in characters, and maximum number of hidden columns. */
	public const MAX_NAME   = 100;
	public const MAX_QUERY  = 4000;
	public const MAX_HIDDEN = 50;

	/** Regular expressions for names of columns, paths and IDs. */
	public const COLUMN = '^[A-Za-z0-9_.:/-]{1,64}\z';
	public const PATH   = '^/[A-Za-z0-9/_-]{0,99}\z';
	public const ID     = '[a-z0-9]{12}';

	/**
	 * Takes the fields of a view.
	 *
	 * @param string        $id     ID: twelve letters and digits.
	 * @param string        $path   Path of the screen, for example `/analytics/orders`.
	 * @param string        $query  Query string of the screen, without question mark, page and path.
	 * @param string[]|null $hidden Hidden columns; null to keep those that the user hides.
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
	 * Creates a view with a new ID.
	 *
	 * @param array{name: string, path: string, query?: string, hidden_columns?: string[]|null} $fields Validated fields.
	 */
	public static function create( array $fields ): self {
		return ( new self( substr( str_replace( '-', '', wp_generate_uuid4() ), 0, 12 ), '', '/', '', null ) )->with( $fields );
	}

	/**
	 * Reads a stored view. Other programs can write to the same tables, so the value is validated.
	 *
	 * @param mixed $stored Stored value.
	 */
	public static function read( string $id, $stored ): ?self {
		$fields = is_string( $stored ) ? json_decode( $stored, true ) : null;
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
	 * A copy of the view with other fields.
	 *
	 * @param array<string, mixed> $fields Validated fields: name, path, query, hidden_columns.
	 */
	public function with( array $fields ): self {
		return new self(
			$this->id,
			Text::trim( $fields['name'] ?? $this->name ),
			$fields['path'] ?? $this->path,
			ltrim( $fields['query'] ?? $this->query, '?' ),
			array_key_exists( 'hidden_columns', $fields ) ? $fields['hidden_columns'] : $this->hidden
		);
	}

	/**
	 * Whether another view of the same screen has the same name.
	 *
	 * @param self $other Another view.
	 */
	public function has_same_name( self $other ): bool {
		return $other->id !== $this->id
			&& $other->path === $this->path
			&& Text::lower( $other->name ) === Text::lower( $this->name );
	}

	public function to_json(): string {
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
