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
 * Checks which scripts are loaded with a screen.
 */
final class PreloadScriptsTest extends TestCase {

	/**
	 * IDs of screens by path, and files of chunks.
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

	public function test_loads_the_chunks_of_a_report_and_of_all_reports_once(): void {
		$this->assertSame(
			array( 'chunks/1.js', 'chunks/2.js', 'chunks/report.js', 'chunks/report-revenue.js' ),
			Preload_Scripts::get_files( '/analytics/revenue', self::NAMES, self::LISTS )
		);
		$this->assertContains( 'chunks/report-customers.js', Preload_Scripts::get_files( '/customers', self::NAMES, self::LISTS ) );
	}

	public function test_loads_the_chunk_with_the_name_of_a_screen_if_there_is_one(): void {
		$this->assertSame( self::LISTS['home'], Preload_Scripts::get_files( '/', self::NAMES, self::LISTS ) );
		$this->assertSame( array(), Preload_Scripts::get_files( '/stock', self::NAMES, self::LISTS ) );
		$this->assertSame( array(), Preload_Scripts::get_files( '/nowhere', self::NAMES, self::LISTS ) );
		$this->assertSame( array(), Preload_Scripts::get_files( '/', self::NAMES, array() ) );
	}
}
