import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.mjs';
import { EXPECTED, readStability } from './stability.mjs';

/**
 * A filter or action. `name` has variable parts in braces. `params` are `type
 * $name description`, the value of a filter first. `file` is below the repository.
 *
 * @typedef {{ type: 'filter' | 'action', name: string, description: string, params: string[], since: string, stability: import('./stability.mjs').Stability, file: string }} PhpHook
 */

const CALL =
	/\b((?:apply_filters|do_action)(?:_deprecated)?|Plugin_Hooks::(?:filter(?:_or|_list)?|act))\(\s*(?:'([^']+)'(?!\s*\.)|([^,)\s][^,)]*))/;
const ELSEWHERE = /This action is documented in (\S+)\./;

/** The comment that ends right above a line. */
function readComment( lines, index ) {
	let end = index - 1;
	while ( end >= 0 && ! lines[ end ].includes( '*/' ) ) {
		// A statement may have several lines.
		if ( lines[ end ].trim() === '' || /[;{}]\s*$/.test( lines[ end ] ) ) {
			return '';
		}
		end--;
	}
	let start = end;
	while ( start >= 0 && ! lines[ start ].includes( '/*' ) ) {
		start--;
	}
	return lines
		.slice( start, end + 1 )
		.map( ( line ) => line.replace( /^\s*(\/\*+|\*\/|\*)? ?|\*\/$/g, '' ) )
		.join( '\n' )
		.trim();
}

function parse( comment ) {
	const [ description = '', ...tags ] = comment.split( /\n(?=@\w+)/ );
	const oneLine = ( text ) => text.replace( /\s+/g, ' ' ).trim();
	const read = ( name ) =>
		tags
			.filter( ( tag ) => tag.startsWith( `@${ name } ` ) )
			.map( ( tag ) => oneLine( tag.slice( name.length + 2 ) ) );
	return {
		description: oneLine( description ),
		names: read( 'hook' ),
		params: read( 'param' ),
		since: read( 'since' )[ 0 ],
		read: ( name ) => read( name )[ 0 ],
	};
}

/**
 * The filters and actions that the PHP code applies, from the comment above each
 * call. A call of an action that is documented at another call says so.
 *
 * @return {PhpHook[]} By name.
 * @throws {Error} Names the calls without a comment, @since or stability, and deprecated hooks that are applied as others.
 */
export function readPhpHooks( /** @type {string} */ root ) {
	const hooks = [];
	const references = [];
	const errors = [];
	for ( const file of listFiles( root, 'php-stub', /\.php$/ ) ) {
		const lines = readFileSync( path.join( root, file ), 'utf8' ).split(
			'\n'
		);
		lines.forEach( ( line, index ) => {
			// The name of a long call is on the next line.
			const start = /Plugin_Hooks::\w+\($/.test( line )
				? line + lines[ index + 1 ].trim()
				: line;
			const [ , call, literal, expression ] = CALL.exec( start ) ?? [];
			if ( ! call || /^\s*(\*|\/\/)/.test( line ) ) {
				return;
			}
			const comment = readComment( lines, index );
			const [ , elsewhere ] = ELSEWHERE.exec( comment ) ?? [];
			if ( elsewhere ) {
				references.push( {
					name: literal,
					file: `php-stub/${ elsewhere }`,
					at: `${ file }:${ index + 1 }`,
				} );
				return;
			}
			const { names, read, ...doc } = parse( comment );
			const found = literal ? [ literal ] : names;
			if ( ! doc.description || ! doc.since || found.length === 0 ) {
				errors.push(
					`${ file }:${ index + 1 }: ${ literal ?? expression }`
				);
			}
			hooks.push(
				...found.map( ( name ) => {
					const at = `${ file }:${ index + 1 }: ${ name }`;
					const stability = readStability( name, read );
					if ( ! stability ) {
						errors.push( `${ at }: expected ${ EXPECTED }` );
					} else if (
						( stability.level === 'deprecated' ) !==
						call.endsWith( '_deprecated' )
					) {
						errors.push(
							`${ at }: expected @deprecated together with apply_filters_deprecated() or do_action_deprecated()`
						);
					}
					return {
						type: /^do_action|::act$/.test( call )
							? 'action'
							: 'filter',
						name,
						...doc,
						stability,
						file,
					};
				} )
			);
		} );
	}
	for ( const { name, file, at } of references ) {
		if (
			! hooks.some( ( hook ) => hook.name === name && hook.file === file )
		) {
			errors.push( `${ at }: ${ name } is not documented in ${ file }` );
		}
	}
	if ( errors.length > 0 ) {
		throw new Error(
			`Expected a comment with a description, @since and a stability above each hook:\n${ errors.join(
				'\n'
			) }`
		);
	}
	return hooks.sort( ( one, other ) => ( one.name < other.name ? -1 : 1 ) );
}
