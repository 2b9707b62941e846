import fs from 'fs';
import path from 'path';
import ts from 'typescript';

/** One story of the gallery, with the source text that renders it. */
export interface FoundStory {
	/** Folder and name, as in the URL of the gallery. */
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

/** The stories in a folder of widgets. */
export function findStoriesOf( components: string, folder: string ) {
	const file = path.join( components, folder, 'stories.tsx' );
	if ( ! fs.existsSync( file ) ) {
		return [];
	}
	const own = new Map< string, string >();
	const stories: Array< { name: string; text: string } > = [];
	const visit = ( node: ts.Node ) => {
		if ( ts.isFunctionDeclaration( node ) && node.name ) {
			own.set( node.name.text, node.getText() );
		}
		// An import that the file renames.
		if ( ts.isImportSpecifier( node ) && node.propertyName ) {
			own.set( node.name.text, node.propertyName.text );
		}
		if (
			ts.isVariableDeclaration( node ) &&
			ts.isIdentifier( node.name ) &&
			node.name.text !== 'stories'
		) {
			own.set( node.name.text, node.getText() );
		}
		if (
			ts.isPropertyAssignment( node ) &&
			nameOf( node ) === 'stories' &&
			ts.isObjectLiteralExpression( node.initializer )
		) {
			for ( const story of node.initializer.properties ) {
				const name = nameOf( story );
				if ( name !== undefined ) {
					stories.push( { name, text: story.getText() } );
				}
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( parse( file ) );
	return stories.map(
		( { name, text } ): FoundStory => ( {
			id: `${ folder }/${ name }`,
			text: withUsed( text, own ),
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
