import { __, sprintf } from '@wordpress/i18n';

/** A prop of a mount. */
export interface Field< T > {
	/** The value; undefined if it is invalid. */
	read: ( value: unknown ) => T | undefined;
	/** Describes valid values, for the error message. */
	expected: () => string;
	isRequired?: boolean;
}

/** A non-empty string. */
export const string = (): Field< string > => ( {
	read: ( value ) =>
		typeof value === 'string' && value.trim() !== '' ? value : undefined,
	expected: () => __( 'a string', 'storedeck' ),
} );

/** One of a list of names, which may depend on the store. */
export const oneOf = < T extends string >(
	names: () => readonly T[]
): Field< T > => ( {
	read: ( value ) => names().find( ( name ) => name === value ),
	expected: () =>
		sprintf(
			/* translators: %s: names separated by commas. */
			__( 'one of %s', 'storedeck' ),
			names().join( ', ' )
		),
} );

/** A whole number, also as a string. */
export const wholeNumber = ( min: number, max: number ): Field< number > => ( {
	read: ( value ) => {
		const number =
			typeof value === 'string' && /^\d+$/.test( value )
				? Number( value )
				: value;
		return typeof number === 'number' &&
			Number.isInteger( number ) &&
			number >= min &&
			number <= max
			? number
			: undefined;
	},
	expected: () =>
		sprintf(
			/* translators: 1: lowest number, 2: highest number. */
			__( 'a whole number from %1$d to %2$d', 'storedeck' ),
			min,
			max
		),
} );

/** A list of strings; a single string is a list with one entry. */
export const stringList = (): Field< string[] > => ( {
	read: ( value ) => {
		const list = Array.isArray( value ) ? value : [ value ];
		return list.length > 0 &&
			list.every( ( item ) => typeof item === 'string' && item !== '' )
			? list
			: undefined;
	},
	expected: () => __( 'a list of strings', 'storedeck' ),
} );

/** A date, `YYYY-MM-DD`. */
export const date = (): Field< string > => ( {
	read: ( value ) => {
		const parts =
			typeof value === 'string' &&
			/^(\d{4})-(\d{2})-(\d{2})$/.exec( value );
		if ( ! parts ) {
			return undefined;
		}
		const parsed = new Date( `${ parts[ 0 ] }T00:00:00Z` );
		// Rejects 30 February.
		return ! Number.isNaN( parsed.getTime() ) &&
			parsed.toISOString().startsWith( parts[ 0 ] )
			? parts[ 0 ]
			: undefined;
	},
	expected: () => __( 'a date in the format YYYY-MM-DD', 'storedeck' ),
} );

/** Parameters of a report's URL. */
export const stringMap = (): Field< Record< string, string > > => ( {
	read: ( value ) =>
		typeof value === 'object' &&
		value !== null &&
		! Array.isArray( value ) &&
		Object.values( value ).every( ( item ) => typeof item === 'string' )
			? ( value as Record< string, string > )
			: undefined,
	expected: () => __( 'an object of strings', 'storedeck' ),
} );

export const required = < T >( field: Field< T > ) =>
	( { ...field, isRequired: true } ) as const;
