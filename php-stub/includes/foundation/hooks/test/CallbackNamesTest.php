<?php
/**
 * Tests of Callback_Names.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Hooks\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Hooks\Callback_Names;

defined( 'ABSPATH' ) || exit;

/**
 * Names of callbacks in messages.
 */
final class CallbackNamesTest extends TestCase {

	public function __invoke(): void {
	}

	public static function filter(): void {
	}

	public function test_names_functions_methods_and_closures_with_their_file(): void {
		$file = '/CallbackNamesTest\.php:\d+$/D';

		foreach ( array(
			array( $this, 'filter' ),
			array( self::class, 'filter' ),
			self::class . '::filter',
		) as $callback ) {
			$name = Callback_Names::describe( $callback );

			$this->assertStringStartsWith( self::class . '::filter() in ', $name );
			$this->assertMatchesRegularExpression( $file, $name );
		}

		$this->assertStringStartsWith( self::class . '::__invoke() in ', Callback_Names::describe( $this ) );
		$this->assertStringStartsWith( 'closure in ', Callback_Names::describe( static fn() => 1 ) );
		$this->assertMatchesRegularExpression( $file, Callback_Names::describe( static fn() => 1 ) );
	}

	public function test_names_what_does_not_exist(): void {
		$this->assertSame( 'no_such_function()', Callback_Names::describe( 'no_such_function' ) );
		$this->assertSame( '?', Callback_Names::describe( array( 'No_Such_Class', 'run' ) ) );
	}
}
