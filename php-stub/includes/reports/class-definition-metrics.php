<?php

namespace Storedeck\Reports;

use Storedeck\Reports\Dimensions\Dimension_Report;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Metric;

defined( 'ABSPATH' ) || exit;

/**
 * Expands definitions: `fact`, `metrics` and `filters` of stats and items, and the metrics that charts, columns, summary,
 * indicators and dashboard name. An entry of these is a metric, or a metric with what differs from its declaration. The key
 * `metrics` of a report has what differs in the explanation of a metric, and names those that only its variants show.
 */
final class Definition_Metrics {

	/** Types of the client by types of metrics. */
	public const TYPES = array(
		'integer'  => 'number',
		'quantity' => 'number',
		'money'    => 'currency',
		'average'  => 'average',
	);

	/** Keys of charts and columns by the direction of a metric. */
	private const DIRECTIONS = array(
		'down'    => array( 'is_reverse_trend' => true ),
		'neutral' => array( 'is_neutral' => true ),
	);

	/** What is said of metrics, which the lists and `metrics` have. */
	private const TEXTS = array( 'name', 'plural', 'description', 'explanation', 'direction', 'rows', 'sort' );

	/** Lists with entries of metrics. */
	public const LISTS = array( 'charts', 'indicators', 'dashboard' );

	/**
	 * Expands a definition.
	 *
	 * @param Additions|null $additions Metrics and dimensions of plugins.
	 */
	public static function expand( array $definition, ?Additions $additions = null ): array {
		$facts = array();

		foreach ( array( 'stats', 'items' ) as $part ) {
			if ( isset( $definition[ $part ]['orderby'] ) ) {
				$definition[ $part ]['orderby'] = self::add_values( $definition[ $part ]['orderby'] );
			}

			if ( isset( $definition[ $part ]['fact'] ) ) {
				$facts[ $part ] = $definition[ $part ]['fact'];

				$definition[ $part ] = self::expand_part( $definition[ $part ], 'items' === $part );

				if ( isset( $definition[ $part ]['by'] ) ) {
					$definition = Dimension_Report::expand( $definition );
				}

				$expanded            = $definition[ $part ];
				$definition[ $part ] = $additions?->add_to_part( $expanded, $facts[ $part ], $definition['id'] ) ?? $expanded;
			}
		}

		// Rows that are sums have the metrics of the totals unless they choose some.
		if ( isset( $definition['items']['group'] ) ) {
			$definition['items'] += array_intersect_key( $definition['stats'] ?? array(), array_flip( array( 'fields', 'sources' ) ) );
		}

		$definition = $additions?->add_to_screen( $definition, $facts ) ?? $definition;
		$definition = self::add_sort_keys( $definition );

		$metrics = ( $definition['stats']['fields'] ?? array() ) + ( $definition['items']['fields'] ?? array() )
			+ array( 'days' => self::get_days( $definition ) );
		$orderby = self::get_orderby( $definition );
		$texts   = $definition['metrics'] ?? array();
		$named   = array_flip( array_filter( $texts, 'is_string' ) );

		$definition['metrics'] = array_filter( $texts, 'is_array' );

		foreach ( array_intersect_key( $definition['metrics'], $metrics ) as $key => $text ) {
			$metrics[ $key ] += array_filter( array( 'name' => $text['name'] ?? null ) );
		}

		$prefix = 'intervals' === ( $definition['table']['rows'] ?? '' ) ? 'subtotals.' : '';
		$expand = static fn( string $list, array $entries ): array => self::expand_list(
			$entries,
			static fn( string $key ): array => self::get_entry( $list, $key, $metrics[ $key ] ?? array(), $orderby, $prefix )
		);

		foreach ( self::LISTS as $list ) {
			$definition[ $list ] = $expand( $list, $definition[ $list ] ?? array() );

			$named += $definition[ $list ];
		}

		foreach ( array( 'columns', 'summary' ) as $list ) {
			$definition['table'][ $list ] = $expand( $list, $definition['table'][ $list ] ?? array() );

			$named += array_filter( $definition['table'][ $list ], static fn( array $entry ): bool => ! isset( $entry['value'] ) );
		}

		$definition = self::add_default_sort( $definition );

		foreach ( array_intersect_key( $metrics, $named ) as $key => $metric ) {
			if ( isset( $metric['description'] ) ) {
				$definition['metrics'][ $key ] = ( $definition['metrics'][ $key ] ?? array() )
					+ self::get_texts( $definition, $key, $metric, $orderby );
			}
		}

		unset( $definition['rows_label'], $definition['table']['sort'] );

		$told = array_flip( self::TEXTS );

		foreach ( array( 'stats', 'items' ) as $part ) {
			foreach ( $definition[ $part ]['fields'] ?? array() as $key => $metric ) {
				$definition[ $part ]['fields'][ $key ] = array_diff_key( $metric, $told );
			}
		}

		return $definition;
	}

