<?php

namespace Storedeck\Reports\Rows\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Rows\Order_Values;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the status, which the table and CSV files show.
 */
final class OrderValuesTest extends TestCase {

	public function test_the_status_is_its_label(): void {
		$this->assertSame( 'On hold', Order_Values::get_status( array( 'status' => 'on-hold' ) ) );
		$this->assertSame( 'Pending payment', Order_Values::get_status( array( 'status' => 'pending' ) ) );
		$this->assertSame( 'awaiting-courier', Order_Values::get_status( array( 'status' => 'awaiting-courier' ) ) );
		$this->assertSame( '', Order_Values::get_status( array() ) );
	}
}
