<?php
/**
 * The database did not answer a query.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown instead of going on with zeros. The database's own words stay in the
 * server's log; they are not for readers.
 */
final class Query_Exception extends \RuntimeException {
}
