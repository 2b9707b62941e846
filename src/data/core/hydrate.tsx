import { useDispatch, useRegistry } from '@wordpress/data';
import type { StoreDescriptor } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import type { Bound, MetadataActions, MetadataSelectors } from './metadata';
import type { ActionsOf } from './use-resource';

interface HydrationRegistry {
	select: ( storeName: string ) => Bound< MetadataSelectors > | undefined;
}

/** A value of the page, and the selector call that returns it. */
export interface HydratedValue< Actions > {
	selectorName: string;
	args?: unknown[];
	/** Stores the value. */
	receive: ( actions: Actions ) => unknown;
}

/** Values of the page; undefined stands for one that it does not have. */
type HydratedValues< Actions > = ReadonlyArray<
	HydratedValue< Actions > | undefined
>;

/**
 * Stores values of the page once, so that they are not requested. Values that
 * were requested before are not replaced: those in the store are newer.
 *
 * Runs while the first component with the values renders, since its children
 * read them before effects run.
 *
 * @param storeName The store.
 * @param getValues Returns the values and the selector calls that return them.
 */
export function useHydration< Actions >(
	storeName: string,
	getValues: () => HydratedValues< Actions >
): void {
	// WordPress' types omit the method.
	const { select } = useRegistry() as unknown as HydrationRegistry;
	const actions: MetadataActions & Actions = useDispatch( storeName );

	useState( () => {
		const selectors = select( storeName );
		const values = getValues().filter( ( value ) => value !== undefined );
		for ( const { selectorName, args = [], receive } of values ) {
			if ( ! selectors?.hasStartedResolution( selectorName, args ) ) {
				actions.startResolution( selectorName, args );
				receive( actions );
				actions.finishResolution( selectorName, args );
			}
		}
	} );
}

/**
 * Creates a higher-order component that hydrates before the component renders.
 *
 * @param useValues The hook that stores the values.
 * @param name      Prefix of the display name.
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

/**
 * Creates a higher-order component that stores values of the page once before the
 * component renders, so that they are not requested.
 *
 * @param store     The store.
 * @param name      Prefix of the display name.
 * @param getValues Returns the values and the selector calls that return them.
 */
export const withHydration = < Store extends StoreDescriptor >(
	store: Store,
	name: string,
	getValues: () => HydratedValues< ActionsOf< Store > >
) => createHydrationHoc( () => useHydration( store.name, getValues ), name );
