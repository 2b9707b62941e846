const crypto = require( 'node:crypto' );
const fs = require( 'node:fs' );
const path = require( 'node:path' );
const ts = require( 'typescript' );

/**
 * @typedef {Object} PropDoc
 * @property {string}  name       Of the prop.
 * @property {string}  type       As it is written.
 * @property {boolean} isRequired Whether it must be given.
 * @property {string}  initial    What it is by default; empty when nothing is said.
 * @property {string}  text       What it is for.
 */

const DECLARES = /^export (interface|type) \w+Props\b/m;

/**
 * @param {string} folder That of the widgets.
 * @return {string[]} The files with types of props: `types.ts` nearly always.
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
		.filter( ( file ) => DECLARES.test( fs.readFileSync( file, 'utf8' ) ) );

/**
 * Reads what the types say about the props of the widgets: `RatingProps`
 * describes `Rating`. Props of the browser's own elements are left
 * out.
 *
 * @param {string} folder That of the widgets.
 * @return {Record<string, PropDoc[]>} Props by widget.
 */
function readProps( folder ) {
	const files = listTypes( folder );
	const options = {
		strict: true,
		jsx: ts.JsxEmit.ReactJSX,
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		target: ts.ScriptTarget.ES2022,
		// What types are made of others with, such as `Omit`.
		lib: [ 'lib.es5.d.ts' ],
		types: [],
		paths: { '@storedeck/*': [ path.join( folder, '../*' ) ] },
	};
	const host = ts.createCompilerHost( options );
	// Packages are not read, which would take nearly all of the time: props
	// that come from them are left out.
	host.resolveModuleNameLiterals = ( names, from ) =>
		names.map( ( { text } ) =>
			/^(\.|@storedeck\/)/.test( text )
				? ts.resolveModuleName( text, from, options, host )
				: { resolvedModule: undefined }
		);
	const program = ts.createProgram( files, options, host );
	const checker = program.getTypeChecker();
	/** @type {Record<string, PropDoc[]>} */
	const found = {};
	for ( const file of files ) {
		program.getSourceFile( file )?.forEachChild( ( node ) => {
			if (
				( ts.isInterfaceDeclaration( node ) ||
					ts.isTypeAliasDeclaration( node ) ) &&
				node.name.text.endsWith( 'Props' )
			) {
				found[ node.name.text.slice( 0, -'Props'.length ) ] = checker
					.getPropertiesOfType( checker.getTypeAtLocation( node ) )
					.flatMap( ( symbol ) =>
						describe( symbol, checker, folder )
					);
			}
		} );
	}
	return found;
}

/**
 * @param {import('typescript').Symbol}      symbol
 * @param {import('typescript').TypeChecker} checker
 * @param {string}                           folder
 * @return {PropDoc[]} None for a prop that is not ours.
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
 * As `readProps`, but reads again only when a file of types has changed.
 *
 * @param {string} folder That of the widgets.
 * @param {string} store  File that keeps what was read.
 * @return {Record<string, PropDoc[]>} Props by widget.
 */
function readPropsOnce( folder, store ) {
	const hash = crypto.createHash( 'sha256' ).update( ts.version );
	for ( const file of [ __filename, ...listTypes( folder ) ] ) {
		hash.update( file ).update( fs.readFileSync( file ) );
	}
	const sources = hash.digest( 'hex' );
	try {
		const known = JSON.parse( fs.readFileSync( store, 'utf8' ) );
		if ( known.sources === sources ) {
			return known.props;
		}
	} catch {
		// None yet, or one that was cut short.
	}
	const props = readProps( folder );
	fs.mkdirSync( path.dirname( store ), { recursive: true } );
	fs.writeFileSync( store, JSON.stringify( { sources, props } ) );
	return props;
}

module.exports = { readProps, readPropsOnce };
