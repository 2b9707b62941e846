<?php

namespace Storedeck\Privacy;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Sync_Lock;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Reports\Sums\Customer_Metrics_Table;

defined( 'ABSPATH' ) || exit;

/**
 * Exports and erases the rows of customers that reports read.
 */
final class Customer_Data {

	/**
	 * Exports the rows of a person; a guest who registered later may have two.
	 *
	 * @param int $page Page, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public static function export( Data_Subject $person, int $page ): array {
		return array( 'data' => array_map( array( self::class, 'format' ), self::get_rows( $person ) ), 'done' => true );
	}

	/**
	 * Makes the rows anonymous. Where orders keep their data, so do their customers; a customer without orders is
	 * deleted.
	 *
	 * @param int $page Page, from 1.
	 * @return array<string, mixed>
	 */
	public static function erase( Data_Subject $person, int $page ): array {
		$rows = self::get_rows( $person );
		$ids  = array_map( 'intval', array_column( $rows, 'customer_id' ) );
		$idle = array_values( array_filter( $ids, array( self::class, 'is_idle' ) ) );
		$kept = count( $rows ) - count( $idle );

		self::delete( $idle );

		if ( $kept > 0 && Privacy::erases_orders() ) {
			self::anonymize( $person );
			return Export_Item::create_erasure( count( $rows ), 0, array(), true );
		}

		return Export_Item::create_erasure( count( $idle ), $kept, array(), true );
	}

	/**
	 * Removes from the rows of a person what tells who it is.
	 */
	public static function anonymize( Data_Subject $person ): void {
		Sync_Lock::run(
			static function () use ( $person ): void {
				foreach ( self::get_rows( $person ) as $row ) {
					Row_Writer::update(
						'customer_lookup',
						array(
							'user_id'         => null,
							'username'        => '',
							'first_name'      => __( '[deleted]', 'storedeck' ),
							'last_name'       => '',
							'email'           => $person->get_pseudonym(),
							'date_registered' => null,
							'postcode'        => '',
							'city'            => '',
							'state'           => '',
						),
						array( 'customer_id' => (int) $row['customer_id'] )
					);
				}

				Data_Version::increment();
			}
		);
	}

	/**
	 * Rows of a person.
	 *
	 * @return list<array<string, string|null>>
	 */
	private static function get_rows( Data_Subject $person ): array {
		list( $condition, $values ) = $person->get_condition( 'email', 'user_id' );

		return Database::rows( "SELECT * FROM {customer_lookup} WHERE $condition ORDER BY customer_id", $values );
	}

	/**
	 * Whether no order has a customer.
	 */
	private static function is_idle( int $id ): bool {
		return array() === Database::rows( 'SELECT order_id FROM {order_stats} WHERE customer_id = %d LIMIT 1', array( $id ) );
	}

	/**
	 * Deletes rows.
	 *
	 * @param int[] $ids Customer ids.
	 */
	private static function delete( array $ids ): void {
		if ( array() === $ids ) {
			return;
		}

		Sync_Lock::run(
			static function () use ( $ids ): void {
				Transaction::run(
					static function () use ( $ids ): void {
						Row_Writer::delete( 'customer_lookup', 'customer_id', $ids );
						Customer_Metrics_Table::update( $ids );
						Data_Version::increment();
					}
				);
			}
		);
	}

	/**
	 * A row as an item of an export.
	 *
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private static function format( array $row ): array {
		$names = array(
			'first_name'       => __( 'First name', 'storedeck' ),
			'last_name'        => __( 'Last name', 'storedeck' ),
			'username'         => __( 'Username', 'storedeck' ),
			'email'            => __( 'Email', 'storedeck' ),
			'city'             => __( 'City', 'storedeck' ),
			'state'            => __( 'State', 'storedeck' ),
			'postcode'         => __( 'Postal code', 'storedeck' ),
			'country'          => __( 'Country', 'storedeck' ),
			'date_registered'  => __( 'Registered (GMT)', 'storedeck' ),
			'date_last_active' => __( 'Last active (GMT)', 'storedeck' ),
		);
		$values = array();

		foreach ( $names as $column => $name ) {
			$values[ $name ] = (string) $row[ $column ];
		}

		return Export_Item::create( 'storedeck_customers', __( 'Customers of reports', 'storedeck' ), (int) $row['customer_id'], $values );
	}
}
