<?php

namespace Storedeck\Taxes;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Where;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, creates, updates and deletes tax rates.
 */
final class Tax_Rate_Store {

	/** Tax classes. The standard class is stored as an empty string. */
	public const CLASSES = array( 'standard', 'reduced-rate', 'zero-rate' );

	/** SQL of the code of a rate, such as `US-CA-CA STATE TAX-1`. */
	private const CODE = "UPPER( CONCAT( tax_rate_country, '-', tax_rate_state, '-', tax_rate_name, '-', tax_rate_priority ) )";

	/** Columns by field. */
	private const COLUMNS = array(
		'country'  => 'tax_rate_country',
		'state'    => 'tax_rate_state',
		'rate'     => 'tax_rate',
		'name'     => 'tax_rate_name',
		'priority' => 'tax_rate_priority',
		'compound' => 'tax_rate_compound',
		'shipping' => 'tax_rate_shipping',
		'order'    => 'tax_rate_order',
		'class'    => 'tax_rate_class',
	);

	/**
	 * Reads a page of rates.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 * @return array{0: list<array<string, mixed>>, 1: int}
	 */
	public static function get_page( array $params ): array {
		$where = new Where();

		$where->words( (string) ( $params['code'] ?? '' ), array( self::CODE, 'tax_rate_name' ) );

		foreach ( Where::split( (string) ( $params['search'] ?? '' ) ) as $word ) {
			self::search( $where, $word );
		}

		if ( '' !== ( $params['country'] ?? '' ) ) {
			$where->add( 'tax_rate_country = %s', array( strtoupper( $params['country'] ) ) );
		}

		$where->ids( 'tax_rate_id', $params, 'include', 'exclude' );

		if ( isset( $params['class'] ) ) {
			$where->add( 'tax_rate_class = %s', array( 'standard' === $params['class'] ? '' : $params['class'] ) );
		}

		$orderings = array( 'id' => 'tax_rate_id', 'order' => 'tax_rate_order', 'priority' => 'tax_rate_priority' );
		$direction = 'asc' === $params['order'] ? 'ASC' : 'DESC';
		$total     = (int) Database::value( 'SELECT COUNT(*) FROM {tax_rates} WHERE ' . $where->sql(), $where->values() );
		$rows      = Database::rows(
			'SELECT * FROM {tax_rates} WHERE ' . $where->sql() . ' ORDER BY ' . $orderings[ $params['orderby'] ] . ' ' . $direction
				. ', tax_rate_id ' . $direction . ' LIMIT %d, %d',
			array( ...$where->values(), ...Arguments::read_page( $params ) )
		);

		return array( self::format_rates( $rows ), $total );
	}

	/**
	 * One rate.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function get( int $id ): ?array {
		return self::format_rates( Database::rows( 'SELECT * FROM {tax_rates} WHERE tax_rate_id = %d', array( $id ) ) )[0] ?? null;
	}

	/**
	 * Creates or updates a rate.
	 *
	 * @param int                  $id     Id, 0 to create.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	public static function save( int $id, array $values ): int {
		$values = Tax_Rate_Values::validate( $values, 0 === $id ? array() : self::get( $id ) ?? array() );
		$row    = array();

		foreach ( self::COLUMNS as $field => $column ) {
			if ( isset( $values[ $field ] ) ) {
				$row[ $column ] = is_bool( $values[ $field ] ) ? (int) $values[ $field ] : $values[ $field ];
			}
		}

		if ( 0 === $id ) {
			$row += array( 'tax_rate' => '0.0000', 'tax_rate_priority' => 1, 'tax_rate_order' => Tax_Rate_Order::get_next() );
			$id = Row_Writer::insert( 'tax_rates', $row );
		} elseif ( array() !== $row ) {
			Row_Writer::update( 'tax_rates', $row, array( 'tax_rate_id' => $id ) );
		}

		Tax_Rate_Locations::save( $id, $values );
		Change_Queue::mark_changed();
		Change_Queue::flush();

		return $id;
	}

	/**
	 * Moves a rate before another one.
	 *
	 * @throws Store_Exception When there is no other rate of that ID.
	 */
	public static function move( int $id, int $before ): void {
		Tax_Rate_Order::move( $id, $before );
		Change_Queue::mark_changed();
		Change_Queue::flush();
	}

	/**
	 * Deletes a rate permanently. Orders keep their taxes.
	 *
	 * @param bool $force Must be true, because tax rates have no trash.
	 * @throws Store_Exception When $force is false.
	 */
	public static function delete( int $id, bool $force ): void {
		if ( ! $force ) {
			throw new Store_Exception( 'woocommerce_rest_trash_not_supported', __( 'Taxes do not support trashing.', 'storedeck' ), 501 );
		}

		Tax_Rate_Locations::delete( $id );
		Row_Writer::delete( 'tax_rates', 'tax_rate_id', array( $id ) );
		Change_Queue::mark_changed();
		Change_Queue::flush();
	}

	/**
	 * Requires a word in the code of a rate, its name, the name of its country, its postcodes or its cities.
	 */
	private static function search( Where $where, string $word ): void {
		$places = ( new Where() )->in( 'tax_rate_id', Tax_Rate_Locations::find( $word ) );
		$text   = Text::lower( $word );
		$names  = array_filter( Settings::get_countries(), static fn( string $name ): bool => str_contains( Text::lower( $name ), $text ) );
		$codes  = ( new Where() )->in( 'tax_rate_country', array_map( 'strval', array_keys( $names ) ) );

		$where->any( ( new Where() )->words( $word, array( self::CODE, 'tax_rate_name' ) ), $codes, $places );
	}

	/**
	 * Rates of a response.
	 *
	 * @param array<int, array<string, string|null>> $rows Rows.
	 * @return list<array<string, mixed>>
	 */
	private static function format_rates( array $rows ): array {
		$locations = Tax_Rate_Locations::get( array_map( 'intval', array_column( $rows, 'tax_rate_id' ) ) );
		$items     = array();

		foreach ( $rows as $row ) {
			$id        = (int) $row['tax_rate_id'];
			$postcodes = $locations[ $id ]['postcode'] ?? array();
			$cities    = $locations[ $id ]['city'] ?? array();

			$items[] = array(
				'id'        => $id,
				'country'   => (string) $row['tax_rate_country'],
				'state'     => (string) $row['tax_rate_state'],
				'postcode'  => $postcodes[ count( $postcodes ) - 1 ] ?? '',
				'city'      => $cities[ count( $cities ) - 1 ] ?? '',
				'rate'      => Decimal::of( $row['tax_rate'] )->to_fixed( 4 ),
				'name'      => (string) $row['tax_rate_name'],
				'priority'  => (int) $row['tax_rate_priority'],
				'compound'  => 1 === (int) $row['tax_rate_compound'],
				'shipping'  => 1 === (int) $row['tax_rate_shipping'],
				'order'     => (int) $row['tax_rate_order'],
				'class'     => '' === (string) $row['tax_rate_class'] ? 'standard' : (string) $row['tax_rate_class'],
				'postcodes' => $postcodes,
				'cities'    => $cities,
				'code'      => self::get_code( $row ),
			);
		}

		return $items;
	}

	/**
	 * Code of a rate.
	 *
	 * @param array<string, string|null> $row Row.
	 */
	public static function get_code( array $row ): string {
		$parts = array( $row['tax_rate_country'], $row['tax_rate_state'], $row['tax_rate_name'], $row['tax_rate_priority'] );

		return Text::upper( implode( '-', array_filter( array_map( 'strval', $parts ), 'strlen' ) ) );
	}
}
