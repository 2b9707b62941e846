<?php
/**
 * Tests of the names of classes.
 *
 * @package Storedeck
 */

namespace Storedeck\Test;

use FilesystemIterator;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

defined( 'ABSPATH' ) || exit;

/**
 * Checks all classes, interfaces and traits of the plugin, also those of tests.
 */
final class ClassNamesTest extends TestCase {

	public function test_no_class_name_is_used_twice(): void {
		$files = array();

		foreach ( self::get_class_files() as $path => $name ) {
			$files[ $name ][] = $path;
		}

		$duplicates = array_filter( $files, static fn( array $paths ): bool => count( $paths ) > 1 );

		$this->assertGreaterThan( 100, count( $files ) );
		$this->assertSame( array(), $duplicates );
	}

	public function test_each_file_is_named_after_its_class(): void {
		$misnamed = array();

		foreach ( self::get_class_files() as $path => $name ) {
			$file = basename( $path, '.php' );

			$slug = strtolower( str_replace( '_', '-', $name ) );

			if ( ! in_array( $file, array( $name, 'class-' . $slug, 'interface-' . $slug, 'trait-' . $slug ), true ) ) {
				$misnamed[ $path ] = $name;
			}
		}

		$this->assertSame( array(), $misnamed );
	}

	/**
	 * Finds all classes.
	 *
	 * @return array<string, string> Path of the file, relative to includes => name.
	 */
	private static function get_class_files(): array {
		$folder = dirname( __DIR__ );
		$files  = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) );
		$names  = array();

		foreach ( $files as $file ) {
			$code = 'php' === $file->getExtension() ? (string) file_get_contents( $file->getPathname() ) : '';

			if ( 1 === preg_match( '/^(?:final |abstract )*(?:class|interface|trait) (\w+)/m', $code, $matches ) ) {
				$names[ substr( $file->getPathname(), strlen( $folder ) + 1 ) ] = $matches[1];
			}
		}

		ksort( $names );

		return $names;
	}
}
