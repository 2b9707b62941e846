<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * A table that is filled from the rows of orders. It tells whether it is whole: from its creation on it has a row that is the
 * last of its key. A table that was emptied lacks it, and so does one that was restored in part.
 */
class Stored_Table {

	/** Another one when the stored rows are no longer those of the definition. */
	public readonly string $version;

	/** @var string[] SQL of the columns and indexes. */
	private array $lines;

	/**
	 * Sets the table.
	 *
	 * @param string                $table   Short name, as in Database::table().
	 * @param int                   $marker  Value of the first column in that row, larger than those of other rows.
	 * @param array<string, string> $columns Name => type.
	 * @param string[]              $indexes SQL of the indexes.
	 * @param array<mixed>          $basis   What the rows depend on.
	 */
	public function __construct(
		public readonly string $table,
		private int $marker,
		private array $columns,
		array $indexes,
		array $basis
	) {
		$names = array_map(
			static fn( string $name, string $type ): string => "$name $type" . ( str_ends_with( $type, ' NULL' ) ? '' : ' NOT NULL' ),
			array_keys( $columns ),
			$columns
		);

		$this->lines   = array( ...$names, ...$indexes );
		$this->version = md5( (string) wp_json_encode( array( ...$basis, $this->lines ) ) );
	}

	/**
	 * Creates the table unless it exists.
	 *
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function create(): void {
		global $wpdb;

		$name = Database::table( $this->table );

		$wpdb->query( "CREATE TABLE IF NOT EXISTS `$name` ( " . implode( ', ', $this->lines ) . ' ) ' . Tables::get_options() );

		$marker = array_map(
			static fn( string $type ): int|string|null => match ( true ) {
				str_ends_with( $type, ' NULL' )       => null,
				'date' === $type                      => '1000-01-01',
				str_starts_with( $type, 'varchar' )   => '',
				default                               => 0,
			},
			$this->columns
		);

		Row_Writer::replace( $this->table, array( array( array_key_first( $marker ) => $this->marker ) + $marker ) );

		// What was counted in an earlier table is not that of this one.
		Data_Version::increment( Data_Version::SUMS );
	}

	public function drop(): void {
		global $wpdb;

		$wpdb->query( 'DROP TABLE IF EXISTS `' . Database::table( $this->table ) . '`' );
	}

	/**
	 * SQL of a name if the table was neither emptied nor restored in part.
	 *
	 * @param string $name Trusted name.
	 */
	public function get_marker_sql( string $name ): string {
		$column = array_key_first( $this->columns );

		return "SELECT '$name' AS name FROM {{$this->table}} WHERE $column = $this->marker";
	}
}
