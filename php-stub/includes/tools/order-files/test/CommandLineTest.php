<?php
/**
 * Tests of Command_Line.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Tools\Order_Files\Test;

use InvalidArgumentException;
use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Order_Files\Command_Line;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the arguments of scripts.
 */
final class CommandLineTest extends TestCase {
	public function test_command_line_arguments_are_parsed_by_name(): void {
		$this->assertSame(
			array(
				'wp'     => '/a b=c',
				'orders' => '5',
			),
			Command_Line::parse( array( '--wp=/a b=c', '--orders=5' ), array( 'wp', 'orders' ) )
		);
	}

	public function test_arguments_without_a_value_are_rejected(): void {
		$this->expectException( InvalidArgumentException::class );
		Command_Line::parse( array( '--orders' ), array( 'wp', 'orders' ) );
	}
}
