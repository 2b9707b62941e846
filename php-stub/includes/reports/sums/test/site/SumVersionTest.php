<?php

namespace Storedeck\Reports\Sums\Test\Site;

use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Sums\Sum_Table;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * A table with another version is filled again.
 */
final class SumVersionTest extends SiteTestCase {

	/**
	 * Versions of all tables.
	 *
	 * @return array<string, string>
	 */
	private static function get_versions(): array {
		Facts::reset();

		$tables = require dirname( __DIR__, 2 ) . '/sums.php';

		return array_map(
			static fn( string $name, array $definition ): string => ( new Sum_Table( $name, $definition ) )->version,
			array_keys( $tables ),
			$tables
		);
	}

	public function test_the_language_does_not_change_them(): void {
		$versions = self::get_versions();

		// Formats stay what they are.
		$translate = static fn( string $text ): string => str_contains( $text, '%' ) ? $text : strrev( $text );

		add_filter( 'gettext', $translate );

		self::assertSame( $versions, self::get_versions() );
		self::assertSame( 'snruteR', Facts::get_metric( 'orders.refunds' )['name'] );

		remove_filter( 'gettext', $translate );
		Facts::reset();
	}
}
