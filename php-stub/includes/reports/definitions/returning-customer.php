<?php
/**
 * Whether the customer of an order had bought before: SQL of 1 or 0.
 *
 * Where nobody noted it the customer counts as new. List, filter and segment
 * all take it from here.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return 'CASE WHEN stats.returning_customer = 1 THEN 1 ELSE 0 END';
