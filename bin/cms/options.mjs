import { resolve } from 'node:path';
import { parseWords } from './parse-words.mjs';
import { UserError } from './user-error.mjs';

/**
 * @typedef {Object} StartOptions
 * @property {number}                     port     Port on 127.0.0.1.
 * @property {number}                     orders   Number of orders in the demo store.
 * @property {string}                     db       `sqlite` or `mysql://user:pass@host:port/name`.
 * @property {string|null}                wp       Folder of another WordPress, or null for the pinned one.
 * @property {'auto' | 'native' | 'wasm'} php      PHP that runs the site.
 * @property {string|null}                import   CSV file of order lines to import instead of the demo store, or null.
 * @property {'' | 'dmy' | 'mdy'}         dates    Order of day and month in that file; detected if empty.
 * @property {string}                     encoding Encoding of that file; detected if empty.
 * @property {boolean}                    preview  Whether only to show what would be imported.
 * @property {string}                     undo     Import to undo: its id, or `last`; empty for none.
 * @property {boolean}                    reset    Whether to delete the site and its data first.
 * @property {boolean}                    help     Whether to print the help and exit.
 */

const MAX_ORDERS = 1_000_000;

export const HELP = `Usage: npm start -- [options]     (or: node bin/start.mjs [options])

Sets up a local WordPress with Storedeck and a demo store, and serves it.

  --port=PORT      port on 127.0.0.1 (default 8888)
  --orders=N       number of orders in the demo store (default 5000); a different
                   number fills it again
  --db=DATABASE    sqlite (default) or mysql://user:password@host:port/name; the
                   database is created if it does not exist
  --import=FILE    create a separate store with the orders of a CSV file instead of
                   the demo store; orders of an earlier import are updated
  --dates=ORDER    dmy (day first) or mdy (month first), for a file with ambiguous
                   dates such as 03/04/2026
  --encoding=NAME  encoding of the file, for example Windows-1250, where it is not clear
  --preview        show the columns, the first orders and the sums of the file, and
                   write nothing
  --undo=ID        delete the orders of an import, also those that replaced orders of an
                   earlier one, and what only they need; last for the latest import
  --wp=PATH        copy core, plugins and themes of the WordPress in PATH; that
                   folder, its settings and its database are not changed
  --php=KIND       auto (default): the installed PHP (8.1 or later) if it is suitable,
                   otherwise WebAssembly; native or wasm: only that one
  --reset          delete the site and its data, then create it and fill the store
                   again. Required after a change of the demo store's generator
  --help           show this text
`;

/** @type {Record<string, { type: 'string' | 'boolean', default?: string | boolean }>} */
const OPTIONS = {
	port: { type: 'string', default: '8888' },
	orders: { type: 'string', default: '5000' },
	db: { type: 'string', default: 'sqlite' },
	php: { type: 'string', default: 'auto' },
	wp: { type: 'string' },
	import: { type: 'string' },
	dates: { type: 'string' },
	encoding: { type: 'string' },
	undo: { type: 'string' },
	preview: { type: 'boolean', default: false },
	reset: { type: 'boolean', default: false },
	help: { type: 'boolean', default: false },
};

/** Options that describe the file of `--import`. */
const OF_IMPORT = [ 'dates', 'encoding', 'preview' ];

/** Parses the whole number of an option. */
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
 * Parses the command line.
 *
 * @param {string[]} argv      The arguments after the script.
 * @param {string}   [cwd]     Base folder of relative paths.
 * @param {Object}   [more]    More options, as `parseArgs()` takes them.
 * @param {string}   [command] That has them.
 * @return {StartOptions & Record<string, any>} All options, including defaults, and the further ones that are given.
 * @throws {UserError} For an unknown option or an invalid value.
 */
export function parseOptions(
	argv,
	cwd = process.cwd(),
	more = {},
	command = 'npm start'
) {
	const { values } = parseWords( command, {
		args: argv,
		options: { ...OPTIONS, ...more },
	} );
	const empty = Object.keys( values ).find(
		( name ) => values[ name ] === ''
	);
	if ( empty ) {
		throw new UserError( `--${ empty } needs a value.` );
	}
	const given = /** @type {any} */ ( {
		dates: '',
		encoding: '',
		undo: '',
		...values,
	} );
	if ( ! [ 'auto', 'native', 'wasm' ].includes( given.php ) ) {
		throw new UserError(
			`--php must be auto, native or wasm, not "${ given.php }".`
		);
	}
	if ( ! [ '', 'dmy', 'mdy' ].includes( given.dates ) ) {
		throw new UserError(
			`--dates must be dmy or mdy, not "${ given.dates }".`
		);
	}
	const alone = OF_IMPORT.find( ( name ) => values[ name ] );
	if ( alone && ! given.import ) {
		throw new UserError( `--${ alone } requires --import.` );
	}
	const toPath = ( /** @type {string} */ path ) =>
		path ? resolve( cwd, path ) : null;
	return {
		...given,
		port: wholeNumber( 'port', given.port, 1, 65535 ),
		orders: wholeNumber( 'orders', given.orders, 0, MAX_ORDERS ),
		wp: toPath( given.wp ),
		import: toPath( given.import ),
	};
}
