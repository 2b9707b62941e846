<?php
/**
 * Says why a file, an order or a row was not taken.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Its message is one sentence for the person who gave the file.
 */
final class Import_Exception extends RuntimeException {
}
