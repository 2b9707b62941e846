import { __, sprintf } from '@wordpress/i18n';
import type { Field } from './fields';

/** The props of a mount, by name. */
export type Schema = Record< string, Field< unknown > >;

/** What a schema reads. */
export type PropsOf< S extends Schema > = {
	[ Name in keyof S as S[ Name ] extends { isRequired: true }
		? Name
		: never ]: NonNullable< ReturnType< S[ Name ][ 'read' ] > >;
} & {
	[ Name in keyof S as S[ Name ] extends { isRequired: true }
		? never
		: Name ]?: NonNullable< ReturnType< S[ Name ][ 'read' ] > >;
};

/** What is wrong with the props of a placeholder, a sentence for each. */
export class PropsProblem extends Error {
	constructor( readonly problems: readonly string[] ) {
		super( problems.join( ' ' ) );
		this.name = 'PropsProblem';
	}
}

/** A value as whoever wrote it would know it again. */
function quote( value: unknown ) {
	const written = JSON.stringify( value ) ?? String( value );
	return written.length > 60 ? `${ written.slice( 0, 60 ) }…` : written;
}

function parse( json: string | undefined ): Record< string, unknown > {
	if ( ! json?.trim() ) {
		return {};
	}
	let value: unknown;
	try {
		value = JSON.parse( json );
	} catch {
		throw new PropsProblem( [
			__( 'data-props is not valid JSON.', 'storedeck' ),
		] );
	}
	// PHP writes an empty list of props as [].
	if ( Array.isArray( value ) && value.length === 0 ) {
		return {};
	}
	if (
		typeof value !== 'object' ||
		value === null ||
		Array.isArray( value )
	) {
		throw new PropsProblem( [
			__( 'data-props is not an object.', 'storedeck' ),
		] );
	}
	return { ...value };
}

/** A sentence about one prop that cannot be used. */
export const toProblem = ( name: string, expected: string, value: unknown ) =>
	value === undefined
		? sprintf(
				/* translators: 1: name of a prop, 2: what was expected, e.g. "a text". */
				__( '%1$s is missing: expected %2$s.', 'storedeck' ),
				name,
				expected
		  )
		: sprintf(
				/* translators: 1: name of a prop, 2: what was expected, e.g. "a text", 3: what was found. */
				__( '%1$s: expected %2$s, found %3$s.', 'storedeck' ),
				name,
				expected,
				quote( value )
		  );

/**
 * The props that a placeholder carries.
 *
 * @param  schema What the mount takes.
 * @param  json   Its `data-props`.
 * @throws {PropsProblem} Where anything cannot be used; it says all of it.
 */
export function readProps< S extends Schema >(
	schema: S,
	json: string | undefined
): PropsOf< S > {
	const given = parse( json );
	const problems: string[] = [];
	const props: Record< string, unknown > = {};

	for ( const [ name, field ] of Object.entries( schema ) ) {
		const value = given[ name ] ?? undefined;
		if ( value === undefined && ! field.isRequired ) {
			continue;
		}
		props[ name ] = field.read( value );
		if ( props[ name ] === undefined ) {
			problems.push( toProblem( name, field.expected(), value ) );
		}
	}
	for ( const name of Object.keys( given ) ) {
		if ( ! Object.hasOwn( schema, name ) ) {
			problems.push(
				sprintf(
					/* translators: 1: name of a prop, 2: names of the props there are, with commas between them. */
					__( '%1$s is unknown; there are %2$s.', 'storedeck' ),
					name,
					Object.keys( schema ).join( ', ' )
				)
			);
		}
	}
	if ( problems.length > 0 ) {
		throw new PropsProblem( problems );
	}
	return props as PropsOf< S >;
}
