<?php
/**
 * Which months of the data are what they were.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Gives each month a token that changes whenever an order of it changes,
 * whoever changed it.
 *
 * As long as the server says that no table was written (Table_Timestamps), nothing
 * has to be looked at. After a write, all rows are read once into checksums:
 * of orders per month, of what belongs to orders per block of ids; months whose
 * sums differ get a new token. Between two such looks lies at most a minute;
 * meanwhile, orders that are new or say that they were changed renew the tokens
 * of their months. A question that refuses what is kept is always preceded by a
 * look, unless the stamps prove that it would find nothing.
 */
final class Cache_Tokens {

	/**
	 * Seconds after which rows are looked at again.
	 */
	private const LIFETIME = 60;

	/**
	 * Seconds for which stamps prove anything. A transaction that is longer than
	 * any should be, begun in the very second of the last write, shows after this.
	 */
	private const PROVED = 600;

	/**
	 * More changed blocks than these renew all tokens.
	 */
	private const MAX_BLOCKS = 100;

	/**
	 * Name under which a record is kept.
	 */
	private const RECORD = 'what was seen of the rows, 2';

	/**
	 * Records of this request that need no second look.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private static array $seen = array();

	/**
	 * Tokens of the months, by the column that decides about the day.
	 *
	 * @param string $column Column of the orders, for example `date_paid`.
	 * @param bool   $forced Whether what is kept is refused.
	 * @param bool   $worth  Whether the tokens are worth a look at all rows.
	 * @return array<string, string>|null Month with orders => token; null where none can be given.
	 */
	public static function of_months( string $column, bool $forced, bool $worth ): ?array {
		global $wpdb;

		if ( is_a( $wpdb, 'WP_SQLite_DB' ) ) {
			return null;
		}

		$look = $worth ? static fn( ?array $old, array $stamps ): array => self::look( $column, $old, $stamps ) : null;

		try {
			$record = self::record( $column, array_keys( Row_Checksums::ORDERS ), $forced, $look );
		} catch ( Query_Exception $failed ) {
			// Reports whose own tables can be read need not fail with one that cannot.
			return null;
		}

		return $record['tokens'] ?? null;
	}

	/**
	 * Token of the tree of categories.
	 *
	 * @param bool $forced Whether what is kept is refused.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function of_categories( bool $forced ): string {
		$record = self::record( 'categories', array_keys( Row_Checksums::TREE ), $forced, static fn(): array => self::look_at_tree() );

		return $record['tokens'][''] ?? '';
	}

	/**
	 * Forgets what this request has seen.
	 */
	public static function forget(): void {
		self::$seen = array();
	}

	/**
	 * A record that holds for now.
	 *
	 * @param string        $name   Name of the record.
	 * @param string[]      $tables Tables that it speaks of.
	 * @param bool          $forced Whether only a proof counts.
	 * @param callable|null $look   Looks at the rows, given the old record and the stamps; null when that is not worth it.
	 * @return array<string, mixed>|null Null where none holds.
	 */
	private static function record( string $name, array $tables, bool $forced, ?callable $look ): ?array {
		$key = get_current_blog_id() . $name . ( $forced ? ' now' : '' );

		if ( isset( self::$seen[ $key ] ) ) {
			return self::$seen[ $key ];
		}

		$stamps = Table_Timestamps::of( $tables );
		$kept   = Period_Cache::read( md5( self::RECORD . $name ), array( 0 ) )['0-0'] ?? null;
		$record = null !== $kept && is_array( $kept['value'] ) ? $kept['value'] : null;
		$proved = null !== $record && min( $record['read'] ) + self::PROVED > time() && Table_Timestamps::prove( $record['stamps'], $stamps );

		if ( ! $proved ) {
			$state = Cache::state( true );
			$young = null !== $record && ! $forced && $record['checked'] + self::LIFETIME > time();

			if ( $young && $record['state'] === $state ) {
				self::$seen[ $key ] = $record;

				return $record;
			}

			if ( $young && isset( $record['orders'] ) && $record['state']['version'] === $state['version'] ) {
				$record = self::touch( $name, $record );
			} elseif ( null !== $look ) {
				$record = array(
					'stamps'  => $stamps,
					'checked' => time(),
				) + $look( $record, $stamps );
			} else {
				return null;
			}

			$record['state'] = $state;

			Period_Cache::write( md5( self::RECORD . $name ), 0, 0, md5( self::RECORD ), $record );
		}

		self::$seen[ $key ] = $record;

		return $record;
	}

