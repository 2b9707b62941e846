<?php
/**
 * Tests of all PHP files.
 *
 * @package Storedeck
 */

namespace Storedeck\Test;

use PHPUnit\Framework\TestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Whoever asks the web server for a file of the plugin gets nothing.
 */
final class GuardTest extends TestCase {

	/**
	 * Nothing runs before a file has looked whether WordPress, or the command
	 * line, has called it.
	 *
	 * @dataProvider files
	 * @param string $file File.
	 */
	public function test_files_do_nothing_by_themselves( string $file ): void {
		$code  = (string) preg_replace(
			'#^<\?php\s+/\*\*.*?\*/|^(declare|namespace|use)\b[^;]*;|^//[^\n]*$#ms',
			'',
			(string) file_get_contents( $file )
		);
		$guard = '#^\s*(defined\( \'ABSPATH\' \) \|\| (.+ \|\| )?exit;'
			. '|if \( (\'cli\' !== PHP_SAPI( && ! defined\( \'STOREDECK_DEMO_ARGS\' \))?'
			. '|! defined\( \'(ABSPATH|WP_UNINSTALL_PLUGIN)\' \)) \) \{\s+exit;)#';

		$this->assertMatchesRegularExpression( $guard, $code );
	}

	/**
	 * A dollar sign also matches before a last line break, which is then part of
	 * what was let through: patterns take D, those of schemas end with \z.
	 *
	 * @dataProvider files
	 * @param string $file File.
	 */
	public function test_patterns_end_where_the_text_does( string $file ): void {
		// What looks for secrets rather finds one too many.
		if ( str_contains( $file, '/test/' ) || str_ends_with( $file, '/class-secrets.php' ) ) {
			$this->expectNotToPerformAssertions();
			return;
		}

		// A line break may be there anyway: \s*$ and [^\x00]*$.
		$free = '(?<!\\\\s\*)(?<!\[\^\\\\x00\]\*)(?<!\[\^\\\\\\\\x00\]\*)';

		$this->assertDoesNotMatchRegularExpression(
			"~$free\\$/(?![a-z]*D)[a-z]*'|'\\^[^'\n]*$free\\$'~i",
			(string) file_get_contents( $file )
		);
	}

	/**
	 * All PHP files of the plugin, without those of the build.
	 *
	 * @return array<string, array{string}>
	 */
	public function files(): array {
		$root  = dirname( __DIR__, 2 );
		$files = array(
			'storedeck.php' => array( $root . '/storedeck.php' ),
			'uninstall.php' => array( $root . '/uninstall.php' ),
		);

		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $root . '/includes' ) ) as $file ) {
			if ( 'php' === $file->getExtension() ) {
				$files[ substr( $file->getPathname(), strlen( $root ) + 1 ) ] = array( $file->getPathname() );
			}
		}

		return $files;
	}
}
