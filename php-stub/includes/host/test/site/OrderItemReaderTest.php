<?php
/**
 * Tests how items of orders are read.
 *
 * @package Storedeck
 */

namespace Storedeck\Host\Test\Site;

use Storedeck\Host\Order_Item_Reader;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Orders and reports read the same values.
 */
final class OrderItemReaderTest extends SiteTestCase {

	public function test_the_first_of_several_values_of_a_key_counts(): void {
		$order = self::create_order( self::create_product() );
		$item  = Order_Item_Reader::read( array( $order ) )[ $order ][0];

		self::sql( "INSERT INTO {prefix}woocommerce_order_itemmeta ( order_item_id, meta_key, meta_value )
			VALUES ( {$item['id']}, '_qty', '7' ), ( {$item['id']}, 'Engraving', 'Ada' )" );

		$this->assertSame(
			array_merge( $item, array( 'meta' => $item['meta'] + array( 'Engraving' => 'Ada' ) ) ),
			Order_Item_Reader::read( array( $order, $order + 1 ) )[ $order ][0]
		);
		$this->assertSame( 1, self::get( "/wc-analytics/orders/$order" )['line_items'][0]['quantity'] );
	}
}
