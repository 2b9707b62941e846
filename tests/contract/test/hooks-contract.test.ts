import fs from 'fs';
import path from 'path';
import { findTests } from './support/find-tests';

/*
 * `tests/contract/client.md` lists every filter, slot and plugin area with its
 * file and a test. The files and tests must exist, and every hook in the code
 * must be listed.
 */

const root = path.resolve( __dirname, '../../..' );
const read = ( file: string ) =>
	fs.readFileSync( path.join( root, file ), 'utf8' );

const rows = read( 'tests/contract/client.md' )
	.split( '\n' )
	.flatMap( ( line ) => {
		const [ , hook, where, file, title ] =
			/^\| (?:slot |area )?`([^`]+)` \| (\S+) \| (\S+\.(?:tsx?|mjs)): (.+) \|$/.exec(
				line
			) ?? [];
		return hook && where && file && title
			? [ { hook, where, file, title } ]
			: [];
	} );

/** Hook names with a dynamic part: `woocommerce_a_{id}`. */
const toPattern = ( hook: string ) =>
	new RegExp(
		hook
			.split( /\{\w+\}/ )
			.map( ( part ) => part.replace( /[-]/g, '\\-' ) )
			.join( '\\$\\{[^}]+\\}' )
	);

/** Options with similar names. */
const NO_HOOKS = [ 'woocommerce_admin_transient_notices_queue' ];

const HOOK =
	/['"`]((?:experimental_)?woocommerce_(?:admin|dashboard|navigation|header|onboarding|payment_gateway)_(?:[a-z_]|\$\{[^}]+\})+)['"`]/g;

const listFiles = ( folder: string ): string[] =>
	fs
		.readdirSync( path.join( root, folder ), { withFileTypes: true } )
		.flatMap( ( entry ) => {
			const name = `${ folder }/${ entry.name }`;
			if ( entry.isDirectory() ) {
				return entry.name === 'test' ? [] : listFiles( name );
			}
			return /\.tsx?$/.test( name ) ? [ name ] : [];
		} );

it( 'lists each hook once', () => {
	expect( rows.length ).toBeGreaterThan( 35 );
	expect( new Set( rows.map( ( { hook } ) => hook ) ).size ).toBe(
		rows.length
	);
} );

it( 'finds each hook in the listed file', () => {
	expect(
		rows.filter(
			( { hook, where } ) => ! toPattern( hook ).test( read( where ) )
		)
	).toEqual( [] );
} );

it.each( [ ...new Set( rows.map( ( { file } ) => file ) ) ] )(
	'names existing tests: %s',
	( file ) => {
		const titles = findTests( root, file ).map( ( { title } ) => title );
		expect(
			rows
				.filter( ( row ) => row.file === file )
				.filter( ( { title } ) => ! titles.includes( title ) )
		).toEqual( [] );
	}
);

it( 'lists every hook in the code', () => {
	const patterns = rows.map(
		( { hook } ) => new RegExp( `^${ toPattern( hook ).source }$` )
	);
	// Names of slots without their ids, for extensions that fill them.
	const files = [ ...listFiles( 'client' ), ...listFiles( 'src' ) ].filter(
		( file ) => ! file.startsWith( 'client/compatibility/' )
	);
	const unknown = files.flatMap( ( file ) =>
		[ ...read( file ).matchAll( HOOK ) ]
			.map( ( [ , name = '' ] ) => name )
			.filter(
				( name ) =>
					! NO_HOOKS.includes( name ) &&
					! patterns.some( ( pattern ) => pattern.test( name ) )
			)
			.map( ( name ) => `${ file }: ${ name }` )
	);
	expect( unknown ).toEqual( [] );
} );
