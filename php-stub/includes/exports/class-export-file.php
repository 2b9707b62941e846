<?php

namespace Storedeck\Exports;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem cannot write parts of a file.

/**
 * Writes at an offset and truncates the file there first: text that a killed
 * process wrote without recording it is written again.
 */
final class Export_File {

	/**
	 * The open file.
	 *
	 * @var resource|null
	 */
	private $handle = null;

	/**
	 * Opens the file. If that fails, write() throws.
	 */
	public function open( string $path ): void {
		// write() reports the error; a warning would be printed into a page.
		$handle = @fopen( $path, 'c+b' ); // phpcs:ignore Generic.PHP.NoSilencedErrors.Discouraged

		$this->handle = false === $handle ? null : $handle;
	}

	/**
	 * Truncates the file to an offset and writes a text there.
	 *
	 * @param int $offset Number of bytes to keep.
	 * @throws RuntimeException When the text cannot be written completely.
	 */
	public function write( int $offset, string $text ): int {
		$done = null !== $this->handle
			&& ftruncate( $this->handle, $offset )
			&& 0 === fseek( $this->handle, $offset )
			&& strlen( $text ) === fwrite( $this->handle, $text )
			&& fflush( $this->handle );

		if ( ! $done ) {
			throw new RuntimeException( 'Could not write the file.' );
		}

		// The text must be on the disk before its length is committed. Not all file systems report this, so the result is ignored.
		fsync( $this->handle );

		return $offset + strlen( $text );
	}

	/**
	 * Length of the file in bytes.
	 */
	public function get_length(): int {
		return null === $this->handle ? 0 : (int) ( fstat( $this->handle )['size'] ?? 0 );
	}

	public function close(): void {
		if ( null !== $this->handle ) {
			fclose( $this->handle );
			$this->handle = null;
		}
	}
}
