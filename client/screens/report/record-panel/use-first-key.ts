import { isShortcut } from '../../../common/record-header/is-shortcut';
import { useDocumentEvent } from '../../../common/use-document-event';

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
	useDocumentEvent(
		'keydown',
		( event ) => {
			if ( isShortcut( event ) && [ 'j', 'k' ].includes( event.key ) ) {
				const row =
					event.target instanceof Element
						? event.target.closest< HTMLElement >( 'tr[data-row]' )
						: null;
				show( Number( row?.dataset.row ?? 0 ) );
			}
		},
		isEnabled
	);
}
