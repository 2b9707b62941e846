<?php
/**
 * What a list of downloads shows beside the log.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Completes the rows of a page with files, people and order numbers.
 */
final class Download_Result_Mapper {

	/**
	 * Completes rows.
	 *
	 * @param array<int, array<string, mixed>> $rows   Rows of the page.
	 * @param array<string, mixed>             $params Parameters of the request.
	 * @return array<int, array<string, mixed>>
	 */
	public static function complete( array $rows, array $params ): array {
		unset( $params );

		$products = array_values( array_unique( array_filter( array_column( $rows, 'product_id' ) ) ) );
		$names    = self::names( array_values( array_unique( array_filter( array_column( $rows, 'user_id' ) ) ) ) );

		_prime_post_caches( $products, false, true );

		foreach ( $rows as $index => $row ) {
			$path = self::path( $row['product_id'], $row['download_id'] );

			$rows[ $index ]['file_name']    = self::name( $path );
			$rows[ $index ]['file_path']    = $path;
			$rows[ $index ]['username']     = $names[ $row['user_id'] ] ?? '';
			$rows[ $index ]['order_number'] = $row['order_id'];
		}

		return $rows;
	}

	/**
	 * Where a file lies. Nothing is told of a file that the product has no more.
	 *
	 * @param int    $product  Product.
	 * @param string $download Id of the file.
	 */
	private static function path( int $product, string $download ): string {
		$files = 0 === $product ? array() : get_post_meta( $product, '_downloadable_files', true );
		$file  = is_array( $files ) && is_array( $files[ $download ] ?? null ) ? $files[ $download ]['file'] ?? '' : '';

		return is_string( $file ) ? $file : '';
	}

	/**
	 * Name of a file.
	 *
	 * @param string $path Address or path.
	 */
	private static function name( string $path ): string {
		$inner = wp_parse_url( $path, PHP_URL_PATH );

		return wp_basename( is_string( $inner ) ? $inner : $path );
	}

	/**
	 * Names with which people sign in.
	 *
	 * @param int[] $ids Users.
	 * @return array<int, string>
	 */
	private static function names( array $ids ): array {
		global $wpdb;

		if ( array() === $ids ) {
			return array();
		}

		// Users are shared by all sites of a network, so their table has no prefix of a site.
		return array_column(
			Database::rows(
				"SELECT ID AS id, user_login AS name FROM $wpdb->users WHERE ID IN ( " . Database::placeholders( $ids ) . ' )',
				$ids
			),
			'name',
			'id'
		);
	}
}