	/** An expanded definition of a plugin, whose metrics have the keys of those that are declared only if they are computed like them. */
	public static function check_keys( array $definition ): array {
		foreach ( array( 'stats', 'items' ) as $part ) {
			if ( isset( $definition[ $part ]['fields'] ) ) {
				$definition[ $part ]['fields'] = array_map( Metric::check_key( ... ), $definition[ $part ]['fields'] );
			}

			foreach ( $definition[ $part ]['segments'] ?? array() as $key => $segment ) {
				if ( isset( $segment['fields'] ) ) {
					$definition[ $part ]['segments'][ $key ]['fields'] = array_map( Metric::check_key( ... ), $segment['fields'] );
				}
			}
		}

		return $definition;
	}

	/**
	 * Sort keys with what rows are sorted by: names in a list are both.
	 *
	 * @param array<int|string, string> $orderby Sort keys.
	 * @return array<string, string>
	 */
	private static function add_values( array $orderby ): array {
		$keys = array();

		foreach ( $orderby as $key => $by ) {
			$keys[ is_int( $key ) ? $by : $key ] = $by;
		}

		return $keys;
	}

	/** A definition whose rows can be sorted by all columns that say so. */
	private static function add_sort_keys( array $definition ): array {
		$part = isset( $definition['items'] ) ? 'items' : 'stats';
		$all  = isset( $definition[ $part ] ) ? Definition::get_orderby( $definition[ $part ] ) : array();
		$keys = array();

		foreach ( $definition['table']['columns'] ?? array() as $id => $column ) {
			$key = $column['is_sortable'] ?? false;
			$key = true === $key ? $id : $key;

			if ( is_string( $key ) && isset( $all[ $key ] ) ) {
				$keys[ $key ] = $all[ $key ];
			}
		}

		if ( array() !== $keys ) {
			$definition[ $part ]['orderby'] = ( $definition[ $part ]['orderby'] ?? $all ) + $keys;
		}

		return $definition;
	}

	/** A definition whose rows are sorted by their first number, if nothing says by what, and they have no date. */
	private static function add_default_sort( array $definition ): array {
		$columns  = $definition['table']['columns'];
		$sortable = array_filter( $columns, static fn( array $column ): bool => false !== ( $column['is_sortable'] ?? false ) );
		$numbers  = array_filter( $sortable, static fn( array $column ): bool => 'text' !== ( $column['type'] ?? 'text' ) );
		$key      = array_key_first( $numbers ?: $sortable );

		if ( isset( $definition['items']['group'] ) && array() === array_filter( array_column( $columns, 'is_default_sort' ) ) ) {
			if ( null === $key ) {
				$definition['items']['orderby'] = array( 'date' => 'date' ) + ( $definition['items']['orderby'] ?? array() );
			} else {
				$definition['table']['columns'][ $key ]['is_default_sort'] = true;
			}
		}

		return $definition;
	}

	/**
	 * Stats or items of a fact.
	 *
	 * @param array<string, mixed> $part     Stats or items: `fact`, and optionally names of `metrics` and `filters`.
	 * @param bool                 $is_items Whether they are items, which have no segments, and rows no sums.
	 */
	private static function expand_part( array $part, bool $is_items ): array {
		$fact = Facts::get( $part['fact'] );

		if ( $is_items ) {
			$has_rows = isset( $part['columns'] );
			$fact     = array_diff_key( $fact, array_flip( $has_rows ? array( 'segments', 'sources', 'fields' ) : array( 'segments' ) ) );
		}

		if ( isset( $part['metrics'] ) ) {
			$fact['fields'] = self::select( $fact['fields'], $part['metrics'] );
		}

		$filters = self::select( $fact['filters'], array_filter( $part['filters'] ?? array(), 'is_string' ) );

		unset( $part['fact'], $part['metrics'] );

		return array( 'filters' => $filters + array_filter( $part['filters'] ?? array(), 'is_array' ) ) + $part + $fact;
	}

	/**
	 * Some of a fact's metrics or filters, in the order of their names.
	 *
	 * @param array<string, mixed> $of    Metrics or filters.
	 * @param string[]             $names Names.
	 */
	private static function select( array $of, array $names ): array {
		$keys = array_flip( $names );

		return array_replace( $keys, array_intersect_key( $of, $keys ) );
	}

