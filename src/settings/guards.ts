/*
 * Small readers of unknown values. Each gives the value in its right shape, or
 * `undefined` when it is missing or malformed.
 */

export type UnknownRecord = Record< string, unknown >;

export const isRecord = ( value: unknown ): value is UnknownRecord =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/**
 * A PHP array without entries is printed as `[]`, also where entries would have
 * made it an object.
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

/** Whole numbers from `min` to `max`; PHP options often hold them as text. */
export const asInteger = ( value: unknown, min: number, max: number ) => {
	const isNumeric =
		typeof value === 'number' ||
		( typeof value === 'string' && /^\s*\d+\s*$/.test( value ) );
	const number = isNumeric ? Number( value ) : NaN;
	return Number.isInteger( number ) && number >= min && number <= max
		? number
		: undefined;
};

/** Booleans and the ways PHP options write them. */
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

/** Keeps the entries whose value is text. */
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

/** An address of the web: `http(s)://…` or a path of this site. */
export const asAddress = ( value: unknown ) => {
	const text = asFilledText( value )?.trim();
	return text && /^(https?:\/\/|\/(?!\/))/i.test( text ) ? text : undefined;
};
