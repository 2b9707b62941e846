import { useLayoutEffect, useReducer } from '@wordpress/element';
import { addAction, removeAction } from '@wordpress/hooks';
import type { ComponentType } from 'react';

/** Debounce time in ms, so that several changes render once. */
const DEBOUNCE = 16;
let instances = 0;

/** Renders again when one of the filters is added or removed. */
function useFilterChanges( names: readonly string[] ) {
	const [ , forceRender ] = useReducer( ( count: number ) => count + 1, 0 );
	useLayoutEffect( () => {
		instances += 1;
		const namespace = `storedeck/use-filters/${ instances }`;
		let timer: ReturnType< typeof setTimeout > | undefined;
		const onHookChange = ( name: string ) => {
			if ( names.includes( name ) ) {
				clearTimeout( timer );
				timer = setTimeout( forceRender, DEBOUNCE );
			}
		};
		addAction( 'hookAdded', namespace, onHookChange );
		addAction( 'hookRemoved', namespace, onHookChange );
		return () => {
			clearTimeout( timer );
			removeAction( 'hookAdded', namespace );
			removeAction( 'hookRemoved', namespace );
		};
	}, [ names ] );
}

/**
 * Renders a component again when a filter that it applies is added or removed, so
 * that plugins can add filters after the first render.
 *
 * @example
 * export default useFilters( 'my_plugin_columns' )( Columns );
 *
 * @param hookNames Name or names of the filters.
 */
export const useFilters = ( hookNames: string | readonly string[] ) => {
	const names = typeof hookNames === 'string' ? [ hookNames ] : hookNames;
	return < Props extends object >( Component: ComponentType< Props > ) => {
		function WithFilters( props: Props ) {
			useFilterChanges( names );
			return <Component { ...props } />;
		}
		WithFilters.displayName = `WithFilters(${
			Component.displayName || Component.name || 'Component'
		})`;
		return WithFilters;
	};
};
