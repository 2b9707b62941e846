import { useCallback, useRef, useState } from '@wordpress/element';
import type { ColumnControls, Tools } from './column-controls-context';
import type { ColumnView } from './columns';
import type { TableLayout } from './types';

type Change = ( part: TableLayout, isDone?: boolean ) => void;

/**
 * Manages the column controls of a card.
 *
 * @param view   The columns.
 * @param layout Current layout.
 * @param change Changes the layout.
 * @return The controls, and a ref for the element around the menu button.
 */
export function useColumnControls(
	view: ColumnView,
	layout: TableLayout,
	change: Change
) {
	const menuRef = useRef< HTMLDivElement >( null );
	const [ tools, setTools ] = useState< Tools >();
	const [ isResizing, setIsResizing ] = useState( false );
	const [ marker, setMarker ] = useState< number >();
	const isLoadStarted = useRef( false );

	const loadTools = useCallback( async () => {
		if ( isLoadStarted.current ) {
			return;
		}
		isLoadStarted.current = true;
		try {
			setTools(
				await import( /* webpackChunkName: "table-tools" */ './tools' )
			);
		} catch ( error ) {
			// Columns can still be hidden; the next hover or focus tries again.
			isLoadStarted.current = false;
			console.error( 'Could not load the column controls.', error );
		}
	}, [] );

	const widths = layout.widths ?? {};
	const controls: ColumnControls = {
		tools,
		loadTools,
		all: view.all,
		shown: view.headers,
		pinned: view.pinned,
		widths,
		setOrder: ( order ) => change( { order } ),
		setWidth: ( key, width, isDone ) => {
			const { [ key ]: _before, ...others } = widths;
			change(
				{
					widths:
						width === undefined
							? others
							: { ...others, [ key ]: width },
				},
				isDone
			);
		},
		isResizing,
		setIsResizing,
		focusMenu: () =>
			menuRef.current?.querySelector< HTMLElement >( 'button' )?.focus(),
		marker,
		setMarker,
	};
	return { controls, menuRef };
}
