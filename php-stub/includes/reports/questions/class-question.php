<?php

namespace Storedeck\Reports\Questions;

use Storedeck\Foundation\Store_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * What questions have in common besides their Periods: a page of rows, which are sorted by a metric or by its change.
 */
abstract class Question {

	/** Ending of the value of `orderby` that sorts by what changed since the first compared period. */
	private const CHANGE = '_change';

	/** Page of the rows. */
	abstract public function get_page(): int;

	/** Rows of a page. */
	abstract public function get_per_page(): int;

	/** Whether the largest row comes first. */
	abstract public function is_descending(): bool;

	/**
	 * Entries of the page.
	 *
	 * @template T
	 * @param list<T> $entries All entries, sorted.
	 * @return list<T>
	 */
	public function cut_page( array $entries ): array {
		return array_slice( $entries, ( $this->get_page() - 1 ) * $this->get_per_page(), $this->get_per_page() );
	}

	/**
	 * Keys of values, sorted by them; those without a value last, equal ones in their order.
	 *
	 * @param array<int|string, int|float|null> $values Values of a metric, or its changes.
	 * @return list<int|string>
	 */
	public function sort( array $values ): array {
		$sign = $this->is_descending() ? -1 : 1;

		uasort(
			$values,
			static fn( int|float|null $a, int|float|null $b ): int => null === $a || null === $b
				? ( null === $a ) <=> ( null === $b )
				: $sign * ( $a <=> $b )
		);

		return array_keys( $values );
	}

	/** Change of a metric, null where it is missing. Numbers have at most four decimals. */
	public static function get_change( array $metrics, ?array $compared, string $metric ): int|float|null {
		return isset( $metrics[ $metric ], $compared[ $metric ] ) ? round( $metrics[ $metric ] - $compared[ $metric ], 4 ) : null;
	}

	/** What a value of `orderby` sorts by the change of, null if by none. */
	protected static function find_changed( string $orderby ): ?string {
		return str_ends_with( $orderby, self::CHANGE ) ? substr( $orderby, 0, -strlen( self::CHANGE ) ) : null;
	}

	/**
	 * Error of a word that cannot be asked.
	 *
	 * @param string $word Its value.
	 */
	public static function cannot_ask( string $param, string $word ): Store_Exception {
		/* translators: 1: value, 2: name of a parameter. */
		$message = sprintf( __( 'This question cannot be asked: "%1$s" does not fit in "%2$s".', 'storedeck' ), $word, $param );

		return new Store_Exception( 'storedeck_cannot_be_asked', $message, 400, array( 'params' => array( $param => $message ) ) );
	}
}
