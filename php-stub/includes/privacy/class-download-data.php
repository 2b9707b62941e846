<?php

namespace Storedeck\Privacy;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Exports downloads with their IP addresses, and erases these. The numbers of
 * the Downloads report stay.
 */
final class Download_Data {

	/**
	 * Exports a page of downloads.
	 *
	 * @param int $page Page, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public static function export( Data_Subject $person, int $page ): array {
		$rows = self::get_rows( $person, '', ( $page - 1 ) * Privacy::PER_PAGE );

		return array(
			'data' => array_map( array( self::class, 'format' ), $rows ),
			'done' => count( $rows ) < Privacy::PER_PAGE,
		);
	}

	/**
	 * Removes IP addresses and users from downloads, and the person from permissions to download, if the settings allow
	 * it.
	 *
	 * @param int $page Page, from 1.
	 * @return array<string, mixed>
	 */
	public static function erase( Data_Subject $person, int $page ): array {
		$rows = self::get_rows( $person, " AND ( log.user_ip_address <> '' OR log.user_id > 0 )", 0 );

		if ( ! Privacy::erases_orders() ) {
			return Export_Item::create_erasure( 0, count( $rows ), array(), true );
		}

		foreach ( $rows as $row ) {
			Row_Writer::update(
				'download_log',
				array( 'user_ip_address' => '', 'user_id' => null ),
				array( 'download_log_id' => (int) $row['download_log_id'] )
			);
		}

		$done = count( $rows ) < Privacy::PER_PAGE;

		if ( $done ) {
			self::erase_permissions( $person );
		}

		return Export_Item::create_erasure( count( $rows ), 0, array(), $done );
	}

	/**
	 * Downloads of a person, the oldest first.
	 *
	 * @param string $condition Another condition.
	 * @param int    $offset    Number of rows to skip.
	 * @return list<array<string, string|null>>
	 */
	private static function get_rows( Data_Subject $person, string $condition, int $offset ): array {
		list( $own, $values ) = $person->get_condition( 'permission.user_email', 'permission.user_id' );

		return Database::rows(
			'SELECT log.download_log_id, log.timestamp AS downloaded, log.user_ip_address, permission.product_id, permission.order_id'
				. ' FROM {download_log} log INNER JOIN {download_permissions} permission ON permission.permission_id = log.permission_id'
				. " WHERE $own$condition ORDER BY log.download_log_id LIMIT %d OFFSET %d",
			array( ...$values, Privacy::PER_PAGE, $offset )
		);
	}

	/**
	 * Removes the person from permissions to download.
	 */
	private static function erase_permissions( Data_Subject $person ): void {
		list( $own, $values ) = $person->get_condition( 'user_email', 'user_id' );

		Row_Writer::run(
			"UPDATE {download_permissions} SET user_email = %s, user_id = NULL WHERE $own",
			array( $person->get_pseudonym(), ...$values )
		);
	}

	/**
	 * A download as an item of an export.
	 *
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private static function format( array $row ): array {
		$values = array(
			__( 'Product', 'storedeck' )      => get_the_title( (int) $row['product_id'] ),
			__( 'Order number', 'storedeck' ) => (string) $row['order_id'],
			__( 'Time (GMT)', 'storedeck' )   => (string) $row['downloaded'],
			__( 'IP address', 'storedeck' )   => (string) $row['user_ip_address'],
		);

		return Export_Item::create( 'storedeck_downloads', __( 'Downloads', 'storedeck' ), (int) $row['download_log_id'], $values );
	}
}
