/**
 * How long a hook stays as it is. `deprecated` has the version since which it is, and
 * what to use instead.
 *
 * @typedef {{ level: 'stable' | 'experimental' } | { level: 'deprecated', since: string, instead: string }} Stability
 */

/** WooCommerce's names are its contract, whatever their comments say of them. */
const RULES = /** @type {const} */ ( [
	[ /^(woocommerce|wc)[-_]/, 'stable' ],
	[ /^experimental_/, 'experimental' ],
] );

const DEPRECATED = /^(\d+\.\d+\.\d+) (Use .+)$/;

/**
 * The stability of a hook: `@deprecated 1.2.0 Use …` or `@stability stable` in its
 * comment. Only names with the prefix of a rule need neither.
 *
 * @param {string}                                name
 * @param {( tag: string ) => string | undefined} read Returns the text of a tag.
 * @return {Stability | undefined} Undefined if the comment does not say it.
 */
export function readStability( name, read ) {
	const deprecated = read( 'deprecated' );
	if ( deprecated !== undefined ) {
		const [ , since, instead ] = DEPRECATED.exec( deprecated ) ?? [];
		return since && instead
			? { level: 'deprecated', since, instead }
			: undefined;
	}
	const said = read( 'stability' );
	if ( said !== undefined ) {
		return said === 'stable' || said === 'experimental'
			? { level: said }
			: undefined;
	}
	const [ , level ] =
		RULES.find( ( [ pattern ] ) => pattern.test( name ) ) ?? [];
	return level && { level };
}

/** A sentence for the reference. */
export const describeStability = ( /** @type {Stability} */ stability ) =>
	stability.level === 'deprecated'
		? `**Deprecated** since ${
				stability.since
		  }. ${ stability.instead.replace( /\.?$/, '.' ) }`
		: `**${ stability.level === 'stable' ? 'Stable' : 'Experimental' }**.`;

/** What an error expects. */
export const EXPECTED =
	'"@stability stable", "@stability experimental" or "@deprecated 1.2.0 Use …"';
