<?php
/**
 * Tests of Plugin_Scripts.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Admin\Plugin_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Checks which scripts the stores are loaded before.
 */
final class PluginScriptsTest extends TestCase {

	/**
	 * Dependencies after the stores have been added.
	 *
	 * @param array<string, array{0: string|false, 1: string[]}> $registered Source and dependencies by handle.
	 * @param string[]                                           $queue      Enqueued handles.
	 * @return array<string, string[]> By handle.
	 */
	private static function add( array $registered, array $queue ): array {
		$scripts = self::create( $registered, $queue );
		Plugin_Scripts::add_dependency( $scripts, self::OWN );

		return array_map( static fn( $script ) => $script->deps, $scripts->registered );
	}

	/**
	 * The scripts of a page.
	 *
	 * @param array<string, array{0: string|false, 1: string[]}> $registered Source and dependencies by handle.
	 * @param string[]                                           $queue      Enqueued handles.
	 * @return object
	 */
	private static function create( array $registered, array $queue ) {
		$scripts = new class() {
			/**
			 * Scripts by handle.
			 *
			 * @var array<string, object>
			 */
			public $registered = array();

			/**
			 * Enqueued handles.
			 *
			 * @var string[]
			 */
			public $queue = array();

			/**
			 * Returns a script.
			 *
			 * @param string $handle Handle.
			 * @return object|false
			 */
			public function query( $handle ) {
				return $this->registered[ $handle ] ?? false;
			}
		};

		$scripts->queue = $queue;
		foreach ( $registered as $handle => list( $src, $deps ) ) {
			$scripts->registered[ $handle ] = (object) compact( 'handle', 'src', 'deps' );
		}

		return $scripts;
	}

	/**
	 * Handles of this plugin.
	 */
	private const OWN = array( 'storedeck', 'storedeck-data' );

	/**
	 * Scripts of WordPress and the stores.
	 */
	private const KNOWN = array(
		'wp-hooks'       => array( '/wp-includes/js/dist/hooks.js', array() ),
		'wp-data'        => array( '/wp-includes/js/dist/data.js', array( 'wp-hooks' ) ),
		'wp-plugins'     => array( '/wp-includes/js/dist/plugins.js', array( 'wp-data' ) ),
		'storedeck-data' => array( 'https://example.org/data.js', array( 'wp-data' ) ),
		'storedeck'      => array( 'https://example.org/storedeck.js', array( 'wp-data' ) ),
	);

	public function test_finds_the_scripts_that_depend_on_one_of_this_plugin(): void {
		$scripts = self::create(
			self::KNOWN + array(
				'acme'      => array( 'https://example.org/acme.js', array( 'acme-base' ) ),
				'acme-base' => array( 'https://example.org/base.js', array( 'storedeck' ) ),
				'seo'       => array( 'https://example.org/seo.js', array( 'wp-data' ) ),
				'unused'    => array( 'https://example.org/unused.js', array( 'storedeck' ) ),
			),
			array( 'storedeck', 'acme', 'seo' )
		);
		$this->assertEqualsCanonicalizing( array( 'acme', 'acme-base' ), Plugin_Scripts::find_extensions( $scripts, self::OWN ) );
	}

	public function test_adds_the_stores_to_scripts_that_use_the_data_registry_directly_or_through_others(): void {
		$added = self::add(
			self::KNOWN + array(
				'acme'        => array( 'https://example.org/acme.js', array( 'acme-vendor' ) ),
				'acme-vendor' => array( false, array( 'wp-plugins' ) ),
				'acme-hooks'  => array( 'https://example.org/hooks.js', array( 'wp-hooks' ) ),
				'acme-late'   => array( 'https://example.org/late.js', array( 'wp-data' ) ),
			),
			array( 'acme', 'acme-hooks' )
		);

		$this->assertSame( array( 'acme-vendor', 'storedeck-data' ), $added['acme'] );
		$this->assertSame( array( 'wp-plugins', 'storedeck-data' ), $added['acme-vendor'] );
		$this->assertSame( array( 'wp-hooks' ), $added['acme-hooks'] );
		// It is not enqueued.
		$this->assertSame( array( 'wp-data' ), $added['acme-late'] );
	}

	public function test_changes_no_script_of_wordpress_and_none_that_the_stores_depend_on(): void {
		$added = self::add(
			array( 'wp-data' => array( 'https://example.org/gutenberg/data.js', array( 'wp-hooks' ) ) ) + self::KNOWN,
			array( 'wp-plugins', 'wp-data', 'storedeck-data', 'storedeck', 'missing' )
		);

		$this->assertSame( array( 'wp-hooks' ), $added['wp-data'] );
		$this->assertSame( array( 'wp-data' ), $added['wp-plugins'] );
		$this->assertSame( array( 'wp-data' ), $added['storedeck-data'] );
		$this->assertSame( array( 'wp-data' ), $added['storedeck'] );
	}

	public function test_changes_nothing_without_a_build(): void {
		$added = self::add(
			array_diff_key( self::KNOWN, array( 'storedeck-data' => true ) ) + array( 'acme' => array( 'acme.js', array( 'wp-data' ) ) ),
			array( 'acme' )
		);

		$this->assertSame( array( 'wp-data' ), $added['acme'] );
	}
}
