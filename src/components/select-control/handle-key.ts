import type { KeyboardEvent } from 'react';
import type { SelectControlState } from './use-select-control';

/**
 * Handles the keys of a select control.
 *
 * @param event   Key event.
 * @param state   State of the control.
 * @param options Options of the control.
 */
export function handleKey(
	event: KeyboardEvent< HTMLInputElement >,
	state: SelectControlState,
	options: { isSearchable: boolean }
) {
	const { isOpen, active, query } = state;
	const option = active === null ? undefined : state.options[ active ];
	const handle = ( action: () => void ) => {
		event.preventDefault();
		event.stopPropagation();
		action();
	};
	if ( event.nativeEvent.isComposing ) {
		return;
	}
	switch ( event.key ) {
		case 'ArrowDown':
		case 'ArrowUp':
			handle( () =>
				isOpen
					? state.moveHighlight( event.key === 'ArrowDown' ? 1 : -1 )
					: state.openWithQuery()
			);
			break;
		case 'Enter':
			if ( isOpen ) {
				handle( () => {
					if ( option ) {
						state.selectOption( option );
					} else if ( state.status === 'failed' ) {
						state.retry();
					}
				} );
			}
			break;
		case ' ':
			if ( isOpen && option && ! options.isSearchable ) {
				handle( () => state.selectOption( option ) );
			}
			break;
		case 'Tab':
			// The default action moves focus.
			if ( isOpen && option ) {
				state.selectOption( option );
			}
			break;
		case 'Escape':
			if ( isOpen || query ) {
				handle( state.escape );
			}
			break;
		case 'ArrowLeft':
		case 'ArrowRight':
			state.close();
			break;
		case 'Backspace':
			if ( ! query && state.selectedOptions.length > 0 ) {
				handle( state.removeLast );
			}
			break;
	}
}
