import fs from 'fs';
import path from 'path';
import ts from 'typescript';

/** One test of a file, with the source text it runs. */
export interface FoundTest {
	/** Relative to the root of the repository. */
	file: string;
	title: string;
	/** The test and the helpers of its file that it uses. */
	text: string;
}

const TEST_NAMES = [ 'it', 'test' ];

/** `it( … )`, or the second call of `it.each( … )( … )`. */
function getTitle( node: ts.CallExpression ): string | undefined {
	let callee: ts.Expression = node.expression;
	while (
		ts.isCallExpression( callee ) ||
		ts.isPropertyAccessExpression( callee ) ||
		ts.isTaggedTemplateExpression( callee )
	) {
		callee = ts.isTaggedTemplateExpression( callee )
			? callee.tag
			: callee.expression;
	}
	const [ title ] = node.arguments;
	return ts.isIdentifier( callee ) &&
		TEST_NAMES.includes( callee.text ) &&
		title &&
		ts.isStringLiteralLike( title )
		? title.text
		: undefined;
}

const mentions = ( text: string, name: string ) =>
	new RegExp( `\\b${ name }\\b` ).test( text );

/** The text of a test and of the helpers it uses, directly or indirectly. */
function withHelpers( text: string, helpers: ReadonlyMap< string, string > ) {
	const used = new Set< string >();
	let all = text;
	for ( let isGrowing = true; isGrowing;  ) {
		isGrowing = false;
		for ( const [ name, helper ] of helpers ) {
			if ( ! used.has( name ) && mentions( all, name ) ) {
				used.add( name );
				all += `\n${ helper }`;
				isGrowing = true;
			}
		}
	}
	return all;
}

/** Every test of a file. */
export function findTests( root: string, file: string ): FoundTest[] {
	const code = fs.readFileSync( path.join( root, file ), 'utf8' );
	const source = ts.createSourceFile(
		file,
		code,
		ts.ScriptTarget.Latest,
		true,
		file.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
	);
	const helpers = new Map< string, string >();
	const tests: Array< { title: string; text: string } > = [];
	const visit = ( node: ts.Node ) => {
		if ( ts.isCallExpression( node ) ) {
			const title = getTitle( node );
			if ( title !== undefined ) {
				tests.push( { title, text: node.getText() } );
				return;
			}
		}
		if ( ts.isFunctionDeclaration( node ) && node.name ) {
			helpers.set( node.name.text, node.getText() );
		}
		if (
			ts.isVariableDeclaration( node ) &&
			ts.isIdentifier( node.name ) &&
			node.initializer
		) {
			helpers.set( node.name.text, node.getText() );
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return tests.map( ( { title, text } ) => ( {
		file,
		title,
		text: withHelpers( text, helpers ),
	} ) );
}

/** The tests in the `test` folder of a folder. */
export function findTestsOf( root: string, folder: string ): FoundTest[] {
	const tests = path.join( folder, 'test' );
	return fs
		.readdirSync( path.join( root, tests ) )
		.filter( ( name ) => /\.test\.tsx?$/.test( name ) )
		.sort()
		.flatMap( ( name ) => findTests( root, path.join( tests, name ) ) );
}

/** The tests whose code or helpers mention a name. */
export const findMentions = ( tests: readonly FoundTest[], name: string ) =>
	tests.filter( ( { text } ) => mentions( text, name ) );
