<?php

namespace Storedeck\Views;

use Storedeck\Foundation\Database\Query_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Stores each view separately, so that requests which save different views at
 * the same time do not overwrite each other.
 */
interface View_Store {

	/**
	 * Maximum number of views.
	 */
	public function limit(): int;

	/**
	 * All views, the oldest first.
	 *
	 * @return array<string, View> By ID.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function all(): array;

	public function put( View $view ): bool;

	public function remove( string $id ): void;
}
