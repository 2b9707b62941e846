<?php

namespace Storedeck\Test;

use PHPUnit\Framework\TestCase;
use ReflectionClassConstant;
use Storedeck\Installer;

defined( 'ABSPATH' ) || exit;

/**
 * Tests what an update installs.
 */
final class InstallerTest extends TestCase {

	/** Version of the installation, and checksum of the definitions of its tables. */
	private const VERSION  = '15';
	private const CHECKSUM = 'ad4edc22';

	public function test_changed_tables_have_another_version(): void {
		$tables = array_map(
			static fn( string $file ): array => require $file,
			glob( dirname( __DIR__ ) . '/foundation/database/data/tables-of-*.php' )
		);

		$this->assertSame(
			array( self::VERSION, self::CHECKSUM ),
			array( ( new ReflectionClassConstant( Installer::class, 'VERSION' ) )->getValue(), hash( 'crc32b', json_encode( $tables ) ) ),
			'Sites get changed tables when Installer::VERSION is increased. Then note it here with the new checksum.'
		);
	}
}
