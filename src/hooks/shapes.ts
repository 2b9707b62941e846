/** What is wrong with a value at a place of it; undefined if nothing is. */
export type Rule = ( value: unknown, at: string ) => string | undefined;

/** What can be used of a value, and what is wrong with the rest. */
export interface Reading< T > {
	/** Undefined if nothing can be used. */
	value?: T;
	faults: string[];
}

/** What a callback of a plugin has to return. */
export interface Shape< T > {
	/**
	 * @param value
	 * @param before What the callback was given.
	 */
	read: ( value: unknown, before: T ) => Reading< T >;
}

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

const isPromise = ( value: unknown ) =>
	typeof ( value as PromiseLike< unknown > | null )?.then === 'function';

/** A value as an error message shows it. */
function describe( value: unknown ) {
	if ( Array.isArray( value ) ) {
		return 'a list';
	}
	if ( isPromise( value ) ) {
		return 'a promise';
	}
	if ( typeof value === 'string' ) {
		return `"${ value }"`;
	}
	if ( typeof value === 'function' ) {
		return 'a function';
	}
	return isRecord( value ) ? 'an object' : String( value );
}

/**
 * A rule for one value.
 *
 * @param expected Describes valid values: `a string`.
 * @param isValid
 */
export const createRule =
	( expected: string, isValid: ( value: unknown ) => unknown ): Rule =>
	( value, at ) =>
		isValid( value )
			? undefined
			: `${ at && `${ at }: ` }expected ${ expected }, got ${ describe(
					value
			  ) }`;

export const text = createRule(
	'a string',
	( value ) => typeof value === 'string'
);

export const filledText = createRule(
	'a string that is not empty',
	( value ) => typeof value === 'string' && value !== ''
);

export const number = createRule(
	'a number',
	( value ) => typeof value === 'number'
);

export const callback = createRule(
	'a function',
	( value ) => typeof value === 'function'
);

/** An element is no component, although it is an object of React, too. */
export const component = createRule(
	'a component: a function or a class',
	( value ) =>
		typeof value === 'function' ||
		( isRecord( value ) && '$$typeof' in value && ! ( 'props' in value ) )
);

export const anyList = createRule( 'a list', Array.isArray );

/** Content that React renders in one place, without components of its own. */
export const content = createRule(
	'a string or an element',
	( value ) =>
		[ 'string', 'number' ].includes( typeof value ) ||
		( isRecord( value ) && '$$typeof' in value && 'props' in value )
);

/** Content that React renders, also a list or nothing. */
export const anyContent = createRule(
	'an element, a string or a number',
	( value ) =>
		! [ 'function', 'symbol' ].includes( typeof value ) &&
		! isPromise( value )
);

export const optional =
	( rule: Rule ): Rule =>
	( value, at ) =>
		value === undefined ? undefined : rule( value, at );

/** One of several rules; the fault is that of the last one. */
export const either =
	( ...rules: Rule[] ): Rule =>
	( value, at ) => {
		const faults = rules.map( ( rule ) => rule( value, at ) );
		return faults.includes( undefined ) ? undefined : faults.at( -1 );
	};

const anyObject = createRule(
	'an object',
	( value ) =>
		isRecord( value ) && ! Array.isArray( value ) && ! isPromise( value )
);

const findFault = ( faults: ( string | undefined )[] ) =>
	faults.find( ( fault ) => fault !== undefined );

/** An object whose fields obey rules; it may have others. */
export const object =
	( fields: Readonly< Record< string, Rule > > ): Rule =>
	( value, at ) =>
		anyObject( value, at ) ??
		findFault(
			Object.entries( fields ).map( ( [ name, rule ] ) =>
				rule(
					( value as Record< string, unknown > )[ name ],
					at ? `${ at }.${ name }` : name
				)
			)
		);

/** An object each of whose values obeys a rule. */
export const valuesOf =
	( rule: Rule ): Rule =>
	( value, at ) =>
		anyObject( value, at ) ??
		findFault(
			Object.entries( value as object ).map( ( [ name, field ] ) =>
				rule( field, at ? `${ at }.${ name }` : name )
			)
		);

/** The shape of a value that is used as a whole or not at all. */
export const shapeOf = < T >( rule: Rule ): Shape< T > => ( {
	read: ( value ) => {
		const fault = rule( value, '' );
		return fault === undefined
			? { value: value as T, faults: [] }
			: { faults: [ fault ] };
	},
} );

export interface ListShape< Item > {
	read: ( value: unknown, before: readonly Item[] ) => Reading< Item[] >;
}

/**
 * The shape of a list. Items that break the rule, and those whose key another
 * item has, are left out.
 *
 * @param rule The rule of each item.
 * @param key  The field that tells items apart, if they need one.
 */
export const listOf = < Item >(
	rule: Rule,
	key?: string
): ListShape< Item > => ( {
	read: ( value: unknown, before: readonly Item[] ) => {
		const fault = anyList( value, '' );
		if ( fault !== undefined ) {
			return { faults: [ fault ] };
		}
		const list = value as unknown[];
		const isKnown = ( item: unknown ) => before.includes( item as Item );
		const getKey = ( item: unknown ) =>
			key && isRecord( item ) ? item[ key ] : undefined;
		const taken = new Set( list.filter( isKnown ).map( getKey ) );
		const seen = new Set< unknown >();
		const faults: string[] = [];
		const items = list.filter( ( item, index ) => {
			const id = getKey( item );
			let wrong = rule( item, `[${ index }]` );
			if ( key && wrong === undefined ) {
				wrong = ( isKnown( item ) ? seen.has( item ) : taken.has( id ) )
					? `[${ index }].${ key }: expected one that no other has, but "${ String(
							id
					  ) }" is taken`
					: undefined;
				taken.add( id );
				seen.add( item );
			}
			if ( wrong !== undefined ) {
				faults.push( wrong );
			}
			return wrong === undefined;
		} );
		// A list of which nothing is right replaces nothing.
		return items.length === 0 && faults.length > 0
			? { faults }
			: { value: items as Item[], faults };
	},
} );
