<?php
/**
 * Tests of a saved view.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

use PHPUnit\Framework\TestCase;
use Storedeck\Views\View;

/**
 * What is kept of a view, and what is taken for one.
 */
final class ViewTest extends TestCase {

	/**
	 * An id.
	 */
	private const ID = 'abcdef012345';

	/**
	 * A view.
	 *
	 * @param array<string, mixed> $fields Other fields.
	 */
	private static function view( array $fields = array() ): View {
		return ( new View( self::ID, 'Refunded', '/analytics/orders', 'filter=all', array( 'sku' ) ) )->with( $fields );
	}

	/**
	 * What is not given stays.
	 */
	public function test_changes_only_what_is_given(): void {
		$view = self::view( array( 'name' => ' Money back ' ) );

		$this->assertSame( 'Money back', $view->name );
		$this->assertSame( 'filter=all', $view->query );
		$this->assertSame( array( 'sku' ), $view->hidden );
		$this->assertNull( self::view( array( 'hidden_columns' => null ) )->hidden );
		$this->assertSame( 'a=1', self::view( array( 'query' => '?a=1' ) )->query );
	}

	/**
	 * Names differ on one screen.
	 */
	public function test_a_name_is_taken_once_for_each_screen(): void {
		$other = static fn( string $name, string $path ) => new View( 'bbbbbbbbbbbb', $name, $path, '', null );

		$this->assertTrue( self::view()->has_same_name( $other( 'REFUNDED', '/analytics/orders' ) ) );
		$this->assertFalse( self::view()->has_same_name( $other( 'Refunded', '/analytics/revenue' ) ) );
		$this->assertFalse( self::view()->has_same_name( self::view() ) );
	}

	/**
	 * Other programs write there too.
	 *
	 * @dataProvider no_views
	 *
	 * @param mixed $kept What stands there.
	 */
	public function test_what_is_no_view_is_none( $kept ): void {
		$this->assertNull( View::read( self::ID, $kept ) );
	}

	/**
	 * What is no view.
	 *
	 * @return array<string, array{mixed}>
	 */
	public function no_views(): array {
		return array(
			'nothing'          => array( '' ),
			'no text'          => array( array( 'name' => 'A' ) ),
			'no JSON'          => array( '{' ),
			'a list'           => array( '[1]' ),
			'a list as a name' => array( '{"name":["a"],"path":"/","query":""}' ),
			'a foreign path'   => array( '{"name":"a","path":"https://evil.test","query":""}' ),
			'no path'          => array( '{"name":"a","query":""}' ),
		);
	}

	/**
	 * Ids have one form.
	 */
	public function test_an_odd_id_is_none(): void {
		$text = '{"name":"a","path":"/","query":""}';

		$this->assertNotNull( View::read( self::ID, $text ) );
		$this->assertNull( View::read( 'short', $text ) );
		$this->assertNull( View::read( self::ID . "\n", $text ) );
	}
}
