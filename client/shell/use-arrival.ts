import { useEffect, useRef } from '@wordpress/element';
import { getHistory } from '@storedeck/navigation';
import { focusTitle } from './focus-title';
import { restoreScroll } from './restore-scroll';

const getFocused = () => window.document.activeElement;

/** The place of the current entry in the history of the browser. */
const getIndex = (): number => window.history.state?.idx ?? 0;

/**
 * When another screen or record is shown, begins at its top with the focus on its title. Back returns to
 * where the page was scrolled.
 *
 * @param place See `getPlace()`.
 */
export function useArrival( place: string ) {
	const previous = useRef( place );
	/** Where entries of the history were left, by their index. */
	const positions = useRef( new Map< number, number >() );
	const left = useRef< { index: number; focused: Element | null } >( {
		index: getIndex(),
		focused: null,
	} );

	useEffect(
		() =>
			getHistory().listen( ( _location, action ) => {
				if ( action === 'PUSH' ) {
					positions.current.set( left.current.index, window.scrollY );
				}
				left.current = {
					index: getIndex(),
					focused: getFocused(),
				};
			} ),
		[]
	);
	useEffect( () => {
		if ( previous.current === place ) {
			return;
		}
		previous.current = place;
		const { focused } = left.current;
		const now = getFocused();
		// Some screens focus a field of theirs.
		if ( now === focused || now === now?.ownerDocument.body ) {
			focusTitle();
		}
		const position =
			getHistory().action === 'POP'
				? positions.current.get( getIndex() )
				: undefined;
		if ( position === undefined ) {
			window.scrollTo( 0, 0 );
			return;
		}
		return restoreScroll( position );
	}, [ place ] );
}
