<?php

namespace Storedeck\Answers;

use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * What the page and the browser have to ask in the same way, as questions.json declares it. The browser has the same file.
 *
 * - `address`: names of the parameters of an address; `rows`: those that only rows depend on; `shown`: those that are no filters
 *   of a question. Of others only the browser knows what they are.
 * - `home`: the question of Home by the value of `metrics_period`, the default first.
 * - `lists`: the list with the names of items by the type of a search. `{…}` is the parameter with the ID of the item that the list
 *   belongs to; without one in the address, it is the list of all.
 * - `screens`: what each screen asks first, by its path; `report`: what the screens of reports ask. `{report}` is the report of the
 *   screen, on the Overview each one whose chart is visible first. Besides `params` a question has the parameters of the address
 *   in the groups `of_address`, and those that the value of `by` in the address chooses in the group `of`.
 */
final class Declared_Questions {

	/**
	 * Maximum number of items whose names are preloaded, since their responses are large.
	 */
	private const MAX_ITEMS = 10;

	/**
	 * A part of questions.json.
	 *
	 * @return array<int|string, mixed>
	 */
	public static function get( string $part ): array {
		static $all = null;

		$all ??= wp_json_file_decode( __DIR__ . '/questions.json', array( 'associative' => true ) );

		return $all[ $part ];
	}

	/**
	 * Definition of the report of a screen.
	 *
	 * @param string $path Path of the screen.
	 * @return array<string, mixed>|null
	 */
	public static function find_report( string $path ): ?array {
		return array_column( Registry::all(), null, 'path' )[ $path ] ?? null;
	}

	/**
	 * Requests of a screen: paths with their query. The browser finds their responses whatever the order of parameters and their
	 * encoding.
	 *
	 * @param string               $path  Path of the screen.
	 * @param array<string, mixed> $query Query arguments of its address.
	 * @return list<string>
	 */
	public static function get_requests( string $path, array $query ): array {
		$report      = self::find_report( $path );
		$is_filtered = array() !== array_diff( array_keys( $query ), self::get( 'address' ), self::get( 'rows' ), self::get( 'shown' ) );
		$query       = array_filter( $query, is_string( ... ) );
		$questions   = null === $report
			? self::get( 'screens' )[ $path ] ?? array()
			: array( ...self::get( 'report' ), ...self::ask_names( $report, $query ) );
		$requests    = array();

		foreach ( $questions as $question ) {
			if ( ! $is_filtered || ! isset( $question['of_address'] ) ) {
				$params = http_build_query( self::get_params( $question, $report, $query ), '', '&' );

				foreach ( self::get_reports( $question, $report ) as $id ) {
					$requests[] = str_replace( '{report}', $id, $question['path'] ) . '?' . $params;
				}
			}
		}

		return array_values( array_unique( $requests ) );
	}

	/**
	 * Reports that a question stands for.
	 *
	 * @param array<string, mixed>      $question Declared question.
	 * @param array<string, mixed>|null $report   Definition of the report of the screen.
	 * @return string[] One without a name if it is about none.
	 */
	private static function get_reports( array $question, ?array $report ): array {
		return null === $report && str_contains( $question['path'], '{report}' )
			? Dashboard::get_chart_reports()
			: array( $report['id'] ?? '' );
	}

	/**
	 * Parameters of a question. On the Overview charts have the interval that the user prefers, on the screen of a report its question
	 * names its stats, and has the values of pickers that name no other parameter.
	 *
	 * @param array<string, mixed>      $question Declared question.
	 * @param array<string, mixed>|null $report   Definition of the report of the screen.
	 * @param array<string, string>     $query    Query arguments of the address.
	 * @return array<string, int|string>
	 */
	private static function get_params( array $question, ?array $report, array $query ): array {
		$params     = $question['params'] ?? array();
		$choices    = isset( $question['of'] ) ? self::get( $question['of'] ) : array( array() );
		$of_address = array_merge( ...array_map( self::get( ... ), $question['of_address'] ?? array() ) );

		if ( null === $report ) {
			$params += array() !== $of_address && str_contains( $question['path'], '{report}' )
				? array_filter( array( 'interval' => Dashboard::get_interval() ) )
				: array();
		} elseif ( array() !== $of_address ) {
			$pickers = preg_grep( '/^filter/', array_column( $report['filters'], 'param' ), PREG_GREP_INVERT );
			$params += array_diff( array_intersect_key( $query, array_flip( $pickers ) ), array( 'all' ) )
				+ ( $report['stats_report'] === $report['id'] ? array() : array( 'stats' => $report['stats_report'] ) );
		}

		$params += ( $choices[ $query[ $question['by'] ?? '' ] ?? '' ] ?? reset( $choices ) )
			+ array_intersect_key( $query, array_flip( $of_address ) );

		ksort( $params );

		return array_diff( $params, array( '' ) );
	}

	/**
	 * Questions for the names of items by whose IDs an address filters a report, so that filters are complete at the first paint.
	 *
	 * @param array<string, mixed>  $report Definition.
	 * @param array<string, string> $query  Query arguments of the address.
	 * @return list<array{path: string, params: array<string, int|string>}>
	 */
	private static function ask_names( array $report, array $query ): array {
		$questions = array();

		foreach ( self::find_searches( $report, $query ) as $param => $type ) {
			$list = self::get( 'lists' )[ $type ] ?? '';
			$ids  = array_filter( wp_parse_id_list( $query[ $param ] ) );

			if ( '' !== $list && array() !== $ids && count( $ids ) <= self::MAX_ITEMS ) {
				$find_parent = static fn( array $found ): string => ctype_digit( $query[ $found[2] ] ?? '' )
					? $found[1] . $query[ $found[2] ] . '/'
					: '';
				$questions[] = array(
					'path'   => '/wc-analytics/' . preg_replace_callback( '@^(.+/)\{(\w+)\}/@', $find_parent, $list ),
					'params' => array( 'include' => implode( ',', $ids ), 'per_page' => count( $ids ) ),
				);
			}
		}

		return $questions;
	}

	/**
	 * Types of the searches that an address uses, by the parameters with the IDs that they find.
	 *
	 * @param array<string, mixed>  $report Definition.
	 * @param array<string, string> $query  Query arguments of the address.
	 * @return array<string, string>
	 */
	private static function find_searches( array $report, array $query ): array {
		$types = array();

		foreach ( $report['filters'] as $picker ) {
			$value   = $query[ $picker['param'] ] ?? '';
			$options = array_merge( $picker['filters'], ...array_column( $picker['filters'], 'sub_filters' ) );
			$types  += array_column( array_column( wp_list_filter( $options, array( 'value' => $value ) ), 'settings' ), 'type', 'param' );

			foreach ( 'advanced' === $value ? $report['advanced_filters']['filters'] ?? array() : array() as $name => $filter ) {
				foreach ( $filter['rules'] ?? array() as $rule ) {
					$types[ $name . '_' . $rule['value'] ] = is_array( $filter['input'] ) ? $filter['input']['type'] ?? '' : '';
				}
			}
		}

		return array_intersect_key( $types, $query );
	}
}
