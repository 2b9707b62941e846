<?php
/**
 * Parameters of filters.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Says what each kind of filter of a report takes.
 */
final class Filter_Parameters {

	/**
	 * Highest id: the highest whole number that JSON carries exactly.
	 */
	private const MAX_ID = 9007199254740991;

	/**
	 * Longest lists of ids, and of words or pairs.
	 */
	private const MAX_IDS  = 1000;
	public const MAX_WORDS = 100;

	/**
	 * Longest code of a tax rate: its parts and what joins them.
	 */
	private const MAX_CODE = 450;

	/**
	 * Longest text of a list of texts.
	 */
	private const MAX_TEXT = 100;

	/**
	 * Parameters of filters.
	 *
	 * @param array<string, array<string, mixed>> $filters Filters of a definition.
	 * @return array<string, array<string, mixed>>
	 */
	public static function for_filters( array $filters ): array {
		$params = array();

		foreach ( $filters as $name => $filter ) {
			$params[ $name ] = self::filter( $filter );
		}

		if ( array() !== $params ) {
			$params['match'] = array(
				'description' => __( 'Whether all filters must hold or any of them.', 'storedeck' ),
				'type'        => 'string',
				'default'     => 'all',
				'enum'        => array( 'all', 'any' ),
			);
		}

		return $params;
	}

	/**
	 * Parameter of one filter.
	 *
	 * @param array<string, mixed> $filter Filter.
	 * @return array<string, mixed>
	 */
	private static function filter( array $filter ): array {
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
					'maxItems' => self::MAX_WORDS,
					'items'    => array(
						'type' => 'string',
						'enum' => array_values(
							array_unique( array( 'any', 'trash', ...array_keys( Settings::get_order_statuses() ), 'checkout-draft' ) )
						),
					),
				);
			case 'texts':
				return array(
					'type'     => 'array',
					'maxItems' => self::MAX_WORDS,
					'items'    => array(
						'type'      => 'string',
						'maxLength' => self::MAX_TEXT,
						'pattern'   => '^[^\\x00]*$',
					),
				);
			case 'rates':
				return array(
					'type'     => 'array',
					'maxItems' => self::MAX_WORDS,
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
					'maxItems' => self::MAX_WORDS,
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
