<?php

namespace Storedeck\Admin;

use Storedeck\Answers\Declared_Questions;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the requests for the names of products, categories and other items by whose IDs an address filters a report, so
 * that filters are complete at the first paint.
 */
final class Filter_Names {

	/**
	 * Maximum number of items whose names are preloaded, since their responses are large.
	 */
	private const MAX_ITEMS = 10;

	/**
	 * Requests, each once.
	 *
	 * @param array<string, mixed>  $report Definition.
	 * @param array<string, string> $query  Query arguments of the address that are texts.
	 * @return string[]
	 */
	public static function get_requests( array $report, array $query ): array {
		$product  = $query['products'] ?? '';
		$lists    = ( self::is_id( $product ) ? array( 'variations' => "products/$product/variations" ) : array() )
			+ Declared_Questions::get( 'lists' );
		$requests = array();

		foreach ( self::find_searches( $report, $query ) as $param => $type ) {
			$ids = array_unique( explode( ',', $query[ $param ] ?? '' ) );

			if ( isset( $lists[ $type ] ) && count( $ids ) <= self::MAX_ITEMS && $ids === array_filter( $ids, self::is_id( ... ) ) ) {
				$requests[] = Preload_Plan::create_request(
					'/wc-analytics/' . $lists[ $type ],
					array(
						'include'  => implode( ',', $ids ),
						'per_page' => count( $ids ),
					)
				);
			}
		}

		return array_values( array_unique( $requests ) );
	}

	/**
	 * Types of the searches that an address uses, by the parameters with their IDs.
	 *
	 * @param array<string, mixed>  $report Definition.
	 * @param array<string, string> $query  Query arguments.
	 * @return array<string, string>
	 */
	private static function find_searches( array $report, array $query ): array {
		$types = array();

		foreach ( $report['filters'] as $picker ) {
			$value   = $query[ $picker['param'] ] ?? '';
			$options = array_merge( $picker['filters'], ...array_column( $picker['filters'], 'sub_filters' ) );
			$used    = array_column( wp_list_filter( $options, array( 'value' => $value ) ), 'settings' );
			$types  += array_column( $used, 'type', 'param' );

			foreach ( 'advanced' === $value ? $report['advanced_filters']['filters'] ?? array() : array() as $name => $filter ) {
				foreach ( $filter['rules'] ?? array() as $rule ) {
					$types[ $name . '_' . $rule['value'] ] = is_array( $filter['input'] ) ? $filter['input']['type'] ?? '' : '';
				}
			}
		}

		return $types;
	}

	/**
	 * Whether a text is an ID.
	 */
	private static function is_id( string $text ): bool {
		return 1 === preg_match( '/^[1-9]\d{0,17}$/D', $text );
	}
}
