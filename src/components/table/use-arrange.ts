import { useCallback, useRef, useState } from '@wordpress/element';
import type { Arrange, Tools } from './arrange-context';
import type { ColumnView } from './columns';
import type { TableLayout } from './types';

type Change = ( part: TableLayout, isDone?: boolean ) => void;

/**
 * What can be done to the columns of a card.
 *
 * @param view   The columns.
 * @param layout How they are arranged.
 * @param change Arranges them otherwise.
 * @return It, and a ref for what holds the button of the menu.
 */
export function useArrange(
	view: ColumnView,
	layout: TableLayout,
	change: Change
) {
	const menuRef = useRef< HTMLDivElement >( null );
	const [ tools, setTools ] = useState< Tools >();
	const [ isResizing, setResizing ] = useState( false );
	const [ marker, setMarker ] = useState< number >();
	const isAsked = useRef( false );

	const loadTools = useCallback( async () => {
		if ( isAsked.current ) {
			return;
		}
		isAsked.current = true;
		try {
			setTools(
				await import( /* webpackChunkName: "table-tools" */ './tools' )
			);
		} catch ( error ) {
			// Columns can still be hidden; the next one who comes tries again.
			isAsked.current = false;
			console.error( 'The tools of the table failed to load.', error );
		}
	}, [] );

	const widths = layout.widths ?? {};
	const arrange: Arrange = {
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
		setResizing,
		focusMenu: () =>
			menuRef.current?.querySelector< HTMLElement >( 'button' )?.focus(),
		marker,
		setMarker,
	};
	return { arrange, menuRef };
}
