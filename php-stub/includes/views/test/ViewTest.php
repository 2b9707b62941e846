<?php
/**
 * Tests of View.
 *
 * @package Storedeck
 */

namespace Storedeck\Views\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Views\View;

defined( 'ABSPATH' ) || exit;

/**
 * Checks changes, names and the validation of stored views.
 */
final class ViewTest extends TestCase {

	/**
	 * A valid ID.
	 */
	private const ID = 'abcdef012345';

	/**
	 * Creates a view.
	 *
	 * @param array<string, mixed> $fields Fields that differ from the defaults.
	 */
	private static function view( array $fields = array() ): View {
		return ( new View( self::ID, 'Refunded', '/analytics/orders', 'filter=all', array( 'sku' ) ) )->with( $fields );
	}

	public function test_changes_only_the_given_fields(): void {
		$view = self::view( array( 'name' => ' Money back ' ) );

		$this->assertSame( 'Money back', $view->name );
		$this->assertSame( 'filter=all', $view->query );
		$this->assertSame( array( 'sku' ), $view->hidden );
		$this->assertNull( self::view( array( 'hidden_columns' => null ) )->hidden );
		$this->assertSame( 'a=1', self::view( array( 'query' => '?a=1' ) )->query );
	}

	public function test_compares_names_of_the_same_screen_regardless_of_case(): void {
		$other = static fn( string $name, string $path ) => new View( 'bbbbbbbbbbbb', $name, $path, '', null );

		$this->assertTrue( self::view()->has_same_name( $other( 'REFUNDED', '/analytics/orders' ) ) );
		$this->assertFalse( self::view()->has_same_name( $other( 'Refunded', '/analytics/revenue' ) ) );
		$this->assertFalse( self::view()->has_same_name( self::view() ) );
	}

	/**
	 * @dataProvider invalid_values
	 * @param mixed $stored Stored value.
	 */
	public function test_does_not_read_invalid_values( $stored ): void {
		$this->assertNull( View::read( self::ID, $stored ) );
	}

	/**
	 * Values that are not valid.
	 *
	 * @return array<string, array{mixed}>
	 */
	public function invalid_values(): array {
		return array(
			'an empty string'  => array( '' ),
			'not a string'     => array( array( 'name' => 'A' ) ),
			'not JSON'         => array( '{' ),
			'a list'           => array( '[1]' ),
			'a list as a name' => array( '{"name":["a"],"path":"/","query":""}' ),
			'an external URL'  => array( '{"name":"a","path":"https://evil.test","query":""}' ),
			'no path'          => array( '{"name":"a","query":""}' ),
		);
	}

	public function test_does_not_read_views_with_an_invalid_id(): void {
		$text = '{"name":"a","path":"/","query":""}';

		$this->assertNotNull( View::read( self::ID, $text ) );
		$this->assertNull( View::read( 'short', $text ) );
		$this->assertNull( View::read( self::ID . "\n", $text ) );
	}
}
