import { useDispatch, useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ComponentType } from 'react';

interface HydrationSelectors {
	hasStartedResolution: ( selectorName: string, args: unknown[] ) => boolean;
}

interface HydrationActions {
	startResolution: ( selectorName: string, args: unknown[] ) => unknown;
	finishResolution: ( selectorName: string, args: unknown[] ) => unknown;
}

interface HydrationRegistry {
	select: ( storeName: string ) => HydrationSelectors;
}

/** The host's type of a registry is wider than what a registry is. */
const canSelect = ( registry: object ): registry is HydrationRegistry =>
	'select' in registry && typeof registry.select === 'function';

/** Values that the page carries, for one selector call. */
export interface HydratedValue< Actions > {
	selectorName: string;
	args: unknown[];
	/** Puts the value into the store. */
	receive: ( actions: Actions ) => unknown;
}

/**
 * Puts values that the page carries into a store, once, so that reading them
 * needs no request. Values that were asked for already are left alone: the
 * store's are newer.
 *
 * It happens while the first component that knows the values is rendered, since
 * the children that read them are rendered before any effect runs.
 *
 * @param storeName Where to put them.
 * @param getValues Gives the values, by the selector calls that read them.
 */
export function useHydration< Actions >(
	storeName: string,
	getValues: () => ReadonlyArray< HydratedValue< Actions > >
): void {
	const registry = useRegistry();
	const actions: HydrationActions & Actions = useDispatch( storeName );

	useState( () => {
		const selectors = canSelect( registry )
			? registry.select( storeName )
			: undefined;
		for ( const { selectorName, args, receive } of getValues() ) {
			if ( ! selectors?.hasStartedResolution( selectorName, args ) ) {
				actions.startResolution( selectorName, args );
				receive( actions );
				actions.finishResolution( selectorName, args );
			}
		}
	} );
}

/**
 * Makes a component that hydrates before the given one is rendered.
 *
 * @param useValues The hook that puts the values into the store.
 * @param name      Stands before the component's name in the tools.
 */
export function createHydrationHoc( useValues: () => void, name: string ) {
	return < Props extends object >( Component: ComponentType< Props > ) => {
		function Hydrated( props: Props ) {
			useValues();
			return <Component { ...props } />;
		}
		Hydrated.displayName = `${ name }(${
			Component.displayName ?? Component.name
		})`;
		return Hydrated;
	};
}
