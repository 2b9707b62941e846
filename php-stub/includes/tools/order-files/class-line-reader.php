<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Reads lines by number, in ascending order. Lines that were read ahead are kept until they are passed.
 */
final class Line_Reader {

	/** Maximum bytes of a line. The rest of a longer one is skipped. */
	public const MAX_BYTES = 1000000;

	/** Bytes to read at once. */
	private const CHUNK = 65536;

	/** Bytes that were read and belong to no line yet. */
	private string $buffer = '';

	/** Start of the next line in the buffer. */
	private int $start = 0;

	/**
	 * Lines by number.
	 *
	 * @var array<int, string>
	 */
	private array $lines = array();

	/**
	 * Bytes up to the end of the line that was read last, by its number.
	 *
	 * @var array<int, int>
	 */
	private array $ends = array();

	/**
	 * Begins at a line.
	 *
	 * @param resource $file   File handle.
	 * @param string   $end    Last character of a line.
	 * @param int      $offset Bytes before the line.
	 * @param int      $last   Number of the line before it.
	 */
	public function __construct( private $file, private string $end, private int $offset = 0, private int $last = 0 ) {
		fseek( $file, $offset );
	}

	/**
	 * Gets a line.
	 *
	 * @param int $number Number, from 1, of a line that was not passed.
	 * @return string|null The line with its end, or more than MAX_BYTES of it; null after the last line.
	 */
	public function get( int $number ): ?string {
		while ( $this->last < $number ) {
			$line = $this->read();

			if ( null === $line ) {
				return null;
			}

			$this->lines[ ++$this->last ] = $line;
			$this->ends[ $this->last ]    = (int) ftell( $this->file ) - strlen( $this->buffer ) + $this->start;
		}

		return $this->lines[ $number ];
	}

	/**
	 * Forgets a line.
	 */
	public function pass( int $number ): void {
		$this->offset = $this->ends[ $number ] ?? $this->offset;

		unset( $this->lines[ $number ], $this->ends[ $number ] );
	}

	/**
	 * Bytes up to the end of the last line that was passed.
	 */
	public function get_offset(): int {
		return $this->offset;
	}

	private function read(): ?string {
		$searched = $this->start;
		$end      = strpos( $this->buffer, $this->end, $searched );

		while ( false === $end ) {
			$chunk = (string) fread( $this->file, self::CHUNK );

			if ( '' === $chunk ) {
				$end = strlen( $this->buffer ) - 1;
				break;
			}

			$this->buffer = substr( $this->buffer, $this->start, self::MAX_BYTES + 1 );
			$this->start  = 0;
			$searched     = strlen( $this->buffer );
			$this->buffer = $this->buffer . $chunk;
			$end          = strpos( $this->buffer, $this->end, $searched );
		}

		$line        = substr( $this->buffer, $this->start, $end + 1 - $this->start );
		$this->start = $end + 1;

		return '' === $line ? null : $line;
	}
}
