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
 * Checks that files of the plugin cannot be run directly through the web server.
 */
final class GuardTest extends TestCase {

	/**
	 * Files run nothing before they check that WordPress or the command line has loaded them.
	 *
	 * @dataProvider files
	 * @param string $file File.
	 */
	public function test_a_file_exits_when_it_is_called_directly( string $file ): void {
		$code  = (string) preg_replace(
			'#^<\?php\s+(?:/\*\*.*?\*/)?|^(declare|namespace|use)\b[^;]*;|^//[^\n]*$#ms',
			'',
			(string) file_get_contents( $file )
		);
		$guard = '#^\s*(defined\( \'ABSPATH\' \) \|\| (.+ \|\| )?exit;'
			. '|if \( (\'cli\' !== PHP_SAPI( && ! defined\( \'STOREDECK_DEMO_ARGS\' \))?'
			. '|! defined\( \'(ABSPATH|WP_UNINSTALL_PLUGIN)\' \)) \) \{\s+exit;)#';

		$this->assertMatchesRegularExpression( $guard, $code );
	}

	/**
	 * SQL has no empty lists; the placeholders of Database have one.
	 *
	 * @dataProvider files
	 * @param string $file File.
	 */
	public function test_placeholders_of_lists_come_from_one_function( string $file ): void {
		if ( str_ends_with( $file, '/foundation/database/class-database.php' ) || str_contains( $file, '/test/' ) ) {
			$this->expectNotToPerformAssertions();
			return;
		}

		$this->assertDoesNotMatchRegularExpression(
			"#array_fill\( 0, count\( [^()]+ \), '%[ds]' \)#",
			(string) file_get_contents( $file )
		);
	}

	/**
	 * A host may lack mbstring. WordPress has mb_substr() and mb_strlen() of its own; only the import requires the extension.
	 *
	 * @dataProvider files
	 * @param string $file File.
	 */
	public function test_functions_of_mbstring_come_from_one_class( string $file ): void {
		if ( 1 === preg_match( '#/(?:test|tools)/|/class-text\.php#', $file ) ) {
			$this->expectNotToPerformAssertions();
			return;
		}

		$this->assertDoesNotMatchRegularExpression( '/\bmb_(?!substr\(|strlen\()\w+\(/', (string) file_get_contents( $file ) );
	}

	/**
	 * A dollar sign also matches before a final line break, so values with one would be
	 * accepted. Patterns need the modifier D, those of JSON schemas end with \z.
	 *
	 * @dataProvider files
	 * @param string $file File.
	 */
	public function test_patterns_do_not_accept_a_final_line_break( string $file ): void {
		// Secrets are better found once too often.
		if ( str_contains( $file, '/test/' ) || str_ends_with( $file, '/class-secrets.php' ) ) {
			$this->expectNotToPerformAssertions();
			return;
		}

		// These patterns accept line breaks on purpose: \s*$ and [^\x00]*$.
		$free = '(?<!\\\\s\*)(?<!\[\^\\\\x00\]\*)(?<!\[\^\\\\\\\\x00\]\*)';

		$this->assertDoesNotMatchRegularExpression(
			"~$free\\$/(?![a-z]*D)[a-z]*'|'\\^[^'\n]*$free\\$'~i",
			(string) file_get_contents( $file )
		);
	}

	/**
	 * Sites add a nonce to scripts through filters of WordPress, and forbid others.
	 *
	 * @dataProvider files
	 * @param string $file File.
	 */
	public function test_scripts_and_styles_are_printed_by_wordpress( string $file ): void {
		// This test is no page.
		$code = __FILE__ === $file ? '' : (string) file_get_contents( $file );

		$this->assertDoesNotMatchRegularExpression(
			'~<(script|style)\b(?!>alert)|<[^<>\n]+\s(on[a-z]+|style)="|href="javascript:~i',
			$code
		);
	}

	/**
	 * WordPress matches patterns of schemas in Unicode mode, in which \d matches digits that PHP does not read.
	 *
	 * @dataProvider files
	 * @param string $file File.
	 */
	public function test_patterns_of_schemas_name_digits( string $file ): void {
		$code = __FILE__ === $file ? '' : (string) file_get_contents( $file );

		$this->assertDoesNotMatchRegularExpression( "~'pattern'\s*=>\s*'\^[^'\n]*\\\\[dw]~", $code );
	}

	/**
	 * A tag that is left over after a parameter was renamed misleads.
	 *
	 * @dataProvider files
	 * @param string $file File.
	 */
	public function test_doc_comments_name_parameters_of_their_function( string $file ): void {
		preg_match_all(
			'~/\*\*((?:(?!\*/).)*)\*/\s*(?:\w+\s+)*function\s+\w+\s*(\((?:[^()]|(?2))*\))~s',
			(string) file_get_contents( $file ),
			$functions,
			PREG_SET_ORDER
		);

		$unknown = array();

		foreach ( $functions as list( , $comment, $signature ) ) {
			preg_match_all( '/@param\s+[^$]*(\$\w+)/', $comment, $named );
			preg_match_all( '/\$\w+/', $signature, $params );

			array_push( $unknown, ...array_values( array_diff( $named[1], $params[0] ) ) );
		}

		$this->assertSame( array(), $unknown );
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
