<?php

namespace Storedeck\Foundation\Database\Replica;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when the replica does not answer a query. The code is that of the driver.
 *
 * It is no Query_Exception, so that what handles failed queries of a part of an answer does not handle it: the whole
 * answer is read from the primary.
 */
final class Replica_Exception extends \RuntimeException {

	/**
	 * Errors after which other queries will fail, too: access denied, no such database, too many connections, server
	 * shutdown, host blocked, missing permissions, connection killed.
	 */
	private const LASTING = array( 1040, 1044, 1045, 1049, 1053, 1129, 1130, 1142, 1143, 1203, 1226, 1927 );

	/**
	 * Whether other queries will probably fail, too. Errors of the client (2000 and above) are those of the connection.
	 */
	public function is_lasting(): bool {
		return $this->getCode() >= 2000 && $this->getCode() < 3000 || in_array( $this->getCode(), self::LASTING, true );
	}
}
