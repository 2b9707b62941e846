import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calledFunction, parsePhp, visitPhp } from '../../php-tree.mjs';
import { listFiles } from '../list-files.mjs';
import { readPhpHooks } from '../php-hooks.mjs';

/** Classes of others begin with these, those of PHP are in the global namespace. */
const FOREIGN = /^(WP_|WC_|Automattic|self$|static$|parent$)/;

const FUNCTION = /^\t*function (\w+)\(/gm;
const CLASS =
	/^(?:final |abstract |readonly )*(?:class|interface|trait|enum) (\w+)(?: extends ([\w\\]+))?/m;

const shortName = ( name ) => name.split( '\\' ).at( -1 );

/**
 * What PHP of the plugin declares: functions, and classes by their short name, which is
 * unique.
 */
function readNames( root ) {
	const functions = new Set();
	/** @type {Map<string, { name: string, parent: string, text: string }>} */
	const classes = new Map();
	for ( const file of listFiles( root, 'php-stub', /\.php$/ ) ) {
		const text = readFileSync( path.join( root, file ), 'utf8' );
		const [ , namespace = '' ] =
			text.match( /^namespace ([\w\\]+);/m ) ?? [];
		for ( const [ , name = '' ] of text.matchAll( FUNCTION ) ) {
			functions.add( name );
		}
		const [ , short, parent = '' ] = text.match( CLASS ) ?? [];
		if ( short ) {
			const name = `${ namespace }\\${ short }`;
			classes.set( short, { name, parent, text } );
		}
	}
	return { functions, classes };
}

/** Whether a class, one of its parents or of their traits has a member. */
function hasMember( classes, name, member ) {
	const one = classes.get( shortName( name ) );
	if ( ! one ) {
		return false;
	}
	const declaration = new RegExp(
		`(function|const|case|\\$)\\s*(\\w+ )?${ member }\\b`
	);
	const traits = [ ...one.text.matchAll( /^\tuse (\w+);/gm ) ].map(
		( [ , trait ] ) => trait
	);
	return (
		declaration.test( one.text ) ||
		[ one.parent, ...traits ].some( ( other ) =>
			hasMember( classes, other, member )
		)
	);
}

/** The syntax error of a text, empty if there is none. The machine may have no PHP. */
function findSyntaxError( php ) {
	const { status, stdout, stderr, error } = spawnSync( 'php', [ '-l' ], {
		input: php,
		encoding: 'utf8',
	} );
	return error || status === 0 ? '' : ( stderr || stdout ).trim();
}

/**
 * Checks blocks of PHP: their syntax, and that the functions, classes, methods and
 * hooks of Storedeck that they use exist.
 *
 * @param {string}                         root
 * @param {{ at: string, code: string }[]} blocks
 * @return {string[]} What is wrong.
 */
export function checkPhp( root, blocks ) {
	const { functions, classes } = readNames( root );
	const hooks = readPhpHooks( root ).map( ( { name } ) => {
		const parts = name
			.split( /\{[^}]*\}/ )
			.map( ( part ) => part.replace( /\W/g, '\\$&' ) );
		return new RegExp( `^${ parts.join( '.+' ) }$` );
	} );
	const isUnknownClass = ( name ) => {
		const own = classes.get( shortName( name ) );
		return own
			? name.includes( '\\' ) && own.name !== name
			: ! FOREIGN.test( name );
	};
	/** The classes, functions and hooks of a node that do not exist. */
	const findUnknown = ( node ) => {
		const called = calledFunction( node );
		const name =
			typeof node.what?.name === 'string' ? node.what.name : undefined;
		const isStatic = node.kind === 'staticlookup' && name;
		const className =
			( node.kind === 'useitem' && node.name ) ||
			( node.kind === 'class' && node.extends?.name ) ||
			( ( isStatic || node.kind === 'new' ) && name );
		const member = isStatic && node.offset.name;
		const hook =
			/^(add|do|apply)_(filter|action|filters)$/.test( called ) &&
			node.arguments[ 0 ]?.value;
		return [
			className &&
				isUnknownClass( className ) &&
				`there is no class ${ className }`,
			member &&
				member !== 'class' &&
				classes.has( shortName( name ) ) &&
				! hasMember( classes, name, member ) &&
				`${ name } has no ${ member }`,
			/^storedeck_/.test( called ) &&
				! functions.has( called ) &&
				`there is no function ${ called }()`,
			/^storedeck_/.test( hook ) &&
				! hooks.some( ( pattern ) => pattern.test( hook ) ) &&
				`there is no hook ${ hook }`,
		].filter( Boolean );
	};
	return blocks.flatMap( ( { at, code } ) => {
		const php = code.startsWith( '<?php' ) ? code : `<?php\n${ code }`;
		const error = findSyntaxError( php );
		const problems = error ? [ error ] : [];
		if ( ! error ) {
			visitPhp( parsePhp( 'block.php', php ), ( node ) =>
				problems.push( ...findUnknown( node ) )
			);
		}
		return problems.map( ( problem ) => `${ at }: ${ problem }` );
	} );
}
