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

/** The open panel, at most one. */
interface PanelState {
	tabs: readonly Tab[];
	open: Tab | undefined;
	toggle: ( tab: Tab ) => void;
	/**
	 * Closes the panel and returns the focus, unless the user moved it
	 * elsewhere.
	 */
	close: () => void;
}

/**
 * Opens and closes panels. Navigating to another screen closes the open one.
 *
 * @param path Path of the current screen.
 */
export function usePanel( path: string ): PanelState {
	const tabs = useMemo( getTabs, [] );
	const [ open, setOpen ] = useState< Tab >();
	const opener = useRef< Element | null >( null );

	const show = useCallback( ( tab: Tab ) => {
		const active = activeElementOf( document );
		// When one panel replaces another, the focus returns to where it was
		// before the first.
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

	// Before the next effect, which opens a panel that was requested earlier.
	useEffect( () => setOpen( undefined ), [ path ] );
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
	const toggle = useCallback(
		( tab: Tab ) => ( open?.id === tab.id ? close() : show( tab ) ),
		[ open, close, show ]
	);

	return { tabs, open, toggle, close };
}
