<?php
/**
 * SQL that is 1 if the customer of an order had ordered before, otherwise 0.
 *
 * Customers are new when this is unknown. The list, the filter and the segment
 * use the same SQL.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return 'CASE WHEN stats.returning_customer = 1 THEN 1 ELSE 0 END';
