<?php

namespace Storedeck\Reports\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Tells orders and refunds apart, which have rows in the same table. It has the alias `stats`.
 */
final class Order_Kind {

	/**
	 * SQL of the conditions.
	 */
	public const IS_ORDER  = 'stats.parent_id = 0';
	public const IS_REFUND = 'stats.parent_id > 0';

	/**
	 * SQL of the ID of the order, also of a refund.
	 */
	public const ORDER_ID = 'CASE WHEN ' . self::IS_ORDER . ' THEN stats.order_id ELSE stats.parent_id END';
}
