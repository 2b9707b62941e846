<?php

namespace Storedeck\Reports\Test\Site;

use Storedeck\Reports\Registry;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * What the examples and the new extension register is accepted, by the database as well.
 */
final class ExamplesTest extends SiteTestCase {

	private const FOLDER = __DIR__ . '/../../../../../';

	public function test_the_examples_and_the_new_extension_register_without_errors(): void {
		$files = array_merge(
			(array) glob( self::FOLDER . 'examples/*/*.php' ),
			(array) glob( self::FOLDER . 'bin/new-extension/template/includes/*.php' )
		);

		$codes = array_map( 'file_get_contents', $files );
		$codes = preg_grep( '/storedeck_(register_(report|metric|dimension)|report_definition)\b/', $codes );

		foreach ( array_keys( $codes ) as $index ) {
			require_once $files[ $index ];
		}

		support_tickets_create_table();

		try {
			do_action( 'activated_plugin', 'support-tickets/support-tickets.php', false );
			Registry::reset();

			self::assertSame( array(), Registry::get_errors() );
			self::assertArrayHasKey( 'support-tickets', Registry::get_registered() );
			self::assertArrayHasKey( 'order-sizes', Registry::get_registered() );
			self::assertArrayHasKey( 'example-extension', Registry::get_registered() );
		} finally {
			self::sql( 'DROP TABLE {prefix}support_tickets' );
			remove_all_actions( 'storedeck_register_reports' );
			Registry::reset();
		}
	}
}
