<?php

namespace Storedeck\Reports\Dimensions;

use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Pickers;

defined( 'ABSPATH' ) || exit;

/**
 * What definitions have in common whose rows are items: products, categories, coupons, tax rates. The dimension of the items says
 * which field and parameter identify one, and where a single one is shown.
 */
final class Item_Report {

	/**
	 * A definition whose items can be chosen, compared and searched.
	 *
	 * @param string                $key   Dimension.
	 * @param string                $name  Field with the name of an item.
	 * @param array<string, string> $texts Of filters `all`, `single` and `find` (one item), `compare`, `choose` and `check` (several),
	 *                                      of the chart of several `items`, and of the `search` above the table. There is no filter
	 *                                      for one item, and no such chart, without their texts.
	 * @param array<string, mixed> $report The rest; its filters and variants come after these.
	 * @param array<string, mixed> $single What differs in the option for one item.
	 */
	public static function create( string $key, string $name, array $texts, array $report, array $single = array() ): array {
		list( 'field' => $id, 'param' => $param ) = Dimension::get_breakdown( $key )['rows'];

		$of_one = isset( $texts['single'] ) ? array(
			Pickers::create_single_option(
				$key,
				$texts['single'],
				$param,
				$texts['find'],
				array( 'chart_mode' => 'item-comparison' ) + $single
			),
		) : array();
		$chart  = isset( $texts['items'] ) ? array(
			array(
				'when'       => array( 'compares' => $param ),
				'item_chart' => array( 'segmentby' => $key, 'label' => $texts['items'], 'filter_param' => $param ),
			),
		) : array();

		$report['table'] += array(
			'comparison' => array( 'param' => $param, 'help' => $texts['check'], 'id' => $id, 'name' => $name ),
			'search'     => array( 'type' => $param, 'placeholder' => $texts['search'] ),
		);

		$report['filters'] = array(
			Pickers::create(
				array(
					Pickers::create_all_option( $texts['all'] ),
					...$of_one,
					Pickers::create_comparison_option( $param, $texts['compare'], $texts['choose'], $texts['check'] ),
					Pickers::create_advanced_option(),
				)
			),
			...$report['filters'] ?? array(),
		);

		$report['variants'] = array( ...$chart, ...$report['variants'] ?? array() );

		if ( isset( $report['leaderboard'] ) ) {
			$report['leaderboard'] += array(
				'id'     => $id,
				'name'   => explode( '.', $name ),
				'filter' => "single_$key",
				'param'  => $param,
			);
		}

		return $report;
	}

	/** Where the name of an item in a table leads to: the report of this item. */
	public static function get_link( string $key ): array {
		list( 'rows' => $rows, 'link' => $link ) = Dimension::get_breakdown( $key );

		$link['query'] = str_replace( '{id}', "{{$rows['field']}}", $link['query'] );

		return $link;
	}
}
