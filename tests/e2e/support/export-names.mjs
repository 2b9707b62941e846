import path from 'node:path';
import ts from 'typescript';

/**
 * Returns the names of the values that modules export, read from their source by
 * TypeScript: independent of the build. Types are left out.
 *
 * @param {string}   root  The repository.
 * @param {string[]} files Modules, relative to it.
 * @return {string[][]} The sorted names of each module.
 */
export function readExportNames( root, files ) {
	const { config } = ts.readConfigFile(
		path.join( root, 'tsconfig.json' ),
		ts.sys.readFile
	);
	const { options } = ts.parseJsonConfigFileContent( config, ts.sys, root );
	const modules = files.map( ( file ) => path.join( root, file ) );
	const program = ts.createProgram( modules, {
		...options,
		types: [],
		incremental: false,
		tsBuildInfoFile: undefined,
	} );
	const checker = program.getTypeChecker();
	const has = ( symbol, flag ) =>
		// eslint-disable-next-line no-bitwise -- TypeScript's flags are bits.
		Boolean( symbol.flags & flag );
	const isValue = ( symbol ) =>
		has(
			has( symbol, ts.SymbolFlags.Alias )
				? checker.getAliasedSymbol( symbol )
				: symbol,
			ts.SymbolFlags.Value
		);
	return modules.map( ( file ) => {
		const source = program.getSourceFile( file );
		const module = source && checker.getSymbolAtLocation( source );
		return ( module ? checker.getExportsOfModule( module ) : [] )
			.filter( isValue )
			.map( ( { name } ) => name )
			.sort();
	} );
}
