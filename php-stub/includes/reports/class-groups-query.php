<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Reports\Hooks\Clause_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Query of rows that are sums, for example one per product or tax rate.
 *
 * Lists all groups with rows in the range, including deleted products and so on, so that the rows add up to the totals.
 */
final class Groups_Query {

	/** Column of the date of the last sale. */
	private const LAST_SALE = 'last_date';

	private Metrics $metrics;

	public function __construct( private Report_Request $request ) {
		$this->metrics = new Metrics( $request->definition['fields'] );
	}

	/**
	 * A page of rows. A page after the last one is empty.
	 *
	 * @return array{data: array<int, array<string, mixed>>, total: int, pages: int}
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_results(): array {
		return $this->request->read_results( fn(): array => $this->read_page() );
	}

	/**
	 * The rows of a page.
	 *
	 * @return array<int, array<string, mixed>>
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_rows(): array {
		return $this->get_results()['data'];
	}

	private function read_page(): array {
		$params = $this->request->params;
		$groups = $this->get_groups();
		$page   = array_slice( $this->sort( $groups ), ( $params['page'] - 1 ) * $params['per_page'], $params['per_page'] );

		return $this->request->to_page( $this->map( array_map( array( $this, 'to_row' ), $page ) ), count( $groups ) );
	}

	/**
	 * All rows with ids and metrics, sorted, one at a time; map() adds the other columns. They are of the moment of the call.
	 *
	 * @return iterable<array<string, int|float|string>>
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_all(): iterable {
		$groups = $this->request->read( fn(): array => $this->sort( $this->get_groups() ) );

		return ( function () use ( $groups ): iterable {
			foreach ( $groups as $group ) {
				yield $this->to_row( $group );
			}
		} )();
	}

	/**
	 * Adds what the definition says of the items of rows.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows with ids and metrics.
	 * @return array<int, array<string, mixed>>
	 */
	public function map( array $rows ): array {
		$items       = $this->request->definition;
		$params      = $this->request->params;
		$is_extended = ! empty( $items['extended_info'] );

		if ( isset( $items['mapper'] ) ) {
			return $items['mapper']::map( $rows, $params );
		}

		if ( array() === $rows || ! isset( $items['describe'] ) || $is_extended && empty( $params['extended_info'] ) ) {
			return $rows;
		}

		return array_map(
			static fn( array $row, array $info ): array => $is_extended
				? $row + array( 'extended_info' => $info )
				: array_intersect_key( $row, $items['group'] ) + $info + $row,
			$rows,
			$items['describe']( $rows, $params )
		);
	}

	/** Whether rows are of items, whose ids are whole numbers; otherwise they are of values as they are. */
	public static function has_items( array $items ): bool {
		return isset( $items['mapper'] ) || isset( $items['describe'] );
	}

	/** @return array<string, string> What rows are grouped by: the dimension of the request, if people can choose one. Name => SQL. */
	private function get_group(): array {
		$definition = $this->request->definition;
		$chosen     = $definition['groups'][ $this->request->params['by'] ?? '' ] ?? null;
		$group      = null === $chosen ? $definition['group'] : array( array_key_first( $definition['group'] ) => $chosen );

		// Rows without a value are those of an empty one.
		return self::has_items( $definition ) ? $group : array_map( static fn( string $sql ): string => "COALESCE( $sql, '' )", $group );
	}

	/**
	 * Values that identify a group.
	 *
	 * @param array<string, string> $values Values of the database.
	 * @return array<string, int|string>
	 */
	private function to_ids( array $values ): array {
		$has_items = self::has_items( $this->request->definition );

		return array_map(
			static fn( string $value ): int|string => $has_items || (string) (int) $value === $value ? (int) $value : $value,
			$values
		);
	}

