<?php

namespace Storedeck\Exports;

use RuntimeException;
use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Reports\Hooks\Query_Globals;
use Storedeck\Reports\Hooks\Request_Filters;
use Storedeck\Reports\Groups_Query;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Rows_Query;
use Storedeck\Reports\Stats_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the rows of a report in batches. Between two batches other orders may be added, so reading by page would
 * repeat some rows and skip others. Therefore the rows of the file and their order are fixed at the start:
 *
 * - orders, downloads, customers and stock by the IDs of all rows,
 * - intervals by their positions in the date range, which are their IDs here,
 * - sums, such as those of products, by all rows themselves, because each batch
 *   would have to compute all of them again.
 */
final class Export_Rows {

	/**
	 * Part of the definition that the table shows.
	 *
	 * @var array<string, mixed>
	 */
	private array $part;

	/** Name of the part: items or stats. */
	private string $name;

	/**
	 * Takes a report.
	 *
	 * @param array<string, mixed> $query Parameters that only plugins know.
	 */
	public function __construct( private string $report, private array $params, private array $query = array() ) {
		list( $this->name, $this->part ) = Export_Request::get_part( $report );
	}

	public function has_ids(): bool {
		return 'stats' === $this->name || isset( $this->part['columns'] );
	}

	/**
	 * Query of the IDs of all rows, which can run in a transaction.
	 *
	 * @return callable(int, int): int[] Takes the maximum number of IDs, and the number of IDs to skip.
	 */
	public function create_id_query(): callable {
		$query = $this->run( fn(): object => $this->create_query() );

		return fn( int $limit, int $offset ): array => $this->run( static fn(): array => $query->get_ids( $limit, $offset ) );
	}

	/**
	 * Rows by ID.
	 *
	 * @param int[] $ids IDs, at least one.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_by_ids( array $ids ): array {
		return $this->prepare( fn(): array => $this->create_query()->get_by_ids( $ids ) );
	}

	/**
	 * All rows without the columns that map() adds. For reports without IDs.
	 *
	 * @return iterable<array<string, int|float>>
	 */
	public function get_all(): iterable {
		return $this->run( fn(): iterable => $this->create_query()->get_all() );
	}

	/**
	 * Adds columns to rows.
	 *
	 * @param array<int, array<string, int|float>> $rows Rows of get_all().
	 * @return array<int, array<string, mixed>>
	 */
	public function map( array $rows ): array {
		return $this->prepare( fn(): array => $this->create_query()->map( $rows ) );
	}

	/**
	 * Reads rows and applies the filters of the report's REST route.
	 *
	 * @param callable(): array<int, array<string, mixed>> $read Reads the rows.
	 * @return array<int, array<string, mixed>>
	 */
	private function prepare( callable $read ): array {
		return $this->run( fn(): array => Prepared_Rows::get( $this->report, $this->filter( $read() ), $this->params + $this->query ) );
	}

	/**
	 * Applies the filter of results to a batch of rows.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 * @return array<int, array<string, mixed>>
	 */
	private function filter( array $rows ): array {
		$is_stats = 'stats' === $this->name;
		$stats    = array( 'totals' => array(), 'intervals' => $rows );
		$data     = Request_Filters::change_results(
			$this->part['args_filter'] ?? $this->report,
			array( 'data' => $is_stats ? $stats : $rows, 'total' => count( $rows ), 'pages' => 1 ),
			$this->params
		)['data'];

		return $is_stats ? $data['intervals'] : $data;
	}

	/**
	 * Calls a function with the parameters of the request of the export.
	 *
	 * @template T
	 * @param callable(): T $callback Function.
	 * @return T
	 * @throws RuntimeException When a filter of a plugin fails: the file would be wrong without saying so.
	 */
	private function run( callable $callback ) {
		$result   = Query_Globals::run( $this->params + $this->query, $callback );
		$messages = Failures::take();

		if ( array() !== $messages ) {
			throw new RuntimeException( esc_html( implode( ' ', $messages ) ) );
		}

		return $result;
	}

	/**
	 * Query of the report.
	 *
	 * @return Stats_Query|Groups_Query|Rows_Query
	 */
	private function create_query(): object {
		return new $this->part['query']( Report_Request::from( $this->part, $this->params ) );
	}
}
