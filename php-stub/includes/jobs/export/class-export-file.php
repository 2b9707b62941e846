<?php
/**
 * A file that grows.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files grow piece by piece, which WordPress' own functions cannot.

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
	 *
	 * @param string $path Path.
	 */
	public function open( string $path ): void {
		// write() reports the error; a warning would be printed into a page.
		$handle = @fopen( $path, 'c+b' ); // phpcs:ignore Generic.PHP.NoSilencedErrors.Discouraged

		$this->handle = false === $handle ? null : $handle;
	}

	/**
	 * Writes behind a place.
	 *
	 * @param int    $place Bytes that stay.
	 * @param string $text  What follows them.
	 * @return int Length of the file.
	 * @throws RuntimeException When not all of it can be written.
	 */
	public function write( int $place, string $text ): int {
		$done = null !== $this->handle
			&& ftruncate( $this->handle, $place )
			&& 0 === fseek( $this->handle, $place )
			&& strlen( $text ) === fwrite( $this->handle, $text )
			&& fflush( $this->handle );

		if ( ! $done ) {
			throw new RuntimeException( 'The file cannot be written.' );
		}

		// It shall be on the disk before it is noted; where that is not known, it most likely is.
		fsync( $this->handle );

		return $place + strlen( $text );
	}

	/**
	 * How long the file is.
	 */
	public function length(): int {
		return null === $this->handle ? 0 : (int) ( fstat( $this->handle )['size'] ?? 0 );
	}

	/**
	 * Closes the file.
	 */
	public function close(): void {
		if ( null !== $this->handle ) {
			fclose( $this->handle );
			$this->handle = null;
		}
	}
}
