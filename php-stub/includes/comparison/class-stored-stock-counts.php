<?php

namespace Storedeck\Comparison;

use Automattic\WooCommerce\Admin\API\Reports\Stock\Stats\DataStore;
use ReflectionMethod;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce keeps the numbers of its Stock report for up to 30 days. What it would count now is not public; its store is
 * asked, which changes nothing.
 */
final class Stored_Stock_Counts implements Explained_Amounts {

	/**
	 * Takes the metrics that differ.
	 *
	 * @param array<string, array<string, mixed>> $metrics Metrics with the value of WooCommerce, by key.
	 */
	public function __construct( private array $metrics ) {
	}

	public function get_metrics(): array {
		return array_keys( $this->metrics );
	}

	public function get(): array {
		$changes = array();

		foreach ( $this->metrics as $key => $metric ) {
			$count = self::count( $key );

			if ( null !== $count && $count !== (int) $metric['woocommerce'] ) {
				$changes[ $key ] = (float) ( $count - (int) $metric['woocommerce'] );
			}
		}

		return array() === $changes ? array() : array( 'stored_counts' => $changes );
	}

	/**
	 * What WooCommerce would count.
	 *
	 * @return int|null Null if its store has changed.
	 */
	private static function count( string $key ): ?int {
		try {
			$method = match ( $key ) {
				'products' => 'get_product_count',
				'lowstock' => 'get_low_stock_count',
				default    => 'get_count',
			};

			$values = 'get_count' === $method ? array( $key ) : array();

			return (int) ( new ReflectionMethod( DataStore::class, $method ) )->invoke( new DataStore(), ...$values );
		} catch ( Throwable $error ) {
			return null;
		}
	}
}
