<?php
/**
 * Thrown when a file cannot be imported.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * The message is shown to the user.
 */
final class Import_Exception extends RuntimeException {
}
