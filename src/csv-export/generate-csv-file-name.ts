import { getStoreToday } from '@storedeck/date';

/** Longer names do not fit every file system. */
const MAX_LENGTH = 200;

/** Lower case, everything but letters a–z and digits a hyphen. */
function toSlug( text: string ): string {
	return text.toLowerCase().replace( /[^a-z0-9]/g, '-' );
}

/** Text from an address; what is no valid encoding stays as it is. */
function decode( value: string ): string {
	try {
		return decodeURIComponent( value );
	} catch {
		return value;
	}
}

/**
 * The name of an exported file: what it holds, the shop's today, and how it was
 * asked for.
 *
 * @example
 * generateCSVFileName( 'Revenue table', { orderby: 'revenue' } );
 * // 'revenue-table_2022-03-01_orderby-revenue.csv'
 *
 * @param name   What the file holds.
 * @param params Parameters of the report.
 */
export function generateCSVFileName(
	name = '',
	params: Record< string, unknown > = {}
): string {
	const pairs = Object.entries( params ).map(
		( [ key, value ] ) =>
			`${ toSlug( key ) }-${ toSlug( decode( String( value ) ) ) }`
	);
	const parts = [ toSlug( name ), getStoreToday(), ...pairs ];
	const fileName = parts.filter( Boolean ).join( '_' );
	return `${ fileName.slice( 0, MAX_LENGTH ) }.csv`;
}
