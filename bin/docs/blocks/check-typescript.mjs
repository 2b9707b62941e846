import path from 'node:path';
import ts from 'typescript';

/** A name that the block does not declare. */
const UNKNOWN_NAMES = [ 2304, 2552, 2503, 18004 ];

/** A parameter has no type because the function that it is handed to is unknown. */
const UNKNOWN_TYPES = [ 7006, 7031 ];

/**
 * Parsed files of the repository and its packages, which no block changes.
 *
 * @type {Map<string, ts.SourceFile | undefined>}
 */
const sources = new Map();

const EXPORT =
	/^export (default )?(?:async )?(?:abstract )?(?:function|const|class|type|interface) (\w+)/gm;

/**
 * Compiles blocks of TypeScript and JSX, each as a module in the folder of its page.
 *
 * A page for authors of plugins (`isComplete`) has whole modules. In the README of a
 * folder, a block shows what the folder exports, which need not be imported; names of
 * the surrounding code may be missing.
 *
 * @param {string}                                                                           root
 * @param {{ page: string, at: string, code: string, isComplete: boolean, file?: string }[]} blocks
 * @return {string[]} What is wrong.
 */
export function checkTypeScript( root, blocks ) {
	const { config } = ts.readConfigFile(
		path.join( root, 'tsconfig.json' ),
		ts.sys.readFile
	);
	const { options } = ts.parseJsonConfigFileContent(
		{
			compilerOptions: {
				...config.compilerOptions,
				incremental: false,
				tsBuildInfoFile: undefined,
			},
			files: [],
		},
		ts.sys,
		root
	);
	/** @type {Map<string, { code: string, block: typeof blocks[ 0 ] }>} */
	const modules = new Map(
		blocks.map( ( block, index ) => [
			path.join(
				root,
				path.dirname( block.page ),
				block.file ?? `block-${ index }.tsx`
			),
			{ block, code: `${ block.code }\nexport {};\n` },
		] )
	);
	const compile = ( earlier ) => {
		const host = ts.createCompilerHost( options );
		const { fileExists, getSourceFile } = host;
		host.fileExists = ( file ) => modules.has( file ) || fileExists( file );
		host.getSourceFile = ( file, target ) => {
			const module = modules.get( file );
			if ( module ) {
				return ts.createSourceFile( file, module.code, target );
			}
			if ( ! sources.has( file ) ) {
				sources.set( file, getSourceFile( file, target ) );
			}
			return sources.get( file );
		};
		return ts.createProgram(
			[ ...modules.keys() ],
			options,
			host,
			earlier
		);
	};
	const diagnose = ( program, file ) =>
		ts.getPreEmitDiagnostics( program, program.getSourceFile( file ) );

	const first = compile();
	const found = new Map(
		[ ...modules.keys() ].map( ( file ) => [
			file,
			diagnose( first, file ),
		] )
	);
	// Again with the names that the folder of the README exports.
	const changed = [ ...modules ].filter( ( [ file, { block, code } ] ) => {
		const names = block.isComplete
			? []
			: ( found.get( file ) ?? [] )
					.filter( ( { code: number } ) =>
						UNKNOWN_NAMES.includes( number )
					)
					.map( ( { start = 0, length = 0 } ) =>
						code.slice( start, start + length )
					);
		const imports = importOwn( path.dirname( file ), new Set( names ) );
		modules.set( file, { block, code: imports + code } );
		return imports !== '';
	} );
	if ( changed.length ) {
		const second = compile( first );
		for ( const [ file ] of changed ) {
			found.set( file, diagnose( second, file ) );
		}
	}
	return [ ...modules ].flatMap( ( [ file, { block } ] ) =>
		( found.get( file ) ?? [] )
			.filter(
				( { code } ) =>
					block.isComplete ||
					! [ ...UNKNOWN_NAMES, ...UNKNOWN_TYPES ].includes( code )
			)
			.map(
				( { messageText } ) =>
					`${ block.at }: ${ ts.flattenDiagnosticMessageText(
						messageText,
						'\n'
					) }`
			)
	);
}

/** Imports of the names that modules of a folder export. */
function importOwn( folder, names ) {
	if ( ! names.size ) {
		return '';
	}
	const imports = [];
	const missing = new Set( names );
	for ( const file of ts.sys.readDirectory(
		folder,
		[ '.ts', '.tsx' ],
		[ '**/test' ]
	) ) {
		const text = ts.sys.readFile( file ) ?? '';
		for ( const [ , isDefault, name = '' ] of text.matchAll( EXPORT ) ) {
			if ( missing.delete( name ) ) {
				const from = `./${ path
					.relative( folder, file )
					.replace( /\.tsx?$/, '' ) }`;
				imports.push(
					`import ${
						isDefault ? name : `{ ${ name } }`
					} from '${ from }';`
				);
			}
		}
	}
	return imports.join( ' ' );
}
