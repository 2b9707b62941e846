<?php

namespace Storedeck\Reports\Rows\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Rows\Category_Paths;
use WP_Term;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-wp-term.php';
require_once __DIR__ . '/terms.php';

/**
 * Tests names of categories with their ancestors.
 */
final class CategoryPathsTest extends TestCase {

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
			Category_Paths::find( array( 6, 5, 6 ) )
		);
		$this->assertSame( array(), Category_Paths::find( array() ) );
	}

	public function test_a_category_that_is_its_own_ancestor_ends_at_the_maximum_depth(): void {
		$GLOBALS['storedeck_test_terms'] = array(
			1 => new WP_Term( 'One', 2 ),
			2 => new WP_Term( 'Two', 1 ),
		);

		$names = explode( ' › ', Category_Paths::find( array( 1 ) )[1] );

		$this->assertCount( 10, $names );
		$this->assertSame( 'One', end( $names ) );
	}
}
