<?php

namespace Storedeck\Foundation\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Nearest;

defined( 'ABSPATH' ) || exit;

// cspell:ignore cuont titel

/**
 * Names that were probably meant.
 */
final class NearestTest extends TestCase {

	public function test_finds_the_name_of_a_typo_and_of_another_spelling(): void {
		$names = array( 'net_revenue', 'orders_count', 'title', 'type', 'id' );

		foreach ( array(
			'net_revenu'   => 'net_revenue',
			'orders_cuont' => 'orders_count',
			'ordersCount'  => 'orders_count',
			'titel'        => 'title',
			'typ'          => 'type',
		) as $name => $meant ) {
			$this->assertSame( $meant, Nearest::find( $name, $names ) );
		}

		$this->assertSame( ' Did you mean "title"?', Nearest::ask( 'Title', $names ) );
	}

	public function test_does_not_guess(): void {
		foreach ( array( 'sum', 'is', 'revenue_of_net', 'country' ) as $name ) {
			$this->assertSame( '', Nearest::ask( $name, array( 'net_revenue', 'title', 'type', 'id' ) ), $name );
		}
	}
}
