import fs from 'fs';
import path from 'path';
import { findTestsOf } from './find-tests';
import type { FoundTest } from './find-tests';

const IMPORT = /import (?:type )?\{([^}]*)\} from '(\.[^']*)'/g;
const mentions = ( text: string, name: string ) =>
	new RegExp( `\\b${ name }\\b` ).test( text );

/**
 * Local names of the imports of a test file, with the text of the imported test
 * helper or the original name.
 */
function readImports( file: string ): Map< string, string > {
	const found = new Map< string, string >();
	const code = fs.readFileSync( file, 'utf8' );
	for ( const [ , names = '', from = '' ] of code.matchAll( IMPORT ) ) {
		const helper = [ '.ts', '.tsx' ]
			.map( ( end ) => path.join( path.dirname( file ), from + end ) )
			.find( ( name ) => fs.existsSync( name ) );
		const isOfTests = helper && /\/test\//.test( helper );
		for ( const part of names.split( ',' ) ) {
			const [ name = '', local = name ] = part.trim().split( / as / );
			found.set(
				local,
				isOfTests ? fs.readFileSync( helper, 'utf8' ) : name
			);
		}
	}
	return found;
}

/**
 * The tests of a widget folder, with the text of imported helpers, and with
 * renamed imports replaced by their original names.
 */
export function findWidgetTests( root: string, folder: string ): FoundTest[] {
	const imports = new Map< string, Map< string, string > >();
	return findTestsOf( root, folder ).map( ( test ) => {
		const known =
			imports.get( test.file ) ??
			readImports( path.join( root, test.file ) );
		imports.set( test.file, known );
		const used = [ ...known ].filter( ( [ local ] ) =>
			mentions( test.text, local )
		);
		return {
			...test,
			text: [ test.text, ...used.map( ( [ , text ] ) => text ) ].join(
				'\n'
			),
		};
	} );
}
