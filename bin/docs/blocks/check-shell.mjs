import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../list-files.mjs';

/** Commands of the machine and words of the shell, whose words are not ours. */
const FOREIGN =
	/^(cd|curl|npx|docker|php|echo|apt-get|cp|debootstrap|done|export|for|mkdir|do|podman|podman-compose|printf|tar)$/;

/** What npm itself does. */
const NPM = /^(install|pack|ci|publish)$/;

const IMPORT = /(?:from|import\() ?'(\.[^']+)'/g;

/** The text of a script and of the modules that it imports. */
function readSources(
	/** @type {string} */ file,
	/** @type {Set<string>} */ seen = new Set()
) {
	if ( seen.has( file ) || ! existsSync( file ) ) {
		return '';
	}
	seen.add( file );
	const text = readFileSync( file, 'utf8' );
	return [ ...text.matchAll( IMPORT ) ].reduce(
		( all, [ , name = '' ] ) =>
			all + readSources( path.join( path.dirname( file ), name ), seen ),
		text
	);
}

/** The first part of an option, `--name`. */
const flagOf = ( word ) => word.split( '=' )[ 0 ] ?? '';

const isFlag = ( word ) => word.startsWith( '--' );

/**
 * Checks commands: that scripts of npm, their flags, parts of the tests, files and
 * services of Docker exist.
 *
 * @param {string}                         root
 * @param {{ at: string, code: string }[]} blocks
 * @return {string[]} What is wrong.
 */
export function checkShell( root, blocks ) {
	const read = ( file ) => readFileSync( path.join( root, file ), 'utf8' );
	const exists = ( file ) => existsSync( path.join( root, file ) );
	const { scripts } = JSON.parse( read( 'package.json' ) );
	const compose = read( 'docker-compose.yml' );
	const commands = read( 'php-stub/includes/cli/class-command.php' );
	/** @type {Map<string, string>} Sources of a script of npm. */
	const sources = new Map();
	const sourcesOf = ( script ) => {
		if ( ! sources.has( script ) ) {
			const folder = `tests/${ script }`;
			const files = [
				...( scripts[ script ].match( /[\w/.-]+\.mjs/g ) ?? [] ),
				// Some scripts hand their options to a file there, tests theirs to Playwright.
				...( exists( folder )
					? listFiles( root, folder, /\.mjs$/ )
					: [] ),
				...( script === 'test'
					? [ 'node_modules/playwright/lib/program.js' ]
					: [] ),
			];
			sources.set(
				script,
				files
					.map( ( file ) => readSources( path.join( root, file ) ) )
					.join( '\n' )
			);
		}
		return sources.get( script ) ?? '';
	};
	/** Calls that return problems, by the command. */
	const checks = {
		npm: ( [ first = '', ...rest ] ) => {
			const script = first === 'run' ? rest.shift() ?? '' : first;
			if ( NPM.test( first ) ) {
				return [];
			}
			if ( ! Object.hasOwn( scripts, script ) ) {
				return [ `package.json has no script “${ script }”` ];
			}
			const knows = ( pattern ) =>
				new RegExp( pattern ).test( sourcesOf( script ) );
			const words = rest.filter( ( word ) => word !== '--' );
			return words.flatMap( ( word, index ) => {
				if ( isFlag( word ) ) {
					const flag = flagOf( word ).slice( 2 );
					return knows( `(--|['\\t]|\\b)${ flag }\\b` )
						? []
						: [ `“npm run ${ script }” has no --${ flag }` ];
				}
				if ( script === 'test' && index === 0 ) {
					return knows( `'?\\b${ word }\\b'?` )
						? []
						: [ `the tests have no part “${ word }”` ];
				}
				return /^(src|client|php-stub|bin|tests|docs)\//.test( word ) &&
					! exists( word )
					? [ `there is no ${ word }` ]
					: [];
			} );
		},
		wp: ( [ , name = '', ...rest ] ) => {
			const at = commands.indexOf( `function ${ name }(` );
			if ( at === -1 ) {
				return [ `there is no “wp storedeck ${ name }”` ];
			}
			const comment = commands.slice(
				commands.lastIndexOf( '/**', at ),
				at
			);
			return rest
				.filter( isFlag )
				.map( flagOf )
				.filter(
					( flag ) =>
						! comment.includes( `[${ flag }` ) &&
						! comment.includes( '[--<parameter>' )
				)
				.map( ( flag ) => `“wp storedeck ${ name }” has no ${ flag }` );
		},
		docker: ( words ) => {
			const names = words
				.join( ' ' )
				.matchAll( /(?:--profile|run --rm|logs -f) (\w+)/g );
			const at = words.indexOf( 'npm' );
			return [
				...Array.from( names, ( [ , name = '' ] ) => name )
					.filter(
						( name ) =>
							! new RegExp( `\\b${ name }\\b` ).test( compose )
					)
					.map( ( name ) => `docker-compose.yml has no ${ name }` ),
				...( at === -1 ? [] : checks.npm( words.slice( at + 1 ) ) ),
			];
		},
		node: ( words ) =>
			words
				.filter( ( word ) => ! word.startsWith( '-' ) )
				.slice( 0, 1 )
				.filter( ( file ) => ! exists( file ) )
				.map( ( file ) => `there is no ${ file }` ),
	};
	return blocks.flatMap( ( { at, code } ) =>
		readCommands( code )
			.flatMap( ( [ command = '', ...words ] ) => {
				if ( Object.hasOwn( checks, command ) ) {
					return checks[ command ]( words );
				}
				return FOREIGN.test( command )
					? []
					: [ `unknown command “${ command }”` ];
			} )
			.map( ( problem ) => `${ at }: ${ problem }` )
	);
}

/** The commands of a block as lists of words, without comments and variables. */
const readCommands = ( code ) =>
	code
		// A text in quotes is one word.
		.replace( /'[^']*'|"(?:\\.|[^"\\])*"/g, ( text ) =>
			text.slice( 1, -1 ).replace( /[\s;&|#]/g, '_' )
		)
		.replaceAll( '\\\n', ' ' )
		.replace( /(^|\s)#.*$/gm, '' )
		.split( /\n|&&|\|\||[;|]/ )
		.map( ( line ) =>
			line
				.trim()
				.replace( /^(\w+=\S+ )+/, '' )
				.split( /\s+/ )
		)
		.filter( ( [ command ] ) => command );
