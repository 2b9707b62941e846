import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { onOpenPanel } from './open-panel';
import { getTabs } from './tabs';
import type { Tab } from './tabs';

const activeElementOf = ( { activeElement }: Document ) => activeElement;

/** Which panel is open: one at most. */
export interface PanelState {
	tabs: readonly Tab[];
	open: Tab | undefined;
	toggle: ( tab: Tab ) => void;
	/** Closes it; the focus returns to where it was, unless it has gone on. */
	close: () => void;
}

/**
 * Opens and closes the panels. Who goes to another screen leaves them behind.
 *
 * @param path Where the reader is.
 */
export function usePanel( path: string ): PanelState {
	const tabs = useMemo( getTabs, [] );
	const [ open, setOpen ] = useState< Tab >();
	const opener = useRef< Element | null >( null );

	const show = useCallback( ( tab: Tab ) => {
		const active = activeElementOf( document );
		// One panel after the other: the way back stays that of the first.
		if ( ! active?.closest( '.storedeck-panel' ) ) {
			opener.current = active;
		}
		setOpen( tab );
	}, [] );

	const close = useCallback( () => {
		const isInside =
			activeElementOf( document )?.closest( '.storedeck-panel' ) ||
			activeElementOf( document ) === document.body;
		setOpen( undefined );
		if (
			isInside &&
			opener.current instanceof HTMLElement &&
			opener.current.isConnected
		) {
			opener.current.focus();
		}
	}, [] );

	useEffect(
		() =>
			onOpenPanel( ( id ) => {
				const tab = tabs.find( ( known ) => known.id === id );
				if ( tab ) {
					show( tab );
				}
			} ),
		[ tabs, show ]
	);
	useEffect( () => setOpen( undefined ), [ path ] );

	const toggle = useCallback(
		( tab: Tab ) => ( open?.id === tab.id ? close() : show( tab ) ),
		[ open, close, show ]
	);

	return { tabs, open, toggle, close };
}
