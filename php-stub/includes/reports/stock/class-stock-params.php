<?php
/**
 * REST parameters of the stock report.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Stock;

use Storedeck\Reports\Parameters;

defined( 'ABSPATH' ) || exit;

/**
 * Parameters of the stock report.
 */
final class Stock_Params {

	/**
	 * Maximum number of ids, and maximum id.
	 */
	private const MAX_IDS = 1000;
	private const MAX_ID  = 9007199254740991;

	/**
	 * Parameters of the list.
	 *
	 * @param string[] $orderby Values of `orderby`; the first is the default.
	 * @param string[] $types   Values of `type`; the first is the default.
	 * @return array<string, array<string, mixed>>
	 */
	public static function for_list( array $orderby, array $types ): array {
		$common = array_intersect_key(
			Parameters::get_common( $orderby, 100 ),
			array_flip( array( 'page', 'per_page', 'order', 'orderby' ) )
		);

		$common['order']['default'] = 'asc';

		return Parameters::with_validation(
			$common + array(
				'offset'         => array(
					'description' => __( 'Offset the result set by a specific number of items.', 'storedeck' ),
					'type'        => 'integer',
					'minimum'     => 0,
					'maximum'     => self::MAX_ID,
				),
				'include'        => self::get_ids( __( 'Limit result set to specific IDs.', 'storedeck' ) ),
				'exclude'        => self::get_ids( __( 'Ensure result set excludes specific IDs.', 'storedeck' ) ),
				'parent'         => self::get_ids( __( 'Limit result set to items with particular parent IDs.', 'storedeck' ) ),
				'parent_exclude' => self::get_ids( __( 'Ensure result set excludes particular parent IDs.', 'storedeck' ) ),
				'type'           => array(
					'description' => __( 'Limit result set to items assigned a stock report type.', 'storedeck' ),
					'type'        => 'string',
					'default'     => $types[0],
					'enum'        => $types,
				),
				'grouped'        => array(
					'description' => __( 'List products only: those that match, and those with a variation that matches.', 'storedeck' ),
					'type'        => 'boolean',
					'default'     => false,
				),
			)
		);
	}

	/**
	 * Parameter of ids.
	 *
	 * @param string $description Description.
	 * @return array<string, mixed>
	 */
	private static function get_ids( string $description ): array {
		return array(
			'description' => $description,
			'type'        => 'array',
			'default'     => array(),
			'maxItems'    => self::MAX_IDS,
			'items'       => array(
				'type'    => 'integer',
				'maximum' => self::MAX_ID,
			),
		);
	}
}
