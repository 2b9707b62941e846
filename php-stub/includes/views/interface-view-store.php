<?php
/**
 * Where views are kept.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

use Storedeck\Reports\Query_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Views of one person, or of the shop. Each is kept for itself: who saves one never
 * writes over what somebody else saves at the same time.
 */
interface View_Store {

	/**
	 * How many there may be.
	 */
	public function limit(): int;

	/**
	 * All views, the oldest first.
	 *
	 * @return array<string, View> By id.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function all(): array;

	/**
	 * Keeps a view.
	 *
	 * @param View $view View.
	 * @return bool Whether it is kept.
	 */
	public function put( View $view ): bool;

	/**
	 * Forgets a view.
	 *
	 * @param string $id Id.
	 */
	public function remove( string $id ): void;
}
