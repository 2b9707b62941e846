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

/**
 * Reads what the types say about the props of the widgets: `RatingProps` in a
 * `types.ts` describes `Rating`. Props of the browser's own elements are left
 * out.
 *
 * @param {string} folder That of the widgets.
 * @return {Record<string, PropDoc[]>} Props by widget.
 */
function readProps( folder ) {
	const files = fs
		.readdirSync( folder )
		.map( ( name ) => path.join( folder, name, 'types.ts' ) )
		.filter( ( file ) => fs.existsSync( file ) );
	const program = ts.createProgram( files, {
		strict: true,
		noLib: false,
		jsx: ts.JsxEmit.ReactJSX,
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		target: ts.ScriptTarget.ES2022,
		types: [],
		paths: { '@storedeck/*': [ path.join( folder, '../*' ) ] },
	} );
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

module.exports = { readProps };
