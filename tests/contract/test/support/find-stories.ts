import fs from 'fs';
import path from 'path';
import ts from 'typescript';

/** A story of Storybook, with the source text that renders it. */
export interface FoundStory {
	/** Folder and name. */
	id: string;
	/** The story and the declarations of its file that it uses. */
	text: string;
}

const parse = ( file: string ) =>
	ts.createSourceFile(
		file,
		fs.readFileSync( file, 'utf8' ),
		ts.ScriptTarget.Latest,
		true,
		ts.ScriptKind.TSX
	);

const nameOf = ( { name }: ts.ObjectLiteralElementLike ) =>
	name && ( ts.isIdentifier( name ) || ts.isStringLiteral( name ) )
		? name.text
		: undefined;

/** The text of a node and of the declarations of the file that it uses. */
function withUsed( text: string, own: ReadonlyMap< string, string > ): string {
	const used = new Set< string >();
	let all = text;
	for ( let isGrowing = true; isGrowing;  ) {
		isGrowing = false;
		for ( const [ name, other ] of own ) {
			if (
				! used.has( name ) &&
				new RegExp( `\\b${ name }\\b` ).test( all )
			) {
				used.add( name );
				all += `\n${ other }`;
				isGrowing = true;
			}
		}
	}
	return all;
}

const propertyOf = ( node: ts.Expression | undefined, name: string ) =>
	node && ts.isObjectLiteralExpression( node )
		? node.properties.find( ( property ) => nameOf( property ) === name )
		: undefined;

/** The value of `name: '…'`. */
function getStoryName( story: ts.Expression ) {
	const property = propertyOf( story, 'name' );
	return property &&
		ts.isPropertyAssignment( property ) &&
		ts.isStringLiteral( property.initializer )
		? property.initializer.text
		: undefined;
}

const isExported = ( node: ts.VariableStatement ) =>
	node.modifiers?.some(
		( { kind } ) => kind === ts.SyntaxKind.ExportKeyword
	) ?? false;

/** The stories in a folder of widgets. */
export function findStoriesOf( components: string, folder: string ) {
	const file = path.join( components, folder, 'stories.tsx' );
	if ( ! fs.existsSync( file ) ) {
		return [];
	}
	const own = new Map< string, string >();
	const stories: Array< { name: string; story: ts.Expression } > = [];
	let meta: ts.Expression | undefined;
	const visit = ( node: ts.Node ) => {
		if ( ts.isFunctionDeclaration( node ) && node.name ) {
			own.set( node.name.text, node.getText() );
		}
		// An import that the file renames.
		if ( ts.isImportSpecifier( node ) && node.propertyName ) {
			own.set( node.name.text, node.propertyName.text );
		}
		if ( ts.isVariableStatement( node ) ) {
			for ( const { name, initializer } of node.declarationList
				.declarations ) {
				const text = name.getText();
				if ( initializer && isExported( node ) ) {
					stories.push( { name: text, story: initializer } );
				}
				if ( text === 'meta' ) {
					meta = initializer;
				} else {
					own.set( text, node.getText() );
				}
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( parse( file ) );
	// A story without a function of its own renders the component of the file.
	const inherited = [ 'component', 'args', 'render' ]
		.map( ( name ) => propertyOf( meta, name )?.getText() ?? '' )
		.join( '\n' );
	return stories.map(
		( { name, story } ): FoundStory => ( {
			id: `${ folder }/${ getStoryName( story ) ?? name }`,
			text: withUsed(
				propertyOf( story, 'render' )
					? story.getText()
					: `${ inherited }\n${ story.getText() }`,
				own
			),
		} )
	);
}

/** The exports of an index, except types, by name, with their folder. */
export function findExports( components: string ): Map< string, string > {
	const found = new Map< string, string >();
	parse( path.join( components, 'index.ts' ) ).forEachChild( ( node ) => {
		if (
			ts.isExportDeclaration( node ) &&
			! node.isTypeOnly &&
			node.exportClause &&
			ts.isNamedExports( node.exportClause ) &&
			node.moduleSpecifier &&
			ts.isStringLiteral( node.moduleSpecifier )
		) {
			const folder = path.basename( node.moduleSpecifier.text );
			for ( const { name, isTypeOnly } of node.exportClause.elements ) {
				if ( ! isTypeOnly ) {
					found.set( name.text, folder );
				}
			}
		}
	} );
	return found;
}
