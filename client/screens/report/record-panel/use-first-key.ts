import { useEffect } from '@wordpress/element';
import { useLatest } from '@storedeck/components/use-latest';
import { isShortcut } from '../../../common/record-header/is-shortcut';

/**
 * Shows the row with the focus with J or K, or the first one, while none is shown.
 *
 * @param isEnabled Whether none is shown.
 * @param show      Shows a row.
 */
export function useFirstKey(
	isEnabled: boolean,
	show: ( index: number ) => void
) {
	const latest = useLatest( show );
	useEffect( () => {
		if ( ! isEnabled ) {
			return undefined;
		}
		const start = ( event: KeyboardEvent ) => {
			if ( isShortcut( event ) && [ 'j', 'k' ].includes( event.key ) ) {
				const row =
					event.target instanceof Element
						? event.target.closest< HTMLElement >( 'tr[data-row]' )
						: null;
				latest.current( Number( row?.dataset.row ?? 0 ) );
			}
		};
		document.addEventListener( 'keydown', start );
		return () => document.removeEventListener( 'keydown', start );
	}, [ isEnabled, latest ] );
}
