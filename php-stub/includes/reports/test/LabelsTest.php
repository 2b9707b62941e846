<?php

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Labels;
use WP_Term;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-wp-term.php';
require_once __DIR__ . '/terms.php';

/**
 * Tests names of categories with their ancestors.
 */
final class LabelsTest extends TestCase {

	/**
	 * Removes the categories.
	 */
	protected function tearDown(): void {
		unset( $GLOBALS['storedeck_test_terms'] );
	}

	public function test_names_begin_with_the_ancestors_and_have_no_entities(): void {
		$GLOBALS['storedeck_test_terms'] = array(
			5 => new WP_Term( 'Hoodies &amp; sweaters', 4 ),
			4 => new WP_Term( 'Clothing', 0 ),
			6 => new WP_Term( 'Music', 0 ),
		);

		$this->assertSame(
			array(
				6 => 'Music',
				5 => 'Clothing › Hoodies & sweaters',
			),
			Labels::find_paths( array( 6, 5, 6 ) )
		);
		$this->assertSame( array(), Labels::find_paths( array() ) );
	}

	public function test_a_category_that_is_its_own_ancestor_ends_at_the_maximum_depth(): void {
		$GLOBALS['storedeck_test_terms'] = array(
			1 => new WP_Term( 'One', 2 ),
			2 => new WP_Term( 'Two', 1 ),
		);

		$names = explode( ' › ', Labels::find_paths( array( 1 ) )[1] );

		$this->assertCount( 10, $names );
		$this->assertSame( 'One', end( $names ) );
	}
}