	/**
	 * All groups, not sorted.
	 *
	 * @return list<array{ids: array<string, int|string>, sums: array<string, mixed>}> Sums have the columns of plugins, too.
	 */
	private function get_groups(): array {
		$fields  = $this->request->definition['fields'];
		$group   = $this->get_group();
		$query   = new Aggregate_Query( $this->request );
		$queries = array();
		$groups  = array();
		// Only when it is sorted by, because it is no sum.
		$latest  = 'date' === $this->get_sort_key() ? array( self::LAST_SALE => array( 'max' => $this->request->date_column ) ) : array();

		foreach ( $this->metrics->get_columns( array_keys( $fields ) ) as $source => $columns ) {
			$queries[] = array(
				'fields'       => $columns + $latest,
				'groups'       => $group,
				'source'       => $query->get_source( $source ),
				'adds_columns' => true,
			);
		}

		foreach ( $query->read( $queries, null, 'subquery' )[''] ?? array() as $values => $sums ) {
			$ids      = array_combine( array_keys( $group ), explode( Aggregate_Query::SEPARATOR, (string) $values, count( $group ) ) );
			$groups[] = array( 'ids' => $this->to_ids( $ids ), 'sums' => $sums );
		}

		return $groups;
	}

	/**
	 * Sorts groups as requested; equal groups by id.
	 *
	 * @param list<array{ids: array<string, int|string>, sums: array<string, mixed>}> $groups Groups.
	 * @return list<array{ids: array<string, int|string>, sums: array<string, mixed>}>
	 */
	private function sort( array $groups ): array {
		$values = $this->get_sort_values( $groups );
		$places = array_keys( $groups );
		$sign   = 'desc' === $this->request->params['order'] ? -1 : 1;

		// Numeric strings are not compared as numbers.
		$compare = static fn( int|float|string $a, int|float|string $b ): int =>
			is_string( $a ) && is_string( $b ) ? strcmp( $a, $b ) : $a <=> $b;

		usort(
			$places,
			static fn( int $a, int $b ): int => $sign * (
				$compare( $values[ $a ], $values[ $b ] ) ?: array_values( $groups[ $a ]['ids'] ) <=> array_values( $groups[ $b ]['ids'] )
			)
		);

		return array_map( static fn( int $place ): array => $groups[ $place ], $places );
	}

	/** What to sort by: `date`, an id, a metric or a key of `sort_by`. */
	private function get_sort_key(): string {
		return $this->request->definition['orderby'][ $this->request->params['orderby'] ];
	}

	/**
	 * Values to sort groups by.
	 *
	 * @param list<array{ids: array<string, int|string>, sums: array<string, mixed>}> $groups Groups.
	 * @return array<int, int|float|string>
	 */
	private function get_sort_values( array $groups ): array {
		$definition = $this->request->definition;
		$key        = $this->get_sort_key();

		if ( 'date' === $key ) {
			return array_column( array_column( $groups, 'sums' ), self::LAST_SALE );
		}

		if ( isset( $definition['group'][ $key ] ) ) {
			return array_column( array_column( $groups, 'ids' ), $key );
		}

		if ( isset( $definition['fields'][ $key ] ) ) {
			return array_map( fn( array $group ): int => $this->metrics->compute( $key, $group['sums'] ), $groups );
		}

		$ids = array_column( $groups, 'ids' );

		return isset( $definition['mapper'] )
			? $definition['mapper']::get_sort_values( $key, $ids, $this->request->params )
			: $this->find_sort_values( $definition['sort_by'][ $key ], array_column( $ids, array_key_last( $definition['group'] ) ) );
	}

	/**
	 * Values of items to sort rows by. Texts are sorted without case and accents.
	 *
	 * @param callable(int[], array<string, mixed>): array<int, int|float|string> $find Finds values by id.
	 * @param int[]                                                               $ids  Id of each row.
	 * @return array<int, int|float|string>
	 */
	private function find_sort_values( callable $find, array $ids ): array {
		$values = $find( $ids, $this->request->params );

		return array_map(
			static function ( int $id ) use ( $values ): int|float|string {
				$value = $values[ $id ] ?? '';

				return is_string( $value ) ? Text::lower( remove_accents( $value ) ) : $value;
			},
			$ids
		);
	}

	/**
	 * Row of a response.
	 *
	 * @param array{ids: array<string, int|string>, sums: array<string, mixed>} $group Group.
	 */
	private function to_row( array $group ): array {
		return array_replace(
			$group['ids'] + $this->metrics->get_numbers( $group['sums'], $this->metrics->get_names( null, true ) ),
			$group['sums'][ Clause_Hooks::ADDED ] ?? array()
		);
	}
}
