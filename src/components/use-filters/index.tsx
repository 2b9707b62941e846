import { useLayoutEffect, useReducer } from '@wordpress/element';
import { addAction, removeAction } from '@wordpress/hooks';
import type { ComponentType } from 'react';

/** Time in ms in which several changes draw once. */
const PAUSE = 16;
let instances = 0;

/** Draws again when filters of the names come or go. */
function useFilterChanges( names: readonly string[] ) {
	const [ , redraw ] = useReducer( ( count: number ) => count + 1, 0 );
	useLayoutEffect( () => {
		instances += 1;
		const namespace = `storedeck/use-filters/${ instances }`;
		let timer: ReturnType< typeof setTimeout > | undefined;
		const change = ( name: string ) => {
			if ( names.includes( name ) ) {
				clearTimeout( timer );
				timer = setTimeout( redraw, PAUSE );
			}
		};
		addAction( 'hookAdded', namespace, change );
		addAction( 'hookRemoved', namespace, change );
		return () => {
			clearTimeout( timer );
			removeAction( 'hookAdded', namespace );
			removeAction( 'hookRemoved', namespace );
		};
	}, [ names ] );
}

/**
 * Makes a component draw again when somebody adds or removes a filter that it
 * applies, so that plugins may come after the first drawing.
 *
 * @example
 * export default useFilters( 'my_plugin_columns' )( Columns );
 *
 * @param hookNames Name or names of the filters.
 */
export const useFilters = ( hookNames: string | readonly string[] ) => {
	const names = typeof hookNames === 'string' ? [ hookNames ] : hookNames;
	return < Props extends object >( Component: ComponentType< Props > ) => {
		function Filtered( props: Props ) {
			useFilterChanges( names );
			return <Component { ...props } />;
		}
		Filtered.displayName = `WithFilters(${
			Component.displayName || Component.name || 'Component'
		})`;
		return Filtered;
	};
};
