import { getStoreToday } from '@storedeck/date';

/** Some file systems do not allow longer names. */
const MAX_LENGTH = 200;

/** Lower case, with hyphens for everything but letters a–z and digits. */
function toSlug( text: string ): string {
	return text.toLowerCase().replace( /[^a-z0-9]/g, '-' );
}

/** Decodes text from a URL; text with an invalid encoding is unchanged. */
function decode( value: string ): string {
	try {
		return decodeURIComponent( value );
	} catch {
		return value;
	}
}

/**
 * The name of an exported file: the name of its content, today's date in the
 * site time zone, and the parameters.
 *
 * @example
 * generateCSVFileName( 'Revenue table', { orderby: 'revenue' } );
 * // 'revenue-table_2022-03-01_orderby-revenue.csv'
 *
 * @param name   Name of the content.
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