	/**
	 * Entries by key.
	 *
	 * @param array<int|string, string|array<string, mixed>> $entries Entries.
	 * @param callable(string): array<string, mixed>         $get     What an entry has of its metric.
	 * @return array<string, array<string, mixed>>
	 */
	private static function expand_list( array $entries, callable $get ): array {
		$expanded = array();

		foreach ( $entries as $key => $entry ) {
			$name  = is_int( $key ) ? $entry : $key;
			$given = is_array( $entry ) ? $entry : array();

			$expanded[ $name ] = array_filter( $given + $get( $name ), static fn( $value ): bool => null !== $value );
		}

		return $expanded;
	}

	/**
	 * What an entry has of its metric.
	 *
	 * @param string                $key     Metric.
	 * @param array<string, string> $orderby Metric => value of `orderby`.
	 * @param string                $prefix  Prefix of the field of a column.
	 */
	private static function get_entry( string $list, string $key, array $metric, array $orderby, string $prefix ): array {
		if ( array() === $metric && in_array( $list, array( 'columns', 'summary' ), true ) ) {
			return array();
		}

		$label = array( 'label' => $metric['name'] ?? $key );
		$type  = $metric['format'] ?? self::TYPES[ $metric['type'] ?? 'integer' ];
		// A metric that is declared sorts by itself; charts of plugins that only have labels say what they sort by.
		$sort  = isset( $metric['description'] ) ? $orderby[ $key ] ?? null : null;

		return match ( $list ) {
			'charts'     => $label + compact( 'type' ) + ( self::DIRECTIONS[ $metric['direction'] ?? '' ] ?? array() )
				+ ( null === $sort ? array() : Metric::link( '', '', $sort )['query'] ),
			'columns'    => $label + compact( 'type' ) + array(
				'field'       => '' === $prefix ? null : $prefix . $key,
				'is_sortable' => isset( $orderby[ $key ] ) ? true : null,
			) + ( self::DIRECTIONS[ $metric['direction'] ?? '' ] ?? array() ),
			'summary'    => array( 'type' => $type, 'label' => $metric['plural'] ?? $label['label'] ),
			'indicators' => $label + array( 'format' => 'currency' === $type ? 'currency' : 'number' ),
			default      => $label + compact( 'type' ),
		};
	}

	/** @return array<string, string> Values of `orderby` of the table by metric: its own name, or that of the column whose total it is. */
	private static function get_orderby( array $definition ): array {
		$part = $definition['items'] ?? $definition['stats'];
		$keys = array_keys( $part['orderby'] ?? $part['fields'] ?? array() );

		return ( $definition['table']['sort'] ?? array() ) + array_combine( $keys, $keys );
	}

	/** The number of days of the period, which the screen computes. */
	private static function get_days( array $definition ): array {
		return array(
			'type'        => 'integer',
			'name'        => __( 'Days', 'storedeck' ),
			'plural'      => static fn( int $count ): string => _n( 'Day', 'Days', $count, 'storedeck' ),
			'description' => __( 'Days in this period, including the last day.', 'storedeck' ),
			'explanation' => __( 'Last day − first day + 1', 'storedeck' ),
			'rows'        => Metric::link( __( 'View by day', 'storedeck' ), self::get_path( $definition ) ),
		);
	}

	/** Path of the screen. */
	private static function get_path( array $definition ): string {
		return $definition['path'] ?? Definition::get_path( $definition['id'] ?? '' );
	}

	/**
	 * Texts and links of a metric. Its rows are those of the report, or of the report that it names; then those of this one are
	 * shown when filters are set.
	 *
	 * @param string                $key     Metric.
	 * @param array<string, string> $orderby Metric => value of `orderby`.
	 */
	private static function get_texts( array $definition, string $key, array $metric, array $orderby ): array {
		$path  = self::get_path( $definition );
		$sort  = array_key_exists( 'sort', $metric ) ? $metric['sort'] : $orderby[ $key ] ?? null;
		$own   = Metric::link( $definition['rows_label'] ?? __( 'View rows', 'storedeck' ), $path, $sort );
		$rows  = $metric['rows'] ?? $own;
		$texts = array(
			'name'        => $metric['name'],
			'description' => $metric['description'],
			'formula'     => $metric['explanation'],
			'link'        => $rows,
		);

		return $texts + ( $rows['path'] === $path ? array() : array( 'filtered_link' => $own ) );
	}
}
