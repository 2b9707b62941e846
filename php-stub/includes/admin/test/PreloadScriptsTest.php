<?php
/**
 * Tests of Preload_Scripts.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Admin\Preload_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts that are loaded with a page.
 */
final class PreloadScriptsTest extends TestCase {

	/**
	 * Names of screens, and the files of chunks.
	 */
	private const NAMES = array(
		'/'                  => 'home',
		'/analytics/revenue' => 'revenue',
		'/customers'         => 'customers',
		'/stock'             => 'edit-stock',
	);
	private const LISTS = array(
		'home'             => array( 'chunks/1.js', 'chunks/home.js' ),
		'report'           => array( 'chunks/1.js', 'chunks/2.js', 'chunks/report.js' ),
		'report-revenue'   => array( 'chunks/1.js', 'chunks/report-revenue.js' ),
		'report-customers' => array( 'chunks/report-customers.js' ),
	);

	/**
	 * A report needs its own scripts and those of all reports, each once.
	 */
	public function test_reports(): void {
		$this->assertSame(
			array( 'chunks/1.js', 'chunks/2.js', 'chunks/report.js', 'chunks/report-revenue.js' ),
			Preload_Scripts::files( '/analytics/revenue', self::NAMES, self::LISTS )
		);
		$this->assertContains( 'chunks/report-customers.js', Preload_Scripts::files( '/customers', self::NAMES, self::LISTS ) );
	}

	/**
	 * Any other screen needs the chunk of its name, where there is one.
	 */
	public function test_screens(): void {
		$this->assertSame( self::LISTS['home'], Preload_Scripts::files( '/', self::NAMES, self::LISTS ) );
		$this->assertSame( array(), Preload_Scripts::files( '/stock', self::NAMES, self::LISTS ) );
		$this->assertSame( array(), Preload_Scripts::files( '/nowhere', self::NAMES, self::LISTS ) );
		$this->assertSame( array(), Preload_Scripts::files( '/', self::NAMES, array() ) );
	}
}
