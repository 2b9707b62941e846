<?php

namespace Storedeck\Reports\Dimensions;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Text;
use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter;

defined( 'ABSPATH' ) || exit;

/**
 * A dimension of line items, whose values are those of products.
 */
final class Line_Dimension extends Value_Dimension {

	/** Fact of the dimensions. */
	public const FACT = 'lines';

	/** @return array<string, self> All dimensions of line items. By key. */
	public static function create_all(): array {
		$all  = array_filter(
			require dirname( __DIR__ ) . '/model/line-dimensions.php',
			static fn( array $dimension ): bool => ! isset( $dimension['taxonomy'] ) || taxonomy_exists( $dimension['taxonomy'] )
		);
		$keys = array_keys( $all );

		return array_combine( $keys, array_map( static fn( string $key ): self => new self( $key, $all[ $key ] ), $keys ) );
	}

	public function get_segment( string $fact ): array {
		$of_products = Facts::get( $fact )['segments']['product'];

		return array(
			'through'     => array( ...$of_products['through'] ?? array(), $this->declaration['fact'] ),
			'id'          => $this->sql,
			'name'        => $this->get_label(),
			'label'       => $this->find( ... ),
			'included_by' => "{$this->key}_is",
		) + array_intersect_key( $of_products, array( 'fields' => true ) )
			+ ( isset( $this->declaration['is_partial'] ) ? array( 'is_partial' => true, 'has' => $this->key ) : array() );
	}

	/** By orders with such a line item, or by line items. */
	public function get_filters( string $fact ): array {
		if ( isset( Facts::get( $fact )['filters']["{$this->key}_is"] ) ) {
			return array();
		}

		list( $of, $id ) = self::FACT === $fact ? array( 'items.order_item_id', 'order_item_id' ) : array( '[order]', 'order_id' );

		$rows = '{order_product_lookup} items ' . Facts::get_joins( array( $this->declaration['fact'] ) );
		$has  = "$of IN ( SELECT items.$id FROM " . Facts::to_sql( "$rows WHERE $this->sql IN ( {values} ) )" );

		return array_map(
			fn( string $sql ): array =>
				Filter::of( 'values', $sql, find: $this->find_ids( ... ), reads: array( $this->declaration['fact'] ) ),
			array( "{$this->key}_is" => $has, "{$this->key}_is_not" => "NOT ( $has )" )
		);
	}

	protected function find_ids( array $values ): array {
		$known = $this->read( 'value IN ( ' . Database::placeholders( $values, '%s' ) . ' )', array_values( $values ) );

		return array( ...array_keys( $known ), ...Dimension_Values::find_none( $values ) );
	}

	protected function describe( string $value, string $label ): string {
		return Text::decode( $label );
	}
}
