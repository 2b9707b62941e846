<?php

namespace Storedeck\Reviews;

use Storedeck\Rest\Arguments;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and reads parameters of reviews.
 */
final class Review_Params {

	/**
	 * Fields that can be written.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function fields(): array {
		return array(
			'product_id'     => array( 'type' => 'integer', 'minimum' => 1 ),
			'review'         => Arguments::clean_text( 65000, array( 'minLength' => 1 ) ),
			'reviewer'       => Arguments::clean_text( 200, array( 'minLength' => 1 ) ),
			'reviewer_email' => Arguments::clean_text( 100, array( 'format' => 'email' ) ),
			'rating'         => Arguments::whole( 0, 5 ),
			'status'         => Arguments::choice( array_keys( Reviews::STATUSES ) ),
		);
	}

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_list(): array {
		$moment = array( 'type' => 'string', 'format' => 'date-time' );

		return Arguments::paging( array_keys( Reviews::ORDER ), 'date_gmt' ) + array(
			'after'            => $moment,
			'before'           => $moment,
			'exclude'          => Arguments::valid_ids( array( 'default' => array() ) ),
			'include'          => Arguments::valid_ids( array( 'default' => array() ) ),
			'offset'           => array( 'type' => 'integer', 'minimum' => 0 ),
			'product'          => Arguments::valid_ids( array( 'default' => array() ) ),
			'rating'           => array( 'type' => 'array', 'maxItems' => 5, 'items' => Arguments::whole( 1, 5 ) ),
			'reviewer'         => Arguments::valid_ids(),
			'reviewer_exclude' => Arguments::valid_ids(),
			'reviewer_email'   => Arguments::clean_text( 100, array( 'format' => 'email' ) ),
			'search'           => Arguments::clean_text( 200 ),
			'status'           => Arguments::choice( array( 'all', 'hold', 'approved', 'spam', 'trash' ), 'approved' ),
		);
	}

	/**
	 * Arguments of WP_Comment_Query for a request.
	 *
	 * @return array<string, mixed>
	 */
	public static function query( WP_REST_Request $request ): array {
		list( $offset, $per_page ) = Arguments::read_page( $request->get_params() );

		// WordPress orders by an empty list with invalid SQL.
		$orderby = 'include' === $request['orderby'] && empty( $request['include'] ) ? 'date_gmt' : $request['orderby'];
		$query   = array(
			'type'            => 'review',
			'post_type'       => 'product',
			'status'          => Reviews::STATUSES[ $request['status'] ] ?? $request['status'],
			'comment__in'     => $request['include'],
			'comment__not_in' => $request['exclude'],
			'post__in'        => $request['product'],
			'author__in'      => (array) $request['reviewer'],
			'author__not_in'  => (array) $request['reviewer_exclude'],
			'author_email'    => (string) $request['reviewer_email'],
			'search'          => (string) $request['search'],
			'order'           => $request['order'],
			'orderby'         => Reviews::ORDER[ $orderby ],
			'number'          => $per_page,
			'offset'          => $offset,
			'no_found_rows'   => false,
		);

		if ( ! empty( $request['rating'] ) ) {
			$query['meta_query'] = array(
				array( 'key' => 'rating', 'value' => array_map( 'strval', $request['rating'] ), 'compare' => 'IN' ),
			);
		}

		foreach ( array( 'after', 'before' ) as $end ) {
			if ( null !== $request[ $end ] ) {
				// Dates without a time zone are in site time. The query compares dates in GMT.
				$moment                = date_create( $request[ $end ], wp_timezone() );
				$query['date_query'][] = array(
					$end     => false === $moment ? $request[ $end ] : gmdate( 'Y-m-d H:i:s', $moment->getTimestamp() ),
					'column' => 'comment_date_gmt',
				);
			}
		}

		return $query;
	}

	/**
	 * Changes that a request sends.
	 *
	 * @return array<string, mixed>
	 */
	public static function read_changes( WP_REST_Request $request ): array {
		return array_filter( array_intersect_key( $request->get_params(), self::fields() ), static fn( $value ): bool => null !== $value );
	}
}
