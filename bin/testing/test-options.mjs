import { resolve } from 'node:path';
import { UserError } from '../cms/user-error.mjs';

/** The part that only runs when it is named, or with `--wp`. */
const WOOCOMMERCE = 'woocommerce';

/** The parts that only run when they are named: they take long, or need servers that not every machine can reach. */
const ON_REQUEST = [ 'composer', 'docker', 'sites', 'php-versions', 'dev' ];

/** Parts by another name, which only the first word can be: others name files. */
const ALIASES = new Map( [ [ 'hosts', 'sites' ] ] );

/** The parts that consist of test files, whose tests have names. */
const WITH_FILES = [
	'unit',
	'php',
	'rest',
	'e2e',
	WOOCOMMERCE,
	'docker',
	'sites',
	'php-versions',
	'dev',
];

/** The parts that run with Playwright, and take its options. */
const WITH_PLAYWRIGHT = [ 'e2e', WOOCOMMERCE, 'docker', 'dev' ];

/** @param {string} part */
const isWithPlaywright = ( part ) => WITH_PLAYWRIGHT.includes( part );

/** The parts that run against a given WordPress. */
const WITH_WORDPRESS = [
	WOOCOMMERCE,
	'php',
	'rest',
	'e2e',
	'sites',
	'php-versions',
];

/**
 * @typedef {Object} TestOptions
 * @property {boolean}       help  Whether to print the help and exit.
 * @property {boolean}       all   Whether tests run in every environment, instead of where an environment makes a difference.
 * @property {string[]}      parts The parts to run.
 * @property {string | null} wp    Folder of a WordPress, or null for the pinned one.
 * @property {string[]}      files Parts of paths: only test files with one of them run. All if empty.
 * @property {string}        grep  Regular expression: only tests with a matching name run. All if empty.
 * @property {boolean}       watch Whether unit tests run again after each change.
 * @property {string[]}      args  The command line of Playwright.
 */

/**
 * Reads the words of the command line.
 *
 * @param {string[]} argv
 * @param {string[]} parts
 * @param {string}   cwd
 */
function readWords( argv, parts, cwd ) {
	const options = {
		help: false,
		all: false,
		names: /** @type {Set<string>} */ ( new Set() ),
		wp: /** @type {string | null} */ ( null ),
		files: /** @type {string[]} */ ( [] ),
		grep: '',
		watch: false,
		args: /** @type {string[]} */ ( [] ),
		/** Options that only Playwright may know. */
		unknown: /** @type {string[]} */ ( [] ),
	};
	/** @type {Record<string, { missing: string, set: ( value: string ) => void }>} */
	const valued = {
		wp: {
			missing: '--wp needs the path of a WordPress.',
			set: ( value ) => {
				options.wp = resolve( cwd, value );
			},
		},
		grep: {
			missing: '--grep needs a part of a test’s name.',
			set: ( value ) => {
				options.grep = value;
			},
		},
	};
	const rest = [ ...argv ];
	for ( let word = rest.shift(); word !== undefined; word = rest.shift() ) {
		const part = ( ! options.names.size && ALIASES.get( word ) ) || word;
		const [ , name = '', , given ] =
			/^--([a-z]+)(=([^]*))?$/.exec( word ) ?? [];
		if ( Object.hasOwn( valued, name ) ) {
			const value = given ?? rest.shift();
			if ( ! value || value.startsWith( '--' ) ) {
				throw new UserError( valued[ name ].missing );
			}
			valued[ name ].set( value );
			if ( name === 'grep' ) {
				options.args.push( `--grep=${ value }` );
			}
		} else if (
			given === undefined &&
			( name === 'help' || name === 'all' || name === 'watch' )
		) {
			options[ name ] = true;
		} else if ( word.startsWith( '-' ) ) {
			options.unknown.push( word );
			options.args.push( word );
		} else if ( parts.includes( part ) ) {
			options.names.add( part );
		} else if ( options.names.size ) {
			options.files.push( word );
			options.args.push( word );
		} else {
			throw new UserError( `Unknown part: ${ word }` );
		}
	}
	return options;
}

/**
 * @param {string}   option
 * @param {string[]} names   The named parts.
 * @param {string[]} allowed The parts that the option can be used with.
 */
function requireParts( option, names, allowed ) {
	const wrong = names.find( ( name ) => ! allowed.includes( name ) );
	if ( ! names.length || wrong ) {
		throw new UserError(
			`${ option } works with ${ allowed.join( ', ' ) }${
				wrong ? `, not with ${ wrong }` : ': name a part'
			}.`
		);
	}
}

/** @param {string} pattern */
function checkPattern( pattern ) {
	try {
		RegExp( pattern );
	} catch ( error ) {
		throw new UserError(
			`--grep is no regular expression: ${
				error instanceof Error ? error.message : error
			}`
		);
	}
}

/**
 * Parses the command line of `npm test`.
 *
 * @param {string[]} argv  The arguments after the script.
 * @param {string[]} parts All parts.
 * @param {string}   [cwd] Base folder of relative paths.
 * @return {TestOptions} What to run.
 * @throws {UserError} For an unknown part or option, a missing value, or an option that a part does not have.
 */
export function parseTestOptions( argv, parts, cwd = process.cwd() ) {
	const { names, unknown, ...options } = readWords( argv, parts, cwd );
	const named = [ ...names ];
	if (
		unknown.length &&
		! ( named.length && named.every( isWithPlaywright ) )
	) {
		throw new UserError(
			`Unknown option: ${
				unknown[ 0 ]
			}. Options of Playwright work with ${ WITH_PLAYWRIGHT.join(
				', '
			) } only.`
		);
	}
	if ( options.wp && named.length ) {
		requireParts( '--wp', named, WITH_WORDPRESS );
	}
	if ( options.files.length ) {
		requireParts( `The file "${ options.files[ 0 ] }"`, named, WITH_FILES );
	}
	if ( options.grep ) {
		requireParts( '--grep', named, WITH_FILES );
		checkPattern( options.grep );
	}
	if ( options.watch ) {
		requireParts( '--watch', named, [ 'unit' ] );
	}
	return {
		...options,
		// A selection leaves out nothing that it names.
		all: options.all || options.files.length > 0 || options.grep !== '',
		parts: named.length
			? named
			: parts.filter(
					( name ) =>
						! ON_REQUEST.includes( name ) &&
						( options.wp || name !== WOOCOMMERCE )
			  ),
	};
}
