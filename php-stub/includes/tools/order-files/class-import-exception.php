<?php

namespace Storedeck\Tools\Order_Files;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when a file cannot be imported.
 *
 * The message is shown to the user.
 */
final class Import_Exception extends RuntimeException {
}
