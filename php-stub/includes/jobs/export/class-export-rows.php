<?php
/**
 * Rows of an export.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Storedeck\Reports\Groups_Query;
use Storedeck\Reports\Items_Query;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Stats_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the rows of a report in batches, in the order of its pages.
 *
 * Reports of orders or downloads can have too many rows to sort for each batch,
 * and new rows are added at the top, so the IDs of all rows are read once. Other
 * reports are no longer than the catalog or the date range; their pages are read.
 */
final class Export_Rows {

	/**
	 * Rows per page.
	 */
	private const PAGE_SIZE = 1000;

	/**
	 * Takes a report.
	 *
	 * @param string               $report Report.
	 * @param array<string, mixed> $params Parameters.
	 */
	public function __construct( private string $report, private array $params ) {
	}

	/**
	 * Whether rows are read by ID.
	 */
	public function has_ids(): bool {
		return isset( Export_Request::get_part( $this->report )[1]['columns'] );
	}

	/**
	 * IDs of rows.
	 *
	 * @param int $limit  Maximum number of IDs.
	 * @param int $offset Number of IDs to skip.
	 * @return int[]
	 */
	public function get_ids( int $limit, int $offset ): array {
		return $this->create_query()->get_ids( $limit, $offset );
	}

	/**
	 * Rows by ID.
	 *
	 * @param int[] $ids IDs, at least one.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_by_ids( array $ids ): array {
		return $this->create_query()->get_by_ids( $ids );
	}

	/**
	 * A page of rows; none past the last page.
	 *
	 * @param int $page Page, from 1.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_page( int $page ): array {
		list( $name, $part ) = Export_Request::get_part( $this->report );

		$params = array(
			'page'     => $page,
			'per_page' => self::PAGE_SIZE,
		) + $this->params;

		if ( isset( $part['list'] ) ) {
			return $part['list']::get_page( $params )['data'];
		}

		$request = Report_Request::from( $part, $params );

		return 'stats' === $name
			? ( new Stats_Query( $request ) )->get_results()['data']['intervals']
			: ( new Groups_Query( $request ) )->get_results()['data'];
	}

	/**
	 * Query of the rows.
	 */
	private function create_query(): Items_Query {
		return new Items_Query( Report_Request::from( Export_Request::get_part( $this->report )[1], $this->params ) );
	}
}
