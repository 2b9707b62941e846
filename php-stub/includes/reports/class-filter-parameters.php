<?php
/**
 * REST parameters of filters.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Foundation\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the parameters of the filters of a report.
 */
final class Filter_Parameters {

	/**
	 * Maximum id: the largest integer that JSON represents exactly.
	 */
	private const MAX_ID = 9007199254740991;

	/**
	 * Maximum number of ids, and of other values.
	 */
	private const MAX_IDS   = 1000;
	public const MAX_VALUES = 100;

	/**
	 * Maximum length of the code of a tax rate, including separators.
	 */
	private const MAX_CODE = 450;

	/**
	 * Maximum length of a string in a list.
	 */
	private const MAX_STRING = 100;

	/**
	 * Parameters of filters.
	 *
	 * @param array<string, array<string, mixed>> $filters Filters of a definition.
	 * @return array<string, array<string, mixed>>
	 */
	public static function for_filters( array $filters ): array {
		$params = array();

		foreach ( $filters as $name => $filter ) {
			$params[ $name ] = self::get_parameter( $filter );
		}

		if ( array() !== $params ) {
			$params['match'] = array(
				'description' => __( 'Whether results must match all filters or any of them.', 'storedeck' ),
				'type'        => 'string',
				'default'     => 'all',
				'enum'        => array( 'all', 'any' ),
			);
		}

		return $params;
	}

	/**
	 * Parameter of a filter.
	 *
	 * @param array<string, mixed> $filter Filter.
	 * @return array<string, mixed>
	 */
	private static function get_parameter( array $filter ): array {
		$id = array(
			'type'    => 'integer',
			'maximum' => self::MAX_ID,
		);

		switch ( $filter['type'] ) {
			case 'choice':
				return array(
					'type' => 'string',
					'enum' => array_map( 'strval', array_keys( $filter['choices'] ) ),
				);
			case 'statuses':
				return array(
					'type'     => 'array',
					'maxItems' => self::MAX_VALUES,
					'items'    => array(
						'type' => 'string',
						'enum' => array_values(
							array_unique( array( 'any', 'trash', ...array_keys( Settings::get_order_statuses() ), 'checkout-draft' ) )
						),
					),
				);
			case 'strings':
				return array(
					'type'     => 'array',
					'maxItems' => self::MAX_VALUES,
					'items'    => array(
						'type'      => 'string',
						'maxLength' => self::MAX_STRING,
						'pattern'   => '^[^\\x00]*$',
					),
				);
			case 'tax_rates':
				return array(
					'type'     => 'array',
					'maxItems' => self::MAX_VALUES,
					'items'    => array(
						'type'      => 'string',
						'maxLength' => self::MAX_CODE,
						'pattern'   => '^[^\\x00]*$',
					),
				);
			case 'attributes':
				return array(
					'type'     => 'array',
					'default'  => array(),
					'maxItems' => self::MAX_VALUES,
					'items'    => array(
						'type'     => 'array',
						'items'    => $id,
						'minItems' => 2,
						'maxItems' => 2,
					),
				);
			default:
				return array(
					'type'     => 'array',
					'default'  => array(),
					'maxItems' => self::MAX_IDS,
					'items'    => $id,
				);
		}
	}
}
