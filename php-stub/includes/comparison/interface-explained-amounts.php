<?php

namespace Storedeck\Comparison;

use Storedeck\Foundation\Database\Query_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Interface of what explains differences.
 *
 * Finds by how much each reason changes metrics.
 */
interface Explained_Amounts {

	/**
	 * Metrics that are explained.
	 *
	 * @return list<string>
	 */
	public function get_metrics(): array;

	/**
	 * Amounts, ours minus WooCommerce's, by reason.
	 *
	 * @return array<string, array<string, float>> Metrics by code, without zeros, and as `orders` how many orders, products or customers differ.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get(): array;
}
