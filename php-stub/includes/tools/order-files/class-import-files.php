<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Private_Folder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem cannot write parts of a file.

/**
 * The private files of an import in steps. They share a random name: `orders` is the file that was sent, `utf8` its copy, `rows…`
 * and `customers…` are partitions, `state` is the state, `preview` what it found out, and `problems` the rows with a problem.
 */
final class Import_Files {

	/** Extension of the file that was sent. */
	public const SOURCE = 'orders';

	/** Classes of the state. */
	private const CLASSES = array(
		Import_State::class, Referenced_Entities::class, Imported_Variations::class, Imported_Product::class, Import_Summary::class,
		File_Formats::class, Currency_Format::class, Column_Map::class, Column_Name::class, Amount_Parser::class,
		Date_Parser::class, \Storedeck\Foundation\Time\Site_Time::class, \DateTimeZone::class, \Storedeck\Foundation\Money\Decimal::class,
	);

	/** Files of the folder of all imports. */
	private const PATTERN = '/^[0-9a-f]{40}\.(orders|utf8|rows\d+|customers\d+|state|preview|problems)(\.part)?$/D';

	/**
	 * Stores the name.
	 *
	 * @param string $name Name that cannot be guessed, of Export_Folder::create_name().
	 */
	public function __construct( public readonly string $name ) {
	}

	/**
	 * Path of a file.
	 */
	public function path( string $extension ): string {
		return Private_Folder::path( preg_replace( '/[^a-f0-9]/', '', $this->name ) . '.' . $extension );
	}

	/**
	 * Size of a file; 0 if it does not exist.
	 */
	public function get_size( string $extension ): int {
		clearstatcache( true, $this->path( $extension ) );

		return is_file( $this->path( $extension ) ) ? (int) filesize( $this->path( $extension ) ) : 0;
	}

	/**
	 * Writes to the file that was sent, from an offset on.
	 *
	 * @return bool Whether everything was written.
	 */
	public function write( int $offset, string $bytes ): bool {
		$file = fopen( $this->path( self::SOURCE ), 'c+b' );

		if ( false === $file ) {
			return false;
		}

		$is_done = 0 === fseek( $file, $offset ) && strlen( $bytes ) === fwrite( $file, $bytes );

		fclose( $file );

		return $is_done;
	}

	/**
	 * The stored state. A file that was not written by this site is none.
	 */
	public function read_state(): ?Import_State {
		list( $hash, $text ) = array( ...explode( "\n", $this->read( 'state' ), 2 ), '' );

		if ( '' === $hash || ! hash_equals( wp_hash( $text ), $hash ) ) {
			return null;
		}

		// phpcs:ignore Generic.PHP.ForbiddenFunctions, WordPress.PHP.DiscouragedPHPFunctions -- Its hash has the secret keys of the site.
		$state = unserialize( $text, array( 'allowed_classes' => self::CLASSES ) );

		return $state instanceof Import_State ? $state : null;
	}

	/**
	 * Stores the state.
	 *
	 * @throws Import_Exception When the disk is full.
	 */
	public function save_state( Import_State $state ): void {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- See above.
		$text = serialize( $state ) . "\n";

		$this->save( 'state', wp_hash( $text ) . "\n" . $text );
	}

	/**
	 * What a stage found out, for users.
	 *
	 * @return array<string, mixed> Empty if it is not known yet.
	 */
	public function read_preview(): array {
		return (array) json_decode( $this->read( 'preview' ), true );
	}

	/**
	 * Stores what a stage found out.
	 *
	 * @param array<string, mixed> $preview Values.
	 */
	public function save_preview( array $preview ): void {
		$this->save( 'preview', (string) wp_json_encode( $preview ) );
	}

	/**
	 * Deletes files.
	 *
	 * @param list<string> $kept Extensions of those to keep.
	 */
	public function delete( array $kept = array() ): void {
		foreach ( preg_grep( self::PATTERN, Private_Folder::list_files() ) as $file ) {
			list( $name, $extension ) = explode( '.', $file, 2 );

			if ( $name === $this->name && ! in_array( $extension, $kept, true ) ) {
				wp_delete_file( Private_Folder::path( $file ) );
			}
		}
	}

	/**
	 * Deletes the files of all imports that were not written to since a time.
	 *
	 * @param int $before Unix time.
	 */
	public static function delete_older_than( int $before ): void {
		Private_Folder::delete_older_than( self::PATTERN, $before );
	}

	private function read( string $extension ): string {
		return is_file( $this->path( $extension ) ) ? (string) file_get_contents( $this->path( $extension ) ) : '';
	}

	/**
	 * Replaces a file. A process that is killed leaves the one before.
	 *
	 * @throws Import_Exception When the disk is full.
	 */
	private function save( string $extension, string $text ): void {
		$part = $this->path( "$extension.part" );

		if ( strlen( $text ) !== file_put_contents( $part, $text ) || ! rename( $part, $this->path( $extension ) ) ) {
			throw new Import_Exception( __( 'Could not write to the uploads folder. The disk may be full.', 'storedeck' ) );
		}
	}
}
