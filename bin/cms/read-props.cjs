const crypto = require( 'node:crypto' );
const fs = require( 'node:fs' );
const path = require( 'node:path' );
const ts = require( 'typescript' );

/**
 * @typedef {Object} PropDoc
 * @property {string}  name       Name of the prop.
 * @property {string}  type       Type, as in the source code.
 * @property {boolean} isRequired Whether the prop is required.
 * @property {string}  initial    Default value, or an empty string.
 * @property {string}  text       Description.
 */

const PROPS_DECLARATION = /^export (interface|type) \w+Props\b/m;

/**
 * @param {string} folder Folder of the components.
 * @return {string[]} The files that export prop types, usually `types.ts`.
 */
const listTypes = ( folder ) =>
	fs
		.readdirSync( folder, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.flatMap( ( { name } ) =>
			fs
				.readdirSync( path.join( folder, name ) )
				.filter( ( file ) => /^(?!stories).*\.tsx?$/.test( file ) )
				.map( ( file ) => path.join( folder, name, file ) )
		)
		.filter( ( file ) =>
			PROPS_DECLARATION.test( fs.readFileSync( file, 'utf8' ) )
		);

/**
 * Reads the names, types and descriptions of component props: `RatingProps`
 * describes `Rating`. Props of HTML elements are left out.
 *
 * @param {string} folder Folder of the components.
 * @return {Record<string, PropDoc[]>} Props by component.
 */
function readProps( folder ) {
	const files = listTypes( folder );
	const options = {
		strict: true,
		jsx: ts.JsxEmit.ReactJSX,
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		target: ts.ScriptTarget.ES2022,
		// Declares utility types such as `Omit`.
		lib: [ 'lib.es5.d.ts' ],
		types: [],
		paths: { '@storedeck/*': [ path.join( folder, '../*' ) ] },
	};
	const host = ts.createCompilerHost( options );
	// Packages are not resolved, because that would take most of the time.
	// Props inherited from them are left out.
	host.resolveModuleNameLiterals = ( names, from ) =>
		names.map( ( { text } ) =>
			/^(\.|@storedeck\/)/.test( text )
				? ts.resolveModuleName( text, from, options, host )
				: { resolvedModule: undefined }
		);
	const program = ts.createProgram( files, options, host );
	const checker = program.getTypeChecker();
	/** @type {Record<string, PropDoc[]>} */
	const propsByComponent = {};
	for ( const file of files ) {
		program.getSourceFile( file )?.forEachChild( ( node ) => {
			if (
				( ts.isInterfaceDeclaration( node ) ||
					ts.isTypeAliasDeclaration( node ) ) &&
				node.name.text.endsWith( 'Props' )
			) {
				propsByComponent[ node.name.text.slice( 0, -'Props'.length ) ] =
					checker
						.getPropertiesOfType(
							checker.getTypeAtLocation( node )
						)
						.flatMap( ( symbol ) =>
							describe( symbol, checker, folder )
						);
			}
		} );
	}
	return propsByComponent;
}

/**
 * @param {import('typescript').Symbol}      symbol
 * @param {import('typescript').TypeChecker} checker
 * @param {string}                           folder
 * @return {PropDoc[]} An empty list for a prop that is declared elsewhere.
 */
function describe( symbol, checker, folder ) {
	const declaration = symbol
		.getDeclarations()
		?.find( ( { parent } ) =>
			parent.getSourceFile().fileName.startsWith( folder )
		);
	if (
		! declaration ||
		! (
			ts.isPropertySignature( declaration ) ||
			ts.isMethodSignature( declaration )
		)
	) {
		return [];
	}
	const tag = symbol
		.getJsDocTags( checker )
		.find( ( { name } ) => name === 'default' );
	return [
		{
			name: symbol.getName(),
			type: ( declaration.type?.getText() ?? '' ).replace( /\s+/g, ' ' ),
			isRequired: ! declaration.questionToken,
			initial: ts.displayPartsToString( tag?.text ),
			text: ts
				.displayPartsToString(
					symbol.getDocumentationComment( checker )
				)
				.replace( /\s+/g, ' ' ),
		},
	];
}

/**
 * Like `readProps`, but cached until a file with prop types changes.
 *
 * @param {string} folder    Folder of the components.
 * @param {string} cacheFile Cache file.
 * @return {Record<string, PropDoc[]>} Props by component.
 */
function readPropsCached( folder, cacheFile ) {
	const hash = crypto.createHash( 'sha256' ).update( ts.version );
	for ( const file of [ __filename, ...listTypes( folder ) ] ) {
		hash.update( file ).update( fs.readFileSync( file ) );
	}
	const sources = hash.digest( 'hex' );
	try {
		const cached = JSON.parse( fs.readFileSync( cacheFile, 'utf8' ) );
		if ( cached.sources === sources ) {
			return cached.props;
		}
	} catch {
		// The cache file is missing or incomplete.
	}
	const props = readProps( folder );
	fs.mkdirSync( path.dirname( cacheFile ), { recursive: true } );
	fs.writeFileSync( cacheFile, JSON.stringify( { sources, props } ) );
	return props;
}

module.exports = { readProps, readPropsCached };
