import { resolve } from 'node:path';
import { UserError } from '../cms/user-error.mjs';

/** The part that only runs when it is named, or with `--wp`. */
const WOOCOMMERCE = 'woocommerce';

/** The parts that only run when they are named: they take long, or need servers that not every machine can reach. */
const ON_REQUEST = [ 'composer', 'docker', 'sites', 'php-versions', 'dev' ];

/** Parts by another name, which only the first word can be: others name files. */
const ALIASES = new Map( [ [ 'hosts', 'sites' ] ] );

/** The parts that run with Playwright, and take its options. */
const WITH_PLAYWRIGHT = [ 'e2e', WOOCOMMERCE, 'docker', 'dev' ];

/** The parts that run against a given WordPress. */
const WITH_WORDPRESS = [
	WOOCOMMERCE,
	...[ 'php', 'rest', 'e2e', 'sites', 'php-versions' ],
];

/** The parts that consist of test files, whose tests have names. */
const WITH_FILES = [ 'unit', ...WITH_WORDPRESS, 'docker', 'dev' ];

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

/** Options with a value, and what is said if it is missing. */
const VALUED = {
	wp: '--wp needs the path of a WordPress.',
	grep: '--grep needs a part of a test’s name.',
};
const FLAGS = [ 'help', 'all', 'watch' ];

/**
 * Reads the words of the command line. Those that only Playwright may know are kept in
 * their order, hence not by `parseArgs()`.
 */
function readWords(
	/** @type {string[]} */ argv,
	/** @type {string[]} */ parts
) {
	const options = { help: false, all: false, watch: false, wp: '', grep: '' };
	const names = /** @type {Set<string>} */ ( new Set() );
	const files = /** @type {string[]} */ ( [] );
	const args = /** @type {string[]} */ ( [] );
	const rest = [ ...argv ];
	for ( let word = rest.shift(); word !== undefined; word = rest.shift() ) {
		const part = ( ! names.size && ALIASES.get( word ) ) || word;
		const [ , name = '', , given ] =
			/^--([a-z]+)(=([^]*))?$/.exec( word ) ?? [];
		if ( Object.hasOwn( VALUED, name ) ) {
			const value = given ?? rest.shift();
			if ( ! value || value.startsWith( '--' ) ) {
				throw new UserError( VALUED[ name ] );
			}
			options[ name ] = value;
			if ( name === 'grep' ) {
				args.push( `--grep=${ value }` );
			}
		} else if ( given === undefined && FLAGS.includes( name ) ) {
			options[ name ] = true;
		} else if ( word.startsWith( '-' ) ) {
			args.push( word );
		} else if ( parts.includes( part ) ) {
			names.add( part );
		} else if ( names.size ) {
			files.push( word );
			args.push( word );
		} else {
			throw new UserError( `Unknown part: ${ word }` );
		}
	}
	return { ...options, names: [ ...names ], files, args };
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
	const { names, wp, ...options } = readWords( argv, parts );
	const { args, files, grep } = options;
	const unknown = args.find(
		( word ) => word.startsWith( '-' ) && word !== `--grep=${ grep }`
	);
	if (
		unknown &&
		! (
			names.length &&
			names.every( ( name ) => WITH_PLAYWRIGHT.includes( name ) )
		)
	) {
		throw new UserError(
			`Unknown option: ${ unknown }. Options of Playwright work with ${ WITH_PLAYWRIGHT.join(
				', '
			) } only.`
		);
	}
	if ( wp && names.length ) {
		requireParts( '--wp', names, WITH_WORDPRESS );
	}
	if ( files.length ) {
		requireParts( `The file "${ files[ 0 ] }"`, names, WITH_FILES );
	}
	if ( grep ) {
		requireParts( '--grep', names, WITH_FILES );
		checkPattern( grep );
	}
	if ( options.watch ) {
		requireParts( '--watch', names, [ 'unit' ] );
	}
	return {
		...options,
		wp: wp ? resolve( cwd, wp ) : null,
		// A selection leaves out nothing that it names.
		all: options.all || files.length > 0 || grep !== '',
		parts: names.length
			? names
			: parts.filter(
					( name ) =>
						! ON_REQUEST.includes( name ) &&
						( wp || name !== WOOCOMMERCE )
			  ),
	};
}
