import { resolve } from 'node:path';
import { UserError } from '../cms/user-error.mjs';

/** The part that only runs when it is named, or with `--wp`. */
const WOOCOMMERCE = 'woocommerce';

/** The parts that only run when they are named: they need servers that not every machine can reach. */
const ON_REQUEST = [ 'composer' ];

/**
 * Parses the command line of `npm test`.
 *
 * @param {string[]} argv  The arguments after the script.
 * @param {string[]} parts All parts.
 * @param {string}   [cwd] Base folder of relative paths.
 * @return {{ help: boolean, parts: string[], wp: string | null }} The parts to run, and the folder of a WordPress with
 *                                                                 WooCommerce.
 * @throws {UserError} For an unknown part or option, or a missing value.
 */
export function parseTestOptions( argv, parts, cwd = process.cwd() ) {
	const names = new Set();
	let wp = null;
	let help = false;
	const rest = [ ...argv ];
	for ( let word = rest.shift(); word !== undefined; word = rest.shift() ) {
		if ( word === '--help' ) {
			help = true;
		} else if ( word === '--wp' || word.startsWith( '--wp=' ) ) {
			const value = word === '--wp' ? rest.shift() : word.slice( 5 );
			if ( ! value || value.startsWith( '--' ) ) {
				throw new UserError( '--wp needs the path of a WordPress.' );
			}
			wp = resolve( cwd, value );
		} else if ( parts.includes( word ) ) {
			names.add( word );
		} else {
			throw new UserError(
				word.startsWith( '-' )
					? `Unknown option: ${ word }`
					: `Unknown part: ${ word }`
			);
		}
	}
	if ( wp && names.size && ! names.has( WOOCOMMERCE ) ) {
		throw new UserError( `--wp requires the part ${ WOOCOMMERCE }.` );
	}
	return {
		help,
		wp,
		parts: names.size
			? [ ...names ]
			: parts.filter(
					( name ) =>
						! ON_REQUEST.includes( name ) &&
						( wp || name !== WOOCOMMERCE )
			  ),
	};
}
