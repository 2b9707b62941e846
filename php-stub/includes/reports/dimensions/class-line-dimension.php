<?php

namespace Storedeck\Reports\Dimensions;

use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\Labels;
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
		$all  = require dirname( __DIR__ ) . '/model/line-dimensions.php';
		$keys = array_keys( $all );

		return array_combine( $keys, array_map( static fn( string $key ): self => new self( $key, $all[ $key ] ), $keys ) );
	}

	public function get_segment( string $fact ): array {
		$of_products = Facts::get( $fact )['segments']['product'];

		return array(
			'through'     => array( ...$of_products['through'] ?? array(), $this->declaration['fact'] ),
			'id'          => "[$this->key]",
			'name'        => $this->get_label(),
			'label'       => $this->find( ... ),
			'included_by' => "{$this->key}_is",
		) + array_intersect_key( $of_products, array( 'fields' => true ) )
			+ ( isset( $this->declaration['is_partial'] ) ? array( 'is_partial' => true, 'where' => "[$this->key] > 0" ) : array() );
	}

	/** By orders with such a line item, or by line items. */
	public function get_filters( string $fact ): array {
		if ( isset( Facts::get( $fact )['filters']["{$this->key}_is"] ) ) {
			return array();
		}

		list( $of, $id ) = self::FACT === $fact ? array( 'items.order_item_id', 'order_item_id' ) : array( '[order]', 'order_id' );

		$rows = '{order_product_lookup} items ' . Facts::get_joins( array( $this->declaration['fact'] ) );
		$has  = "$of IN ( SELECT items.$id FROM " . Facts::to_sql( "$rows WHERE [$this->key] IN ( {values} ) )" );

		return array_map(
			fn( string $sql ): array => Filter::of( 'values', $sql ) + array( 'find' => $this->find_ids( ... ) ),
			array( "{$this->key}_is" => $has, "{$this->key}_is_not" => "NOT ( $has )" )
		);
	}

	public function find( array $ids ): array {
		$unknown = array( 'value' => '', 'label' => __( 'Unknown', 'storedeck' ) );
		$rows    = array() === $ids ? array() : $this->read( 'id IN ( ' . Database::placeholders( $ids ) . ' )', array_values( $ids ) );

		return array_column( $rows, null, 'id' ) + array_fill_keys( $ids, $unknown );
	}

	/**
	 * Ids of values.
	 *
	 * @param string[] $values Values; an empty one and UNKNOWN stand for none.
	 * @return int[]
	 */
	private function find_ids( array $values ): array {
		$rows = $this->read( 'value IN ( ' . Database::placeholders( $values, '%s' ) . ' )', array_values( $values ) );

		return array( ...array_column( $rows, 'id' ), ...Dimension_Values::find_none( $values ) );
	}

	protected function get_labels(): array {
		return array_column( $this->read( '1 = 1 ORDER BY label LIMIT %d', array( Dimension_Values::BATCH ) ), 'label', 'value' );
	}

	protected function find_labels( string $text, int $max ): array {
		$rows = $this->read( 'label LIKE %s ORDER BY label LIMIT %d', array( '%' . Database::esc_like( $text ) . '%', $max ) );

		return array_column( $rows, 'label', 'value' );
	}

	protected function get_labels_of( array $values ): array {
		return array_column( $this->read( 'value IN ( ' . Database::placeholders( $values, '%s' ) . ' )', $values ), 'label', 'value' );
	}

	/**
	 * Reads values.
	 *
	 * @param string            $where  SQL of a condition, with placeholders.
	 * @param array<int|string> $params Values of the placeholders.
	 * @return list<array{id: int, value: string, label: string}>
	 */
	private function read( string $where, array $params ): array {
		return array_map(
			static fn( array $row ): array => array(
				'id'    => (int) $row['id'],
				'value' => (string) $row['value'],
				'label' => Labels::decode( (string) $row['label'] ),
			),
			Database::rows( "SELECT id, value, label FROM ( {$this->declaration['values']} ) known WHERE $where", $params )
		);
	}
}
