<?php
/**
 * Tests of Token.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Snapshot\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Admin\Snapshot\Token;

defined( 'ABSPATH' ) || exit;

/**
 * When a snapshot is of a page.
 */
final class TokenTest extends TestCase {

	private const ADDRESS = array(
		'page' => 'storedeck',
		'path' => '/analytics/revenue',
	);

	/**
	 * A token travels as text.
	 */
	public function test_it_is_read_as_it_was_written(): void {
		$token = Token::of( self::ADDRESS, array( 'day' => '2026-11-22' ), array( 'newest' => '7' ) );
		$read  = Token::read( (string) $token );

		$this->assertNotNull( $read );
		$this->assertTrue( $read->equals( $token ) );
		$this->assertTrue( $read->is_same_screen( $token ) );
		$this->assertSame( $token->place, $read->place );
	}

	/**
	 * The order of the parameters is no matter.
	 */
	public function test_addresses(): void {
		$token = Token::of( self::ADDRESS, array(), array() );

		$this->assertTrue( Token::of( array_reverse( self::ADDRESS ), array(), array() )->equals( $token ) );

		$other = Token::of( array( 'period' => 'today' ) + self::ADDRESS, array(), array() );

		$this->assertNotSame( $token->place, $other->place );
		$this->assertFalse( $other->is_same_screen( $token ) );
	}

	/**
	 * New data make a snapshot old; anything else makes it another's.
	 */
	public function test_what_changes(): void {
		$screen = array( 'day' => '2026-11-22' );
		$token  = Token::of( self::ADDRESS, $screen, array( 'newest' => '7' ) );
		$later  = Token::of( self::ADDRESS, $screen, array( 'newest' => '8' ) );

		$this->assertTrue( $later->is_same_screen( $token ) );
		$this->assertFalse( $later->equals( $token ) );

		$tomorrow = Token::of( self::ADDRESS, array( 'day' => '2026-11-23' ), array( 'newest' => '7' ) );

		$this->assertFalse( $tomorrow->is_same_screen( $token ) );
	}

	/**
	 * Whatever is no token.
	 *
	 * @dataProvider no_tokens
	 * @param string $text Text.
	 */
	public function test_no_tokens( string $text ): void {
		$this->assertNull( Token::read( $text ) );
	}

	/**
	 * Texts.
	 *
	 * @return array<string, array{string}>
	 */
	public function no_tokens(): array {
		$token = (string) Token::of( self::ADDRESS, array(), array() );

		return array(
			'nothing'        => array( '' ),
			'a line break'   => array( $token . "\n" ),
			'something more' => array( $token . '0' ),
			'something less' => array( substr( $token, 1 ) ),
			'capitals'       => array( strtoupper( $token ) . 'G' ),
			'another place'  => array( '../' . $token ),
		);
	}
}
