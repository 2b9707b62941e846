import { useEffect, useState } from '@wordpress/element';
import { SnackbarArea } from '../../common/notices';

/** Only one of the roots of a page shows the messages: they are the page's. */
let isTaken = false;

/** The short messages at the foot of the page, where nothing else shows them. */
export function PageSnackbars() {
	const [ isMine, setIsMine ] = useState( false );

	useEffect( () => {
		if (
			isTaken ||
			document.querySelector( '[data-storedeck-mount="app"]' )
		) {
			return undefined;
		}
		isTaken = true;
		setIsMine( true );
		return () => {
			isTaken = false;
		};
	}, [] );

	return isMine ? <SnackbarArea /> : null;
}
