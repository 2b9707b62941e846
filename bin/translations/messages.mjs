/** The text domain of the plugin. Calls with another one, or with none, are not ours. */
export const DOMAIN = 'storedeck';

/**
 * A text of the interface.
 *
 * @typedef {Object} Message
 * @property {string}   id         Singular.
 * @property {string}   [plural]   Text for more than one.
 * @property {string}   [context]  Tells texts with several meanings apart.
 * @property {string[]} comments   Comments for translators.
 * @property {string[]} references `file:line`.
 */

/**
 * Arguments of the functions of WordPress, as WP-CLI reads them: which one is
 * the text, the plural, the context and the domain.
 *
 * @typedef {{ id: number, plural?: number, context?: number, domain: number }} Signature
 */

/** @type {Record<string, Signature>} In scripts. */
export const SCRIPT_FUNCTIONS = {
	__: { id: 0, domain: 1 },
	_x: { id: 0, context: 1, domain: 2 },
	_n: { id: 0, plural: 1, domain: 3 },
	_nx: { id: 0, plural: 1, context: 3, domain: 4 },
};

/** @type {Record<string, Signature>} In PHP. */
export const PHP_FUNCTIONS = {
	...SCRIPT_FUNCTIONS,
	_e: { id: 0, domain: 1 },
	esc_attr__: { id: 0, domain: 1 },
	esc_attr_e: { id: 0, domain: 1 },
	esc_html__: { id: 0, domain: 1 },
	esc_html_e: { id: 0, domain: 1 },
	_ex: { id: 0, context: 1, domain: 2 },
	esc_attr_x: { id: 0, context: 1, domain: 2 },
	esc_html_x: { id: 0, context: 1, domain: 2 },
	_n_noop: { id: 0, plural: 1, domain: 2 },
	_nx_noop: { id: 0, plural: 1, context: 2, domain: 3 },
};

/** @param {{ id: string, context?: string }} message */
export const getKey = ( { id, context } ) =>
	context === undefined ? id : `${ context }\u0004${ id }`;

/**
 * Reads the arguments of a call.
 *
 * @param {Signature}                                  signature
 * @param {( position: number ) => string | undefined} readText  Returns an argument that is a literal text.
 * @return {Pick<Message, 'id' | 'plural' | 'context'> | undefined} Undefined for another domain and for texts that
 *                                                                  are no literals.
 */
export function readArguments( { domain, ...signature }, readText ) {
	if ( readText( domain ) !== DOMAIN ) {
		return undefined;
	}
	const texts = Object.entries( signature ).map( ( [ name, position ] ) => [
		name,
		readText( position ),
	] );
	const message = Object.fromEntries( texts );
	return message.id && texts.every( ( [ , text ] ) => text !== undefined )
		? message
		: undefined;
}

/**
 * The value of literals that are joined.
 *
 * @template Node
 * @param {[ Node, Node ]}                       sides
 * @param {( node: Node ) => string | undefined} read  Returns the value of a literal.
 */
export function joinLiterals( sides, read ) {
	const [ left, right ] = sides.map( read );
	return left === undefined || right === undefined ? undefined : left + right;
}

/** The comments that are for translators, without their marks. */
export const readComments = ( /** @type {string[]} */ comments ) =>
	comments
		.map( ( comment ) =>
			comment
				.replace( /^\/[/*]+|\*+\/\s*$/g, '' )
				.replace( /\s*\n\s*\**\s*/g, ' ' )
				.trim()
		)
		.filter( ( text ) => /^translators:/i.test( text ) )
		.map( ( text ) => text.replace( /^translators:\s*/i, '' ) );

const merge = ( /** @type {string[]} */ one, /** @type {string[]} */ other ) =>
	[ ...new Set( [ ...one, ...other ] ) ].sort();

/**
 * Merges calls with the same text and context, also when only one of them has a
 * plural, as gettext does.
 *
 * @return {Message[]} Sorted by text, then context, in the order of code points.
 */
export function mergeMessages( /** @type {Iterable<Message>} */ found ) {
	/** @type {Map<string, Message>} */
	const messages = new Map();
	for ( const message of found ) {
		const key = getKey( message );
		const known = messages.get( key );
		const plural = known?.plural ?? message.plural;
		messages.set( key, {
			...message,
			...( plural !== undefined && { plural } ),
			comments: merge( known?.comments ?? [], message.comments ),
			references: [
				...( known?.references ?? [] ),
				...message.references,
			],
		} );
	}
	const compare = ( /** @type {string} */ a, /** @type {string} */ b ) =>
		Number( a > b ) - Number( a < b );
	return [ ...messages.values() ].sort(
		( a, b ) =>
			compare( a.id, b.id ) || compare( a.context ?? '', b.context ?? '' )
	);
}
