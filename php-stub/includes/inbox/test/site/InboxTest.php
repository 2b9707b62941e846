<?php
/**
 * Tests of Inbox.
 *
 * @package Storedeck
 */

namespace Storedeck\Inbox\Test\Site;

use Storedeck\Inbox\Inbox;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * The server adds a note once.
 */
final class InboxTest extends SiteTestCase {

	/**
	 * Adds a note.
	 *
	 * @param string $type Type.
	 * @return int Id.
	 */
	private static function add( string $type ): int {
		return Inbox::add(
			array(
				'name'    => 'test-note',
				'type'    => $type,
				'title'   => 'Title',
				'content' => 'Content',
			)
		);
	}

	public function test_a_note_of_a_name_is_added_once_and_none_of_an_unknown_type(): void {
		$this->assertSame( 0, self::add( 'unknown' ) );
		$this->assertGreaterThan( 0, self::add( 'info' ) );
		$this->assertSame( 0, self::add( 'info' ) );
		$this->assertCount( 1, self::sql( "SELECT note_id FROM {prefix}wc_admin_notes WHERE name = 'test-note'" ) );
	}
}
