import {
	Children,
	cloneElement,
	createElement,
	Fragment,
	isValidElement,
	useEffect,
	useRef,
} from '@wordpress/element';
import type { FunctionComponent, PropsWithChildren, ReactNode } from 'react';

/** More than a chain of effects that ends. */
const MAX_RENDERS = 100;

/**
 * React ends loops of renders and of layout effects itself, but not those of other
 * effects. In such a loop no timer runs between two renders; it does between those
 * of an animation.
 */
function useRenderLimit() {
	const renders = useRef( 0 );
	if ( renders.current >= MAX_RENDERS ) {
		// React tries again before it gives the error to a boundary.
		throw new Error( 'Maximum update depth exceeded.' );
	}
	renders.current++;
	useEffect( () => {
		const timer = setTimeout( () => {
			renders.current = 0;
		} );
		return () => clearTimeout( timer );
	} );
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
		const rendered = type( ...args );
		// Effects of the component run before that of the limit.
		useRenderLimit();
		return rendered;
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
