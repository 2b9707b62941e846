<?php
/**
 * Advanced filters that several reports have.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Common;

defined( 'ABSPATH' ) || exit;

/**
 * Creates advanced filters.
 */
final class Shared_Filters {

	/**
	 * A filter that includes or excludes items found by a search.
	 *
	 * @param string                $type   Type of the search, for example `products`.
	 * @param array<string, string> $labels Texts: `add`, `remove`, `rule`, `title`, `filter` and `placeholder`.
	 * @return array<string, mixed>
	 */
	public static function create_search( string $type, array $labels ): array {
		return array(
			'labels' => $labels,
			'rules'  => Filter_Rules::get_includes_or_excludes(),
			'input'  => array(
				'component' => 'Search',
				'type'      => $type,
			),
		);
	}

	/**
	 * The filter by attributes of products.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_attribute(): array {
		return array(
			'labels'         => array(
				'add'         => __( 'Attribute', 'storedeck' ),
				'placeholder' => __( 'Search attributes', 'storedeck' ),
				'remove'      => __( 'Remove attribute filter', 'storedeck' ),
				'rule'        => __( 'Select a product attribute filter match', 'storedeck' ),
				'title'       => __( '{{title}}Attribute{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
				'filter'      => __( 'Select attributes', 'storedeck' ),
			),
			'rules'          => Filter_Rules::get_is_or_is_not(),
			'allow_multiple' => true,
			'input'          => array( 'component' => 'ProductAttribute' ),
		);
	}

	/**
	 * The filter by products.
	 *
	 * @param string $type Type of the search: `products` or `variableProducts`.
	 * @return array<string, mixed>
	 */
	public static function get_product( string $type ): array {
		return self::create_search(
			$type,
			array(
				'add'         => __( 'Products', 'storedeck' ),
				'placeholder' => __( 'Search products', 'storedeck' ),
				'remove'      => __( 'Remove products filter', 'storedeck' ),
				'rule'        => __( 'Select a product filter match', 'storedeck' ),
				'title'       => __( '{{title}}Product{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
				'filter'      => __( 'Select products', 'storedeck' ),
			)
		);
	}

	/**
	 * The filter by customers whose names are hidden.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_customer_id(): array {
		return self::create_search(
			'customerIds',
			array(
				'add'         => __( 'Customer', 'storedeck' ),
				'placeholder' => __( 'Type a customer ID', 'storedeck' ),
				'remove'      => __( 'Remove customer filter', 'storedeck' ),
				'rule'        => __( 'Select a customer filter match', 'storedeck' ),
				'title'       => __( '{{title}}Customer{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
				'filter'      => __( 'Select customers', 'storedeck' ),
			)
		);
	}

	/**
	 * The filter by usernames.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_username(): array {
		return self::create_search(
			'usernames',
			array(
				'add'         => __( 'Username', 'storedeck' ),
				'placeholder' => __( 'Search customer username', 'storedeck' ),
				'remove'      => __( 'Remove customer username filter', 'storedeck' ),
				'rule'        => __( 'Select a customer username filter match', 'storedeck' ),
				'title'       => __( '{{title}}Username{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
				'filter'      => __( 'Select customer username', 'storedeck' ),
			)
		);
	}
}
