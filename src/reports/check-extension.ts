const PROPERTIES = [ 'id', 'cells' ];

const ID = /^[a-z][a-z0-9-]*$/;

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** A value as an error message shows it. */
function describe( value: unknown ) {
	if ( typeof value === 'string' ) {
		return `"${ value }"`;
	}
	if ( Array.isArray( value ) ) {
		return 'an array';
	}
	if ( typeof value === 'function' ) {
		return 'a function';
	}
	return isRecord( value ) ? 'an object' : String( value );
}

function fail( id: unknown, field: string, expected: string, value: unknown ) {
	throw new TypeError(
		`registerReport( ${ describe(
			id
		) } ): ${ field }: expected ${ expected }, got ${ describe( value ) }.`
	);
}

/**
 * Checks an extension, which may come from a plugin.
 *
 * @throws {TypeError} Names the report, the field and what was expected.
 */
export function checkExtension( extension: unknown ) {
	if ( ! isRecord( extension ) ) {
		return fail(
			undefined,
			'extension',
			'an object with id and cells',
			extension
		);
	}
	const { id, cells } = extension;
	if ( typeof id !== 'string' || ! ID.test( id ) ) {
		fail(
			id,
			'id',
			'lowercase letters, digits and hyphens, starting with a letter',
			id
		);
	}
	for ( const name of Object.keys( extension ) ) {
		if ( ! PROPERTIES.includes( name ) ) {
			fail( id, name, 'no such property (id, cells)', extension[ name ] );
		}
	}
	if ( ! isRecord( cells ) ) {
		return fail( id, 'cells', 'an object of functions by column', cells );
	}
	for ( const [ column, render ] of Object.entries( cells ) ) {
		if ( typeof render !== 'function' ) {
			fail(
				id,
				`cells.${ column }`,
				'a function that returns the content of the cell',
				render
			);
		}
	}
}
