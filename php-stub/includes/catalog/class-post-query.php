<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Where;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Rest\Arguments;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reads pages of ids of products, variations or coupons through WP_Query, so
 * that filters such as `pre_get_posts` and `posts_clauses` apply. Conditions
 * that WP_Query has no argument for are added to its clauses.
 */
final class Post_Query {

	/** Orderings of WP_Query by the names of the REST API. */
	private const ORDERINGS = array(
		'date'       => 'date',
		'modified'   => 'modified',
		'id'         => 'ID',
		'title'      => 'title',
		'slug'       => 'name',
		'menu_order' => 'menu_order',
	);

	/** Statuses of posts that are not deleted, included when none is requested. */
	public const STATUSES = array( 'draft', 'pending', 'private', 'publish', 'future' );

	/** Conditions in SQL. The table of posts is `{wp:posts}`. */
	public Where $where;

	/**
	 * Arguments of WP_Query.
	 *
	 * @var array<string, mixed>
	 */
	private array $args;

	/**
	 * Tables joined, as SQL, by alias.
	 *
	 * @var array<string, string>
	 */
	private array $joins = array();

	/**
	 * SQL of additional orderings.
	 *
	 * @var array<string, string>
	 */
	private array $orderings = array();

	/**
	 * Ids that posts are restricted to; null for no restriction.
	 *
	 * @var int[]|null
	 */
	private ?array $ids = null;

	/**
	 * Creates a query for all posts of some types.
	 *
	 * @param string|string[] $types Post types.
	 */
	public function __construct( string|array $types ) {
		$this->where = new Where();
		$this->args  = array(
			'post_type'           => $types,
			'post_status'         => self::STATUSES,
			'fields'              => 'ids',
			'ignore_sticky_posts' => true,
			'suppress_filters'    => false,
			// The tables that conditions join have no part in the keys of the cache.
			'cache_results'       => false,
			'tax_query'           => array(),
			'meta_query'          => array(),
			'date_query'          => array(),
		);
	}

	/**
	 * Joins a table.
	 *
	 * @param string $alias Alias of the table.
	 * @param string $sql   Trusted SQL, without values.
	 */
	public function join( string $alias, string $sql ): void {
		$this->joins[ $alias ] = $sql;
	}

	/**
	 * Adds an ordering.
	 *
	 * @param string $sql Trusted SQL; {d} is the direction.
	 */
	public function add_ordering( string $name, string $sql ): void {
		$this->orderings[ $name ] = $sql;
	}

	/**
	 * Restricts to some posts.
	 *
	 * @param int[] $ids Ids; none of them matches no post.
	 */
	public function restrict_to( array $ids ): void {
		$this->ids = null === $this->ids ? $ids : array_values( array_intersect( $this->ids, $ids ) );
	}

	/**
	 * Adds a clause of a query by terms or post meta.
	 *
	 * @param string $type `tax_query` or `meta_query`.
	 */
	public function add_clause( string $type, array $clause ): void {
		$this->args[ $type ][] = $clause;
	}

	/**
	 * Adds the conditions that all types of posts share.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 */
	public function filter( array $params ): void {
		$statuses = self::get_statuses( $params );

		if ( array() === $statuses ) {
			$this->restrict_to( array() );
		} else {
			$this->args['post_status'] = $statuses;
		}

		if ( ! empty( $params['include'] ) ) {
			$this->restrict_to( array_map( 'intval', $params['include'] ) );
		}

		if ( ! empty( $params['exclude'] ) ) {
			$this->args['post__not_in'] = array_map( 'intval', $params['exclude'] );
		}

		$this->where->ids( '{wp:posts}.post_parent', $params, 'parent', 'parent_exclude' );

		if ( isset( $params['slug'] ) && '' !== $params['slug'] ) {
			$this->args['post_name__in'] = array_map( 'sanitize_title', explode( ',', $params['slug'] ) );
		}

		$is_gmt = ! empty( $params['dates_are_gmt'] );

		foreach ( array(
			'after'           => array( 'post_date', 'after' ),
			'before'          => array( 'post_date', 'before' ),
			'modified_after'  => array( 'post_modified', 'after' ),
			'modified_before' => array( 'post_modified', 'before' ),
		) as $param => list( $column, $side ) ) {
			if ( isset( $params[ $param ] ) ) {
				$this->args['date_query'][] = array(
					'column' => $column . ( $is_gmt ? '_gmt' : '' ),
					$side    => self::parse_date( $params[ $param ], $is_gmt ),
				);
			}
		}
	}

