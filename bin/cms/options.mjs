import { resolve } from 'node:path';
import { UserError } from './user-error.mjs';

/**
 * @typedef {Object} StartOptions
 * @property {number}                     port   Port on 127.0.0.1.
 * @property {number}                     orders Number of orders in the demo store.
 * @property {string}                     db     `sqlite` or `mysql://user:pass@host:port/name`.
 * @property {string|null}                wp     Folder of another WordPress, or null for the pinned one.
 * @property {'auto' | 'native' | 'wasm'} php    PHP that runs the site.
 * @property {string|null}                import CSV file of order lines to import instead of the demo store, or null.
 * @property {'' | 'dmy' | 'mdy'}         dates  Order of day and month in that file; detected if empty.
 * @property {boolean}                    reset  Whether to delete the site and its data first.
 * @property {boolean}                    help   Whether to print the help and exit.
 */

export const DEFAULT_PORT = 8888;
export const DEFAULT_ORDERS = 5000;
const MAX_ORDERS = 1_000_000;

export const HELP = `Usage: npm start -- [options]     (or: node bin/start.mjs [options])

Sets up a local WordPress with Storedeck and a demo store, and serves it.

  --port=PORT      port on 127.0.0.1 (default ${ DEFAULT_PORT })
  --orders=N       number of orders in the demo store (default ${ DEFAULT_ORDERS }); a different
                   number fills it again
  --db=DATABASE    sqlite (default) or mysql://user:password@host:port/name; the
                   database is created if it does not exist
  --import=FILE    create a separate store with the orders of a CSV file instead of
                   the demo store; orders of an earlier import are updated
  --dates=ORDER    dmy (day first) or mdy (month first), for a file with ambiguous
                   dates such as 03/04/2026
  --wp=PATH        copy core, plugins and themes of the WordPress in PATH; that
                   folder, its settings and its database are not changed
  --php=KIND       auto (default): the installed PHP (8.1 or later) if it is suitable,
                   otherwise WebAssembly; native or wasm: only that one
  --reset          delete the site and its data, then create it and fill the store
                   again. Required after a change of the demo store's generator
  --help           show this text
`;

/**
 * @param {string} name
 * @param {string} value
 * @param {number} min
 * @param {number} max
 * @return {number} The whole number.
 */
function wholeNumber( name, value, min, max ) {
	const number = Number( value );
	if ( ! /^\d+$/.test( value ) || number < min || number > max ) {
		throw new UserError(
			`--${ name } must be a whole number from ${ min } to ${ max }, not "${ value }".`
		);
	}
	return number;
}

/**
 * Parses the command line. `--name=value` and `--name value` are equivalent.
 *
 * @param {string[]} argv  The arguments after the script.
 * @param {string}   [cwd] Base folder of relative paths.
 * @return {StartOptions} All options, including defaults.
 * @throws {UserError} For an unknown option or an invalid value.
 */
export function parseOptions( argv, cwd = process.cwd() ) {
	/** @type {StartOptions} */
	const options = {
		port: DEFAULT_PORT,
		orders: DEFAULT_ORDERS,
		db: 'sqlite',
		wp: null,
		php: 'auto',
		import: null,
		dates: '',
		reset: false,
		help: false,
	};
	/** @type {Record<string, ( value: string ) => void>} */
	const valued = {
		port: ( value ) => {
			options.port = wholeNumber( 'port', value, 1, 65535 );
		},
		orders: ( value ) => {
			options.orders = wholeNumber( 'orders', value, 0, MAX_ORDERS );
		},
		db: ( value ) => {
			options.db = value;
		},
		wp: ( value ) => {
			options.wp = resolve( cwd, value );
		},
		php: ( value ) => {
			if ( value !== 'auto' && value !== 'native' && value !== 'wasm' ) {
				throw new UserError(
					`--php must be auto, native or wasm, not "${ value }".`
				);
			}
			options.php = value;
		},
		import: ( value ) => {
			options.import = resolve( cwd, value );
		},
		dates: ( value ) => {
			if ( value !== 'dmy' && value !== 'mdy' ) {
				throw new UserError(
					`--dates must be dmy or mdy, not "${ value }".`
				);
			}
			options.dates = value;
		},
	};
	const rest = [ ...argv ];
	for ( let word = rest.shift(); word !== undefined; word = rest.shift() ) {
		const [ , name = '', , given ] =
			/^--([a-z]+)(=([^]*))?$/.exec( word ) ?? [];
		if ( name === 'reset' || name === 'help' ) {
			if ( given !== undefined ) {
				throw new UserError( `--${ name } takes no value.` );
			}
			options[ name ] = true;
		} else if ( Object.hasOwn( valued, name ) ) {
			const value = given ?? rest.shift();
			if ( ! value || value.startsWith( '--' ) ) {
				throw new UserError( `--${ name } needs a value.` );
			}
			valued[ name ]?.( value );
		} else {
			throw new UserError(
				`Unknown option "${ word }". See npm start -- --help.`
			);
		}
	}
	if ( options.dates && ! options.import ) {
		throw new UserError( '--dates requires --import.' );
	}
	return options;
}
