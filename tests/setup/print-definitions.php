<?php
/**
 * Prints the definitions of all reports for the client as JSON, for the tests of the client.
 *
 * @package Storedeck
 */

namespace Storedeck\Test;

use Storedeck\Reports\Registry;
use Storedeck\Reports\Client_Definition;

require_once dirname( __DIR__, 2 ) . '/php-stub/includes/test/bootstrap.php';

echo wp_json_encode( array_map( array( Client_Definition::class, 'get' ), Registry::get_registered() ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
