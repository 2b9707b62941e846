const getOwn = ( value: unknown, name: string ): unknown =>
	typeof value === 'object' && value !== null && Object.hasOwn( value, name )
		? ( value as Record< string, unknown > )[ name ]
		: undefined;

/**
 * A field of a row.
 *
 * @param path A name, or a path: `extended_info.sku`.
 * @return Undefined if it is missing.
 */
export const readField = ( row: unknown, path: string ): unknown =>
	path.split( '.' ).reduce( getOwn, row );

/** The field as text; empty if it is missing or not a text or number. */
export function readText( row: unknown, path: string ) {
	const value = readField( row, path );
	return typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';
}

/** Whether the field is neither empty nor 0 nor negative. */
export function hasField( row: unknown, path: string ) {
	const value = readField( row, path );
	if ( Array.isArray( value ) ) {
		return value.length > 0;
	}
	return typeof value === 'string' && Number.isNaN( Number( value ) )
		? true
		: Number( value ) > 0;
}
