import { isShortcut } from '../record-header/is-shortcut';
import { useDocumentEvent } from '../use-document-event';

/** What uses Enter itself. */
const CONTROLS = 'a, button, summary, [role="button"], [role="tab"]';

interface Options {
	/** The row that is shown, from 0. */
	index: number;
	count: number;
	onMove: ( index: number ) => void;
	/** Opens the record. */
	onOpen: () => void;
	onClose: () => void;
}

const isOnControl = ( { target }: KeyboardEvent ) =>
	target instanceof Element && target.closest( CONTROLS ) !== null;

/** Keys of a row that is shown in a panel: J, K, Enter and Escape. */
export function useRowKeys( {
	index,
	count,
	onMove,
	onOpen,
	onClose,
}: Options ) {
	useDocumentEvent( 'keydown', ( event ) => {
		if ( ! isShortcut( event ) ) {
			return;
		}
		if ( event.key === 'j' && index < count - 1 ) {
			onMove( index + 1 );
		} else if ( event.key === 'k' && index > 0 ) {
			onMove( index - 1 );
		} else if ( event.key === 'Escape' ) {
			onClose();
		} else if ( event.key === 'Enter' && ! isOnControl( event ) ) {
			onOpen();
		}
	} );
}
