<?php

namespace Storedeck\Reports\Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Clauses of plugins refer to WooCommerce's tables. The tables of a query get aliases with their names, and tables that
 * a clause joins or selects from are replaced by those of this plugin.
 */
final class Clause_Tables {

	/** Aliases that WooCommerce uses instead of the name of a table. */
	private const ALIASES = array(
		'download_permissions' => 'product_permissions',
		'wp:posts'             => '_products',
	);

	/** Words that follow the name of a table in SQL and are no alias. */
	private const NO_ALIAS = 'ON|USING|WHERE|SET|LEFT|RIGHT|INNER|OUTER|CROSS|FULL|NATURAL|JOIN|STRAIGHT_JOIN|GROUP|HAVING|ORDER'
		. '|LIMIT|UNION|FORCE|USE|IGNORE|AND|OR';

	/**
	 * Takes the tables of the site.
	 *
	 * @param array<string, string> $tables Short name => full name, for example `order_stats` => `wp_storedeck_order_stats`.
	 * @param string                $prefix Prefix of the tables of the site.
	 */
	public function __construct( private array $tables, private string $prefix ) {
	}

	/**
	 * Aliases of the tables of a query.
	 *
	 * @param string $from SQL of tables and joins, with {table} names. Subqueries are ignored.
	 * @return array<string, string> Alias in the definition => alias in the query.
	 */
	public function find_aliases( string $from ): array {
		$aliases   = array();
		$outermost = (string) preg_replace( '/\((?:[^()]++|(?R))*\)/', '', $from );

		preg_match_all( '/\{([a-z0-9_:]+)\} (\w+)/', $outermost, $found, PREG_SET_ORDER );

		foreach ( $found as list( , $table, $alias ) ) {
			$aliases[ $alias ] = self::ALIASES[ $table ] ?? $this->get_public_name( $table );
		}

		return $aliases;
	}

	/**
	 * Renames aliases.
	 *
	 * @param string                $sql     SQL of a definition: no values, only placeholders.
	 * @param array<string, string> $aliases Result of find_aliases().
	 */
	public static function rename( string $sql, array $aliases ): string {
		foreach ( $aliases as $from => $to ) {
			$sql = (string) preg_replace( array( "/(?<![\w.])$from\./", "/(\{[a-z0-9_:]+\} )$from\b/" ), array( "$to.", "\$1$to" ), $sql );
		}

		return $sql;
	}

	/**
	 * Replaces tables that a clause joins or selects from. What has no alias gets its own name as alias, so that
	 * references to it still match.
	 *
	 * @param string $clause SQL of a plugin.
	 */
	public function replace( string $clause ): string {
		$names = array();

		foreach ( $this->tables as $table => $name ) {
			if ( $name !== $this->get_public_name( $table ) ) {
				$names[ strtolower( $this->get_public_name( $table ) ) ] = $name;
			}
		}

		$pattern = '/\b(FROM|JOIN)(\s+)(`?)(' . implode( '|', array_map( 'preg_quote', array_keys( $names ) ) )
			. ')\3(?![\w$.])(\s+AS\s+`?\w|\s+(?!(?:' . self::NO_ALIAS . ')\b)[`a-z_]\w*)?/i';

		return (string) preg_replace_callback(
			$pattern,
			static fn( array $found ): string => $found[1] . $found[2] . '`' . $names[ strtolower( $found[4] ) ] . '`'
				. ( $found[5] ?? " AS `{$found[4]}`" ),
			$clause
		);
	}

	/** Name in WooCommerce of a table that has a short name. */
	private function get_public_name( string $table ): string {
		if ( str_starts_with( $table, 'wp:' ) ) {
			return $this->prefix . substr( $table, 3 );
		}

		return str_replace( $this->prefix . 'storedeck_', $this->prefix . 'wc_', $this->tables[ $table ] );
	}
}
