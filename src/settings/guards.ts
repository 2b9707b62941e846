/*
 * Readers of unknown values. Each returns the value in the expected type, or
 * `undefined` when it is missing or invalid.
 */

export type UnknownRecord = Record< string, unknown >;

export const isRecord = ( value: unknown ): value is UnknownRecord =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/**
 * PHP prints an empty array as `[]`, even where entries would make it an
 * object.
 */
export const asRecord = ( value: unknown ): UnknownRecord | undefined => {
	if ( isRecord( value ) ) {
		return value;
	}
	return Array.isArray( value ) && value.length === 0 ? {} : undefined;
};

export const asText = ( value: unknown ) =>
	typeof value === 'string' ? value : undefined;

export const asFilledText = ( value: unknown ) =>
	typeof value === 'string' && value !== '' ? value : undefined;

/** Integers from `min` to `max`; PHP options often contain them as strings. */
export const asInteger = ( value: unknown, min: number, max: number ) => {
	const isNumeric =
		typeof value === 'number' ||
		( typeof value === 'string' && /^\s*\d+\s*$/.test( value ) );
	const number = isNumeric ? Number( value ) : NaN;
	return Number.isInteger( number ) && number >= min && number <= max
		? number
		: undefined;
};

/** Booleans, also as PHP options store them. */
export const asBoolean = ( value: unknown ) => {
	if ( value === true || value === 'yes' || value === 1 || value === '1' ) {
		return true;
	}
	if ( value === false || value === 'no' || value === 0 || value === '0' ) {
		return false;
	}
	return undefined;
};

export const asTextList = ( value: unknown ) =>
	Array.isArray( value )
		? value.filter(
				( entry ): entry is string => typeof entry === 'string'
		  )
		: undefined;

export const asTextMap = ( value: unknown ) => {
	const record = asRecord( value );
	return (
		record &&
		Object.fromEntries(
			Object.entries( record ).filter(
				( entry ): entry is [ string, string ] =>
					typeof entry[ 1 ] === 'string'
			)
		)
	);
};

/** A web URL: `http(s)://…` or a path of this site. */
export const asAddress = ( value: unknown ) => {
	const text = asFilledText( value )?.trim();
	return text && /^(https?:\/\/|\/(?!\/))/i.test( text ) ? text : undefined;
};

/**
 * Reads an own property of an object that is used as a map: names are user
 * input, and `toString` is not an entry.
 */
export const getOwn = < Value >(
	map: Readonly< Record< string, Value > >,
	name: string
): Value | undefined =>
	Object.hasOwn( map, name ) ? map[ name ] : undefined;