	/**
	 * Looks at all orders: at the tables that were written since the last time.
	 *
	 * @param string                    $column Column that decides about the day.
	 * @param array<string, mixed>|null $old    What was seen last.
	 * @param array<string, string>     $stamps Stamps of the tables, taken before.
	 * @return array<string, mixed>
	 */
	private static function look( string $column, ?array $old, array $stamps ): array {
		$same = static fn( string $table ): bool => null !== $old && $old['read'][ $table ] + self::PROVED > time()
			&& '' !== $stamps[ $table ] && $stamps[ $table ] === $old['stamps'][ $table ];
		$read = array();

		foreach ( array_keys( Row_Checksums::ORDERS ) as $table ) {
			$read[ $table ] = $same( $table ) ? $old['read'][ $table ] : time();
		}

		$orders = $same( 'order_stats' ) ? $old['orders'] : Row_Checksums::by_month( $column );
		$blocks = array();

		foreach ( array_keys( Row_Checksums::ORDERS ) as $table ) {
			if ( 'order_stats' !== $table ) {
				$blocks[ $table ] = $same( $table ) ? $old['blocks'][ $table ] : Row_Checksums::by_block( $table );
			}
		}

		$changed = array();

		foreach ( $blocks as $table => $sums ) {
			$before   = $old['blocks'][ $table ] ?? array();
			$changed += array_diff_assoc( $sums, $before ) + array_diff_key( $before, $sums );
		}

		$is_new = null === $old || count( $changed ) > self::MAX_BLOCKS;
		$moved  = $is_new ? array() : array_flip( Row_Checksums::months_of( $column, array_keys( $changed ) ) );
		$known  = $is_new ? array() : array_diff_key( $old['tokens'], $moved );
		$tokens = array();

		foreach ( $orders as $month => $sum ) {
			$same             = isset( $known[ $month ] ) && $sum === ( $old['orders'][ $month ] ?? '' );
			$tokens[ $month ] = $same ? $known[ $month ] : self::token();
		}

		return array(
			'read'   => $read,
			'orders' => $orders,
			'blocks' => $blocks,
			'tokens' => $tokens,
			'newest' => (int) Database::rows( 'SELECT MAX( order_id ) AS newest FROM {order_stats}' )[0]['newest'],
		);
	}

	/**
	 * Looks at the categories.
	 *
	 * @return array<string, mixed>
	 */
	private static function look_at_tree(): array {
		$sums = array_map( array( Row_Checksums::class, 'of_tree' ), array_keys( Row_Checksums::TREE ) );

		return array(
			'read'   => array( time() ),
			'tokens' => array( '' => md5( (string) wp_json_encode( $sums ) ) ),
		);
	}

	/**
	 * Renews the tokens of months with orders that are new or say that they changed.
	 *
	 * @param string               $column Column that decides about the day.
	 * @param array<string, mixed> $record What was seen last.
	 * @return array<string, mixed>
	 */
	private static function touch( string $column, array $record ): array {
		$rows = Database::rows(
			"SELECT DISTINCT SUBSTR( stats.$column, 1, 7 ) AS month FROM {order_stats} stats WHERE stats.order_id > %d"
			. " UNION SELECT SUBSTR( stats.$column, 1, 7 ) AS month FROM {orders} orders"
			. ' INNER JOIN {order_stats} stats ON stats.order_id = orders.id WHERE orders.date_updated_gmt >= %s',
			array( $record['newest'], (string) $record['state']['changed'] )
		);

		foreach ( $rows as $row ) {
			$record['tokens'][ (string) $row['month'] ] = self::token();
			// Should all be as before at the next look, what was summed now is not.
			$record['orders'][ (string) $row['month'] ] = '';
		}

		// What was not looked at is not proved by stamps.
		return array( 'stamps' => array_fill_keys( array_keys( $record['stamps'] ), '' ) ) + $record;
	}

	/**
	 * A token that no other has.
	 */
	private static function token(): string {
		return md5( wp_generate_uuid4() );
	}
}
