import { __, sprintf } from '@wordpress/i18n';

/** One prop of a mount: how it is read, and what is expected of it. */
export interface Field< T > {
	/** The value, or undefined where it cannot be used. */
	read: ( value: unknown ) => T | undefined;
	/** What would have been right, for whoever wrote the placeholder. */
	expected: () => string;
	isRequired?: boolean;
}

/** Any text that is not empty. */
export const text = (): Field< string > => ( {
	read: ( value ) =>
		typeof value === 'string' && value.trim() !== '' ? value : undefined,
	expected: () => __( 'a text', 'storedeck' ),
} );

/** One of some names, which may depend on the shop. */
export const oneOf = < T extends string >(
	names: () => readonly T[]
): Field< T > => ( {
	read: ( value ) => names().find( ( name ) => name === value ),
	expected: () =>
		sprintf(
			/* translators: %s: names with commas between them. */
			__( 'one of %s', 'storedeck' ),
			names().join( ', ' )
		),
} );

/** A whole number, also written as text. */
export const whole = ( least: number, most: number ): Field< number > => ( {
	read: ( value ) => {
		const number =
			typeof value === 'string' && /^\d+$/.test( value )
				? Number( value )
				: value;
		return typeof number === 'number' &&
			Number.isInteger( number ) &&
			number >= least &&
			number <= most
			? number
			: undefined;
	},
	expected: () =>
		sprintf(
			/* translators: 1: lowest number, 2: highest number. */
			__( 'a whole number from %1$d to %2$d', 'storedeck' ),
			least,
			most
		),
} );

/** A list of texts; one text is a list of one. */
export const texts = (): Field< string[] > => ( {
	read: ( value ) => {
		const list = Array.isArray( value ) ? value : [ value ];
		return list.length > 0 &&
			list.every( ( item ) => typeof item === 'string' && item !== '' )
			? list
			: undefined;
	},
	expected: () => __( 'a list of texts', 'storedeck' ),
} );

/** A day, `YYYY-MM-DD`. */
export const day = (): Field< string > => ( {
	read: ( value ) => {
		const parts =
			typeof value === 'string' &&
			/^(\d{4})-(\d{2})-(\d{2})$/.exec( value );
		if ( ! parts ) {
			return undefined;
		}
		const date = new Date( `${ parts[ 0 ] }T00:00:00Z` );
		// 30 February is a day that there is not.
		return ! Number.isNaN( date.getTime() ) &&
			date.toISOString().startsWith( parts[ 0 ] )
			? parts[ 0 ]
			: undefined;
	},
	expected: () => __( 'a day written YYYY-MM-DD', 'storedeck' ),
} );

/** Parameters of a report's address: texts by name. */
export const parameters = (): Field< Record< string, string > > => ( {
	read: ( value ) =>
		typeof value === 'object' &&
		value !== null &&
		! Array.isArray( value ) &&
		Object.values( value ).every( ( item ) => typeof item === 'string' )
			? ( value as Record< string, string > )
			: undefined,
	expected: () => __( 'an object of texts', 'storedeck' ),
} );

/** A field that has to be there. */
export const required = < T >( field: Field< T > ) =>
	( { ...field, isRequired: true } ) as const;
