<?php
/**
 * The list of a report whose rows are sums: one for each product, rate and so on.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Answers one request for a page of such rows.
 *
 * What is listed is what occurs in the range, whether it still exists or not;
 * so the rows add up to the totals of the stats.
 */
final class Groups_Query {

	/**
	 * Name of the column that tells the last sale.
	 */
	private const LAST = 'last_date';

	/**
	 * The fields of the report.
	 *
	 * @var Metrics
	 */
	private Metrics $figures;

	/**
	 * Prepares the answer.
	 *
	 * @param Report_Request $request The question.
	 */
	public function __construct( private Report_Request $request ) {
		$this->figures = new Metrics( $request->definition['fields'] );
	}

	/**
	 * The answer. A page past the end has no rows.
	 *
	 * @return array{data: array<int, array<string, mixed>>, total: int, pages: int}
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_results(): array {
		$params = $this->request->params;
		$groups = $this->groups();
		$page   = array_slice( $this->sort( $groups ), ( $params['page'] - 1 ) * $params['per_page'], $params['per_page'] );
		$class  = $this->request->definition['rows'];

		return array(
			'data'  => $class::complete( array_map( array( $this, 'present' ), $page ), $params ),
			'total' => count( $groups ),
			'pages' => (int) ceil( count( $groups ) / $params['per_page'] ),
		);
	}

	/**
	 * All rows, not yet in order.
	 *
	 * @return array<int, array{ids: array<string, int>, sums: array<string, int>, last: string}>
	 */
	private function groups(): array {
		$definition = $this->request->definition;
		$ids        = array_keys( $definition['group'] );
		$slicer     = new Interval_Slicer( $this->request->time, $this->request->week_start );
		$sums       = new Aggregate_Query( $this->request, $slicer, $this->figures );
		$groups     = array();

		foreach ( $this->figures->columns( array_keys( $definition['fields'] ) ) as $source => $fields ) {
			$latest = array( self::LAST => 'MAX( ' . $this->request->date_column . ' )' );

			foreach ( $sums->by_group( $source, $fields + $latest, $definition['group'] ) as $row ) {
				$key = implode( ':', array_map( static fn( string $id ): string => (string) $row[ $id ], $ids ) );

				$groups[ $key ] ??= array(
					'ids'  => array_map( 'intval', array_intersect_key( $row, $definition['group'] ) ),
					'sums' => array(),
					'last' => '',
				);

				$groups[ $key ]['sums'] += Aggregate_Query::read( $row, array_keys( $fields ) );
				$groups[ $key ]['last']  = max( $groups[ $key ]['last'], (string) $row[ self::LAST ] );
			}
		}

		return array_values( $groups );
	}

	/**
	 * Puts rows into the order that the request wants; equal ones by their ids.
	 *
	 * @param array<int, array{ids: array<string, int>, sums: array<string, int>, last: string}> $groups Rows.
	 * @return array<int, array{ids: array<string, int>, sums: array<string, int>, last: string}>
	 */
	private function sort( array $groups ): array {
		$values = $this->values( $groups );
		$places = array_keys( $groups );
		$sign   = 'desc' === $this->request->params['order'] ? -1 : 1;

		usort(
			$places,
			static fn( int $a, int $b ): int => $sign * (
				self::compare( $values[ $a ], $values[ $b ] )
				?: array_values( $groups[ $a ]['ids'] ) <=> array_values( $groups[ $b ]['ids'] )
			)
		);

		return array_map( static fn( int $place ): array => $groups[ $place ], $places );
	}

	/**
	 * What rows are ordered by.
	 *
	 * @param array<int, array{ids: array<string, int>, sums: array<string, int>, last: string}> $groups Rows.
	 * @return array<int, int|float|string>
	 */
	private function values( array $groups ): array {
		$definition = $this->request->definition;
		$key        = $definition['orderby'][ $this->request->params['orderby'] ];

		if ( 'date' === $key ) {
			return array_column( $groups, 'last' );
		}

		if ( isset( $definition['group'][ $key ] ) ) {
			return array_column( array_column( $groups, 'ids' ), $key );
		}

		if ( isset( $definition['fields'][ $key ] ) ) {
			return array_map(
				fn( array $group ): int => $this->figures->compute( $group['sums'], array( $key ) )[ $key ],
				$groups
			);
		}

		return $definition['rows']::values( $key, array_column( $groups, 'ids' ) );
	}

	/**
	 * A row as it is answered.
	 *
	 * @param array{ids: array<string, int>, sums: array<string, int>, last: string} $group Row.
	 * @return array<string, mixed>
	 */
	private function present( array $group ): array {
		$names = $this->figures->names( null, true );

		return $group['ids'] + $this->figures->to_numbers( $this->figures->compute( $group['sums'], $names ) );
	}

	/**
	 * Order of two values. Texts are never taken for numbers.
	 *
	 * @param int|float|string $a First.
	 * @param int|float|string $b Second.
	 */
	private static function compare( int|float|string $a, int|float|string $b ): int {
		return is_string( $a ) && is_string( $b ) ? strcmp( $a, $b ) : $a <=> $b;
	}
}
