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
		$report = Registry::get_registered()['orders'];
		$names  = ( new Metrics( $report['stats']['fields'] ) )->get_names( null, false, true );
		$texts  = array_intersect_key( $report['metrics'], $report['stats']['fields'] );

		foreach ( array_keys( $texts ) as $key ) {
			// What a chart says of its metric; plugins' metrics are declared nowhere else.
			$texts[ $key ] += array( 'explanation' => $texts[ $key ]['formula'] ) + array_filter(
				array( 'direction' => self::get_direction( $report['charts'][ $key ] ?? array() ) )
			);
		}

		$this->stats      = $report['stats'];
		$this->capability = Registry::get_capabilities( $report );
		$this->metrics    = array_filter(
			array_replace_recursive(
				array_intersect_key( $report['stats']['fields'], array_flip( $names ) ),
				array_intersect_key( $texts, array_flip( $names ) ),
				array_intersect_key( self::get_declared(), array_flip( $names ) )
			),
			static fn( array $metric ): bool => isset( $metric['name'] )
		);
		$this->dimensions = Breakdowns::find_named( $report['stats']['segments'] );
	}

	/** @return array<string, array<string, mixed>> Texts of the metrics of orders. */
	private static function get_declared(): array {
		$texts = array_flip( array( 'name', 'description', 'explanation', 'direction' ) );

		return array_map( static fn( array $metric ): array => array_intersect_key( $metric, $texts ), Facts::get( 'orders' )['fields'] );
	}

	private static function get_direction( array $chart ): ?string {
		return isset( $chart['is_neutral'] ) ? 'neutral' : ( isset( $chart['is_reverse_trend'] ) ? 'down' : null );
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
