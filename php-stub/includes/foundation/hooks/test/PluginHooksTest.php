<?php
/**
 * Tests of Plugin_Hooks.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Hooks\Test;

use Error;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use Storedeck\Foundation\Hooks\Plugin_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Filters.
 */
final class PluginHooksTest extends TestCase {

	private const HOOK = 'storedeck_test_filter';

	protected function setUp(): void {
		$GLOBALS['wp_current_filter'] = array( 'init' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp_filter'][ self::HOOK ], $GLOBALS['wp_current_filter'] );
	}

	/**
	 * Adds callbacks, one for each priority.
	 *
	 * @param callable ...$callbacks Callbacks.
	 */
	private function add( callable ...$callbacks ): void {
		$GLOBALS['wp_filter'][ self::HOOK ] = (object) array(
			'callbacks' => array_map(
				static fn( callable $callback ): array => array(
					array(
						'function'      => $callback,
						'accepted_args' => 2,
					),
				),
				$callbacks
			),
		);
	}

	public function test_a_callback_that_throws_is_left_out_and_named(): void {
		$failures = array();
		$this->add(
			static fn( string $text, string $more ): string => $text . '1' . $more,
			static function (): string {
				throw new Error( 'Acme failed.' );
			},
			static fn( string $text ): string => $text . '2'
		);

		$result = Plugin_Hooks::filter_or(
			self::HOOK,
			static function ( $error ) use ( &$failures ): void {
				$failures[] = $error;
			},
			static fn() => null,
			'a',
			'b'
		);

		$this->assertSame( 'a1b2', $result );
		$this->assertCount( 1, $failures );
		$this->assertSame( array( self::HOOK ), $failures[0]->hooks );
		$this->assertMatchesRegularExpression(
			'/closure in \S*PluginHooksTest\.php:\d+ failed: Acme failed\.$/D',
			$failures[0]->getMessage()
		);
		$this->assertSame( array( 'init' ), $GLOBALS['wp_current_filter'] );
	}

	public function test_a_callback_whose_result_is_refused_is_left_out_and_named(): void {
		$failures = array();
		$this->add(
			static fn( array $list ): array => array( ...$list, 'a' ),
			static fn(): string => 'broken',
			static fn( array $list ): array => array( ...$list, 'b' )
		);

		$result = Plugin_Hooks::filter_or(
			self::HOOK,
			static function ( $error ) use ( &$failures ): void {
				$failures[] = $error->getMessage();
			},
			static fn( $value ) => is_array( $value ) || throw new Error( 'expected a list.' ),
			array()
		);

		$this->assertSame( array( 'a', 'b' ), $result );
		$this->assertCount( 1, $failures );
		$this->assertStringEndsWith( 'failed: expected a list.', $failures[0] );
	}

	public function test_an_action_goes_on_when_a_callback_throws(): void {
		$calls    = array();
		$failures = array();
		$this->add(
			static function (): void {
				throw new Error( 'Acme failed.' );
			},
			static function () use ( &$calls ): void {
				$calls[] = $GLOBALS['wp_current_filter'];
			}
		);

		Plugin_Hooks::act(
			self::HOOK,
			static function ( $error ) use ( &$failures ): void {
				$failures[] = $error->getMessage();
			}
		);

		$this->assertSame( array( array( 'init', self::HOOK ) ), $calls );
		$this->assertCount( 1, $failures );
		$this->assertSame( array( 'init' ), $GLOBALS['wp_current_filter'] );
	}

	public function test_callbacks_are_called_once_when_none_fails(): void {
		$calls = 0;
		$this->add(
			static function ( int $value ) use ( &$calls ): int {
				$calls++;

				return $value + 1;
			}
		);

		$this->assertSame( 2, Plugin_Hooks::filter( self::HOOK, 1 ) );
		$this->assertSame( 1, $calls );
	}

	public function test_all_filters_of_the_plugin_are_contained(): void {
		$bare  = array();
		$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( __DIR__, 2 ) ) );

		foreach ( $files as $file ) {
			if ( 'php' === $file->getExtension() && ! str_contains( $file->getPathname(), '/test/' ) ) {
				$code = (string) file_get_contents( $file->getPathname() );

				if ( 1 === preg_match( '/\bapply_filters(_ref_array)?\(\s*[\'"]storedeck_/', $code ) ) {
					$bare[] = $file->getFilename();
				}
			}
		}

		$this->assertSame( array(), $bare );
	}
}
