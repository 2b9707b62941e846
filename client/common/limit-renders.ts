import {
	Children,
	cloneElement,
	createElement,
	Fragment,
	isValidElement,
	useRef,
} from '@wordpress/element';
import type { FunctionComponent, PropsWithChildren, ReactNode } from 'react';

/** More than any animation renders, and less than a loop of effects does. */
const MAX_RENDERS = 400;
const PERIOD = 1000;

/** React ends loops of renders and of layout effects itself, but not those of other effects. */
function useRenderLimit() {
	const renders = useRef( { count: 0, since: 0 } );
	const now = performance.now();
	const { current } = renders;
	if ( now - current.since > PERIOD ) {
		current.count = 0;
		current.since = now;
	}
	current.count++;
	if ( current.count > MAX_RENDERS ) {
		current.count = 0;
		throw new Error( 'Maximum update depth exceeded by effects.' );
	}
}

type Renderer = FunctionComponent< object >;

const limited = new WeakMap< Renderer, Renderer >();

const isClass = ( type: Renderer ) =>
	Boolean( type.prototype?.isReactComponent );

/** The same component, with the hooks of the given one, that throws if it renders without end. */
function getLimited( type: Renderer ) {
	const known = limited.get( type );
	if ( known ) {
		return known;
	}
	const Limited: Renderer = ( ...args ) => {
		useRenderLimit();
		return type( ...args );
	};
	// As React and developer tools read them.
	Object.assign( Limited, type, {
		displayName: type.displayName ?? type.name,
	} );
	limited.set( type, Limited );
	return Limited;
}

function limitElement( child: ReactNode ): ReactNode {
	if ( ! isValidElement< PropsWithChildren >( child ) ) {
		return child;
	}
	const { type, props, key } = child;
	if ( typeof type === 'function' ) {
		return isClass( type as Renderer )
			? child
			: createElement( getLimited( type as Renderer ), {
					...props,
					key,
			  } );
	}
	// A component may look at its children, an HTML element does not.
	return props.children !== undefined &&
		( typeof type === 'string' || type === Fragment )
		? cloneElement( child, {}, limitRenders( props.children ) )
		: child;
}

/**
 * Makes function components throw that render without end. Components inside of
 * other components are left as they are.
 *
 * @param  children What a plugin renders.
 * @throws {Error} If that is an object.
 */
export const limitRenders = ( children: ReactNode ): ReactNode =>
	Array.isArray( children )
		? Children.map( children, limitElement )
		: limitElement( children );
