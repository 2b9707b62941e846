import { useEffect } from '@wordpress/element';
import { useLatest } from '@storedeck/components/use-latest';
import { isShortcut } from '../record-header/is-shortcut';

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
export function useRowKeys( options: Options ) {
	const latest = useLatest( options );
	useEffect( () => {
		const act = ( event: KeyboardEvent ) => {
			const { index, count, onMove, onOpen, onClose } = latest.current;
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
		};
		document.addEventListener( 'keydown', act );
		return () => document.removeEventListener( 'keydown', act );
	}, [ latest ] );
}
