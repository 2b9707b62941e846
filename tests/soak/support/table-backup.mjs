/**
 * Saves tables one after the other while others write, as plugins for backups do, so
 * that each is of another moment.
 *
 * @param {( code: string ) => any}       php    Runs PHP code on the site.
 * @param {( query: string ) => Object[]} sql    Runs a query on the site.
 * @param {string[]}                      tables Names without prefix.
 */
export function createTableBackup( php, sql, tables ) {
	const queue = [ ...tables ];
	const saved = [];
	return {
		/** Saves the next tables; what is left of a run is saved at its end. */
		saveNext( count = 1 ) {
			for ( const table of queue.splice( 0, count ) ) {
				php( `
					global $wpdb;
					$name   = $wpdb->prefix . '${ table }';
					$create = $wpdb->get_row( "SHOW CREATE TABLE $name", ARRAY_N )[1];
					$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}saved_${ table }" );
					$wpdb->query( str_replace( $name, $wpdb->prefix . 'saved_${ table }', $create ) );
					return $wpdb->query( "INSERT INTO {$wpdb->prefix}saved_${ table } SELECT * FROM $name" );
				` );
				saved.push( table );
			}
		},
		/** Replaces the rows of all tables by those that were saved. */
		restore() {
			for ( const table of saved ) {
				sql( `DELETE FROM {prefix}${ table }` );
				sql(
					`INSERT INTO {prefix}${ table } SELECT * FROM {prefix}saved_${ table }`
				);
			}
		},
	};
}
