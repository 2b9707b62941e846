<?php

namespace Storedeck\Reports\Questions;

use Storedeck\Reports\Breakdowns;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * What can be asked of orders: the metrics and dimensions of the report on orders, also those of plugins.
 */
final class Vocabulary {

	/**
	 * Stats of the report.
	 *
	 * @var array<string, mixed>
	 */
	public readonly array $stats;

	/**
	 * Metrics that can be split, by key.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	public readonly array $metrics;

	/**
	 * Dimensions by key: segments with a name.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	public readonly array $dimensions;

	/**
	 * What users need who ask.
	 *
	 * @var string|string[]
	 */
	public readonly string|array $capability;

	public function __construct() {
		$report  = Registry::get_registered()['orders'];
		$fields  = $report['stats']['fields'];
		$wanted  = array_flip( array( 'name', 'description', 'explanation', 'direction' ) );
		$metrics = array();

		foreach ( ( new Metrics( $fields ) )->get_names( null, false, true ) as $key ) {
			$texts = $report['metrics'][ $key ] ?? array();
			$chart = $report['charts'][ $key ] ?? array();

			// What a chart says of its metric; plugins' metrics are declared nowhere else.
			$texts += array(
				'explanation' => $texts['formula'] ?? null,
				'direction'   => isset( $chart['is_neutral'] ) ? 'neutral' : ( isset( $chart['is_reverse_trend'] ) ? 'down' : null ),
			);

			$metrics[ $key ] = array_intersect_key( ( Facts::get( 'orders' )['fields'][ $key ] ?? array() ) + $texts, $wanted )
				+ $fields[ $key ];
		}

		$this->stats      = $report['stats'];
		$this->capability = Registry::get_capabilities( $report );
		$this->metrics    = array_filter( $metrics, static fn( array $metric ): bool => isset( $metric['name'] ) );
		$this->dimensions = Breakdowns::find_named( $report['stats']['segments'] );
	}

	/**
	 * Metrics as clients show them.
	 *
	 * @param array<string, array<string, mixed>> $metrics Metrics.
	 * @return list<array<string, string>>
	 */
	public static function describe_metrics( array $metrics ): array {
		$described = array();

		foreach ( $metrics as $key => $metric ) {
			$described[] = array(
				'key'         => $key,
				'name'        => $metric['name'],
				'format'      => 'money' === $metric['type'] || 'currency' === ( $metric['format'] ?? '' ) ? 'currency' : 'number',
				'direction'   => $metric['direction'] ?? 'up',
				'description' => $metric['description'],
				'formula'     => $metric['explanation'],
			);
		}

		return $described;
	}

	/**
	 * Dimensions as clients show them.
	 *
	 * @param array<string, array<string, mixed>> $dimensions Dimensions.
	 * @return list<array<string, mixed>>
	 */
	public function describe_dimensions( array $dimensions ): array {
		$described = array();

		foreach ( $dimensions as $key => $dimension ) {
			$others      = array_diff_key( $this->dimensions, array( $key => true ) );
			$combines    = array_filter( $others, static fn( array $other ): bool => Split::do_combine( $dimension, $other ) );
			$described[] = array(
				'key'        => $key,
				'name'       => $dimension['name'],
				'is_ordered' => $dimension['is_ordered'] ?? false,
				'combines'   => array_keys( $combines ),
				'filter'     => $this->get_filter( $key, $dimension ),
			);
		}

		return $described;
	}

	/**
	 * How a question is limited to a value.
	 *
	 * @param string $key Dimension.
	 * @return array{param: string, unknown?: string, values?: list<string>}|null Parameter of the value, what stands for no value,
	 *                                                                            and for the ids 0, 1, …; null where there is none.
	 */
	private function get_filter( string $key, array $dimension ): ?array {
		foreach ( array( "{$key}_is", "{$key}_includes", $key ) as $param ) {
			if ( isset( $this->stats['filters'][ $param ] ) ) {
				return array( 'param' => $param ) + Breakdowns::get_unknown( $this->stats['filters'][ $param ] )
					+ array_intersect_key( $dimension['link'] ?? array(), array( 'values' => true ) );
			}
		}

		return null;
	}
}
