<?php

namespace Storedeck\Reports\Dimensions;

use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Order_Dimensions;

defined( 'ABSPATH' ) || exit;

/**
 * A dimension of orders: filters, segments, rows and a column by it. Rows have whole numbers: ids of the dictionary, or values of
 * a declaration with a `column`.
 */
final class Order_Dimension extends Value_Dimension {

	protected const SEARCHED = array( 'value', 'label' );

	/**
	 * Labels by value, read when the first one is needed.
	 *
	 * @var array<string, string>|null
	 */
	private ?array $labels = null;

	/** @param array<string, mixed> $declaration Declaration of order-dimensions.php or of a plugin. */
	public function __construct( string $key, array $declaration ) {
		$stored = array( 'values' => "SELECT id, value, label FROM {dimension_values} WHERE dimension = '$key'" );

		parent::__construct( $key, $declaration + ( isset( $declaration['column'] ) ? array() : $stored ) );
	}

	/**
	 * All dimensions of orders.
	 *
	 * @param array<string, array<string, mixed>> $fields Declarations of plugins by key.
	 * @return array<string, self> By key; without those of plugins that have no column yet.
	 */
	public static function create_all( array $fields ): array {
		$all  = Order_Dimensions::get_declared() + array_intersect_key( $fields, Order_Dimensions::get_field_columns() );
		$keys = array_keys( $all );

		return array_combine( $keys, array_map( static fn( string $key ): self => new self( $key, $all[ $key ] ), $keys ) );
	}

	/** Whether rows have ids of the dictionary. */
	private function is_stored(): bool {
		return isset( $this->declaration['values'] );
	}

	public function get_segment( string $fact ): array {
		return array(
			'id'         => $this->sql,
			'name'       => $this->get_label(),
			'label'      => $this->find( ... ),
			'is_ordered' => ! $this->is_stored(),
		);
	}

	public function get_filters( string $fact ): array {
		return $this->is_stored()
			? Filter::by( $this->key, 'values', $this->sql, 'choice', find: $this->find_ids( ... ), reads: array() )
			: Filter::by( $this->key, 'ids', $this->sql, 'choice', reads: array() );
	}

	protected function get_unknown(): array {
		return $this->is_stored() ? parent::get_unknown() : array();
	}

	/** @return array{string, string} Column of the list of orders. Type and SQL. */
	public function get_list_column(): array {
		$sql = Facts::to_sql( $this->sql );

		return $this->is_stored()
			? array( 'text', "COALESCE( ( SELECT known.value FROM {dimension_values} known WHERE known.id = $sql ), '' )" )
			: array( 'integer', $sql );
	}

	/** Column of a table with a row for each order. */
	public function get_table_column(): array {
		return array(
			'label'       => $this->get_label(),
			'is_sortable' => true,
			'value'       => function ( array $row ): string {
				$value = (string) ( $row[ $this->key ] ?? '' );

				return $this->get_labels()[ $value ] ?? $this->describe( $value, '' );
			},
		) + array_filter( array( 'is_hidden' => $this->declaration['is_hidden'] ?? true ) );
	}

	public function find( array $ids ): array {
		return $this->is_stored() ? parent::find( $ids ) : array_map(
			fn( int $id ): array => array( 'value' => (string) $id, 'label' => $this->describe( (string) $id, '' ) ),
			array_combine( $ids, $ids )
		);
	}

	protected function find_ids( array $values ): array {
		return $this->is_stored() ? Dimension_Values::find_ids( $this->key, $values ) : array();
	}

	protected function get_labels(): array {
		if ( null === $this->labels ) {
			$this->labels = ( $this->declaration['options'] ?? array() )
				+ array_column( $this->read( '1 = 1 ORDER BY id DESC LIMIT %d', array( Dimension_Values::BATCH ) ), 'label', 'value' );

			if ( $this->is_stored() ) {
				asort( $this->labels, SORT_NATURAL | SORT_FLAG_CASE );
			}
		}

		return $this->labels;
	}

	protected function describe( string $value, string $label ): string {
		if ( isset( $this->declaration['options'][ $value ] ) ) {
			return $this->declaration['options'][ $value ];
		}

		if ( '' === $value || ! $this->is_stored() ) {
			return __( 'Unknown', 'storedeck' );
		}

		return '' === $label && isset( $this->declaration['describe'] ) ? $this->declaration['describe']( $value ) : ( $label ?: $value );
	}
}
