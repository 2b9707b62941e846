<?php
/**
 * What may be asked about stock.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Stock;

use Storedeck\Reports\Parameters;

defined( 'ABSPATH' ) || exit;

/**
 * Parameters of the report on stock.
 */
final class Stock_Params {

	/**
	 * Most ids in a list, and the greatest of them.
	 */
	private const MAX_IDS = 1000;
	private const MAX_ID  = 9007199254740991;

	/**
	 * Parameters of the list.
	 *
	 * @param string[] $orderby Keys to order by; the first is the default.
	 * @param string[] $types   What can be listed; the first is the default.
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
				'include'        => self::ids( __( 'Limit result set to specific ids.', 'storedeck' ) ),
				'exclude'        => self::ids( __( 'Ensure result set excludes specific ids.', 'storedeck' ) ),
				'parent'         => self::ids( __( 'Limit result set to those of particular parent ids.', 'storedeck' ) ),
				'parent_exclude' => self::ids( __( 'Limit result set to all but those of particular parent ids.', 'storedeck' ) ),
				'type'           => array(
					'description' => __( 'Limit result set to items assigned a stock report type.', 'storedeck' ),
					'type'        => 'string',
					'default'     => $types[0],
					'enum'        => $types,
				),
			)
		);
	}

	/**
	 * Ids.
	 *
	 * @param string $description What they are for.
	 * @return array<string, mixed>
	 */
	private static function ids( string $description ): array {
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
