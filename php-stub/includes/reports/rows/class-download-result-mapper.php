<?php

namespace Storedeck\Reports\Rows;

use Storedeck\Foundation\Private_Fields;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Host\Order_Numbers;
use Storedeck\Reports\Row_Mapper;

defined( 'ABSPATH' ) || exit;

/**
 * Adds files, usernames and order numbers to rows of the downloads report.
 */
final class Download_Result_Mapper implements Row_Mapper {

	/** Fields that are empty for users who cannot manage the store, and for those who do not see personal data. */
	public const PRIVATE_FIELDS  = array( 'file_path' );
	public const PERSONAL_FIELDS = array( 'ip_address', 'username' );

	public static function map( array $rows, array $params ): array {
		$products = array_values( array_unique( array_filter( array_column( $rows, 'product_id' ) ) ) );
		$numbers  = Order_Numbers::get( array_column( $rows, 'order_id' ) );

		cache_users( array_filter( array_column( $rows, 'user_id' ) ) );
		_prime_post_caches( $products, false, true );

		foreach ( $rows as $index => $row ) {
			$user = get_userdata( $row['user_id'] );
			$path = self::get_file_path( $row['product_id'], $row['download_id'] );

			$rows[ $index ]['file_name']    = self::get_file_name( $path );
			$rows[ $index ]['file_path']    = $path;
			$rows[ $index ]['username']     = $user ? $user->user_login : '';
			$rows[ $index ]['order_number'] = $numbers[ $row['order_id'] ] ?? $row['order_id'];
			$rows[ $index ]                 = Private_Fields::hide( $rows[ $index ], self::PRIVATE_FIELDS );
			$rows[ $index ]                 = Personal_Data::hide( $rows[ $index ], self::PERSONAL_FIELDS );
		}

		return $rows;
	}

	/**
	 * Path of a file; empty if the file was removed from the product.
	 *
	 * @param string $download Id of the file.
	 */
	private static function get_file_path( int $product, string $download ): string {
		$files = 0 === $product ? array() : get_post_meta( $product, '_downloadable_files', true );
		$file  = is_array( $files ) && is_array( $files[ $download ] ?? null ) ? $files[ $download ]['file'] ?? '' : '';

		return is_string( $file ) ? $file : '';
	}

	/**
	 * Name of a file.
	 *
	 * @param string $path URL or path.
	 */
	private static function get_file_name( string $path ): string {
		$url_path = wp_parse_url( $path, PHP_URL_PATH );

		return wp_basename( is_string( $url_path ) ? $url_path : $path );
	}
}
