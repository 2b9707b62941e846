import type { KeyboardEvent } from 'react';
import type { SelectControlState } from './use-select-control';

/**
 * What the keys do in the field of a select control.
 *
 * @param event   The key.
 * @param state   The control.
 * @param options How it works.
 */
export function handleKey(
	event: KeyboardEvent< HTMLInputElement >,
	state: SelectControlState,
	options: { isSearchable: boolean }
) {
	const { isOpen, active, query } = state;
	const option = active === null ? undefined : state.options[ active ];
	const take = ( act: () => void ) => {
		event.preventDefault();
		event.stopPropagation();
		act();
	};
	if ( event.nativeEvent.isComposing ) {
		return;
	}
	switch ( event.key ) {
		case 'ArrowDown':
		case 'ArrowUp':
			take( () =>
				isOpen
					? state.step( event.key === 'ArrowDown' ? 1 : -1 )
					: state.reopen()
			);
			break;
		case 'Enter':
			if ( isOpen ) {
				take( () => {
					if ( option ) {
						state.choose( option );
					} else if ( state.status === 'failed' ) {
						state.retry();
					}
				} );
			}
			break;
		case ' ':
			if ( isOpen && option && ! options.isSearchable ) {
				take( () => state.choose( option ) );
			}
			break;
		case 'Tab':
			// The focus goes on as it always does.
			if ( isOpen && option ) {
				state.choose( option );
			}
			break;
		case 'Escape':
			if ( isOpen || query ) {
				take( state.escape );
			}
			break;
		case 'ArrowLeft':
		case 'ArrowRight':
			state.close();
			break;
		case 'Backspace':
			if ( ! query && state.chosen.length > 0 ) {
				take( state.removeLast );
			}
			break;
	}
}
