<?php
/**
 * What a snapshot is of.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Tells one screen from another, and the same screen from what it was when the
 * shop's data were others. It travels to the browser and comes back with what
 * was drawn.
 */
final class Token {

	/**
	 * Form of a token.
	 */
	public const PATTERN = '^[0-9a-f]{8}-[0-9a-f]{32}-[0-9a-f]{32}\z';

	/**
	 * Takes the parts.
	 *
	 * @param string $place  Hash of the address: its place in the store.
	 * @param string $screen Hash of all that decides on the screen but the data.
	 * @param string $data   Hash of what tells today's data from yesterday's.
	 */
	private function __construct( public readonly string $place, private readonly string $screen, private readonly string $data ) {
	}

	/**
	 * Token of a screen.
	 *
	 * @param array<string, mixed> $address Query of the address.
	 * @param array<string, mixed> $screen  All else that decides on the screen but the data.
	 * @param array<string, mixed> $data    What tells today's data from yesterday's.
	 */
	public static function of( array $address, array $screen, array $data ): self {
		ksort( $address );
		$asked = (string) wp_json_encode( $address );

		return new self(
			hash( 'crc32b', $asked ),
			md5( $asked . wp_json_encode( $screen ) ),
			md5( (string) wp_json_encode( $data ) )
		);
	}

	/**
	 * Reads a token.
	 *
	 * @param string $text Text.
	 */
	public static function read( string $text ): ?self {
		if ( 1 !== preg_match( '/' . self::PATTERN . '/', $text ) ) {
			return null;
		}

		list( $place, $screen, $data ) = explode( '-', $text );

		return new self( $place, $screen, $data );
	}

	/**
	 * Whether another is of the same screen, whatever the data were.
	 *
	 * @param self $other Other token.
	 */
	public function is_same_screen( self $other ): bool {
		return $this->screen === $other->screen;
	}

	/**
	 * Whether another is of the same screen with the same data.
	 *
	 * @param self $other Other token.
	 */
	public function equals( self $other ): bool {
		return (string) $this === (string) $other;
	}

	/**
	 * The token as text.
	 */
	public function __toString(): string {
		return $this->place . '-' . $this->screen . '-' . $this->data;
	}
}
