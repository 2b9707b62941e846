import fs from 'fs';
import path from 'path';
import ts from 'typescript';

const src = path.resolve( __dirname, '../../../../src' );
const components = path.join( src, 'components' );

const PROPS_DECLARATION = /^export (interface|type) \w+Props\b/m;

/** The files that export types of props, usually `types.ts`. */
const files = fs
	.readdirSync( components, { withFileTypes: true } )
	.filter( ( entry ) => entry.isDirectory() )
	.flatMap( ( { name } ) =>
		fs
			.readdirSync( path.join( components, name ) )
			.filter( ( file ) => /^(?!stories).*\.tsx?$/.test( file ) )
			.map( ( file ) => path.join( components, name, file ) )
	)
	.filter( ( file ) =>
		PROPS_DECLARATION.test( fs.readFileSync( file, 'utf8' ) )
	);

const options: ts.CompilerOptions = {
	strict: true,
	jsx: ts.JsxEmit.ReactJSX,
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	target: ts.ScriptTarget.ES2022,
	// Declares utility types such as `Omit`.
	lib: [ 'lib.es5.d.ts' ],
	types: [],
	paths: { '@storedeck/*': [ path.join( src, '*' ) ] },
};

const host = ts.createCompilerHost( options );
// Packages are not resolved, because that would take most of the time. Props
// inherited from them are left out.
host.resolveModuleNameLiterals = ( names, from ) =>
	names.map( ( { text } ) =>
		/^(\.|@storedeck\/)/.test( text )
			? ts.resolveModuleName( text, from, options, host )
			: { resolvedModule: undefined }
	);

const program = ts.createProgram( files, options, host );
const checker = program.getTypeChecker();

/** Whether a prop is declared by a widget, not by an HTML element. */
const isOwnProp = ( symbol: ts.Symbol ) =>
	symbol
		.getDeclarations()
		?.some(
			( declaration ) =>
				( ts.isPropertySignature( declaration ) ||
					ts.isMethodSignature( declaration ) ) &&
				declaration.getSourceFile().fileName.startsWith( components )
		);

/** The prop names of each widget: `RatingProps` describes `Rating`. */
export const widgetProps: ReadonlyMap< string, readonly string[] > = new Map(
	files
		.flatMap( ( file ) => [
			...( program.getSourceFile( file )?.statements ?? [] ),
		] )
		.filter(
			( node ) =>
				ts.isInterfaceDeclaration( node ) ||
				ts.isTypeAliasDeclaration( node )
		)
		.filter( ( { name } ) => name.text.endsWith( 'Props' ) )
		.map( ( node ) => [
			node.name.text.slice( 0, -'Props'.length ),
			checker
				.getPropertiesOfType( checker.getTypeAtLocation( node ) )
				.filter( isOwnProp )
				.map( ( symbol ) => symbol.getName() ),
		] )
);