	/**
	 * Reads a page of ids.
	 *
	 * @param array<string, mixed> $params Valid parameters: page, per_page, offset, order, orderby, include.
	 * @return array{0: int[], 1: int} Ids, and the number of posts on all pages.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_page( array $params ): array {
		list( $offset, $limit ) = Arguments::read_page( $params );

		$query = $this->run( $this->get_ordering_args( $params ) + array( 'posts_per_page' => $limit, 'offset' => $offset ) );

		// WP_Query does not count the posts when the page lies beyond the last one.
		$total = array() === $query->posts && $offset > 0
			? $this->run( array( 'posts_per_page' => 1 ) )->found_posts
			: $query->found_posts;

		return array( array_map( 'intval', $query->posts ), (int) $total );
	}

	/**
	 * Counts the posts.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public function count(): int {
		return (int) $this->run( array( 'posts_per_page' => 1, 'orderby' => 'none' ) )->found_posts;
	}

	/**
	 * Whether there is a post.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public function exists(): bool {
		return array() !== $this->run( array( 'posts_per_page' => 1, 'orderby' => 'none', 'no_found_rows' => true ) )->posts;
	}

	/**
	 * Arguments of the ordering. Posts with equal values are ordered by id.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 * @return array<string, mixed>
	 */
	private function get_ordering_args( array $params ): array {
		$orderby   = (string) ( $params['orderby'] ?? 'date' );
		$direction = 'asc' === ( $params['order'] ?? 'desc' ) ? 'ASC' : 'DESC';

		if ( 'random' === $orderby ) {
			return array( 'orderby' => 'rand' );
		}

		if ( in_array( $orderby, array( 'include', 'post__in' ), true ) && ! empty( $params['include'] ) ) {
			return array( 'orderby' => 'post__in', 'order' => 'ASC' );
		}

		if ( isset( $this->orderings[ $orderby ] ) ) {
			$sql = str_replace( '{d}', $direction, $this->orderings[ $orderby ] ) . ', {wp:posts}.ID ' . $direction;

			return array( 'storedeck_orderby' => Database::with_tables( $sql ) );
		}

		$orderby = self::ORDERINGS[ $orderby ] ?? self::ORDERINGS['date'];

		return array( 'orderby' => array( $orderby => $direction ) + array( 'ID' => $direction ) );
	}

	/**
	 * Runs the query.
	 *
	 * @param array<string, mixed> $args Arguments of the page and its ordering.
	 * @throws Query_Exception When the database reports an error.
	 */
	private function run( array $args ): WP_Query {
		$args += $this->args;

		if ( null !== $this->ids ) {
			// WP_Query takes an empty list for no restriction, and does not combine post__in with post__not_in.
			$ids              = array_diff( $this->ids, $args['post__not_in'] ?? array() );
			$args['post__in'] = array() === $ids ? array( 0 ) : $ids;
		}

		$query = new WP_Query();
		$add   = fn( array $clauses, WP_Query $other ): array => $other === $query
			? $this->add_clauses( $clauses, $query )
			: $clauses;

		add_filter( 'posts_clauses', $add, 10, 2 );

		try {
			Database::check( static fn() => $query->query( $args ) );
		} finally {
			remove_filter( 'posts_clauses', $add );
		}

		return $query;
	}

	/**
	 * Adds joins, conditions and ordering to the clauses of WP_Query.
	 *
	 * @param array<string, string> $clauses Clauses.
	 * @return array<string, string>
	 */
	private function add_clauses( array $clauses, WP_Query $query ): array {
		$clauses['join']  .= ' ' . Database::with_tables( implode( ' ', $this->joins ) );
		$clauses['where'] .= ' AND ' . Database::prepare( $this->where->sql(), $this->where->values() );

		if ( '' !== (string) $query->get( 'storedeck_orderby' ) ) {
			$clauses['orderby'] = $query->get( 'storedeck_orderby' );
		}

		return $clauses;
	}

	/**
	 * Requested statuses.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 * @return string[]
	 */
	private static function get_statuses( array $params ): array {
		$statuses = empty( $params['include_status'] ) ? array( $params['status'] ?? 'any' ) : $params['include_status'];
		$statuses = in_array( 'any', $statuses, true ) ? self::STATUSES : $statuses;

		// WP_Query ignores statuses that are not registered.
		return array_values( array_intersect( array_diff( $statuses, $params['exclude_status'] ?? array() ), get_post_stati() ) );
	}

	/**
	 * Parts of a date, which WP_Query compares without converting them.
	 *
	 * @param string $date   Date with time.
	 * @param bool   $is_gmt Whether the column holds GMT rather than site time.
	 * @return array<string, int>
	 */
	private static function parse_date( string $date, bool $is_gmt ): array {
		$time  = new Site_Time( $is_gmt ? new \DateTimeZone( 'UTC' ) : Settings::get_time_zone() );
		$parts = array_map( 'intval', explode( ' ', Site_Time::format( (int) $time->parse( $date ), 'Y m d H i s' ) ) );

		return array_combine( array( 'year', 'month', 'day', 'hour', 'minute', 'second' ), $parts );
	}
}
