<?php

namespace Storedeck\Foundation\Database\Replica;

use Storedeck\Foundation\Log;

defined( 'ABSPATH' ) || exit;

/**
 * Choice between primary and replica.
 *
 * Decides for an answer whether the replica can give it, and until when its data reach.
 */
final class Replica_Check {

	/**
	 * States: it has all changes; it lags; it lacks a change that the user has to see; it lags more than is allowed; it
	 * has changes that the primary does not have; it is not available.
	 */
	public const CURRENT = 'current';
	public const LAGS    = 'lags';
	public const UNSEEN  = 'unseen';
	public const TOO_OLD = 'too_old';
	public const FOREIGN = 'foreign';
	public const DOWN    = 'down';

	/**
	 * Sets the result.
	 *
	 * @param string                $state    One of the constants.
	 * @param Replica_Database|null $database Replica; null when it is not available.
	 * @param float                 $until    Unix time until which it has all changes; 0 when that is not known.
	 */
	private function __construct( public string $state, private ?Replica_Database $database = null, private float $until = 0.0 ) {
	}

	/**
	 * Checks the replica, on which a snapshot is open afterwards.
	 *
	 * @param callable(): Replica_Database $connect Connects.
	 */
	public static function run( callable $connect, int $user ): self {
		$primary = self::read_primary( $user );

		if ( $primary->is_suspended() ) {
			return new self( self::DOWN );
		}

		Replication_Options::beat( $primary );

		$start = microtime( true );

		try {
			$database = $connect();
			$database->begin();

			$replica = Replication_Status::from_rows( $database->read( Replication_Status::get_sql( $user ) ) );
		} catch ( Replica_Exception $error ) {
			Log::error( 'The replica is not available.', $error );
			Replication_Options::suspend( microtime( true ) - $start );

			return new self( self::DOWN );
		}

		// The data may have changed before the snapshot was taken.
		$later = $replica->is_foreign_to( $primary ) ? self::read_primary( $user ) : $primary;
		$until = $replica->get_time_compared_to( $primary );

		return new self( self::get_state( $replica, $later, $until ), $database, $until );
	}

	/**
	 * The replica if it can give the answer.
	 */
	public function get_database(): ?Replica_Database {
		return in_array( $this->state, array( self::CURRENT, self::LAGS ), true ) ? $this->database : null;
	}

	/**
	 * Unix time until which the replica has all changes; null when that is not known or it has all.
	 */
	public function get_until(): ?int {
		return self::CURRENT === $this->state || $this->until <= 0 ? null : (int) $this->until;
	}

	/**
	 * Seconds that the replica lags; null when that is not known.
	 */
	public function get_lag(): ?int {
		if ( self::CURRENT === $this->state ) {
			return 0;
		}

		return null === $this->get_until() ? null : max( 0, time() - $this->get_until() );
	}

	/**
	 * State of a replica.
	 *
	 * @param Replication_Status $replica Its marks.
	 * @param Replication_Status $primary Marks of the primary.
	 * @param float              $until   Unix time until which the replica has all changes.
	 */
	private static function get_state( Replication_Status $replica, Replication_Status $primary, float $until ): string {
		if ( $replica->is_foreign_to( $primary ) ) {
			return self::FOREIGN;
		}

		if ( $replica->version === $primary->version ) {
			return self::CURRENT;
		}

		if ( $replica->version < $primary->required ) {
			return self::UNSEEN;
		}

		return microtime( true ) - $until > Replica_Settings::get_max_lag() ? self::TOO_OLD : self::LAGS;
	}

	/**
	 * Reads the marks of the primary.
	 */
	private static function read_primary( int $user ): Replication_Status {
		global $wpdb;

		return Replication_Status::from_rows( (array) $wpdb->get_results( Replication_Status::get_sql( $user ), ARRAY_A ) );
	}
}
