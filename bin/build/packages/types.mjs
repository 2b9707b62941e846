import path from 'node:path';
import ts from 'typescript';
import { writeAtomic } from '../../cms/files.mjs';
import { TYPES as ROUTES } from '../../types/write.mjs';
import { FORMATS, importPath, nameModule, packageOf } from './libraries.mjs';

/** The generated types of routes; in the package of the data stores. */
const ROUTES_MODULE = '@storedeck/routes';

/**
 * The type of a data store contains names of a module that new versions of
 * `@wordpress/data` do not export. Its function has the same type.
 */
const STORE_TYPE =
	'import("@wordpress/data/build-types/types").StoreDescriptor<import("@wordpress/data/build-types/types").ReduxStoreConfig<';
const PUBLIC_STORE_TYPE =
	'ReturnType<typeof import("@wordpress/data").createReduxStore<';

/**
 * Compiles the type declarations of all libraries at once: they use each
 * other's types.
 *
 * @param {string}                              root      The repository.
 * @param {import('./libraries.mjs').Library[]} libraries
 * @return {( library: import('./libraries.mjs').Library, output: string ) => Promise<string[]>} Writes
 *         the declarations of a library to `dist` and returns the names of the packages that they import.
 * @throws {Error} With the messages of TypeScript.
 */
export function compileTypes( root, libraries ) {
	const options = readOptions( root );
	const routes = path.join( root, ROUTES );
	const program = ts.createProgram(
		libraries.flatMap( ( { entries } ) => Object.values( entries ) ),
		options
	);
	/** @type {Map<string, string>} Declarations by source file. */
	const declarations = new Map();
	const { diagnostics } = program.emit(
		undefined,
		( _name, text, _mark, _onError, [ source ] = [] ) =>
			declarations.set(
				path.normalize( source?.fileName ?? '' ),
				text
					.replaceAll( STORE_TYPE, PUBLIC_STORE_TYPE )
					// Types do not come from imports for side effects.
					.replaceAll( /^import ['"].*\n/gm, '' )
			),
		undefined,
		true
	);
	if ( diagnostics.length ) {
		throw new Error(
			ts.formatDiagnostics(
				diagnostics,
				ts.createCompilerHost( options )
			)
		);
	}
	declarations.set( routes, ts.sys.readFile( routes ) ?? '' );

	/** The source file of an import, if it is one of the same library. */
	const resolve = ( specifier, from ) => {
		if ( ! specifier.startsWith( '.' ) && specifier !== ROUTES_MODULE ) {
			return undefined;
		}
		const { resolvedModule } = ts.resolveModuleName(
			specifier,
			from,
			options,
			ts.sys
		);
		if ( ! resolvedModule ) {
			throw new Error( `${ from } imports ${ specifier }: not found.` );
		}
		return path.normalize( resolvedModule.resolvedFileName );
	};

	return async ( library, output ) => {
		const imports = new Set();
		const files = new Set( Object.values( library.entries ) );
		const nameOf = ( file ) =>
			file === routes ? 'rest-routes' : nameModule( library, file );
		for ( const file of files ) {
			const text = declarations.get( file ) ?? '';
			const found = findSpecifiers( text );
			for ( const { format, script, types } of FORMATS ) {
				const result = found.reduce( ( rest, { name, start, end } ) => {
					const target = resolve( name, file );
					if ( ! target ) {
						imports.add( packageOf( name ) );
						return rest;
					}
					files.add( target );
					const to = importPath( nameOf( file ), nameOf( target ) );
					return [
						rest.slice( 0, start ),
						`'${ to }${ script }'`,
						rest.slice( end ),
					].join( '' );
				}, text );
				const written = path.join(
					output,
					'dist',
					format,
					nameOf( file ) + types
				);
				await writeAtomic( written, result );
			}
		}
		return [ ...imports ];
	};
}

function readOptions( root ) {
	const { config } = ts.readConfigFile(
		path.join( root, 'tsconfig.json' ),
		ts.sys.readFile
	);
	const { options } = ts.parseJsonConfigFileContent( config, ts.sys, root );
	return {
		...options,
		noEmit: false,
		declaration: true,
		emitDeclarationOnly: true,
		incremental: false,
		tsBuildInfoFile: undefined,
		// Packages are used without the types of Jest and Node.
		types: [],
	};
}

/** The modules that a declaration file imports names from, the last one first, and where their names are. */
function findSpecifiers( text ) {
	const source = ts.createSourceFile(
		'module.d.ts',
		text,
		ts.ScriptTarget.Latest,
		true
	);
	const found = [];
	const visit = ( node ) => {
		const { parent } = node;
		if (
			ts.isStringLiteral( node ) &&
			( ts.isImportDeclaration( parent ) ||
				ts.isExportDeclaration( parent ) ||
				ts.isImportTypeNode( parent.parent ) )
		) {
			found.unshift( {
				name: node.text,
				start: node.getStart( source ),
				end: node.getEnd(),
			} );
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return found;
}
