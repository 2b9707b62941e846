<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Counts lines beyond ASCII: those that are UTF-8, and others.
 */
final class Line_Encodings {

	/** Lines that are evidence. */
	private const MAX_LINES = 3000;

	/** Lines of a kind to name. */
	private const NAMED = 3;

	/** Lines that are not UTF-8. */
	public string $others = '';

	/**
	 * Numbers of lines in UTF-8, and of others.
	 *
	 * @var array{int, int}
	 */
	private array $counts = array( 0, 0 );

	/**
	 * Line numbers of the first ones.
	 *
	 * @var array{list<int>, list<int>}
	 */
	private array $first = array( array(), array() );

	/** Lines that were read. */
	private int $lines = 0;

	/**
	 * Adds lines of a file.
	 */
	public function add( string $text ): void {
		preg_match_all( '/[^\r\n]*[\x80-\xff][^\r\n]*[\r\n]*/', $text, $found, PREG_OFFSET_CAPTURE );

		foreach ( $found[0] as list( $line, $offset ) ) {
			$kind = mb_check_encoding( $line, 'UTF-8' ) ? 0 : 1;

			if ( ++$this->counts[ $kind ] <= self::NAMED ) {
				$this->first[ $kind ][] = 1 + $this->lines + self::count_ends( substr( $text, 0, $offset ) );
			}

			if ( 1 === $kind && $this->counts[1] <= self::MAX_LINES ) {
				$this->others .= $line;
			}
		}

		$this->lines += self::count_ends( $text );
	}

	/**
	 * Whether the file is UTF-8. A few broken lines are named when they are read.
	 */
	public function is_utf8(): bool {
		return 0 === $this->counts[1] || $this->counts[0] > 2 * $this->counts[1];
	}

	/**
	 * Why no encoding is that of all lines.
	 *
	 * @return string Empty if one may be.
	 */
	public function get_contradiction(): string {
		return 0 === $this->counts[0] || 0 === $this->counts[1] ? ''
			/* translators: 1, 2: numbers of lines, separated by commas. */
			: sprintf( __( 'The file has lines in several encodings. In UTF-8: %1$s. In others: %2$s.', 'storedeck' ),
				implode( ', ', $this->first[0] ), implode( ', ', $this->first[1] ) );
	}

	private static function count_ends( string $text ): int {
		return substr_count( $text, "\n" ) + substr_count( $text, "\r" ) - substr_count( $text, "\r\n" );
	}
}
