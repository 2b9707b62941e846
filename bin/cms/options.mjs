import { resolve } from 'node:path';
import { UserError } from './user-error.mjs';

/**
 * @typedef {Object} StartOptions
 * @property {number}                     port    Port of 127.0.0.1 to serve on.
 * @property {number}                     orders  How many orders the demo store holds.
 * @property {string}                     db      `sqlite` or `mysql://user:pass@host:port/name`.
 * @property {string|null}                wp      Folder of another WordPress, or null for the pinned one.
 * @property {'auto' | 'native' | 'wasm'} php     Which PHP runs it.
 * @property {string|null}                import  A file of order lines that fills the store instead of the demo, or null.
 * @property {'' | 'dmy' | 'mdy'}         dates   Whether day or month comes first in that file; empty: the file tells.
 * @property {boolean}                    reset   Start over: the site's folder and data are deleted.
 * @property {boolean}                    gallery Show all widgets on a page of their own.
 * @property {boolean}                    help    Print the help and end.
 */

export const DEFAULT_PORT = 8888;
export const DEFAULT_ORDERS = 5000;
const MAX_ORDERS = 1_000_000;

export const HELP = `Usage: npm start -- [options]     (or: node bin/start.mjs [options])

Sets up a local WordPress with Storedeck and a demo store, and serves it.

  --port=PORT      port on 127.0.0.1 (default ${ DEFAULT_PORT })
  --orders=N       orders in the demo store (default ${ DEFAULT_ORDERS }); another number than the
                   store has fills it again
  --db=DATABASE    sqlite (default) or mysql://user:password@host:port/name; the
                   database is created when it is missing
  --import=FILE    instead of the demo store, a store of its own with the orders of a CSV
                   file; orders that were imported before are brought up to date
  --dates=ORDER    dmy (day first) or mdy (month first), for a file whose dates, such
                   as 03/04/2026, do not tell
  --wp=PATH        use a copy of the WordPress in PATH: its core, plugins and themes;
                   that folder, its settings and its database stay untouched
  --php=KIND       auto (default): this machine's PHP 8.1 or later when it fits, else
                   WebAssembly; native or wasm insist on one
  --reset          start over: delete the site and its data, then make it and fill
                   the store again. To be used after a change of the demo store's
                   generator, which alone leaves a filled store unchanged
  --gallery        build the gallery of all widgets and show it on a page "Widgets"
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
 * Reads the command line. `--name=value` and `--name value` are the same.
 *
 * @param {string[]} argv  The arguments after the script.
 * @param {string}   [cwd] What a relative --wp is relative to.
 * @return {StartOptions} Every option, defaults filled in.
 * @throws {UserError} For an unknown option or a value that cannot be used.
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
		gallery: false,
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
		if ( name === 'reset' || name === 'gallery' || name === 'help' ) {
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
		throw new UserError( '--dates goes with --import.' );
	}
	return options;
}
