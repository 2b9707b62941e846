import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Engine } from 'php-parser';
import { listFiles } from '../list-files.mjs';
import { readPhpHooks } from '../php-hooks.mjs';

/** Classes of others begin with these, those of PHP are in the global namespace. */
const FOREIGN = /^(WP_|WC_|Automattic|self$|static$|parent$)/;

const engine = new Engine( {
	parser: { suppressErrors: false, version: 801 },
} );

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
		for ( const [ , name = '' ] of text.matchAll(
			/^\t*function (\w+)\(/gm
		) ) {
			functions.add( name );
		}
		const [ , name = '', parent = '' ] =
			text.match(
				/^(?:final |abstract |readonly )*(?:class|interface|trait|enum) (\w+)(?: extends ([\w\\]+))?/m
			) ?? [];
		if ( name ) {
			classes.set( name, {
				name: `${ namespace }\\${ name }`,
				parent,
				text,
			} );
		}
	}
	return { functions, classes };
}

/** Calls a function for each node of a tree. */
function walk( node, visit ) {
	if ( Array.isArray( node ) ) {
		node.forEach( ( one ) => walk( one, visit ) );
	} else if ( node && typeof node === 'object' ) {
		visit( node );
		for ( const [ key, value ] of Object.entries( node ) ) {
			if ( key !== 'loc' && key !== 'leadingComments' ) {
				walk( value, visit );
			}
		}
	}
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
	const hooks = readPhpHooks( root ).map(
		( { name } ) =>
			new RegExp(
				`^${ name
					.split( /\{[^}]*\}/ )
					.map( ( part ) => part.replace( /\W/g, '\\$&' ) )
					.join( '.+' ) }$`
			)
	);
	const hasMember = ( name, member ) => {
		for ( let one = classes.get( name ); one;  ) {
			const uses = [ ...one.text.matchAll( /^\tuse (\w+);/gm ) ];
			if (
				new RegExp(
					`(function|const|case|\\$)\\s*(\\w+ )?${ member }\\b`
				).test( one.text ) ||
				uses.some( ( [ , trait ] ) => hasMember( trait, member ) )
			) {
				return true;
			}
			one = classes.get( one.parent.split( '\\' ).at( -1 ) ?? '' );
		}
		return false;
	};
	return blocks.flatMap( ( { at, code } ) => {
		const php = code.startsWith( '<?php' ) ? code : `<?php\n${ code }`;
		const { status, stdout, stderr, error } = spawnSync( 'php', [ '-l' ], {
			input: php,
			encoding: 'utf8',
		} );
		// The machine may have no PHP; the parser reads it then, too.
		if ( ! error && status !== 0 ) {
			return [ `${ at }: ${ ( stderr || stdout ).trim() }` ];
		}
		const problems = [];
		const checkClass = ( name ) => {
			const short = name.split( '\\' ).at( -1 );
			const own = classes.get( short );
			if (
				own
					? name.includes( '\\' ) && own.name !== name
					: ! FOREIGN.test( name )
			) {
				problems.push( `${ at }: there is no class ${ name }` );
			}
			return Boolean( own );
		};
		walk( engine.parseCode( php, 'block.php' ), ( node ) => {
			const name = node.what?.name;
			if ( node.kind === 'useitem' ) {
				checkClass( node.name );
			} else if (
				node.kind === 'staticlookup' &&
				typeof name === 'string'
			) {
				const member = node.offset.name;
				if (
					checkClass( name ) &&
					member !== 'class' &&
					! hasMember( name.split( '\\' ).at( -1 ), member )
				) {
					problems.push( `${ at }: ${ name } has no ${ member }` );
				}
			} else if ( node.kind === 'new' && typeof name === 'string' ) {
				checkClass( name );
			} else if ( node.kind === 'class' && node.extends ) {
				checkClass( node.extends.name );
			} else if ( node.kind === 'call' && typeof name === 'string' ) {
				if ( /^storedeck_/.test( name ) && ! functions.has( name ) ) {
					problems.push(
						`${ at }: there is no function ${ name }()`
					);
				}
				const hook = node.arguments[ 0 ]?.value;
				if (
					/^(add|do|apply)_(filter|action|filters)$/.test( name ) &&
					/^storedeck_/.test( hook ) &&
					! hooks.some( ( pattern ) => pattern.test( hook ) )
				) {
					problems.push( `${ at }: there is no hook ${ hook }` );
				}
			}
		} );
		return problems;
	} );
}
