import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../list-files.mjs';

/** Commands of the machine, whose words are not ours. */
const FOREIGN = /^(cd|curl|npx|docker|php|echo)$/;

/** What npm itself does. */
const NPM = /^(install|pack|ci|publish)$/;

const IMPORT = /(?:from|import\() ?'(\.[^']+)'/g;

/**
 * The text of a script and of the modules that it imports.
 *
 * @param {string}      file
 * @param {Set<string>} [seen]
 */
function readSources( file, seen = new Set() ) {
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

/**
 * Checks commands: that scripts of npm, their flags, parts of the tests, files and
 * services of Docker exist.
 *
 * @param {string}                         root
 * @param {{ at: string, code: string }[]} blocks
 * @return {string[]} What is wrong.
 */
export function checkShell( root, blocks ) {
	const { scripts } = JSON.parse(
		readFileSync( path.join( root, 'package.json' ), 'utf8' )
	);
	const compose = readFileSync(
		path.join( root, 'docker-compose.yml' ),
		'utf8'
	);
	/** @type {Map<string, string>} Sources of a script of npm. */
	const sources = new Map();
	const sourcesOf = ( script ) => {
		if ( ! sources.has( script ) ) {
			const folder = `tests/${ script }`;
			const files = [
				...( scripts[ script ].match( /[\w/.-]+\.mjs/g ) ?? [] ),
				// Some scripts hand their options to a file there, tests theirs to Playwright.
				...( existsSync( path.join( root, folder ) )
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
	const checkNpm = ( [ command = '', ...rest ] ) => {
		if ( NPM.test( command ) ) {
			return [];
		}
		const isRun = command === 'run';
		const script = isRun ? rest[ 0 ] : command;
		if ( ! Object.hasOwn( scripts, script ) ) {
			return [ `package.json has no script “${ script }”` ];
		}
		const words = rest
			.slice( isRun ? 1 : 0 )
			.filter( ( word ) => word !== '--' );
		const flags = words
			.filter( ( word ) => word.startsWith( '--' ) )
			.map( ( word ) => word.slice( 2 ).split( '=' )[ 0 ] ?? '' );
		return [
			...flags
				.filter(
					( flag ) =>
						! new RegExp( `(--|['\\t]|\\b)${ flag }\\b` ).test(
							sourcesOf( script )
						)
				)
				.map( ( flag ) => `“npm run ${ script }” has no --${ flag }` ),
			...words
				.filter(
					( word ) =>
						/^(src|client|php-stub|bin|tests|docs)\//.test(
							word
						) && ! existsSync( path.join( root, word ) )
				)
				.map( ( word ) => `there is no ${ word }` ),
			...( script === 'test' ? words.slice( 0, 1 ) : [] )
				.filter(
					( part ) =>
						! part.startsWith( '--' ) &&
						! new RegExp( `'?\\b${ part }\\b'?` ).test(
							sourcesOf( script )
						)
				)
				.map( ( part ) => `the tests have no part “${ part }”` ),
		];
	};
	const commands = readFileSync(
		path.join( root, 'php-stub/includes/cli/class-command.php' ),
		'utf8'
	);
	const checkWordPress = ( [ , name = '', ...rest ] ) => {
		const at = commands.indexOf( `function ${ name }(` );
		if ( at === -1 ) {
			return [ `there is no “wp storedeck ${ name }”` ];
		}
		const hasFlag = ( flag ) =>
			[ `[${ flag }`, '[--<parameter>' ].some( ( text ) =>
				commands
					.slice( commands.lastIndexOf( '/**', at ), at )
					.includes( text )
			);
		return rest
			.map( ( word ) => word.split( '=' )[ 0 ] ?? '' )
			.filter( ( word ) => word.startsWith( '--' ) && ! hasFlag( word ) )
			.map( ( word ) => `“wp storedeck ${ name }” has no ${ word }` );
	};
	const checkDocker = ( words ) => {
		const text = words.join( ' ' );
		const names = [
			...text.matchAll( /(?:--profile|run --rm|logs -f) (\w+)/g ),
		].map( ( [ , name = '' ] ) => name );
		return names
			.filter(
				( name ) => ! new RegExp( `\\b${ name }\\b` ).test( compose )
			)
			.map( ( name ) => `docker-compose.yml has no ${ name }` );
	};
	const checkCommand = ( words ) => {
		const [ command = '', ...rest ] = words;
		if ( command === 'npm' ) {
			return checkNpm( rest );
		}
		if ( command === 'wp' ) {
			return checkWordPress( rest );
		}
		if ( command === 'docker' ) {
			const at = rest.indexOf( 'npm' );
			return [
				...checkDocker( rest ),
				...( at === -1 ? [] : checkNpm( rest.slice( at + 1 ) ) ),
			];
		}
		if ( command === 'node' ) {
			const file =
				rest.find( ( word ) => ! word.startsWith( '-' ) ) ?? '';
			return existsSync( path.join( root, file ) )
				? []
				: [ `there is no ${ file }` ];
		}
		return FOREIGN.test( command )
			? []
			: [ `unknown command “${ command }”` ];
	};
	return blocks.flatMap( ( { at, code } ) =>
		readCommands( code )
			.flatMap( checkCommand )
			.map( ( problem ) => `${ at }: ${ problem }` )
	);
}

/**
 * The commands of a block as lists of words, without comments and variables.
 *
 * @param {string} code
 */
export const readCommands = ( code ) =>
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
