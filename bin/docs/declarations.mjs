import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from './list-files.mjs';
import { EXPECTED, readStability } from './stability.mjs';

/**
 * @typedef {Object} Declaration
 * @property {string}                              name        Variable parts in braces: `woocommerce_admin_{report}_report_charts`.
 * @property {string}                              source      The name as a template of the source, for finding it in code.
 * @property {string}                              description What it is for.
 * @property {string}                              when        When it is applied or rendered.
 * @property {string}                              since       Version.
 * @property {import('./stability.mjs').Stability} stability   How long it stays as it is.
 * @property {string}                              type        TypeScript.
 */

const FILES = {
	filters: [ 'src/extend/filters.ts', 'FilterTypes' ],
	slots: [ 'src/extend/slots.ts', 'SlotTypes' ],
	areas: [ 'src/extend/areas.ts', 'PluginAreas' ],
};

/** The code that applies hooks and renders slots and areas. */
const SOURCES = [ 'client', 'src' ];

/** Stories show widgets in the gallery. */
const SOURCE = /^(?!stories).*\.tsx?$/;

const parseScript = ( root, name ) =>
	ts.createSourceFile(
		name,
		readFileSync( path.join( root, name ), 'utf8' ),
		ts.ScriptTarget.Latest,
		true
	);

const oneLine = ( text ) => text.replace( /\s+/g, ' ' ).trim();

/** Replaces `${ string }` by the names of the parameter, which `_` separates. */
function readName( member, file ) {
	if ( ! ts.isIndexSignatureDeclaration( member ) ) {
		const name = member.name.text;
		return { name, source: name };
	}
	const [ parameter ] = member.parameters;
	const [ names, type ] = parameter.getText( file ).split( /:\s+/ );
	const template = type.slice( 1, -1 );
	const parts = names.split( '_' );
	return {
		name: template.replace(
			/\$\{ string \}/g,
			() => `{${ parts.shift() }}`
		),
		source: template,
	};
}

function readDocblock( member, file ) {
	const name = readName( member, file ).name;
	const [ doc ] = ts.getJSDocCommentsAndTags( member );
	const text = doc && ts.getTextOfJSDocComment( doc.comment );
	const read = ( tag ) => {
		const found = ts
			.getJSDocTags( member )
			.find( ( { tagName } ) => tagName.text === tag );
		return (
			found && oneLine( ts.getTextOfJSDocComment( found.comment ) ?? '' )
		);
	};
	const since = read( 'since' );
	const stability = readStability( name, read );
	if ( ! text || ! since || ! stability ) {
		throw new Error(
			`${ file.fileName }: ${ name }: expected a docblock with a description, @since and ${ EXPECTED }.`
		);
	}
	const paragraphs = text.split( /\n\s*\n/ ).map( oneLine );
	return {
		description: paragraphs.slice( 0, -1 ).join( ' ' ),
		when: paragraphs.at( -1 ),
		since,
		stability,
	};
}

/**
 * The members of an interface that declares names.
 *
 * @param {string}                        root
 * @param {'filters' | 'slots' | 'areas'} kind What it declares.
 * @return {Declaration[]} In the order of the file.
 */
export function readDeclarations( root, kind ) {
	const [ name, type ] = FILES[ kind ];
	const file = parseScript( root, name );
	const members = file.statements
		.filter( ts.isInterfaceDeclaration )
		.filter( ( node ) => node.name.text === type )
		.flatMap( ( node ) => [ ...node.members ] )
		.filter(
			( member ) =>
				ts.isPropertySignature( member ) ||
				ts.isIndexSignatureDeclaration( member )
		);
	return members.map( ( member ) => ( {
		...readName( member, file ),
		...readDocblock( member, file ),
		type: oneLine( member.type?.getText( file ) ?? '' ).replace(
			/^\| /,
			''
		),
	} ) );
}

/**
 * Matches a name in code, whose variable parts are expressions.
 *
 * @return {RegExp} For a name in quotes.
 */
export const toPattern = ( /** @type {string} */ source ) =>
	new RegExp(
		`(['"\`])${ source
			.split( '${ string }' )
			.map( ( part ) => part.replace( /[-$]/g, '\\$&' ) )
			.join( '\\$\\{[^}]+\\}' ) }\\1`
	);

/** Comments mention names, too. */
const withoutComments = ( text ) =>
	text.replace( /\/\*[^]*?\*\//g, '' ).replace( /^\s*\/\/.*$/gm, '' );

/**
 * The code that may apply hooks and render slots: without the files that declare
 * them.
 *
 * @return {{ file: string, text: string }[]} Path below the repository, and content.
 */
export const readSources = ( /** @type {string} */ root ) =>
	SOURCES.flatMap( ( folder ) => listFiles( root, folder, SOURCE ) )
		.filter( ( file ) => ! file.startsWith( 'src/extend/' ) )
		.map( ( file ) => ( {
			file,
			text: withoutComments(
				readFileSync( path.join( root, file ), 'utf8' )
			),
		} ) );

/**
 * Finds the file that uses a name.
 *
 * @return {( declaration: Declaration ) => string | undefined} The first file, without those that declare names.
 */
export function createFileFinder( /** @type {string} */ root ) {
	const files = readSources( root );
	return ( { source } ) => {
		const pattern = toPattern( source );
		return files.find( ( { text } ) => pattern.test( text ) )?.file;
	};
}

/**
 * Deprecated names whose use tells plugin authors nothing.
 *
 * @return {string[]} `file: name`.
 */
export const findSilentlyDeprecated = ( /** @type {string} */ root ) => {
	const silent = readSources( root ).filter(
		( { text } ) => ! /\bdeprecated\(/.test( text )
	);
	return /** @type {const} */ ( [ 'filters', 'slots', 'areas' ] )
		.flatMap( ( kind ) => readDeclarations( root, kind ) )
		.filter( ( { stability } ) => stability.level === 'deprecated' )
		.flatMap( ( { name, source } ) =>
			silent
				.filter( ( { text } ) => toPattern( source ).test( text ) )
				.map( ( { file } ) => `${ file }: ${ name }` )
		);
};

/**
 * Names that code applies or renders although nothing declares them. The
 * compiler finds those of `client`; libraries below `extend` cannot import its
 * types.
 *
 * @return {string[]} `file: name`.
 */
export function findUndeclared( /** @type {string} */ root ) {
	const patterns = readDeclarations( root, 'filters' ).map( ( { source } ) =>
		toPattern( source )
	);
	return listFiles( root, 'src', SOURCE ).flatMap( ( name ) => {
		const file = parseScript( root, name );
		const constants = new Map();
		const undeclared = [];
		const visit = ( node ) => {
			if (
				ts.isVariableDeclaration( node ) &&
				node.initializer &&
				ts.isStringLiteral( node.initializer )
			) {
				constants.set(
					node.name.getText( file ),
					node.initializer.getText( file )
				);
			}
			if (
				ts.isCallExpression( node ) &&
				/^(applyFilters|applyContained)$/.test(
					node.expression.getText( file )
				)
			) {
				const hook = node.arguments[ 0 ].getText( file );
				const text = constants.get( hook ) ?? hook;
				if ( ! patterns.some( ( pattern ) => pattern.test( text ) ) ) {
					undeclared.push( `${ name }: ${ text }` );
				}
			}
			ts.forEachChild( node, visit );
		};
		visit( file );
		return undeclared;
	} );
}
