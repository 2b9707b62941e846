<?php
/**
 * Failed query.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown instead of returning no rows. The error message of the database is only
 * logged.
 */
final class Query_Exception extends \RuntimeException {
}
