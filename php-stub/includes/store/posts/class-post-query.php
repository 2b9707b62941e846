<?php
/**
 * Finds posts of the shop.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Posts;

use Storedeck\Reports\Database;
use Storedeck\Reports\Site_Time;
use Storedeck\Store\Settings;
use Storedeck\Store\Where;

defined( 'ABSPATH' ) || exit;

/**
 * Ids of products, variations or coupons, page by page. `posts` is the table
 * of posts in all SQL given to it.
 */
final class Post_Query {

	/**
	 * Orderings that all posts have; an id decides between equals.
	 */
	private const ORDERINGS = array(
		'date'       => 'posts.post_date {d}',
		'modified'   => 'posts.post_modified {d}',
		'id'         => 'posts.ID {d}',
		'title'      => 'posts.post_title {d}',
		'slug'       => 'posts.post_name {d}',
		'menu_order' => 'posts.menu_order {d}',
		'random'     => 'RAND()',
	);

	/**
	 * Statuses that are shown when none is asked for.
	 */
	private const ANY = array( 'publish', 'draft', 'pending', 'private', 'future' );

	/**
	 * Conditions.
	 *
	 * @var Where
	 */
	public Where $where;

	/**
	 * Tables joined, as SQL, by name.
	 *
	 * @var array<string, string>
	 */
	private array $joins = array();

	/**
	 * More orderings.
	 *
	 * @var array<string, string>
	 */
	private array $orderings = array();

	/**
	 * Begins with all posts of a type.
	 *
	 * @param string $type Post type.
	 */
	public function __construct( string $type ) {
		$this->where = ( new Where() )->add( 'posts.post_type = %s', array( $type ) );
	}

	/**
	 * Joins a table.
	 *
	 * @param string $name Its name in the query.
	 * @param string $sql  Trusted SQL, without values.
	 */
	public function join( string $name, string $sql ): void {
		$this->joins[ $name ] = $sql;
	}

	/**
	 * Adds an ordering.
	 *
	 * @param string $name Name.
	 * @param string $sql  Trusted SQL; {d} is the direction.
	 */
	public function ordering( string $name, string $sql ): void {
		$this->orderings[ $name ] = $sql;
	}

	/**
	 * Takes the conditions that all posts share from parameters.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 */
	public function filter( array $params ): void {
		$this->statuses( $params );

		foreach ( array(
			'include'        => array( 'posts.ID', false ),
			'exclude'        => array( 'posts.ID', true ),
			'parent'         => array( 'posts.post_parent', false ),
			'parent_exclude' => array( 'posts.post_parent', true ),
		) as $param => list( $column, $is_not ) ) {
			if ( ! empty( $params[ $param ] ) ) {
				$this->where->in( $column, array_map( 'intval', $params[ $param ] ), $is_not );
			}
		}

		if ( isset( $params['slug'] ) && '' !== $params['slug'] ) {
			$this->where->in( 'posts.post_name', array_map( 'sanitize_title', explode( ',', $params['slug'] ) ) );
		}

		$zone = empty( $params['dates_are_gmt'] ) ? '' : '_gmt';

		foreach ( array(
			'after'           => 'posts.post_date' . $zone . ' > %s',
			'before'          => 'posts.post_date' . $zone . ' < %s',
			'modified_after'  => 'posts.post_modified' . $zone . ' > %s',
			'modified_before' => 'posts.post_modified' . $zone . ' < %s',
		) as $param => $sql ) {
			if ( isset( $params[ $param ] ) ) {
				$date = self::moment( $params[ $param ], '' !== $zone );
				$this->where->add( $sql, array( $date ) );
			}
		}
	}

	/**
	 * A page of ids.
	 *
	 * @param array<string, mixed> $params Valid parameters: page, per_page, offset, order, orderby, include.
	 * @return array{0: int[], 1: int} Ids; posts on all pages.
	 */
	public function page( array $params ): array {
		$from  = ' FROM {wp:posts} posts ' . implode( ' ', $this->joins ) . ' WHERE ' . $this->where->sql();
		$total = (int) Database::rows( 'SELECT COUNT( * ) AS total' . $from, $this->where->values() )[0]['total'];
		$limit = (int) ( $params['per_page'] ?? 10 );
		$start = (int) ( $params['offset'] ?? $limit * ( (int) ( $params['page'] ?? 1 ) - 1 ) );

		if ( $start >= $total ) {
			return array( array(), $total );
		}

		$orderby   = $params['orderby'] ?? 'date';
		$direction = 'asc' === ( $params['order'] ?? 'desc' ) ? 'ASC' : 'DESC';

		if ( in_array( $orderby, array( 'include', 'post__in' ), true ) && ! empty( $params['include'] ) ) {
			$found = $this->ids( 'SELECT posts.ID AS id' . $from, $this->where->values() );
			$ids   = array_values( array_intersect( array_map( 'intval', $params['include'] ), $found ) );

			return array( array_slice( array_values( array_unique( $ids ) ), $start, $limit ), $total );
		}

		$ordering = ( $this->orderings + self::ORDERINGS )[ $orderby ] ?? self::ORDERINGS['date'];

		return array(
			$this->ids(
				'SELECT posts.ID AS id' . $from . ' ORDER BY ' . str_replace( '{d}', $direction, $ordering )
					. ', posts.ID ' . $direction . ' LIMIT %d, %d',
				array_merge( $this->where->values(), array( $start, $limit ) )
			),
			$total,
		);
	}

	/**
	 * Conditions about the status.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 */
	private function statuses( array $params ): void {
		$statuses = empty( $params['include_status'] ) ? array( $params['status'] ?? 'any' ) : $params['include_status'];
		$statuses = in_array( 'any', $statuses, true ) ? self::ANY : $statuses;

		$this->where->in( 'posts.post_status', array_values( array_diff( $statuses, $params['exclude_status'] ?? array() ) ) );
	}

	/**
	 * A date of a parameter as the columns hold it.
	 *
	 * @param string $date   Date with time.
	 * @param bool   $is_gmt Whether the column holds Greenwich's time.
	 */
	private static function moment( string $date, bool $is_gmt ): string {
		$clock = new Site_Time( $is_gmt ? new \DateTimeZone( 'UTC' ) : Settings::time_zone() );

		return Site_Time::format( (int) $clock->parse( $date ) );
	}

	/**
	 * Runs a query for ids.
	 *
	 * @param string                 $sql    Trusted SQL.
	 * @param array<int, int|string> $values Values.
	 * @return int[]
	 */
	private function ids( string $sql, array $values ): array {
		return array_map( 'intval', array_column( Database::rows( $sql, $values ), 'id' ) );
	}
}
