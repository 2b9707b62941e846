<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Data_Version;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what merged rows give, which changes once an hour and is cached, and what
 * the few differences that are not merged change in it.
 */
final class Merged_Sums {

	/**
	 * How often to read while differences are merged.
	 */
	private const TRIES = 3;

	/**
	 * Version of what a query reads from merged rows.
	 *
	 * @param string $sums Version of the sums.
	 */
	public static function get_version( Sum_Query $query, string $sums ): string {
		return $query->reads_other_tables() ? $sums . ' ' . Data_Version::get() : $sums;
	}

	/**
	 * Reads both from the same state.
	 *
	 * @template T
	 * @param callable(string): T $read_merged  Reads merged rows; gets the version of these.
	 * @param callable(): T       $read_changed Reads what differences change.
	 * @return array{0: T, 1: T}|null Null when differences are being merged.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public static function read( callable $read_merged, callable $read_changed ): ?array {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$version = Data_Version::get( Data_Version::SUMS );
			$results = array( $read_merged( $version ), $read_changed() );

			// Otherwise differences may be in both or in neither.
			if ( Data_Version::get( Data_Version::SUMS ) === $version ) {
				return $results;
			}
		}

		return null;
	}
}
