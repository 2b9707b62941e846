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
 * Reads the rows of a report piece by piece, in the order of its pages.
 *
 * Reports that list orders or downloads may have more rows than anybody wants
 * to sort for each piece, and new ones come in at their top: their ids are
 * read once. The others are as long as the catalogue or the calendar, and are
 * read by pages.
 */
final class Export_Rows {

	/**
	 * Rows of a page.
	 */
	private const PAGE = 1000;

	/**
	 * Remembers the question.
	 *
	 * @param string               $report Report.
	 * @param array<string, mixed> $params Parameters.
	 */
	public function __construct( private string $report, private array $params ) {
	}

	/**
	 * Whether rows are read by their ids.
	 */
	public function have_ids(): bool {
		return isset( Export_Request::part( $this->report )[1]['columns'] );
	}

	/**
	 * Ids of rows.
	 *
	 * @param int $limit  How many at most.
	 * @param int $offset How many to pass over.
	 * @return int[]
	 */
	public function ids( int $limit, int $offset ): array {
		return $this->items()->get_ids( $limit, $offset );
	}

	/**
	 * Rows by their ids.
	 *
	 * @param int[] $ids Ids, at least one.
	 * @return array<int, array<string, mixed>>
	 */
	public function of_ids( array $ids ): array {
		return $this->items()->get_by_ids( $ids );
	}

	/**
	 * A page of rows; none past the last page.
	 *
	 * @param int $page Page, from 1.
	 * @return array<int, array<string, mixed>>
	 */
	public function page( int $page ): array {
		list( $name, $part ) = Export_Request::part( $this->report );

		$params = array(
			'page'     => $page,
			'per_page' => self::PAGE,
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
	 * The list of rows.
	 */
	private function items(): Items_Query {
		return new Items_Query( Report_Request::from( Export_Request::part( $this->report )[1], $this->params ) );
	}
}
