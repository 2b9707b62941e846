import { __, sprintf } from '@wordpress/i18n';
import type { Field } from './fields';

/** The props of a mount, by name. */
export type Schema = Record< string, Field< unknown > >;

/** The type of the props of a schema. */
export type PropsOf< S extends Schema > = {
	[ Name in keyof S as S[ Name ] extends { isRequired: true }
		? Name
		: never ]: NonNullable< ReturnType< S[ Name ][ 'read' ] > >;
} & {
	[ Name in keyof S as S[ Name ] extends { isRequired: true }
		? never
		: Name ]?: NonNullable< ReturnType< S[ Name ][ 'read' ] > >;
};

/** The props of a placeholder are invalid; one message for each prop. */
export class InvalidPropsError extends Error {
	constructor( readonly messages: readonly string[] ) {
		super( messages.join( ' ' ) );
		this.name = 'InvalidPropsError';
	}
}

/** The value as JSON, truncated. */
function quote( value: unknown ) {
	const encoded = JSON.stringify( value ) ?? String( value );
	return encoded.length > 60 ? `${ encoded.slice( 0, 60 ) }…` : encoded;
}

/**
 * Reads the object of a `data-props` attribute.
 *
 * @param  json
 * @throws {InvalidPropsError} If it is no object in JSON.
 */
export function parseProps(
	json: string | undefined
): Record< string, unknown > {
	if ( ! json?.trim() ) {
		return {};
	}
	let value: unknown;
	try {
		value = JSON.parse( json );
	} catch {
		throw new InvalidPropsError( [
			__( 'data-props is not valid JSON.', 'storedeck' ),
		] );
	}
	// PHP encodes an empty array as [].
	if ( Array.isArray( value ) && value.length === 0 ) {
		return {};
	}
	if (
		typeof value !== 'object' ||
		value === null ||
		Array.isArray( value )
	) {
		throw new InvalidPropsError( [
			__( 'data-props is not an object.', 'storedeck' ),
		] );
	}
	return { ...value };
}

export const describeInvalidProp = (
	name: string,
	expected: string,
	value: unknown
) =>
	value === undefined
		? sprintf(
				/* translators: 1: name of a prop, 2: what was expected, e.g. "a string". */
				__( '%1$s is missing: expected %2$s.', 'storedeck' ),
				name,
				expected
		  )
		: sprintf(
				/* translators: 1: name of a prop, 2: what was expected, e.g. "a string", 3: what was found. */
				__( '%1$s: expected %2$s, found %3$s.', 'storedeck' ),
				name,
				expected,
				quote( value )
		  );

/**
 * Reads the props of a placeholder.
 *
 * @param  schema
 * @param  json   The `data-props` attribute.
 * @throws {InvalidPropsError} If any prop is invalid; it lists all of them.
 */
export function readProps< S extends Schema >(
	schema: S,
	json: string | undefined
): PropsOf< S > {
	const values = parseProps( json );
	const messages: string[] = [];
	const props: Record< string, unknown > = {};

	for ( const [ name, field ] of Object.entries( schema ) ) {
		const value = values[ name ] ?? undefined;
		if ( value === undefined && ! field.isRequired ) {
			continue;
		}
		props[ name ] = field.read( value );
		if ( props[ name ] === undefined ) {
			messages.push(
				describeInvalidProp( name, field.expected(), value )
			);
		}
	}
	for ( const name of Object.keys( values ) ) {
		if ( ! Object.hasOwn( schema, name ) ) {
			messages.push(
				sprintf(
					/* translators: 1: name of a prop, 2: names of valid props, separated by commas. */
					__(
						'Unknown prop %1$s. Expected one of: %2$s.',
						'storedeck'
					),
					name,
					Object.keys( schema ).join( ', ' )
				)
			);
		}
	}
	if ( messages.length > 0 ) {
		throw new InvalidPropsError( messages );
	}
	return props as PropsOf< S >;
}
